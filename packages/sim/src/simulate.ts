import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import type { Budget } from '@cadre/bots';
import { checkOf, type Setup } from '@cadre/core';
import { Piscina } from 'piscina';
import { type Batch, type Played, type Problem, playBatch, seatOf, type Yield } from './batch.js';
import { type Outcome, outcomeOf } from './outcome.js';

export interface Simulation {
  /** The address (a `file:` URL) of a module that exports `games` and `bots`; every worker loads it. */
  readonly module: string;
  readonly game: string;
  readonly setup?: Setup;
  /** The bots' names, one a seat. */
  readonly bots: readonly string[];
  /** Everybody moves up one seat after every match, so that no bot profits from its seat. */
  readonly rotate?: boolean;
  readonly games: number;
  readonly seed: number;
  /** All cores, unless told. One worker is this thread itself. */
  readonly workers?: number;
  /** A budget of milliseconds makes results depend on the machine: only iterations can be repeated. */
  readonly budget?: Budget;
  /** A match with more answers than this is reported as a problem. */
  readonly bound?: number;
  readonly onProgress?: (progress: Progress) => void;
  readonly signal?: AbortSignal;
}
export interface Progress {
  readonly done: number;
  readonly of: number;
}
export interface Simulated {
  /** Of all matches in their order. The same simulation has the same hash on every machine, with any number of workers. */
  readonly hash: string;
  readonly matches: readonly Played[];
  readonly problems: readonly Problem[];
  /** By bot, in the order given; and by seat, whoever sat there. */
  readonly bots: readonly Outcome[];
  readonly seats: readonly Outcome[];
  readonly facts: Readonly<Record<string, number>>;
  readonly answersPerMatch: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly milliseconds: number;
}

const BOUND = 100_000;
/** Batches short enough for progress to move and for workers to end together, long enough to be worth the journey. */
const BATCHES_PER_WORKER = 100;
const LARGEST_BATCH = 250;
/** Beside this file, seen from the sources as well as from the build: threads run the build. */
const WORKER = new URL('../dist/worker.js', import.meta.url).href;

/** Many matches on all cores. A match that cannot be played to its end is listed among the problems; the others go on. */
export const simulate = async (simulation: Simulation): Promise<Simulated> => {
  const { games, workers = availableParallelism(), onProgress, signal } = simulation;
  checkWhole('games', games, 1);
  checkWhole('workers', workers, 1);
  checkWhole('seed', simulation.seed, 0);
  signal?.throwIfAborted();
  const began = performance.now();
  const yields: Yield[] = [];
  let done = 0;
  const collect = (batch: Batch, i: number, yielded: Yield): void => {
    yields[i] = yielded;
    done += batch.to - batch.from;
    onProgress?.({ done, of: games });
  };
  const batches = batchesOf(simulation, workers);
  if (workers === 1) await playHere(batches, collect, signal);
  else await playOnThreads(batches, workers, collect, signal);
  return summary(simulation, yields, performance.now() - began);
};

type Collect = (batch: Batch, i: number, yielded: Yield) => void;
const playHere = async (batches: readonly Batch[], collect: Collect, signal: AbortSignal | undefined): Promise<void> => {
  for (const [i, batch] of batches.entries()) {
    collect(batch, i, await playBatch(batch));
    await setImmediate(); // whoever wants to abort gets a chance to
    signal?.throwIfAborted();
  }
};
const playOnThreads = async (
  batches: readonly Batch[],
  workers: number,
  collect: Collect,
  signal: AbortSignal | undefined,
): Promise<void> => {
  const pool = new Piscina<Batch, Yield>({
    filename: WORKER,
    name: 'playBatch',
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 2, // the next batch already waits at the thread: without it, threads idle between batches
    execArgv: [], // a condition that leads to the sources would break threads, which run the build
  });
  const broken = new Promise<never>((_, reject) => {
    pool.on('error', reject);
  });
  const stop = (): void => void pool.destroy();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const all = batches.map(async (batch, i) => collect(batch, i, await pool.run(batch)));
    await Promise.race([broken, Promise.all(all)]);
  } catch (thrown) {
    signal?.throwIfAborted();
    throw thrown;
  } finally {
    signal?.removeEventListener('abort', stop);
    await pool.destroy();
  }
};

const checkWhole = (what: string, value: number, min: number): void => {
  if (!Number.isSafeInteger(value) || value < min) throw new RangeError(`${what} is a whole number from ${min} on, not ${value}`);
};
const batchesOf = (simulation: Simulation, workers: number): Batch[] => {
  const { module, game, setup = {}, bots, rotate = false, games, seed, budget = {}, bound = BOUND } = simulation;
  const size = Math.min(LARGEST_BATCH, Math.ceil(games / (workers * BATCHES_PER_WORKER)));
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => {
    const from = i * size;
    return { module, game, setup, bots, rotate, seed, budget, bound, from, to: Math.min(games, from + size) };
  });
};

const summary = ({ bots, rotate = false }: Simulation, yields: readonly Yield[], milliseconds: number): Simulated => {
  const matches = yields.flatMap(y => y.played),
    problems = yields.flatMap(y => y.problems);
  const decisions = matches.reduce((n, m) => n + m.decisions, 0),
    answers = matches.reduce((n, m) => n + m.answers, 0);
  return {
    hash: hashOf(matches, problems),
    matches,
    problems,
    bots: bots.map((name, bot) =>
      outcomeOf(
        name,
        matches.map(m => ({ scores: m.scores, seat: seatOf(bot, m.index, bots.length, rotate) })),
      ),
    ),
    seats: bots.map((_, seat) =>
      outcomeOf(
        `seat ${seat}`,
        matches.map(m => ({ scores: m.scores, seat })),
      ),
    ),
    facts: sumOf(yields.map(y => y.facts)),
    answersPerMatch: matches.length === 0 ? 0 : answers / matches.length,
    decisions,
    decisionsPerSecond: (decisions * 1000) / milliseconds,
    milliseconds,
  };
};
const hashOf = (matches: readonly Played[], problems: readonly Problem[]): string => {
  const checks: string[] = [];
  for (const m of matches) checks[m.index] = m.check;
  for (const p of problems) checks[p.index] = p.problem;
  return checks.reduce((chain, check) => checkOf(chain + check), '');
};
const sumOf = (counts: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const [type, n] of Object.entries(one)) sum[type] = (sum[type] ?? 0) + n;
  return sum;
};
