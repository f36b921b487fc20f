import { randomUUID } from 'node:crypto';
import type { BatchResult } from './batch.js';
import { createQueue, DatabaseProblem, type Job, type JobResult, jobQueueOf, openQueues, POLL, resultQueueOf, sleep } from './queue.js';
import { batchesOf, checkSimulation, type Simulation } from './simulate.js';
import { type SimulationResult, summaryOf } from './summary.js';

export { runWorker, type WorkerOptions } from './distributed-worker.js';
export { DatabaseProblem } from './queue.js';

export interface DistributedOptions {
  readonly databaseUrl: string;
  /** The version of the game's rules: only workers with the same version take part. */
  readonly rules: string;
  /** A batch without a result after this many seconds is given to another worker. */
  readonly timeoutSeconds?: number;
  /** Called when there is no result after ten seconds. */
  readonly onWaiting?: () => void;
}
/** Enough batches for this many threads, wherever they are. */
const THREADS = 8;
const TIMEOUT_SECONDS = 120;
const MAINTENANCE_SECONDS = 5;
const WAITING_AFTER = 10_000;
const PATIENCE = 60_000;
const INSERT_SIZE = 500;
/** How often a batch is retried after its worker was killed: far more than ever happens. */
const RETRIES = 1000;

/** A simulation played by all workers of a database. The result is the same as that of a single process. */
export const simulateDistributed = async (simulation: Simulation, spread: DistributedOptions): Promise<SimulationResult> => {
  checkSimulation(simulation);
  const { game, games, onProgress, signal } = simulation,
    { databaseUrl, rules, timeoutSeconds = TIMEOUT_SECONDS, onWaiting } = spread;
  signal?.throwIfAborted();
  const startedAt = performance.now();
  let failingSince: number | null = null;
  const queues = await openQueues(databaseUrl, Math.min(MAINTENANCE_SECONDS, timeoutSeconds), () => {
    failingSince ??= performance.now();
  });
  const run = randomUUID(),
    jobQueue = jobQueueOf(game, rules),
    resultQueue = resultQueueOf(run);
  const batches = batchesOf(simulation, THREADS);
  const ids = batches.map(() => randomUUID());
  const sendJobs = async (): Promise<void> => {
    await createQueue(queues, jobQueue);
    await createQueue(queues, resultQueue);
    const all = batches.map(({ module: _, ...batch }, number) => ({
      id: ids[number]!,
      name: jobQueue,
      data: { run, number, batch } satisfies Job,
      retryLimit: RETRIES,
      expireInSeconds: timeoutSeconds,
    }));
    for (let i = 0; i < all.length; i += INSERT_SIZE) await queues.insert(all.slice(i, i + INSERT_SIZE));
  };
  /** The database may come back: it keeps jobs and results. */
  const checkDatabase = async (): Promise<void> => {
    try {
      await queues.getQueueSize(jobQueue);
      failingSince = null;
    } catch (thrown) {
      if (performance.now() - failingSince! < PATIENCE) return;
      throw new DatabaseProblem('is not available', thrown);
    }
  };
  const collect = async (): Promise<BatchResult[]> => {
    const results: BatchResult[] = [];
    let done = 0,
      toldWaiting = false;
    while (done < games) {
      signal?.throwIfAborted();
      const found = await queues.fetch<JobResult>(resultQueue, { batchSize: 50 });
      for (const { data } of found) {
        if ('problem' in data) throw new Error(data.problem);
        if (results[data.number]) continue; // a worker that seemed lost has played it too
        results[data.number] = JSON.parse(data.result) as BatchResult;
        const { from, to } = batches[data.number]!;
        done += to - from;
        onProgress?.({ done, of: games });
      }
      if (found.length > 0) continue;
      if (failingSince !== null) await checkDatabase();
      if (!toldWaiting && done === 0 && performance.now() - startedAt > WAITING_AFTER) {
        toldWaiting = true;
        onWaiting?.();
      }
      await sleep(POLL, signal);
    }
    return results;
  };
  const cleanUp = async (): Promise<void> => {
    for (let i = 0; i < ids.length; i += INSERT_SIZE) await queues.deleteJob(jobQueue, ids.slice(i, i + INSERT_SIZE));
    await queues.deleteQueue(resultQueue);
  };
  try {
    await sendJobs();
    return summaryOf(simulation, await collect(), performance.now() - startedAt);
  } finally {
    await Promise.allSettled([cleanUp()]); // an earlier error matters more
    await queues.stop({ graceful: false, wait: true });
  }
};
