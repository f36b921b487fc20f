import { type AnyState, CHANCE, freeUndo, type Match } from '@cadre/core';
import type { Player } from './players.js';

/** The answer to undo, or why there is none. Bots always agree; revealed information cannot be undone. */
export const undoTarget = (m: Match<AnyState>, players: readonly Player[]): { to: number } | { why: string } => {
  const last = m.log.findLastIndex(e => e.seat !== CHANCE && players[e.seat] === 'human');
  if (last === -1) return { why: 'nothing to undo: nobody at this keyboard has answered yet' };
  const upToThere = { ...m, log: m.log.slice(0, last + 1) };
  if (freeUndo(upToThere, m.log[last]!.seat) === null)
    return { why: 'cannot undo: dice, cards or hidden choices have been revealed since' };
  return { to: last };
};
