import type { Handlers, Logic, ScriptLocals } from '@cadre/kit';
import type { Op } from '../content/effect.js';
import type { Condition } from '../content/filter.js';
import type { EncounterState } from '../state.js';
import type { About } from './about.js';

/** The types of this game's effects, for the interpreter of the kit. */
export interface EncounterEffects {
  readonly state: EncounterState;
  readonly op: Op;
  readonly condition: Logic<Condition>;
  readonly about: About;
}
export type EncounterHandlers = Handlers<EncounterEffects>;
export type InProgress = ScriptLocals<EncounterEffects>;
export type OpNamed<Name extends Op['op']> = Extract<Op, { readonly op: Name }>;
