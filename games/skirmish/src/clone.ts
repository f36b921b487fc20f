import { copyOf } from '@cadre/core';
import type { SkirmishState } from './state.js';

/** Spots, rosters and holders are replaced, never changed: copies share them. */
export const clone = (s: SkirmishState): SkirmishState => {
  const { figures, roster, spent, rounds, round, first, points } = s.public;
  const yard = {
    figures: figures.map(f => ({ ...f })),
    roster,
    spent: { attack: spent.attack.slice(), round: spent.round.slice() },
    rounds,
    round,
    first,
    points: [points[0], points[1]] as [number, number],
  };
  return copyOf(s, yard, s.secret.slice());
};
