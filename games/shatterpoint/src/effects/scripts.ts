import type { Call } from '@cadre/core';
import { type Bindings, type ScriptSource, scriptCalls } from '@cadre/kit';
import type { Script } from '../content/effect.js';
import type { EncounterState } from '../state.js';
import type { About } from './about.js';
import { BOOK } from './book.js';
import type { EncounterEffects } from './types.js';

export const SOURCE: ScriptSource<EncounterEffects> = {
  book: () => BOOK,
  inScript: (script, at, { unit, seat, ability, subject, attacker, defender, mover, wounder, objective }) => ({
    script,
    at,
    unit,
    seat,
    ability,
    subject,
    attacker,
    defender,
    mover,
    wounder,
    objective,
  }),
};
const { call, opIn } = scriptCalls<EncounterEffects>(SOURCE);

export { opIn };
export const runScript = (s: EncounterState, script: Script, about: About, bound?: Bindings): Call | void =>
  script.length === 0 ? undefined : call(s, script, about, bound);
