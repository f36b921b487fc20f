import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { startPostgres } from '../../../tests/support/postgres.js';
import { type Acknowledged, auditOf, createSomewhere, playPersistently } from './support/persistent-player.js';
import { type ServerProcess, startProcess } from './support/processes.js';
import { seedOf, withSeed } from './support/seed.js';
import { games } from './support/start.js';

/** CADRE_CRASH=full plays 50 matches through 20 kills. */
const FULL = process.env['CADRE_CRASH'] === 'full';
const MATCHES = FULL ? 50 : 8,
  KILLS = FULL ? 20 : 2;
/** A busy machine needs seconds to start a server, and every kill costs a start. */
const PATIENCE = FULL ? 3_000_000 : 300_000;
/** Sooner than the test gives up, so that a match that hangs is named. */
const PLAYED_WITHIN = PATIENCE / 2;
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

/** One seed gives the same answers, pauses and moments of killing; what the machine makes of them differs. */
const SEED = seedOf(FULL ? 'long' : 'short');

const play = async (env: Record<string, string>): Promise<void> => {
  let server: ServerProcess = await startProcess(env),
    killing = true;
  const urls = () => [server.url];
  const kill = async (): Promise<void> => {
    const random = seeded(SEED);
    for (let n = 0; n < KILLS; n++) {
      await wait(200 + random(1200));
      await server.end('SIGKILL');
      server = await startProcess(env);
    }
    killing = false;
  };
  let kills: Promise<void> | null = null;
  try {
    const matches = [];
    for (let i = 0; i < MATCHES; i++) {
      const body = SETUPS[i % SETUPS.length]!;
      matches.push({ ...(await createSomewhere(urls, body)), game: games[body.game] });
    }
    const playing = matches.flatMap(({ match, seatSecrets }, i) =>
      seatSecrets.map(async ({ secret, seat }) => {
        const pause = seeded(SEED, i, seat, 1);
        const pace = () => (killing ? pause(600) : 0);
        return { match, confirmed: await playPersistently(urls, match, secret, seeded(SEED, i, seat), pace, PLAYED_WITHIN) };
      }),
    );
    kills = kill();
    const [played] = await Promise.all([Promise.all(playing), kills]);
    const confirmedAt = (match: string): Acknowledged[] => played.flatMap(p => (p.match === match ? p.confirmed : []));
    for (const { match, game } of matches) expect(await auditOf(urls, game, match, confirmedAt(match))).toBeNull();
    await server.end('SIGTERM');
    expect(server.child.exitCode).toBe(0);
    const answers = played.reduce((n, p) => n + p.confirmed.length, 0);
    console.log(`${MATCHES} matches, ${KILLS} kills, ${answers} confirmed answers, nothing lost`);
  } catch (thrown) {
    console.log(`the server's last words: ${server.lastWords()}`);
    throw thrown;
  } finally {
    await Promise.allSettled([kills]); // a server that is just being started must not stay behind
    await server.end('SIGKILL');
  }
};

test(
  'kill -9 at any moment loses nothing that was confirmed: embedded database',
  async () => {
    const home = await mkdtemp(join(tmpdir(), 'cadre-crash-'));
    try {
      await withSeed(SEED, () => play({ CADRE_HOME: home }));
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
      await withSeed(SEED, () => play({ DATABASE_URL: postgres.url }));
    } finally {
      await postgres.end();
    }
  },
  PATIENCE,
);
