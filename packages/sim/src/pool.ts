import { Piscina } from 'piscina';
import type { Batch, BatchResult } from './batch.js';

/** Threads that play batches. */
export interface BatchPool {
  play(batch: Batch): Promise<BatchResult>;
  /** Rejects when a thread breaks; never resolves. */
  readonly broken: Promise<never>;
  /** Abandons what is being played. */
  close(): Promise<void>;
}
/** Beside this file, seen from the sources as well as from the build: threads run the build. */
const WORKER = new URL('../dist/worker.js', import.meta.url).href;

export const openBatchPool = (workers: number): BatchPool => {
  const pool = new Piscina<Batch, BatchResult>({
    filename: WORKER,
    name: 'playBatch',
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 2, // the next batch already waits at the thread: without it, threads idle between batches
    // No condition that leads to the sources: threads run the build. And no `require` of modules: Node 20 dies when two tasks of one
    // thread require and import its module at the same time.
    execArgv: ['--no-experimental-require-module'],
  });
  const broken = new Promise<never>((_, reject) => {
    pool.on('error', reject);
  });
  broken.catch(() => undefined); // reported to those who await it
  return { play: batch => pool.run(batch), broken, close: () => pool.destroy() };
};
