import { randomUUID } from 'node:crypto';
import type { Yield } from './batch.js';
import { DatabaseProblem, type Done, makeQueue, openJobs, type Piece, POLL, piecesOf, rest, resultsOf } from './jobs.js';
import { batchesOf, checkSimulation, type Simulation } from './simulate.js';
import { type Simulated, summaryOf } from './summary.js';

export { DatabaseProblem } from './jobs.js';
export { type Work, work } from './work.js';

export interface Spread {
  readonly databaseUrl: string;
  /** The version of the game's rules: only workers that have it take part. */
  readonly rules: string;
  /** A piece that has not come back after so many seconds is given to another worker. */
  readonly lostAfter?: number;
  /** Nothing has come back yet after ten seconds. */
  readonly onWaiting?: () => void;
}
/** Pieces for so many threads, wherever they are. */
const THREADS = 8;
const LOST_AFTER = 120;
const LOOK_EVERY = 5;
const WAITING_AFTER = 10_000;
const PATIENCE = 60_000;
const AT_ONCE = 500;
/** A piece comes back as often as its workers are killed; far above any honest number. */
const RETRIES = 1000;

/** The same simulation, played by all workers of a database. The result is the same as that of one process alone. */
export const simulateTogether = async (simulation: Simulation, spread: Spread): Promise<Simulated> => {
  checkSimulation(simulation);
  const { game, games, onProgress, signal } = simulation,
    { databaseUrl, rules, lostAfter = LOST_AFTER, onWaiting } = spread;
  signal?.throwIfAborted();
  const began = performance.now();
  let troubleSince: number | null = null;
  const jobs = await openJobs(databaseUrl, Math.min(LOOK_EVERY, lostAfter), () => {
    troubleSince ??= performance.now();
  });
  const run = randomUUID(),
    pieces = piecesOf(game, rules),
    results = resultsOf(run);
  const batches = batchesOf(simulation, THREADS);
  const ids = batches.map(() => randomUUID());
  const sendOut = async (): Promise<void> => {
    await makeQueue(jobs, pieces);
    await makeQueue(jobs, results);
    const all = batches.map(({ module: _, ...batch }, number) => ({
      id: ids[number]!,
      name: pieces,
      data: { run, number, batch } satisfies Piece,
      retryLimit: RETRIES,
      expireInSeconds: lostAfter,
    }));
    for (let i = 0; i < all.length; i += AT_ONCE) await jobs.insert(all.slice(i, i + AT_ONCE));
  };
  /** The database may come back: pieces and results are kept there. */
  const checkDatabase = async (): Promise<void> => {
    try {
      await jobs.getQueueSize(pieces);
      troubleSince = null;
    } catch (thrown) {
      if (performance.now() - troubleSince! < PATIENCE) return;
      throw new DatabaseProblem('is away', thrown);
    }
  };
  const collect = async (): Promise<Yield[]> => {
    const yields: Yield[] = [];
    let done = 0,
      told = false;
    while (done < games) {
      signal?.throwIfAborted();
      const found = await jobs.fetch<Done>(results, { batchSize: 50 });
      for (const { data } of found) {
        if ('problem' in data) throw new Error(data.problem);
        if (yields[data.number]) continue; // a worker that was thought lost has played it too
        yields[data.number] = JSON.parse(data.yielded) as Yield;
        const { from, to } = batches[data.number]!;
        done += to - from;
        onProgress?.({ done, of: games });
      }
      if (found.length > 0) continue;
      if (troubleSince !== null) await checkDatabase();
      if (!told && done === 0 && performance.now() - began > WAITING_AFTER) {
        told = true;
        onWaiting?.();
      }
      await rest(POLL, signal);
    }
    return yields;
  };
  const tidy = async (): Promise<void> => {
    for (let i = 0; i < ids.length; i += AT_ONCE) await jobs.deleteJob(pieces, ids.slice(i, i + AT_ONCE));
    await jobs.deleteQueue(results);
  };
  try {
    await sendOut();
    return summaryOf(simulation, await collect(), performance.now() - began);
  } finally {
    await Promise.allSettled([tidy()]); // what went wrong before matters more
    await jobs.stop({ graceful: false, wait: true });
  }
};
