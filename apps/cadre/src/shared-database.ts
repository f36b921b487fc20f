import type { DatabaseProblem } from '@cadre/sim/distributed';
import { bad, wrongCall } from './exit.js';

/** What processes share needs a database that can be shared: PostgreSQL. */
export const sharedDatabase = (who: string): string => {
  const url = process.env['DATABASE_URL'];
  if (!url) throw wrongCall(`${who} needs DATABASE_URL, as in DATABASE_URL=postgres://user:password@host:5432/cadre`);
  return url;
};
/** A database that cannot be used is the user's to mend, and told in one line. */
export const complainOf =
  (Problem: typeof DatabaseProblem) =>
  (thrown: unknown): never => {
    throw thrown instanceof Problem ? bad(thrown.message) : thrown;
  };
