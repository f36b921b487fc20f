import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Asking, Beginning, Replying } from './pglite-client.js';

/** The embedded database on a thread of its own: while it writes, matches go on. */
const { dataDir, blank, migrationsFolder } = workerData as Beginning;
const port = parentPort!;
const reply = (message: Replying): void => port.postMessage(message);
const words = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

const open = async (): Promise<PGlite> => {
  const db = await PGlite.create({ ...(dataDir === null ? {} : { dataDir }), ...(blank === null ? {} : { loadDataDir: blank }) });
  await migrate(drizzle({ client: db }), { migrationsFolder });
  return db;
};
try {
  const db = await open();
  port.on('message', async (asked: Asking) => {
    if (asked.kind === 'close') {
      await db.close();
      port.close();
      return;
    }
    const { id, text, params, rowMode } = asked;
    try {
      reply({ kind: 'rows', id, rows: (await db.query(text, params, { rowMode })).rows });
    } catch (thrown) {
      reply({ kind: 'failed', id, problem: words(thrown) });
    }
  });
  reply({ kind: 'ready' });
} catch (thrown) {
  reply({ kind: 'unopened', problem: words(thrown) });
}
