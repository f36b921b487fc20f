import { type BenchTable, DRAW, type OpenTable, ourTable, peerTable } from './tables.js';

/** The load on a server, in a process of its own. Arguments: who is there, and where. */
const [who, url] = process.argv.slice(2);
const open: OpenTable = who === 'ours' ? ourTable : peerTable;
export type Job =
  /** Open so many tables that will play. */
  | { readonly kind: 'open'; readonly tables: number }
  /** Let them all play, and close them. */
  | { readonly kind: 'play' }
  /** Open tables until so many are only there. */
  | { readonly kind: 'hold'; readonly tables: number };
export interface Played {
  readonly milliseconds: number;
  /** Of each answer, until the other player has heard of it. */
  readonly latencies: readonly number[];
  /** Answers of which the other player never heard: the table stands still from then on. */
  readonly lost: number;
}
/** How long a player looks at the board before answering: short for a person, and the same for every contestant. */
const THOUGHT = 50;
/** Whoever has heard nothing by then never will. */
const PATIENCE = 3000;

const AT_ONCE = 20;
const openMany = async (count: number): Promise<BenchTable[]> => {
  const tables: BenchTable[] = [];
  while (tables.length < count)
    tables.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - tables.length) }, () => open(url!)))));
  return tables;
};
const play = async (tables: readonly BenchTable[]): Promise<Played> => {
  const latencies: number[] = [];
  let lost = 0;
  const began = performance.now();
  let ended = began;
  const playOne = async (table: BenchTable, i: number): Promise<void> => {
    await after((THOUGHT * i) / tables.length); // people do not begin all at once
    for (const [n, square] of DRAW.entries()) {
      await after(THOUGHT);
      const sent = performance.now();
      if (!(await within(PATIENCE, table.move(n, square)))) {
        lost++;
        return;
      }
      ended = performance.now();
      latencies.push(ended - sent);
    }
  };
  await Promise.all(tables.map(playOne));
  for (const table of tables) table.close();
  return { milliseconds: ended - began, latencies, lost };
};
const after = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
const within = (milliseconds: number, event: Promise<void>): Promise<boolean> =>
  new Promise(resolve => {
    const late = setTimeout(() => resolve(false), milliseconds);
    void event.then(() => {
      clearTimeout(late);
      resolve(true);
    });
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
