import { type BenchTable, DRAW, type OpenTable, ourTable, peerTable } from './tables.js';

/** The load on a server, in a process of its own. Arguments: who is there, and where; each player comes to any of several addresses. */
const [who, ...urls] = process.argv.slice(2);
const open: OpenTable = who === 'ours' ? ourTable : peerTable;
export type Job =
  /** Open so many tables that will play. */
  | { readonly kind: 'open'; readonly tables: number }
  /** Let them all play, and close them. */
  | { readonly kind: 'play' }
  /** Open tables until so many are only there. */
  | { readonly kind: 'hold'; readonly tables: number };
export interface Played {
  /** Of each answer, until the other player has heard of it. */
  readonly latencies: readonly number[];
  /** Answers a second while all tables played: before, some had not begun; after, some were done. */
  readonly perSecond: number;
  /** Answers that the server refused and told the player to repeat: the table stands still from then on. */
  readonly refused: number;
  /** Answers of which neither player ever heard: the table stands still from then on. */
  readonly lost: number;
}
/** Milliseconds a player looks at the board before answering: short for a person, and the same for every contestant. */
const THOUGHT = 100;
/** Answers that have not arrived by then are lost. */
const PATIENCE = 3000;

const AT_ONCE = 20;
const openMany = async (count: number): Promise<BenchTable[]> => {
  const tables: BenchTable[] = [];
  while (tables.length < count)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => open(urls)))));
  return tables;
};
const play = (tables: readonly BenchTable[]): Promise<Played> =>
  new Promise(resolve => {
    const latencies: number[] = [],
      heardAt: number[] = [];
    const waiting = new Map<BenchTable, number>();
    let playing = tables.length,
      refused = 0,
      lost = 0,
      firstDone = Number.POSITIVE_INFINITY;
    const allBegun = performance.now() + THOUGHT;
    const sweep = setInterval(() => {
      for (const [table, sent] of waiting)
        if (performance.now() - sent > PATIENCE) {
          lost++;
          leave(table);
        }
    }, PATIENCE / 10);
    const leave = (table: BenchTable): void => {
      waiting.delete(table);
      firstDone = Math.min(firstDone, performance.now());
      if (--playing > 0) return;
      clearInterval(sweep);
      for (const t of tables) t.close();
      const steady = heardAt.filter(at => at >= allBegun && at < firstDone).length;
      resolve({ latencies, perSecond: (steady * 1000) / (firstDone - allBegun), refused, lost });
    };
    const move = (table: BenchTable, n: number): void => {
      const square = DRAW[n];
      if (square === undefined) {
        leave(table);
        return;
      }
      const sent = performance.now();
      waiting.set(table, sent);
      const heard = (): void => {
        if (!waiting.delete(table)) return; // too late: counted as lost
        const now = performance.now();
        latencies.push(now - sent);
        heardAt.push(now);
        setTimeout(move, THOUGHT, table, n + 1);
      };
      const isRefused = (): void => {
        if (!waiting.has(table)) return; // the other player has heard of it: it was stored all the same
        refused++;
        leave(table);
      };
      table.move(n, square, heard, isRefused);
    };
    // People do not begin all at once.
    for (const [i, table] of tables.entries()) setTimeout(move, (THOUGHT * i) / tables.length, table, 0);
  });

let ready: BenchTable[] = [];
const held: BenchTable[] = [];
process.on('message', async (job: Job) => {
  switch (job.kind) {
    case 'open':
      ready = await openMany(job.tables);
      process.send!('open');
      return;
    case 'play':
      process.send!(await play(ready));
      return;
    case 'hold':
      held.push(...(await openMany(job.tables - held.length)));
      process.send!('held');
      return;
  }
});
process.send!('ready');
