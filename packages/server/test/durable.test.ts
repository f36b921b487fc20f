import fs from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { durableIn, makeDatabase } from '../src/store/durable-folder.js';
import { emptyDatabase } from './support/empty-database.js';

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'cadre-durable-'));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(home, { recursive: true });
});
/** Files that were written to since the disk was last told of it, by their path. */
const watchFiles = (): { readonly written: string[]; readonly untold: Set<string> } => {
  const { openSync, writeSync, fdatasyncSync, fsyncSync } = fs;
  const paths = new Map<number, string>(),
    written: string[] = [],
    untold = new Set<string>();
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...rest) => {
    const file = openSync(path, ...rest);
    paths.set(file, String(path));
    return file;
  });
  vi.spyOn(fs, 'writeSync').mockImplementation((...args: unknown[]) => {
    const path = paths.get(args[0] as number) ?? '';
    written.push(path);
    untold.add(path);
    return Reflect.apply(writeSync, fs, args);
  });
  const telling = (tell: (file: number) => void) => (file: number) => {
    tell(file);
    untold.delete(paths.get(file) ?? '');
  };
  vi.spyOn(fs, 'fdatasyncSync').mockImplementation(telling(fdatasyncSync));
  vi.spyOn(fs, 'fsyncSync').mockImplementation(telling(fsyncSync));
  return { written, untold };
};
const isJournal = (path: string): boolean => path.includes('pg_wal');

test('what the embedded database has stored is on the disk before it says so', async () => {
  const { written, untold } = watchFiles();
  const folder = join(home, 'database');
  await mkdir(`${folder}.new`);
  await writeFile(join(`${folder}.new`, 'PG_VERSION'), 'half made'); // when the power went
  await makeDatabase(folder, { loadDataDir: await emptyDatabase() });
  expect(await readdir(home)).toEqual(['database']);
  expect([...untold].filter(path => fs.existsSync(path.replace('.new', '')))).toEqual([]);

  const db = await PGlite.create(durableIn(folder));
  // Its own cache would be the largest part of an idle server's memory.
  expect((await db.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }]);
  await db.exec('create table kept (n integer)');
  for (let n = 0; n < 5; n++) {
    const before = written.length;
    await db.query('insert into kept values ($1)', [n]);
    expect(written.slice(before).some(isJournal)).toBe(true);
    expect([...untold].filter(isJournal)).toEqual([]);
  }
  await db.close();
});
