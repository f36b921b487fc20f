import { begin, copyOf, emit, type Game, machine, NO_LOCALS, pick, rulesOf, type State } from '@cadre/core';
import { catalogue } from './rules.js';
import { SPEECH } from './speech.js';

export interface Board {
  /** Nine squares by rows: the seat that marked it, or -1. */
  squares: number[];
  turn: number;
  winner: number;
}
export type NoughtsFact =
  | { readonly type: 'marked'; readonly rule: string; readonly seat: number; readonly square: number }
  | { readonly type: 'won'; readonly rule: string; readonly seat: number }
  | { readonly type: 'draw'; readonly rule: string };
export type NoughtsState = State<Board, null, NoughtsFact>;
const { procedure } = rulesOf<NoughtsState>();

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const FREE = -1;
export const hasLine = (squares: readonly number[], seat: number): boolean =>
  LINES.some(([a, b, c]) => squares[a] === seat && squares[b] === seat && squares[c] === seat);
const free = (squares: readonly number[]): number[] => {
  const found: number[] = [];
  for (let i = 0; i < 9; i++) if (squares[i] === FREE) found.push(i);
  return found;
};

const Play = procedure('play', {
  locals: () => NO_LOCALS,
  steps: {
    mark: {
      rule: 'NX-2',
      when: s => s.public.winner === FREE && s.public.squares.includes(FREE),
      seat: s => s.public.turn,
      space: s => pick('square', free(s.public.squares)),
      take: (s, _, [square]) => {
        const board = s.public;
        board.squares[square!] = board.turn;
        emit(s, { type: 'marked', rule: 'NX-2', seat: board.turn, square: square! });
        if (hasLine(board.squares, board.turn)) board.winner = board.turn;
        board.turn = 1 - board.turn; // NX-1
        return 'again';
      },
    },
    end: {
      rule: 'NX-3',
      run: s => emit(s, s.public.winner === FREE ? { type: 'draw', rule: 'NX-4' } : { type: 'won', rule: 'NX-3', seat: s.public.winner }),
    },
  },
});

export const noughts: Game<NoughtsState> = {
  id: 'noughts',
  name: 'Noughts and crosses',
  rules: '1',
  options: {},
  catalogue,
  machine: machine<NoughtsState>([Play]),
  setup: () => begin({ squares: new Array<number>(9).fill(FREE), turn: 0, winner: FREE }, [null, null], Play.frame({})),
  clone: s => copyOf(s, { squares: s.public.squares.slice(), turn: s.public.turn, winner: s.public.winner }, s.secret.slice()),
  imagine: () => [null, null],
  score: s => (s.public.winner === FREE ? [0.5, 0.5] : s.public.winner === 0 ? [1, 0] : [0, 1]),
  speech: SPEECH.en,
  translations: { de: SPEECH.de },
};
