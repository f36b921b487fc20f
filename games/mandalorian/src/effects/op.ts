import type { Known } from '@cadre/core';
import type { Handlers, InScript, ScriptLocals as LocalsOfScript } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { scriptOf } from '../box/scripts.js';
import type { Condition, Op, OpName } from '../content/types.js';
import { NOBODY, type Nobody, type PieceId, type Whereabouts } from '../ids.js';
import type { About } from '../missions/conditions.js';
import type { MandoState } from '../state.js';

/** The types of this game's effects, for the interpreter of the kit. */
export interface MandoEffects {
  readonly state: MandoState;
  readonly op: Op;
  readonly condition: Condition;
  readonly about: MutableAbout;
}
/** A script is about the character `you` and the enemy `it`; an op can change which enemy that is. */
export interface MutableAbout extends About {
  it: PieceId | Nobody;
  itSpace: Whereabouts;
}
/** A script in progress. */
export type ScriptLocals = LocalsOfScript<MandoEffects>;
export type MandoHandlers = Handlers<MandoEffects>;
export type OpNamed<K extends OpName> = Extract<Op, { op: K }>;

/** The op that a script has just come to: a procedure of its own works on it. */
export const opIn = (f: ScriptLocals) => ({ script: f.script, at: f.at - 1, you: f.you, it: f.it, itSpace: f.itSpace });
/** One op that consists of choices: how many are left, and what was chosen last. */
export const choiceLocals = ({ of, left }: { readonly of: ScriptLocals; readonly left: number }) => ({
  left,
  answer: NOBODY as PieceId | Nobody,
  ...opIn(of),
});
export type ChoiceLocals = ReturnType<typeof choiceLocals>;

export const opOf = <K extends OpName>(s: Known<MandoState>, f: Pick<InScript, 'script' | 'at'>, _: K): OpNamed<K> =>
  scriptOf(boxOf(s), f.script)[f.at] as OpNamed<K>;
