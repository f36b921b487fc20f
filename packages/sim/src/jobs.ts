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

/** PostgreSQL's words for "somebody else makes the same thing at this moment": it exists, is doubled, or both waited for each other. */
const MADE_BY_ANOTHER = ['42P06', '42P07', '42710', '23505', '40P01'];
const TRIES = 5;
const madeByAnother = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && MADE_BY_ANOTHER.includes(String(thrown.code));
/** What several processes make at their start is made once, by one of them. */
export const makeTogether = async <T>(make: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await make();
    } catch (thrown) {
      if (tries === TRIES || !madeByAnother(thrown)) throw thrown;
      await wait(POLL);
    }
};

/** The queue library in its own corner of the database. `looksEvery` is how often pieces of lost workers are looked for, in seconds. */
export const openJobs = async (databaseUrl: string, looksEvery: number, onTrouble: (problem: string) => void): Promise<PgBoss> => {
  const open = async (): Promise<PgBoss> => {
    const jobs = new PgBoss({
      connectionString: databaseUrl,
      application_name: 'cadre',
      schema: 'cadre_jobs',
      max: 4,
      schedule: false,
      maintenanceIntervalSeconds: looksEvery,
    });
    jobs.on('error', error => onTrouble(error.message));
    return jobs.start(); // one that failed cannot be started again
  };
  try {
    return await makeTogether(open);
  } catch (thrown) {
    throw new DatabaseProblem('cannot be used', thrown);
  }
};
