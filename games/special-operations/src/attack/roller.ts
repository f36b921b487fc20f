import { nearest, type Seat, type Space } from '@cadre/core';
import { ATTACKING } from '../frames.js';
import type { BattleState } from '../state.js';
import { unitOf } from '../table/queries.js';

/** Whose dice are rolled in an attack: between the roll and the last answer stand the windows of both sides. */
export const rollerOf = (s: BattleState, { of }: Space): Seat | undefined => {
  const attack = nearest(s, ATTACKING);
  if (!attack) return undefined;
  if (of === 'attack') return attack.seat;
  return of === 'defence' || of === 'guard' ? unitOf(s, attack.target).seat : undefined;
};
