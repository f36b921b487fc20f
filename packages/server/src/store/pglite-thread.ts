import { existsSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, protocol } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openCheckpoints } from './checkpoints.js';
import { durableIn, makeDatabase } from './durable-folder.js';
import { holdsLock } from './home-lock.js';
import type { DatabaseOptions, DatabaseReply, DatabaseRequest } from './pglite-client.js';

/** The embedded database on a thread of its own: while it writes, matches go on. */
const { dataDir, blank, migrationsFolder, lock } = workerData as DatabaseOptions;
const port = parentPort!;
const reply = (message: DatabaseReply): void => port.postMessage(message);
const words = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/** A process that was stopped long enough to lose its home must not write what it had begun: its memory knows nothing of the new owner's. */
const checkLock = (): void => {
  if (lock && !holdsLock(lock)) throw new Error('another Cadre has taken over this home: stop this one');
};

const open = async (): Promise<PGlite> => {
  checkLock();
  if (dataDir !== null && !existsSync(dataDir)) await makeDatabase(dataDir);
  const db = await PGlite.create({ ...(dataDir === null ? {} : durableIn(dataDir)), ...(blank === null ? {} : { loadDataDir: blank }) });
  await migrate(drizzle({ client: db }), { migrationsFolder });
  return db;
};
/** Planning a statement costs more than running it: each is planned once, under a name. */
const named = new Map<string, string>();
const runPrepared = (db: PGlite, text: string, params: readonly string[]): Promise<string[]> =>
  db.runExclusive(async () => {
    const { parse, bind, execute, sync } = protocol.serialize;
    const name = named.get(text) ?? `repeated_${named.size}`;
    if (!named.has(text)) {
      await db.execProtocol(joined(parse({ name, text, types: [] }), sync()));
      named.set(text, name);
    }
    const { messages } = await db.execProtocol(joined(bind({ statement: name, values: [...params] }), execute({}), sync()));
    return messages.flatMap(m => ('fields' in m && m.name === 'dataRow' ? [String((m.fields as unknown[])[0])] : []));
  });
const joined = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts);
/** What is in the journal goes to its place first: whoever opens the copy has nothing to recover. */
const dumpOf = async (db: PGlite): Promise<Uint8Array> => {
  await db.exec('checkpoint');
  return new Uint8Array(await (await db.dumpDataDir('gzip')).arrayBuffer());
};
/** A query that was wrong leaves the database as it was; of anything worse it does not recover, and would never answer again. */
const isOver = (thrown: unknown): boolean => (thrown as { severity?: unknown } | null)?.severity !== 'ERROR';
try {
  const db = await open();
  // One at a time: whatever follows the last one must not begin.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    last = last.then(work);
  };
  // Where it cannot be put away, this thread ends; the next question opens the database anew, or says why it cannot.
  const checkpoints = openCheckpoints(() =>
    inTurn(async () => {
      checkLock();
      await db.exec('checkpoint');
    }),
  );
  const answer = async (asked: DatabaseRequest): Promise<void> => {
    if (asked.kind === 'close') {
      checkpoints.stop();
      if (!lock || holdsLock(lock)) await db.close(); // closing writes
      port.close();
      return;
    }
    const { id } = asked;
    try {
      checkLock();
      if (asked.kind === 'dump') return reply({ kind: 'rows', id, rows: [await dumpOf(db)] });
      const rows =
        asked.kind === 'query'
          ? (await db.query(asked.text, asked.params, { rowMode: asked.rowMode })).rows
          : await runPrepared(db, asked.text, asked.params);
      reply({ kind: 'rows', id, rows });
      checkpoints.grew(asked.params.reduce<number>((sum, param) => sum + (typeof param === 'string' ? param.length : 0), 0));
    } catch (thrown) {
      reply({ kind: 'failed', id, problem: words(thrown) });
      if (isOver(thrown)) process.exit(); // this thread alone; the next question opens the database anew
    }
  };
  port.on('message', (asked: DatabaseRequest) => inTurn(() => answer(asked)));
  reply({ kind: 'ready' });
} catch (thrown) {
  reply({ kind: 'unopened', problem: words(thrown) });
}
