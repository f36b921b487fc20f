import { type AnyState, CHANCE, freeUndo, type Match } from '@cadre/core';
import type { Player } from './players.js';

/** The answer to undo, or why there is none. Bots always agree; revealed information cannot be undone. */
export const undoTarget = (m: Match<AnyState>, players: readonly Player[]): { to: number } | { why: 'nothingToUndo' | 'cannotUndo' } => {
  const last = m.log.findLastIndex(e => e.seat !== CHANCE && players[e.seat] === 'human');
  if (last === -1) return { why: 'nothingToUndo' };
  const upToThere = { ...m, log: m.log.slice(0, last + 1) };
  if (freeUndo(upToThere, m.log[last]!.seat) === null) return { why: 'cannotUndo' };
  return { to: last };
};
