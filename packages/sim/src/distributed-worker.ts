import { availableParallelism } from 'node:os';
import type { AnyGame } from '@cadre/core';
import type PgBoss from 'pg-boss';
import { openBatchPool } from './pool.js';
import { createQueue, type Job, type JobResult, jobQueueOf, openQueues, POLL, resultQueueOf, sleep } from './queue.js';

export interface WorkerOptions {
  readonly databaseUrl: string;
  /** The address (a `file:` URL) of a module that exports `games` and `bots`; every thread loads it. */
  readonly module: string;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly workers?: number;
  /** Stops the worker. Unfinished batches go back to the other workers. */
  readonly signal: AbortSignal;
  readonly onBatch?: (batch: { readonly game: string; readonly from: number; readonly to: number }) => void;
  /** The database fails; the worker continues when it is back. */
  readonly onError?: (problem: string) => void;
}
const MAINTENANCE_SECONDS = 5;
const RETRY = 1000;
const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Play batches of all simulations in the database until told to stop. */
export const runWorker = async ({ databaseUrl, module, games, signal, onBatch, onError, ...options }: WorkerOptions): Promise<void> => {
  const { workers = availableParallelism() } = options;
  const jobs = await openQueues(databaseUrl, MAINTENANCE_SECONDS, problem => onError?.(problem));
  const pool = openBatchPool(workers);
  const queues = Object.values(games).map(({ id, rules }) => jobQueueOf(id, rules));
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop, { once: true });

  const next = async (): Promise<PgBoss.Job<Job> | null> => {
    for (const queue of queues) {
      const [job] = await jobs.fetch<Job>(queue);
      if (job) return job;
    }
    return null;
  };
  const play = async ({ number, batch }: Job): Promise<JobResult> => {
    try {
      return { number, result: JSON.stringify(await pool.play({ ...batch, module })) };
    } catch (thrown) {
      return { number, problem: messageOf(thrown) };
    }
  };
  /** The result is sent before the job is completed: if the worker dies in between, its batch is played twice, never lost. */
  const serve = async ({ name, id, data }: PgBoss.Job<Job>): Promise<void> => {
    const result = await play(data);
    if (signal.aborted) return jobs.fail(name, id);
    await jobs.send(resultQueueOf(data.run), result);
    await jobs.complete(name, id);
    onBatch?.({ game: data.batch.game, from: data.batch.from, to: data.batch.to });
  };
  const loop = async (): Promise<void> => {
    while (!signal.aborted)
      try {
        const job = await next();
        if (job) await serve(job);
        else await sleep(POLL, signal);
      } catch (thrown) {
        onError?.(messageOf(thrown));
        await sleep(RETRY, signal);
      }
  };
  try {
    for (const queue of queues) await createQueue(jobs, queue);
    await Promise.all(Array.from({ length: workers }, loop));
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
    await jobs.stop({ graceful: false, wait: true });
  }
};
