import { nearest, type Seat, type Space } from '@cadre/core';
import { RollFor } from '../effects/dice-ops.js';
import { ATTACKING } from '../frames.js';
import { type EncounterState, LEGEND } from '../state.js';
import { seatOf } from '../table/queries.js';

/** Whose dice are rolled in an attack: facts name the attacker alone, whoever rolls. */
export const rollerOf = (s: EncounterState, { of }: Space): Seat | undefined => {
  const attack = nearest(s, ATTACKING);
  if (!attack || nearest(s, RollFor)) return undefined;
  if (of === 'attack') return attack.seat;
  return attack.defender === 'target' ? LEGEND : seatOf(s, attack.defender);
};
