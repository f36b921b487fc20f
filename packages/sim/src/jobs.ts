import { setTimeout as wait } from 'node:timers/promises';
import { checkOf } from '@cadre/core';
import PgBoss from 'pg-boss';
import type { Batch } from './batch.js';

/** A batch on its way to whoever plays it. Which module has the game and the bots, every worker knows itself. */
export interface Piece {
  readonly run: string;
  readonly number: number;
  readonly batch: Omit<Batch, 'module'>;
}
/** What came of a piece: its `Yield` as JSON text, letter by letter, or why it cannot be played at all. */
export type Done = { readonly number: number; readonly yielded: string } | { readonly number: number; readonly problem: string };

/** Workers with other rules of the game never see these pieces. */
export const piecesOf = (game: string, rules: string): string => `pieces-${game}-${checkOf(rules)}`;
export const resultsOf = (run: string): string => `results-${run}`;

export const POLL = 250;
/** Until the time is up or the signal comes. */
export const rest = async (milliseconds: number, signal: AbortSignal | undefined): Promise<void> => {
  await wait(milliseconds, undefined, signal ? { signal } : {}).catch((thrown: unknown) => {
    if (!signal?.aborted) throw thrown;
  });
};

/** The database cannot be reached, or cannot be used. */
export class DatabaseProblem extends Error {
  constructor(what: string, cause: unknown) {
    super(`the database of DATABASE_URL ${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Of processes that make the same queue at once, PostgreSQL may stop one: they waited for each other. */
const DEADLOCK = '40P01';
const TRIES = 5;
export const makeQueue = async (jobs: Pick<PgBoss, 'createQueue'>, name: string): Promise<void> => {
  for (let tries = 1; ; tries++)
    try {
      return await jobs.createQueue(name);
    } catch (thrown) {
      if (tries === TRIES || (thrown as { readonly code?: unknown }).code !== DEADLOCK) throw thrown;
      await wait(POLL);
    }
};

/** The queue library in its own corner of the database. `looksEvery` is how often pieces of lost workers are looked for, in seconds. */
export const openJobs = async (databaseUrl: string, looksEvery: number, onTrouble: (problem: string) => void): Promise<PgBoss> => {
  const jobs = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'cadre',
    schema: 'cadre_jobs',
    max: 4,
    schedule: false,
    maintenanceIntervalSeconds: looksEvery,
  });
  jobs.on('error', error => onTrouble(error.message));
  try {
    return await jobs.start();
  } catch (thrown) {
    throw new DatabaseProblem('cannot be used', thrown);
  }
};
