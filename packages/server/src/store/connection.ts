import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleProxy } from 'drizzle-orm/pg-proxy';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { lockHome } from './home-lock.js';
import { openPglite } from './pglite-client.js';
import { schema } from './schema.js';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
/** One SQL dialect, two homes. */
export interface Connection {
  readonly db: Database;
  /** Whether other processes may use the same database at the same time. */
  readonly shared: boolean;
  /** A statement that is run again and again: prepared once; the first column of what it returns. */
  runPrepared(text: string, params: readonly string[]): Promise<string[]>;
  /** `again` is called when it listens after an interruption: what was said meanwhile nobody has heard. */
  listen(channel: string, hear: (payload: string) => void, again?: () => void): Promise<void>;
  close(): Promise<void>;
}
export interface Home {
  /** A folder; nothing is kept when it is null. */
  readonly home: string | null;
  /** A PostgreSQL server to use instead. */
  readonly databaseUrl?: string | undefined;
  /** A dump to begin with where nothing is kept: making an empty database takes seconds. */
  readonly blank?: Blob | undefined;
}

/** Beside the sources as well as beside the build. */
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

export const connect = ({ home, databaseUrl, blank }: Home): Promise<Connection> =>
  databaseUrl ? connectPostgres(databaseUrl) : openEmbedded(home, blank);

const openEmbedded = async (home: string | null, blank: Blob | undefined): Promise<Connection> => {
  if (home !== null) await mkdir(home, { recursive: true });
  const unlock = home === null ? null : await lockHome(home);
  try {
    const client = await openPglite({
      dataDir: home === null ? null : join(home, 'database'),
      blank: home === null ? (blank ?? null) : null,
      migrationsFolder,
    });
    const db = drizzleProxy((text, params, method) => client.query(text, params, method === 'all' ? 'array' : 'object'), { schema });
    return {
      db: db as unknown as Database,
      shared: false,
      runPrepared: client.runPrepared,
      listen: async () => undefined, // nobody else is there to be heard
      close: async () => {
        await client.close();
        await unlock?.();
      },
    };
  } catch (thrown) {
    await unlock?.();
    throw new Error(`the database in ${home ?? 'memory'} cannot be opened: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
      cause: thrown,
    });
  }
};

/** Two processes that start at once would both create the tables: one at a time. */
const MIGRATION_LOCK = 20_251_115;
const connectPostgres = async (url: string): Promise<Connection> => {
  const options = { onnotice: () => undefined, connect_timeout: 5, connection: { application_name: 'cadre' } };
  const migrating = postgres(url, { ...options, max: 1 });
  try {
    await migrating`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migratePostgres(drizzlePostgres({ client: migrating }), { migrationsFolder });
  } finally {
    await migrating.end({ timeout: 5 });
  }
  const client = postgres(url, { ...options, max: 8 });
  return {
    db: drizzlePostgres({ client, schema }) as unknown as Database,
    shared: true,
    runPrepared: async (text, params) => (await client.unsafe(text, [...params], { prepare: true }).values()).map(row => String(row[0])),
    listen: async (channel, hear, again) => {
      let before = false;
      await client.listen(channel, hear, () => {
        if (before) again?.();
        before = true;
      });
    },
    close: () => client.end({ timeout: 5 }),
  };
};
