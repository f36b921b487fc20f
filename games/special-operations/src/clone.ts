import { copyOf } from '@cadre/core';
import type { Battle, BattleState } from './state.js';

/** Spots, rosters, lists of words and secrets are replaced, never changed: copies share them. */
export const clone = (s: BattleState): BattleState => {
  const b = s.public;
  const battle: Battle = {
    ...b,
    units: b.units.map(unit => ({ ...unit })),
    spent: {
      attack: b.spent.attack.slice(),
      activation: b.spent.activation.slice(),
      round: b.spent.round.slice(),
      game: b.spent.game.slice(),
    },
    used: { ...b.used },
    objectives: b.objectives.map(o => ({ ...o })),
    loadouts: [b.loadouts[0], b.loadouts[1]],
    discards: [b.discards[0], b.discards[1]],
    played: [b.played[0], b.played[1]],
    pools: [b.pools[0], b.pools[1]],
    passes: [b.passes[0], b.passes[1]],
    points: [b.points[0], b.points[1]],
    tally: { ...b.tally, covered: { ...b.tally.covered } },
  };
  return copyOf(s, battle, s.secret.slice());
};
