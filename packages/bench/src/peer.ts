import { createRequire } from 'node:module';

export const PEERS = ['boardgame.io', '@flatten-js/core', '@pkmn/sim'] as const;
export type Peer = (typeof PEERS)[number];
const load = createRequire(import.meta.url);
export const isInstalled = (peer: Peer): boolean => {
  try {
    load.resolve(peer);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return false;
    throw error;
  }
};

/** The parts of boardgame.io that we use. It only supports `require`. */
export interface PeerState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
export interface PeerAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}
interface Internal {
  CreateGameReducer(o: { game: object }): (s: PeerState, a: PeerAction) => PeerState;
  InitializeGame(o: { game: object }): PeerState;
}
interface PeerBot {
  play(s: PeerState, playerID: string): Promise<{ action: PeerAction }>;
}
interface Ai {
  MCTSBot: new (o: { game: object; enumerate: (G: PeerState['G']) => object[]; iterations: number; seed: string }) => PeerBot;
}
export const peerInternal = (): Internal => load('boardgame.io/internal') as Internal;
export const peerAi = (): Ai => load('boardgame.io/ai') as Ai;

export const mark = (square: number, playerID: string): PeerAction => ({
  type: 'MAKE_MOVE',
  payload: { type: 'mark', args: [square], playerID },
});

const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const hasLine = (cells: readonly (string | null)[]): boolean =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

/** Noughts and crosses as in its own tutorial. */
export const peerNoughts = {
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, square: number): 'INVALID_MOVE' | undefined => {
      if (G.cells[square] !== null) return 'INVALID_MOVE';
      G.cells[square] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: PeerState): object | undefined => {
    if (hasLine(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};
export const peerMoves = (G: PeerState['G']): object[] =>
  G.cells.flatMap((c, square) => (c === null ? [{ move: 'mark', args: [square] }] : []));
