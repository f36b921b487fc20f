import { setTimeout as wait } from 'node:timers/promises';
import { checkOf } from '@cadre/core';
import PgBoss from 'pg-boss';
import type { Batch } from './batch.js';

/** A batch in the queue. Every worker knows its own module with games and bots. */
export interface Job {
  readonly run: string;
  readonly number: number;
  readonly batch: Omit<Batch, 'module'>;
}
/** The `BatchResult` of a job as JSON text, so that nothing is rounded; or why it cannot be played at all. */
export type JobResult = { readonly number: number; readonly result: string } | { readonly number: number; readonly problem: string };

/** Workers with another version of the rules never see these jobs. */
export const jobQueueOf = (game: string, rules: string): string => `jobs-${game}-${checkOf(rules)}`;
export const resultQueueOf = (run: string): string => `results-${run}`;

export const POLL = 250;
/** Ends early when the signal comes. */
export const sleep = async (milliseconds: number, signal: AbortSignal | undefined): Promise<void> => {
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

/** When several processes create the same queue at once, PostgreSQL may abort one of them as a deadlock. */
const DEADLOCK = '40P01';
const TRIES = 5;
export const createQueue = async (jobs: Pick<PgBoss, 'createQueue'>, name: string): Promise<void> => {
  for (let tries = 1; ; tries++)
    try {
      return await jobs.createQueue(name);
    } catch (thrown) {
      if (tries === TRIES || (thrown as { readonly code?: unknown }).code !== DEADLOCK) throw thrown;
      await wait(POLL);
    }
};

/** The job queues, in a schema of their own. Every `maintenanceSeconds` the jobs of lost workers are queued again. */
export const openQueues = async (databaseUrl: string, maintenanceSeconds: number, onError: (problem: string) => void): Promise<PgBoss> => {
  const jobs = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'cadre',
    schema: 'cadre_jobs',
    max: 4,
    schedule: false,
    maintenanceIntervalSeconds: maintenanceSeconds,
  });
  jobs.on('error', error => onError(error.message));
  try {
    return await jobs.start();
  } catch (thrown) {
    throw new DatabaseProblem('cannot be used', thrown);
  }
};
