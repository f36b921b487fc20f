import type { Paper, Papers } from '@cadre/protocol';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { randomToken } from '../secrets.js';
import type { Database } from './connection.js';
import { papers, seats } from './schema.js';

/** The papers of a seat's holder. `holder` is the hash of the seat's secret. */
export interface PaperStore {
  /** Whether this hash opens any seat at all. */
  isHolder(holder: string): Promise<boolean>;
  papersOf(holder: string): Promise<Papers['papers']>;
  paper(holder: string, name: string): Promise<Paper | null>;
  /** False when there would be more than `most`: then nothing is written. */
  putPaper(holder: string, name: string, at: number, content: string, most: number): Promise<boolean>;
  /** False when there was none. */
  removePaper(holder: string, name: string): Promise<boolean>;
}

/** Bytes that nobody can compress. */
const PROBE_BYTES = 32_768;
/** Stores and removes more than any match does at once; throws if that cannot be done. */
export const probeStorage = async (db: Database): Promise<void> => {
  const [holder, name] = ['probe', randomToken(16)];
  await db.insert(papers).values({ holder, name, at: 0, content: randomToken(PROBE_BYTES) });
  await db.delete(papers).where(and(eq(papers.holder, holder), eq(papers.name, name)));
};

export const paperStore = (db: Database, query: <T>(statement: SQL) => Promise<T[]>): PaperStore => {
  const called = (holder: string, name: string) => and(eq(papers.holder, holder), eq(papers.name, name));
  return {
    isHolder: async holder => (await db.select({ seat: seats.seat }).from(seats).where(eq(seats.hash, holder)).limit(1)).length > 0,
    papersOf: holder =>
      db
        .select({ name: papers.name, at: papers.at, bytes: sql<number>`octet_length(${papers.content})`.mapWith(Number) })
        .from(papers)
        .where(eq(papers.holder, holder))
        .orderBy(asc(papers.name)),
    paper: async (holder, name) => {
      const [found] = await db.select().from(papers).where(called(holder, name));
      return found ? { name, at: found.at, content: JSON.parse(found.content) } : null;
    },
    putPaper: async (holder, name, at, content, most) => {
      const written = await query(sql`
        insert into papers (holder, name, at, content) select ${holder}, ${name}, ${at}::bigint, ${content}
        where (select count(*) from papers where holder = ${holder} and name <> ${name}) < ${most}::integer
        on conflict (holder, name) do update set at = excluded.at, content = excluded.content returning name`);
      return written.length > 0;
    },
    removePaper: async (holder, name) => (await db.delete(papers).where(called(holder, name)).returning({ name: papers.name })).length > 0,
  };
};
