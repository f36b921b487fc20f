import { type Bindings, effects } from '@cadre/kit';
import type { EncounterState } from '../state.js';
import { holds } from './conditions.js';
import { diceHandlers } from './dice-ops.js';
import { harmHandlers } from './harm-ops.js';
import { moveHandlers } from './move-ops.js';
import { resolve } from './script-selection.js';
import { SOURCE } from './scripts.js';
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
  ...SOURCE,
  handlers: () => ({ ...harmHandlers, ...moveHandlers, ...diceHandlers, ...tableHandlers }),
  structure: { if: true, choose: true, may: true, each: true, select: true },
  holds,
  resolve,
  chooser: (_, { seat }) => seat,
  isOver: rememberChoices,
  rules: { script: 'S-ABIL-1', target: 'LE-H12', choose: 'LE-H12', end: 'S-ABIL-1' },
});
