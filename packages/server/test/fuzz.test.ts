import { Writable } from 'node:stream';
import { type Random, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { Client, create } from './support/client.js';
import { seedOf, withSeed } from './support/seed.js';
import { LOOSE, start } from './support/start.js';

/** CADRE_FUZZ_SECONDS=60 for the long run. */
const SECONDS = Number(process.env['CADRE_FUZZ_SECONDS'] ?? 4);
/** However slow the machine is: so many messages and requests at least. */
const TRIES = 5000;
const SEED = seedOf(process.env['CADRE_FUZZ_SECONDS'] === undefined ? 'short' : 'long');

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  1e21,
  0.5,
  '',
  'x',
  '__proto__',
  '\u0000',
  [],
  [[]],
  {},
  { a: 1 },
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
];
const spoilt = (random: Random, message: Record<string, unknown>): string => {
  const pick = <T>(xs: readonly T[]): T => xs[random(xs.length)]!;
  const copy: Record<string, unknown> = structuredClone(message);
  const seatSecrets = Object.keys(copy);
  switch (random(6)) {
    case 0:
      delete copy[pick(seatSecrets)];
      break;
    case 1:
      copy[pick(seatSecrets)] = pick(ODD);
      break;
    case 2:
      copy[`extra${random(9)}`] = pick(ODD);
      break;
    case 3:
      return JSON.stringify(copy).slice(0, random(40));
    case 4:
      return JSON.stringify(Array(random(5)).fill(copy));
    case 5:
      return String.fromCharCode(...Array.from({ length: random(60) }, () => random(65_535)));
  }
  return JSON.stringify(copy);
};
const PATHS = [
  '',
  'facts',
  'record',
  'dice',
  'luck',
  'seats/0/secret',
  'seats/99/secret',
  'reports',
  'branches',
  'facts?as=99&language=xx',
  '../..',
  '%00',
  'moments?from=-1',
  'seats/NaN/secret',
];

test('whatever comes in: the server stays up, no match changes, no secret is in any log', {
  timeout: 120_000 + 4 * SECONDS * 1000,
}, async () => {
  const logged: string[] = [];
  const stream = new Writable({
    write: (chunk, _, done) => {
      logged.push(String(chunk));
      done();
    },
  });
  const s = await start({
    logger: { level: 'trace', stream },
    limits: { ...LOOSE, mistakes: { burst: 1e9, perSecond: 1e9 }, hints: { burst: 5, perSecond: 1 } },
  });
  const { match, secrets, clients } = await s.table({ game: 'bluff' });
  const room = s.host.rooms.get(match)!;
  await clients[0]!.until(() => clients[0]!.asked !== null);
  const before = JSON.stringify([room.table.match!.state, room.table.seats, room.table.version]);
  const hello = { type: 'hello', protocol: 4, match, secrets: [secrets[0]], resume: 1 };
  // Messages that would be fine for the other seat, or are about what is not there.
  const fine = [
    { type: 'answer', id: 1, seat: 1, seq: 2, answer: [1] },
    { type: 'answer', id: 1, seat: 0, seq: 99, answer: [1] },
    { type: 'undo', id: 1, seat: 0, to: 77 },
    { type: 'agree', id: 1, seat: 0 },
    { type: 'resign', id: 1, seat: 1 },
    { type: 'say', id: 1, seat: 1, text: 'x' },
    { type: 'replace', id: 1, seat: 0, whose: 1, with: 'random' },
    { type: 'mute', id: 1, whose: 1, muted: true },
    { type: 'hint', id: 1, seat: 0, language: 'de' },
  ];
  const end = performance.now() + SECONDS * 1000;
  let tries = 0;
  const refusals = new Set<string>();
  const isRunning = (): boolean => performance.now() < end || tries < TRIES;
  const nonsense = (random: Random): string | Buffer => {
    if (random(40) === 0) return Buffer.from([random(256), 0xff, 0xfe]);
    const message = fine[random(fine.length)]!;
    return random(4) === 0 ? JSON.stringify(message) : spoilt(random, message);
  };
  // Each has chances of its own, drawn before anything is sent: what comes back, and when, does not change what is said.
  const socketFuzz = async (random: Random): Promise<void> => {
    while (isRunning()) {
      const greeting = random(3) === 0 ? spoilt(random, hello) : JSON.stringify(random(2) === 0 ? hello : { ...hello, secrets: [] });
      const messages = [...Array.from({ length: 50 }, () => nonsense(random)), JSON.stringify({ type: 'ping', id: 2 })];
      const patient = random(2) === 0; // otherwise it goes away in the middle
      const client = await Client.connect(s.url);
      client.send(greeting);
      if (patient) await client.until(() => client.closed || client.messages.length > 0);
      for (const message of messages) if (!client.closed) client.socket.send(message);
      tries += messages.length;
      if (patient) await client.until(() => client.closed || client.messages.some(m => m.type === 'pong'));
      for (const m of client.messages) if (m.type === 'refused' || m.type === 'bye') refusals.add(m.refusal.code);
      client.socket.terminate();
    }
  };
  const routeFuzz = async (random: Random): Promise<void> => {
    while (isRunning()) {
      const odd = encodeURIComponent(String(ODD[random(ODD.length)]));
      const ofMatch = random(3) > 0;
      const path = ofMatch
        ? `/api/v1/matches/${random(5) === 0 ? odd : match}/${PATHS[random(PATHS.length)]}`
        : `/api/v1/${['documents', 'games'][random(2)]}/${random(2) === 0 ? odd : 'noughts/setup'}`;
      const method = ['GET', 'POST', 'PUT', 'DELETE'][random(4)]!;
      // Documents are no part of a match: there even the right secret may do what it likes.
      const authorization = ['Basic x', 'Bearer nothing', ofMatch ? 'Bearer ' : `Bearer ${secrets[0]}`][random(3)]!;
      const body =
        method === 'GET'
          ? {}
          : { body: spoilt(random, { game: 'bluff', setup: { dice: 9 }, text: '', moment: 0, given: {}, language: 'en' }) };
      const response = await fetch(s.url + path, { method, headers: { authorization, 'content-type': 'application/json' }, ...body });
      expect(response.status).toBeLessThan(500);
      await response.arrayBuffer();
      tries++;
    }
  };
  await withSeed(SEED, async () => {
    await Promise.all([socketFuzz(seeded(SEED, 0)), socketFuzz(seeded(SEED, 1)), routeFuzz(seeded(SEED, 2))]);
  });
  expect([...refusals]).toEqual(
    expect.arrayContaining(['say-hello', 'bad-message', 'spectator', 'not-your-seat', 'late', 'seat-not-free']),
  );
  expect(JSON.stringify([room.table.match!.state, room.table.seats, room.table.version])).toBe(before);
  const survivor = await Client.join(s.url, { match, secrets: [secrets[0]!] });
  expect(survivor.views[0]).toEqual(JSON.parse(JSON.stringify(viewOf(room.table.match!.state, 0))));
  const another = await create(s.url, { game: 'noughts' });
  expect(another.seatSecrets).toHaveLength(2);
  const log = logged.join('');
  expect(log).not.toBe(''); // requests are not logged, so there is little; without a single line the check below could not fail
  for (const hidden of [...secrets, room.table.row.diceSecret, ...another.seatSecrets.map(k => k.secret)])
    expect(log).not.toContain(hidden);
  await s.close();
  console.log(`${tries} messages and requests in ${SECONDS} s`);
});
