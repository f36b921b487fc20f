import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OWNER_ONLY } from './home-folder.js';

/** What we need to know of the files of a folder, as the database sees them. */
interface Files {
  readonly stream_ops: { fsync?(file: { readonly nfd: number; readonly node: { readonly mode: number } }): number };
  /** What the system refuses becomes what the database understands. */
  tryFSOperation<T>(operation: () => T): T;
}
/** Windows keeps its folders by itself, and refuses to be asked. */
const SYNCS_FOLDERS = process.platform !== 'win32';
const isFolder = (mode: number): boolean => (mode & fs.constants.S_IFMT) === fs.constants.S_IFDIR;

/** A power cut loses what a file was told and the disk was not: here both are told before the database says that it is stored. */
class DurableFolder extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options);
    const { preRun = [] } = emscriptenOpts;
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, module => syncing(module.NODEFS as unknown as Files)] } };
  }
}
const syncing = (files: Files): void => {
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (SYNCS_FOLDERS || !isFolder(node.mode)) files.tryFSOperation(() => fs.fdatasyncSync(nfd));
    return 0;
  };
};

/** `-F` would switch all of it off; the other way to wait for the disk, fdatasync, comes to nothing on its way out of the database. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter(param => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  // PostgreSQL's own cache takes all its memory at the start: 128 MB of an idle server, for what the system keeps in its cache anyway.
  ...['-c', 'shared_buffers=32MB'],
];
export const durableIn = (folder: string): PGliteOptions => ({ fs: new DurableFolder(folder), startParams: START_PARAMS });

/**
 * A new database in a folder that does not exist yet. One that was half made when the power went would never open: it is
 * made aside, and gets its name when all of it is on the disk.
 */
export const makeDatabase = async (folder: string, beginning: Pick<PGliteOptions, 'loadDataDir'> = {}): Promise<void> => {
  const aside = `${folder}.new`;
  fs.rmSync(aside, { recursive: true, force: true });
  const made = await PGlite.create({ ...durableIn(aside), ...beginning });
  await made.close();
  fs.chmodSync(aside, OWNER_ONLY);
  syncWithin(aside);
  fs.renameSync(aside, folder);
  for (const above of [dirname(folder), dirname(dirname(folder))]) sync(above, true);
};
const syncWithin = (folder: string): void => {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncWithin(path);
    else sync(path, false);
  }
  sync(folder, true);
};
const sync = (path: string, folder: boolean): void => {
  if (folder && !SYNCS_FOLDERS) return;
  const file = fs.openSync(path, folder ? 'r' : 'r+');
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
};
