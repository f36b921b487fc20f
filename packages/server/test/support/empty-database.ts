import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/cadre', import.meta.url));
const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
const FILE = `${FOLDER}/blank-${process.arch}-${readdirSync(migrationsFolder).length}.tar`;

/** A database with empty tables, made once: every test that keeps nothing begins with it. */
export const emptyDatabase = async (): Promise<Blob> => {
  const kept = await readFile(FILE).catch(() => null);
  if (kept) return new Blob([kept]);
  const made = await PGlite.create();
  await migrate(drizzle({ client: made }), { migrationsFolder });
  await made.exec('checkpoint'); // whoever opens it has nothing to recover
  const dump = await made.dumpDataDir('none');
  await made.close();
  await mkdir(FOLDER, { recursive: true });
  const mine = `${FILE}.${randomUUID()}`;
  await writeFile(mine, new Uint8Array(await dump.arrayBuffer()));
  await rename(mine, FILE);
  return dump;
};
