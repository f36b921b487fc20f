import type { Call } from '@cadre/core';
import { type Bindings, effects } from '@cadre/kit';
import type { Script } from '../content/effect.js';
import type { EncounterState } from '../state.js';
import type { About } from './about.js';
import { BOOK } from './book.js';
import { holds } from './conditions.js';
import { diceHandlers } from './dice-ops.js';
import { harmHandlers } from './harm-ops.js';
import { moveHandlers } from './move-ops.js';
import { resolve } from './selection.js';
import { tableHandlers } from './table-ops.js';
import type { EncounterEffects } from './types.js';

/** LE-H13: names chosen in the effect of an order card stay known to its Legend Ability. */
const rememberChoices = (s: EncounterState): boolean => {
  const [orders, script] = s.stack.slice(-2);
  if (orders?.proc === 'revealOrders' && script)
    (orders.locals as { bound?: Bindings }).bound = (script.locals as { bound?: Bindings }).bound ?? {};
  return false;
};
/** Abilities and order cards: scripts, op by op, each completely. */
export const scripts = effects<EncounterEffects>({
  book: () => BOOK,
  handlers: () => ({ ...harmHandlers, ...moveHandlers, ...diceHandlers, ...tableHandlers }),
  structure: { if: true, choose: true, may: true, each: true, select: true },
  holds,
  resolve,
  chooser: (_, { seat }) => seat,
  about: ({ unit, seat, ability, subject, attacker, defender, mover, wounder, objective }) => ({
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
  isOver: rememberChoices,
  rules: { script: 'S-ABIL-1', target: 'LE-H12', choose: 'LE-H12', end: 'S-ABIL-1' },
});
export const runScript = (s: EncounterState, script: Script, about: About, bound?: Bindings): Call | void =>
  script.length === 0 ? undefined : scripts.call(s, script, about, bound);
