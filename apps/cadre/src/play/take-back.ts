import { type AnyState, CHANCE, freeUndo, type Match } from '@cadre/core';
import type { Occupant } from './seating.js';

/** The answer to go back to, or why that is not possible. Bots always agree; what somebody has learned stays learned. */
export const takeBack = (m: Match<AnyState>, occupants: readonly Occupant[]): { to: number } | { why: string } => {
  const last = m.log.findLastIndex(e => e.seat !== CHANCE && occupants[e.seat] === 'human');
  if (last === -1) return { why: 'there is nothing to take back: nobody at this keyboard has answered yet' };
  const upToThere = { ...m, log: m.log.slice(0, last + 1) };
  if (freeUndo(upToThere, m.log[last]!.seat) === null)
    return { why: 'that cannot be taken back: somebody has learned something since, from dice, cards or a showdown' };
  return { to: last };
};
