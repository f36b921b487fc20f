import { search as think } from '@cadre/bots';
import { viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { peerAi, peerInternal, peerMoves, peerNoughts } from '../peer.js';
import type { Suite } from '../suite.js';

const ITERATIONS = 200;

/** One answer of a tree search from the empty board, the same number of iterations each. */
export const search: Suite = {
  id: 'search',
  title: `Tree search from the empty board, ${ITERATIONS} iterations an answer`,
  unit: 'answer',
  rounds: 5,
  roundMilliseconds: 350,
  warmUpMilliseconds: 700,
  contestants: [
    {
      name: 'Cadre, search bot',
      prepare: async () => {
        const s = noughts.machine.start(noughts.setup({}));
        const view = viewOf(s, 0);
        const { space } = s.pending!.asks[0]!;
        const random = seeded(11);
        return () => {
          const { iterations } = think(noughts, view, space, random, { iterations: ITERATIONS });
          if (iterations !== ITERATIONS) throw new Error(`the search stopped after ${iterations} iterations`);
          return 1;
        };
      },
    },
    {
      name: 'boardgame.io 0.50, MCTSBot',
      peer: 'boardgame.io',
      prepare: async () => {
        const { MCTSBot } = peerAi();
        const s = peerInternal().InitializeGame({ game: peerNoughts });
        const bot = new MCTSBot({ game: peerNoughts, enumerate: peerMoves, iterations: ITERATIONS, seed: '11' });
        return async () => {
          const { action } = await bot.play(s, '0');
          if (action.payload.type !== 'mark') throw new Error('the search found no move');
          return 1;
        };
      },
    },
  ],
};
