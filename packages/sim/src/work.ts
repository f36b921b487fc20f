import { availableParallelism } from 'node:os';
import type { AnyGame } from '@cadre/core';
import type PgBoss from 'pg-boss';
import { type Done, makeQueue, openJobs, type Piece, POLL, piecesOf, rest, resultsOf } from './jobs.js';
import { openBatchPool } from './pool.js';

export interface Work {
  readonly databaseUrl: string;
  /** The address (a `file:` URL) of a module that exports `games` and `bots`; every thread loads it. */
  readonly module: string;
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly workers?: number;
  /** Until it comes. Pieces that are being played then go back to the others. */
  readonly signal: AbortSignal;
  readonly onPiece?: (piece: { readonly game: string; readonly from: number; readonly to: number }) => void;
  /** The database fails; work goes on when it is back. */
  readonly onTrouble?: (problem: string) => void;
}
const LOOK_EVERY = 5;
const RETRY = 1000;
const words = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** Play pieces of everybody's simulations until told to stop. */
export const work = async ({ databaseUrl, module, games, signal, onPiece, onTrouble, ...options }: Work): Promise<void> => {
  const { workers = availableParallelism() } = options;
  const jobs = await openJobs(databaseUrl, LOOK_EVERY, problem => onTrouble?.(problem));
  const pool = openBatchPool(workers);
  const queues = Object.values(games).map(({ id, rules }) => piecesOf(id, rules));
  const stop = (): void => void pool.close();
  signal.addEventListener('abort', stop, { once: true });

  const next = async (): Promise<PgBoss.Job<Piece> | null> => {
    for (const queue of queues) {
      const [job] = await jobs.fetch<Piece>(queue);
      if (job) return job;
    }
    return null;
  };
  const played = async ({ number, batch }: Piece): Promise<Done> => {
    try {
      return { number, yielded: JSON.stringify(await pool.play({ ...batch, module })) };
    } catch (thrown) {
      return { number, problem: words(thrown) };
    }
  };
  /** The result is sent before the piece is ticked off: a worker that dies between the two is only doubled, never missed. */
  const serve = async ({ name, id, data }: PgBoss.Job<Piece>): Promise<void> => {
    const done = await played(data);
    if (signal.aborted) return jobs.fail(name, id);
    await jobs.send(resultsOf(data.run), done);
    await jobs.complete(name, id);
    onPiece?.({ game: data.batch.game, from: data.batch.from, to: data.batch.to });
  };
  const loop = async (): Promise<void> => {
    while (!signal.aborted)
      try {
        const job = await next();
        if (job) await serve(job);
        else await rest(POLL, signal);
      } catch (thrown) {
        onTrouble?.(words(thrown));
        await rest(RETRY, signal);
      }
  };
  try {
    for (const queue of queues) await makeQueue(jobs, queue);
    await Promise.all(Array.from({ length: workers }, loop));
  } finally {
    signal.removeEventListener('abort', stop);
    await pool.close();
    await jobs.stop({ graceful: false, wait: true });
  }
};
