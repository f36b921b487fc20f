import { type BenchTable, DRAW, type OpenTable, ourTable, peerTable } from './tables.js';

/** The load on a server, in a process of its own. Arguments: who is there, and where. */
const [who, url] = process.argv.slice(2);
const open: OpenTable = who === 'ours' ? ourTable : peerTable;
export interface Load {
  /** Tables that play at the same time, each as fast as it is answered. */
  readonly active: number;
  /** Answers to measure at least. */
  readonly answers: number;
}
export interface Hold {
  /** More tables that are only there. */
  readonly hold: number;
}
export interface Loaded {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

const AT_ONCE = 20;
const openMany = async (count: number): Promise<BenchTable[]> => {
  const tables: BenchTable[] = [];
  while (tables.length < count)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => open(url!)))));
  return tables;
};
const measure = async ({ active, answers }: Load): Promise<Loaded> => {
  const latencies: number[] = [];
  let milliseconds = 0;
  while (latencies.length < answers) {
    const tables = await openMany(active);
    const began = performance.now();
    await Promise.all(
      tables.map(async table => {
        for (const [n, square] of DRAW.entries()) {
          const sent = performance.now();
          await table.move(n, square);
          latencies.push(performance.now() - sent);
        }
      }),
    );
    milliseconds += performance.now() - began;
    for (const table of tables) table.close();
  }
  latencies.sort((a, b) => a - b);
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)]!;
  return { answers: latencies.length, perSecond: (latencies.length * 1000) / milliseconds, p50: at(0.5), p99: at(0.99) };
};
const held: BenchTable[] = [];
process.on('message', async (job: Load | Hold) => {
  if ('hold' in job) {
    held.push(...(await openMany(job.hold - held.length)));
    process.send!({ held: held.length });
  } else process.send!(await measure(job));
});
process.send!('ready');
