import { sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { noughts } from '@cadre/noughts';
import { mark, peerInternal, peerNoughts } from '../peer.js';
import type { Contestant, Suite } from '../suite.js';

const MATCHES = 200;
/** The same random matches for all contestants, as squares in the order they are marked. */
const matches = (): readonly (readonly number[])[] => {
  const random = seeded(7);
  return Array.from({ length: MATCHES }, () => {
    const s = noughts.machine.start(noughts.setup({}));
    while (s.pending) {
      const { seat, space } = s.pending.asks[0]!;
      noughts.machine.submit(s, seat, s.pending.seq, sample(space, random));
    }
    return s.out!.flatMap(({ fact }) => (fact.type === 'marked' ? [fact['square'] as number] : []));
  });
};

const peerPlaying = (name: string, count: (squares: readonly number[]) => number): Contestant => ({
  name,
  peer: 'boardgame.io',
  prepare: async () => {
    const { CreateGameReducer, InitializeGame } = peerInternal();
    const reducer = CreateGameReducer({ game: peerNoughts });
    const all = matches();
    let next = 0;
    return () => {
      const squares = all[next++ % all.length]!;
      let s = InitializeGame({ game: peerNoughts });
      for (const square of squares) s = reducer(s, mark(square, s.ctx.currentPlayer));
      if (s.ctx.gameover === undefined) throw new Error('the match should be over');
      return count(squares);
    };
  },
});
/** The peer's raw reducer on the same matches. */
export const peerMoves = peerPlaying('boardgame.io 0.50, raw reducer', squares => squares.length);
export const peerMatches = peerPlaying('boardgame.io 0.50, whole matches of noughts and crosses', () => 1);

/** Moves with all checks: right seat, open question, legal answer. */
export const moves: Suite = {
  id: 'moves',
  group: 'kernel',
  title: 'Noughts and crosses, random matches, every move checked',
  unit: 'move',
  rounds: 7,
  roundMilliseconds: 250,
  warmUpMilliseconds: 600,
  contestants: [
    {
      name: 'Cadre, machine.submit',
      prepare: async () => {
        const all = matches();
        return () => {
          let done = 0;
          for (const squares of all) {
            const s = noughts.machine.start(noughts.setup({}));
            for (const square of squares) {
              if (!s.pending) continue; // the last square is forced, and not counted
              const { seq, asks } = s.pending;
              if (noughts.machine.submit(s, asks[0]!.seat, seq, [square])) throw new Error(`square ${square} was refused`);
              done++;
            }
            if (s.pending) throw new Error('the match should be over');
          }
          return done;
        };
      },
    },
    peerMoves,
  ],
};
