import { createRequire } from 'node:module';
import type { AddressInfo, Server as HttpServer } from 'node:net';
import { answerForUse } from './use.js';

/** The parts of boardgame.io's server that are used here. */
interface Peer {
  FlatFile: new (o: { dir: string }) => object;
  Server(o: { games: object[]; origins: string[]; db?: object }): {
    run(port: { port: number; callback?: () => void }): Promise<{ appServer: HttpServer }>;
  };
}
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
interface Board {
  readonly cells: (string | null)[];
}
const noughts = {
  name: 'noughts',
  setup: (): Board => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { G: Board; playerID: string }, square: number): string | undefined => {
      if (G.cells[square] !== null) return 'INVALID_MOVE';
      G.cells[square] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { G: Board; ctx: { currentPlayer: string } }): object | undefined => {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[b] === G.cells[c]))
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

/**
 * boardgame.io's server. Argument: a folder to keep matches in, with the storage that comes with it; without one nothing
 * is kept. It tells players of a move before it has stored it: a quick answer can find the board as it was, and is dropped.
 */
const [dir] = process.argv.slice(2);
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as Peer;
const log = console.log;
console.log = () => undefined; // it announces itself on standard output
const { appServer } = await Server({
  games: [noughts],
  origins: ['*'],
  ...(dir === undefined ? {} : { db: new FlatFile({ dir }) }),
}).run({ port: 0 });
console.log = log;
answerForUse();
process.send!({ url: `http://127.0.0.1:${(appServer.address() as AddressInfo).port}` });
