import type { Documents, StoredDocument } from '@cadre/protocol';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { randomToken } from '../secrets.js';
import type { Database } from './connection.js';
import { documents, seats } from './schema.js';

/** The documents of a seat's holder. `holder` is the hash of the seat's secret. */
export interface DocumentStore {
  /** Whether this hash opens any seat at all. */
  isHolder(holder: string): Promise<boolean>;
  documentsOf(holder: string): Promise<Documents['documents']>;
  document(holder: string, name: string): Promise<StoredDocument | null>;
  /** False when there would be more than `most`: then nothing is written. */
  putDocument(holder: string, name: string, at: number, content: string, most: number): Promise<boolean>;
  /** False when there was none. */
  removeDocument(holder: string, name: string): Promise<boolean>;
}

/** Bytes that nobody can compress. */
const PROBE_BYTES = 32_768;
/** Stores and removes more than any match does at once; throws if that cannot be done. */
export const probeStorage = async (db: Database): Promise<void> => {
  const [holder, name] = ['probe', randomToken(16)];
  await db.insert(documents).values({ holder, name, at: 0, content: randomToken(PROBE_BYTES) });
  await db.delete(documents).where(and(eq(documents.holder, holder), eq(documents.name, name)));
};

export const documentStore = (db: Database, query: <T>(statement: SQL) => Promise<T[]>): DocumentStore => {
  const called = (holder: string, name: string) => and(eq(documents.holder, holder), eq(documents.name, name));
  return {
    isHolder: async holder => (await db.select({ seat: seats.seat }).from(seats).where(eq(seats.hash, holder)).limit(1)).length > 0,
    documentsOf: holder =>
      db
        .select({ name: documents.name, at: documents.at, bytes: sql<number>`octet_length(${documents.content})`.mapWith(Number) })
        .from(documents)
        .where(eq(documents.holder, holder))
        .orderBy(asc(documents.name)),
    document: async (holder, name) => {
      const [found] = await db.select().from(documents).where(called(holder, name));
      return found ? { name, at: found.at, content: JSON.parse(found.content) } : null;
    },
    putDocument: async (holder, name, at, content, most) => {
      const written = await query(sql`
        insert into ${documents} (holder, name, at, content) select ${holder}, ${name}, ${at}::bigint, ${content}
        where (select count(*) from ${documents} where holder = ${holder} and name <> ${name}) < ${most}::integer
        on conflict (holder, name) do update set at = excluded.at, content = excluded.content returning name`);
      return written.length > 0;
    },
    removeDocument: async (holder, name) =>
      (await db.delete(documents).where(called(holder, name)).returning({ name: documents.name })).length > 0,
  };
};
