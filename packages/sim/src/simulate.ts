import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Budget } from '@cadre/bots';
import type { Setup } from '@cadre/core';
import { type Batch, type BatchResult, playBatch } from './batch.js';
import { openBatchPool } from './pool.js';
import { type SimulationResult, summaryOf } from './summary.js';

export interface Simulation {
  /** The `file:` URL of a module that exports `games` and `bots`; every worker loads it. */
  readonly module: string;
  readonly game: string;
  readonly setup?: Setup;
  /** The bots' names, one per seat. */
  readonly bots: readonly string[];
  /** All bots move up one seat after every match, so that none profits from its seat. */
  readonly rotate?: boolean;
  readonly games: number;
  readonly seed: number;
  /** Defaults to all cores. A single worker is this thread itself. */
  readonly workers?: number;
  /** A budget of milliseconds makes results depend on the machine: only iterations are reproducible. */
  readonly budget?: Budget;
  /** A match with more answers than this is reported as a problem. */
  readonly maxAnswers?: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}
export interface Progress {
  readonly done: number;
  readonly of: number;
}
const MAX_ANSWERS = 100_000;
/** Batches small enough for smooth progress and for workers to finish together, large enough to be worth sending. */
const BATCHES_PER_WORKER = 100;
const LARGEST_BATCH = 250;

/** Many matches on all cores. A match that cannot be played to its end is listed among the problems; the others go on. */
export const simulate = async (simulation: Simulation): Promise<SimulationResult> => {
  const { games, workers = availableParallelism(), onProgress, signal } = simulation;
  checkSimulation(simulation);
  checkInteger('workers', workers, 1);
  signal?.throwIfAborted();
  const startedAt = performance.now();
  const results: BatchResult[] = [];
  let done = 0;
  const collect = (batch: Batch, i: number, result: BatchResult): void => {
    results[i] = result;
    done += batch.to - batch.from;
    onProgress?.({ done, of: games });
  };
  const batches = batchesOf(simulation, workers);
  if (workers === 1) await playHere(batches, collect, signal);
  else await playOnThreads(batches, workers, collect, signal);
  return summaryOf(simulation, results, performance.now() - startedAt);
};

type Collect = (batch: Batch, i: number, result: BatchResult) => void;
const playHere = async (batches: readonly Batch[], collect: Collect, signal: AbortSignal | undefined): Promise<void> => {
  for (const [i, batch] of batches.entries()) {
    collect(batch, i, await playBatch(batch));
    await setImmediate(); // lets an abort through
    signal?.throwIfAborted();
  }
};
const playOnThreads = async (
  batches: readonly Batch[],
  workers: number,
  collect: Collect,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const pool = openBatchPool(workers);
  const stop = (): void => void pool.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const all = batches.map(async (batch, i) => collect(batch, i, await pool.play(batch)));
    await Promise.race([pool.broken, Promise.all(all)]);
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown;
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.close();
  }
};

export const checkSimulation = ({ games, seed }: Simulation): void => {
  checkInteger('games', games, 1);
  checkInteger('seed', seed, 0);
};
const checkInteger = (what: string, value: number, min: number): void => {
  if (!Number.isSafeInteger(value) || value < min)
    throw new RangeError(`${what}: expected a whole number of at least ${min}, got ${value}`);
};
export const batchesOf = (simulation: Simulation, workers: number): Batch[] => {
  const { module, game, setup = {}, bots, rotate = false, games, seed, budget = {}, maxAnswers = MAX_ANSWERS } = simulation;
  const size = Math.min(LARGEST_BATCH, Math.ceil(games / (workers * BATCHES_PER_WORKER)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => {
    const from = i * size;
    return { module, game, setup, bots, rotate, seed, budget, maxAnswers, from, to: Math.min(games, from + size) };
  });
};
