import { type AnyState, CHANCE, checkSetup, nextPrompt, sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { MISSIONS, specialOperations } from '@cadre/special-operations';
import type { Contestant, Suite } from '../suite.js';
import { peerMatches, peerMoves } from './moves.js';
import { pkmnBattles } from './pkmn-battle.js';

/** Whole matches with random answers, the missions in turn; counts what seats answered, or matches. */
const playing = (name: string, counts: 'choices' | 'matches'): Contestant => ({
  name,
  prepare: async () => {
    const random = seeded(7);
    const setups = MISSIONS.map(mission => checkSetup(specialOperations, { mission, blue: 'first' }).setup);
    let next = 0;
    return () => {
      const s = specialOperations.setup(setups[next++ % setups.length]!);
      s.out = null;
      specialOperations.machine.start(s);
      const choices = playOut(s, random);
      return counts === 'choices' ? choices : 1;
    };
  },
});
const playOut = (s: Parameters<typeof specialOperations.clone>[0], random: (n: number) => number): number => {
  let choices = 0;
  while ((s as AnyState).pending) {
    const { seat, space } = nextPrompt(s.pending!);
    if (seat !== CHANCE) choices++;
    specialOperations.machine.advance(s, seat, sample(space, random, specialOperations.machine.ground(s)));
  }
  return choices;
};
const TIMING = { group: 'special-operations', rounds: 5, roundMilliseconds: 1500, warmUpMilliseconds: 5000 } as const;

/** A squad game with over a hundred keywords and cards on a measured table. */
export const specialOperationsSuites: readonly Suite[] = [
  {
    id: 'special-operations:choices',
    title: 'Special Operations, random matches',
    unit: 'choice',
    contestants: [playing('Cadre, machine.advance', 'choices'), pkmnBattles('choices'), peerMoves],
    ...TIMING,
  },
  {
    id: 'special-operations:playouts',
    title: 'Special Operations, random playouts, beside whole battles of @pkmn/sim and matches of noughts and crosses',
    unit: 'playout',
    contestants: [playing('Cadre, machine.advance', 'matches'), pkmnBattles('matches'), peerMatches],
    ...TIMING,
  },
];
