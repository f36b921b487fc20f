import { createHash } from 'node:crypto';
import { realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where a socket is a file, it may have been left behind by a process that was killed. */
const LEFT_BEHIND = process.platform !== 'linux' && process.platform !== 'win32';
const pathOf = (name: string): string => {
  switch (process.platform) {
    case 'linux':
      return `\0cadre-${name}`; // no file: the system forgets it with its owner
    case 'win32':
      return `\\\\.\\pipe\\cadre-${name}`;
    default:
      return join(tmpdir(), `cadre-${name}.sock`);
  }
};

/**
 * Two processes in one home would ruin the embedded database. A socket is the lock: unlike a file with a process number
 * in it, it cannot outlive its owner, and a number that was given to somebody else means nothing.
 */
export const lockHome = async (home: string): Promise<() => Promise<void>> => {
  const name = createHash('sha256')
    .update(await realpath(home))
    .digest('hex')
    .slice(0, 24);
  const path = pathOf(name);
  const inUse = new Error(
    `${home} is in use by another Cadre; stop it, set CADRE_HOME to another folder, or set DATABASE_URL to share a database`,
  );
  if (LEFT_BEHIND) {
    if (await answers(path)) throw inUse;
    await rm(path, { force: true });
  }
  const server = createServer(socket => socket.end());
  await new Promise<void>((resolve, reject) => {
    server.once('error', (thrown: NodeJS.ErrnoException) => reject(thrown.code === 'EADDRINUSE' ? inUse : thrown));
    server.listen(path, resolve);
  });
  server.unref();
  return () => new Promise(resolve => server.close(() => resolve()));
};
const answers = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
