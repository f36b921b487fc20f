import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { startPostgres } from '../../../tests/support/postgres.js';
import { type ServerProcess, startProcess } from './support/processes.js';
import { games } from './support/start.js';
import { type Acknowledged, auditOf, createSomewhere, playSteadfastly } from './support/steadfast.js';

/** CADRE_CRASH=full plays 50 matches through 20 kills. */
const FULL = process.env['CADRE_CRASH'] === 'full';
const MATCHES = FULL ? 50 : 8,
  KILLS = FULL ? 20 : 2;
/** A busy machine needs seconds to start a server, and every kill costs a start. */
const PATIENCE = FULL ? 3_000_000 : 300_000;
/** Sooner than the test gives up, so that a match that hangs is named. */
const PLAYED_WITHIN = PATIENCE / 2;
/** A promise about the server, not about how busy the machine is. */
const STOPPED_WITHIN = FULL ? 5000 : 60_000;
const SETUPS = [
  { game: 'bluff', setup: { dice: 6 } },
  { game: 'bluff', setup: { dice: 6 }, seats: [{ kind: 'bot', bot: 'random' }] },
  { game: 'noughts' },
  {
    game: 'bluff',
    setup: { dice: 5 },
    seats: [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'search' },
    ],
  },
] as const;

const play = async (env: Record<string, string>): Promise<void> => {
  const random = seeded(Date.now() % 1_000_000);
  let server: ServerProcess = await startProcess(env),
    killing = true,
    answers = 0;
  const urls = () => [server.url];
  const matches = [];
  for (let i = 0; i < MATCHES; i++) {
    const body = SETUPS[i % SETUPS.length]!;
    matches.push({ ...(await createSomewhere(urls, body)), game: games[body.game] });
  }
  const playing = matches.flatMap(({ match, keys }, i) =>
    keys.map(k =>
      playSteadfastly(urls, match, k.secret, seeded(i, k.seat), () => (killing ? random(600) : 0), PLAYED_WITHIN).then(c => ({
        match,
        confirmed: c,
      })),
    ),
  );
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      await wait(200 + random(1200));
      await server.end('SIGKILL');
      server = await startProcess(env);
    }
    killing = false;
    const confirmed = new Map<string, Acknowledged[]>();
    for (const done of await Promise.all(playing)) {
      answers += done.confirmed.length;
      confirmed.set(done.match, [...(confirmed.get(done.match) ?? []), ...done.confirmed]);
    }
    for (const { match, game } of matches) expect(await auditOf(urls, game, match, confirmed.get(match) ?? [])).toBeNull();
    const stopped = performance.now();
    await server.end('SIGTERM');
    expect(performance.now() - stopped).toBeLessThan(STOPPED_WITHIN);
    expect(server.child.exitCode).toBe(0);
  } finally {
    await server.end('SIGKILL');
  }
  console.log(`${MATCHES} matches, ${KILLS} kills, ${answers} confirmed answers, nothing lost`);
};

test(
  'kill -9 at any moment loses nothing that was confirmed: embedded database',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'cadre-crash-'));
    try {
      await play({ CADRE_HOME: home });
    } finally {
      await rm(home, { recursive: true });
    }
  },
  PATIENCE,
);
test(
  'kill -9 at any moment loses nothing that was confirmed: PostgreSQL',
  async () => {
    const postgres = await startPostgres();
    try {
      await play({ DATABASE_URL: postgres.url });
    } finally {
      await postgres.end();
    }
  },
  PATIENCE,
);
