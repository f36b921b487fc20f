import { type AnyState, checkSetup, sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import type { Suite } from '../suite.js';
import { peerMoves } from './moves.js';

const MISSIONS = ['m1', 'm2', 'm3', 'm4', 'mm1', 'mm2'] as const;

/** What a search pays per answer of a playout. */
export const playouts: Suite = {
  id: 'mandalorian',
  group: 'kernel',
  title: 'The Mandalorian: Adventures, random playouts',
  unit: 'answer',
  rounds: 5,
  roundMilliseconds: 500,
  warmUpMilliseconds: 5000, // many rules need to be compiled; real searches and simulations run for minutes
  heapBatches: 2000,
  contestants: [
    {
      name: 'Cadre, a whole mission',
      prepare: async () => {
        const random = seeded(7);
        const setups = MISSIONS.map(mission => checkSetup(mandalorian, { mission }).setup);
        let next = 0;
        return () => {
          const s = mandalorian.setup(setups[next++ % setups.length]!);
          s.out = null;
          mandalorian.machine.start(s);
          while (s.pending) {
            const { seat, space } = openAsk(s);
            mandalorian.machine.advance(s, seat, sample(space, random));
          }
          return s.seq;
        };
      },
    },
    peerMoves,
  ],
};
const openAsk = (s: AnyState) => s.pending!.asks.find(a => !a.answer)!;
