import type { DatabaseProblem } from '@cadre/sim/distributed';
import { failure, usageError } from './command-error.js';

/** Processes can only share a PostgreSQL database. */
export const sharedDatabase = (who: string): string => {
  const url = process.env['DATABASE_URL'];
  if (!url) throw usageError(`${who} needs DATABASE_URL, for example DATABASE_URL=postgres://user:password@host:5432/cadre`);
  return url;
};
/** A database problem is reported to the user in one line. */
export const asFailure =
  (Problem: typeof DatabaseProblem) =>
  (thrown: unknown): never => {
    throw thrown instanceof Problem ? failure(thrown.message) : thrown;
  };
