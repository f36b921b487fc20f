import { begin, CHANCE, copyOf, emit, type Game, machine, pick, roll, rulesOf, type State, thenAgain } from '@cadre/core';

interface Board {
  squares: number[];
  turn: number;
}
type LongFact =
  | { readonly type: 'cleared'; readonly rule: string; readonly squares: readonly number[] }
  | { readonly type: 'marked'; readonly rule: string; readonly seat: number; readonly square: number };
export type LongState = State<Board, null, LongFact>;
const { procedure } = rulesOf<LongState>();
const SIZE = 100,
  CLEARED = 10,
  FREE = -1;
const free = ({ squares }: Board): number[] => squares.flatMap((seat, square) => (seat === FREE ? [square] : []));

const Turn = procedure('turn', {
  locals: () => ({}),
  steps: {
    clear: {
      rule: 'LONG-1',
      when: s => free(s.public).length < 2,
      seat: CHANCE,
      space: () => roll('cleared', SIZE, CLEARED),
      take: (s, _, squares) => {
        for (const square of squares) s.public.squares[square] = FREE;
        emit(s, { type: 'cleared', rule: 'LONG-1', squares });
      },
    },
    mark: {
      rule: 'LONG-2',
      seat: s => s.public.turn,
      space: s => pick('square', free(s.public)),
      take: (s, _, [square]) => {
        s.public.squares[square!] = s.public.turn;
        emit(s, { type: 'marked', rule: 'LONG-2', seat: s.public.turn, square: square! });
        s.public.turn = 1 - s.public.turn;
      },
    },
  },
});
const Match = procedure('match', { locals: () => ({}), steps: { turn: { rule: 'LONG-2', run: () => thenAgain(Turn.call({})) } } });

/** Two players mark squares for ever, and dice clear some when the board is full: no game of ours has so many answers. */
export const longGame: Game<LongState> = {
  id: 'long',
  name: 'A long game',
  rules: '1',
  options: {},
  catalogue: [
    { id: 'LONG-1', says: 'Ten dice clear squares when fewer than two are free.', source: 'house' },
    { id: 'LONG-2', says: 'On your turn, mark a free square.', source: 'house' },
  ],
  machine: machine<LongState>([Match, Turn]),
  setup: () => begin({ squares: new Array<number>(SIZE).fill(FREE), turn: 0 }, [null, null], Match.frame({})),
  clone: s => copyOf(s, { ...s.public, squares: s.public.squares.slice() }, s.secret.slice()),
  imagine: () => [null, null],
  score: () => [0.5, 0.5],
  speech: {
    seat: seat => `Seat ${seat + 1}`,
    board: ({ public: { squares } }) => [squares.join(' ')],
    question: () => 'Choose a free square',
    option: (_, __, square) => `square ${square}`,
    fact: fact => fact.type,
  },
};
