import { type BenchTable, DRAW, type OpenTable, ourTable, peerTable } from './tables.js';

/** The load on a server, in a process of its own. Arguments: who is there, and where. */
const [who, url] = process.argv.slice(2);
const open: OpenTable = who === 'ours' ? ourTable : peerTable;
export type Job =
  /** Open so many tables that will play. */
  | { readonly kind: 'open'; readonly tables: number }
  /** Let them all play at once, each as fast as it is answered, and close them. */
  | { readonly kind: 'play' }
  /** Open tables until so many are only there. */
  | { readonly kind: 'hold'; readonly tables: number };
export interface Played {
  readonly milliseconds: number;
  /** Of each answer, until the other player has heard of it. */
  readonly latencies: readonly number[];
}

const AT_ONCE = 20;
const openMany = async (count: number): Promise<BenchTable[]> => {
  const tables: BenchTable[] = [];
  while (tables.length < count)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => open(url!)))));
  return tables;
};
const play = async (tables: readonly BenchTable[]): Promise<Played> => {
  const latencies: number[] = [];
  const began = performance.now();
  const playOne = async (table: BenchTable): Promise<void> => {
    for (const [n, square] of DRAW.entries()) {
      const sent = performance.now();
      await table.move(n, square);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(tables.map(playOne));
  const milliseconds = performance.now() - began;
  for (const table of tables) table.close();
  return { milliseconds, latencies };
};

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
