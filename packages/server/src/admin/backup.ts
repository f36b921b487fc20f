import { existsSync, readFileSync, rmSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Home } from '../store/connection.js';
import { durableIn, makeDatabase } from '../store/durable-folder.js';
import { openHomeFolder } from '../store/home-folder.js';
import { lockHome } from '../store/home-lock.js';

/** Writes the embedded database of a home into one file. No server may use the home meanwhile. */
export const backUpHome = async (home: string, file: string, onStep?: Home['onStep']): Promise<void> => {
  const folder = join(home, 'database');
  if (!existsSync(folder)) throw new Error(`there is no database in ${home}`);
  const lock = await lockHome(home, onStep);
  try {
    const db = await PGlite.create(durableIn(folder));
    const dump = await db.dumpDataDir('gzip');
    await db.close();
    await writeBackup(file, new Uint8Array(await dump.arrayBuffer()));
  } finally {
    lock.release();
  }
};

/** Under another name first: a backup that is half written must not look like one. Nobody else may read it. */
export const writeBackup = async (file: string, dump: Uint8Array): Promise<void> => {
  await writeFile(`${file}.part`, dump, { flag: 'wx', mode: 0o600 });
  await rename(`${file}.part`, file);
};

/** Makes a home from such a file. It must not have a database yet. */
export const restoreHome = async (home: string, file: string): Promise<void> => {
  const folder = join(home, 'database');
  const backup = new Blob([readFileSync(file)], { type: 'application/x-gzip' });
  await openHomeFolder(home);
  const lock = await lockHome(home);
  try {
    if (existsSync(folder)) throw new Error(`${home} already has a database: expected an empty folder, or one that does not exist`);
    await makeDatabase(folder, { loadDataDir: backup });
    rmSync(join(home, 'matches.log'), { force: true }); // made anew from the matches that are there now
  } finally {
    lock.release();
  }
};
