import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleProxy } from 'drizzle-orm/pg-proxy';
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js';
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { openHomeFolder } from './home-folder.js';
import { lockHome } from './home-lock.js';
import { lines, list } from './lists.js';
import { type MatchLedger, openLedger } from './match-ledger.js';
import { openPglite, type PgliteClient } from './pglite-client.js';
import { schema } from './schema.js';

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;
export interface Notice {
  readonly channel: string;
  readonly payload: string;
}
/** One SQL dialect, two homes. */
export interface Connection {
  readonly db: Database;
  /** Whether other processes may use the same database at the same time. */
  readonly shared: boolean;
  /** A statement that is run again and again: prepared once; the first column of what it returns. */
  runPrepared(text: string, params: readonly string[]): Promise<string[]>;
  /** Heard by every process that listens; nobody keeps it for those who do not. */
  notify(notices: readonly Notice[]): Promise<void>;
  /** `again` is called when it listens after an interruption: what was said meanwhile nobody has heard. */
  listen(channel: string, hear: (payload: string) => void, again?: () => void): Promise<void>;
  /** All of it as one compressed file; null where the database has tools of its own for that. */
  readonly dump: (() => Promise<Uint8Array>) | null;
  /** The matches that must be there; null where the database looks after that itself. */
  readonly ledger: MatchLedger | null;
  close(): Promise<void>;
}
export interface Home {
  /** A folder; nothing is kept when it is null. */
  readonly home: string | null;
  /** A PostgreSQL server to use instead. */
  readonly databaseUrl?: string | undefined;
  /** A dump to begin with where nothing is kept: making an empty database takes seconds. */
  readonly blank?: Blob | undefined;
  /** Told what takes seconds: a new database is made, an old one recovers, a lock is waited for. */
  readonly onStep?: ((message: string) => void) | undefined;
}

/** Beside the sources as well as beside the build. */
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

export const connect = (home: Home): Promise<Connection> =>
  home.databaseUrl ? connectPostgres(home.databaseUrl, home.onStep) : openEmbedded(home);

const openEmbedded = async ({ home, blank, onStep }: Home): Promise<Connection> => {
  if (home !== null) await openHomeFolder(home);
  const lock = home === null ? null : await lockHome(home, onStep);
  const dataDir = home === null ? null : join(home, 'database');
  if (dataDir !== null)
    onStep?.(existsSync(dataDir) ? `opening the database in ${home}` : `creating the database in ${home}, which takes a few seconds`);
  try {
    const client = await openPglite({
      dataDir,
      blank: home === null ? (blank ?? null) : null,
      migrationsFolder,
      lock: lock && { path: lock.path, token: lock.token },
    });
    const db = drizzleProxy((text, params, method) => client.query(text, params, method === 'all' ? 'array' : 'object'), { schema });
    return {
      db: db as unknown as Database,
      shared: false,
      ledger: home === null ? null : await ledgerIn(home, client),
      runPrepared: client.runPrepared,
      dump: client.dump,
      listen: async () => undefined, // nobody else is there to be heard
      notify: async () => undefined,
      close: async () => {
        await client.close();
        lock?.release();
      },
    };
  } catch (thrown) {
    lock?.release();
    throw new Error(`the database in ${home ?? 'memory'} cannot be opened: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
      cause: thrown,
    });
  }
};

/** A home from before there were ledgers gets one with the matches it has. */
const ledgerIn = async (home: string, client: PgliteClient): Promise<MatchLedger> => {
  const path = join(home, 'matches.log');
  if (!existsSync(path)) {
    const { rows } = await client.query('select id from matches', [], 'object');
    await writeFile(path, (rows as { id: string }[]).map(({ id }) => `${id}\n`).join(''));
  }
  return openLedger(path);
};

/** Two processes that start at once would both create the tables: one at a time. */
const MIGRATION_LOCK = 20_251_115;
const NOTIFY = `select count(pg_notify(n.channel, n.payload)) from unnest(${list(1, 'text')}, ${list(2, 'text')}) as n(channel, payload)`;
const connectPostgres = async (url: string, onStep: Home['onStep']): Promise<Connection> => {
  onStep?.('connecting to PostgreSQL');
  const options = { onnotice: () => undefined, connect_timeout: 5, connection: { application_name: 'cadre' } };
  const migrating = postgres(url, { ...options, max: 1 });
  try {
    await migrating`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migratePostgres(drizzlePostgres({ client: migrating }), { migrationsFolder });
  } finally {
    await migrating.end({ timeout: 5 });
  }
  const client = postgres(url, { ...options, max: 8 });
  // A notice is kept nowhere, so it need not wait for the disk. PostgreSQL commits those of all processes one after the other.
  const noticing = postgres(url, { ...options, max: 1, connection: { ...options.connection, synchronous_commit: 'off' } });
  return {
    db: drizzlePostgres({ client, schema }) as unknown as Database,
    shared: true,
    ledger: null,
    dump: null,
    runPrepared: async (text, params) => (await client.unsafe(text, [...params], { prepare: true }).values()).map(row => String(row[0])),
    listen: async (channel, hear, again) => {
      let before = false;
      await client.listen(channel, hear, () => {
        if (before) again?.();
        before = true;
      });
    },
    notify: async notices => {
      const params = [lines(notices.map(n => n.channel)), lines(notices.map(n => n.payload))];
      await noticing.unsafe(NOTIFY, params, { prepare: true });
    },
    close: async () => {
      await Promise.all([client.end({ timeout: 5 }), noticing.end({ timeout: 5 })]);
    },
  };
};
