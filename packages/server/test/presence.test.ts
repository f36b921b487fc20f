import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './support/client.js';
import { type Started, start } from './support/start.js';

let s: Started;
beforeAll(async () => {
  s = await start();
});
afterAll(() => s.close());

const presence = (c: Client) => c.messages.findLast(m => m.type === 'presence');
const pointed = (c: Client) => c.messages.filter(m => m.type === 'pointed');

test('who asks is told who is here, away and gone; who does not ask hears nothing of it', async () => {
  const { match, secrets, clients } = await s.table({ game: 'noughts' });
  const [a, b] = clients as [Client, Client];
  const watcher = await Client.join(s.url, { match, presence: true });
  const again = await Client.join(s.url, { match, secrets: [secrets[0]!], presence: true });
  await again.until(() => presence(again) !== undefined);
  expect(presence(again)).toEqual({ type: 'presence', here: [0, 1], away: [], spectators: 1 });
  await b.ask({ type: 'away', away: true });
  await watcher.until(() => presence(watcher)?.away.length === 1);
  expect(presence(watcher)).toMatchObject({ here: [0], away: [1] });
  a.close();
  b.close();
  await again.until(() => presence(again)?.away.length === 0);
  expect(presence(again)).toMatchObject({ here: [0], away: [] }); // seat 0 has another connection
  expect([presence(a), presence(b)]).toEqual([undefined, undefined]);
});

test('a seat points at a thing: others see it, unless they muted the seat; spectators cannot', async () => {
  const { match, secrets } = await s.table({ game: 'noughts' });
  const a = await Client.join(s.url, { match, secrets: [secrets[0]!], presence: true });
  const b = await Client.join(s.url, { match, secrets: [secrets[1]!], presence: true });
  const watcher = await Client.join(s.url, { match, presence: true });
  expect((await a.ask({ type: 'point', seat: 0, at: 'space:4' })).type).toBe('done');
  await Promise.all([a, b, watcher].map(c => c.until(() => pointed(c).length === 1)));
  expect(pointed(b)).toEqual([{ type: 'pointed', seat: 0, at: 'space:4' }]);
  await b.ask({ type: 'mute', whose: 0, muted: true });
  await a.ask({ type: 'point', seat: 0, at: 'space:5' });
  await watcher.until(() => pointed(watcher).length === 2);
  expect(pointed(b)).toHaveLength(1);
  expect(await watcher.refusedWith({ type: 'point', seat: 0, at: 'space:4' })).toBe('spectator');
  expect(await a.refusedWith({ type: 'point', seat: 1, at: 'space:4' })).toBe('not-your-seat');
  expect(await a.refusedWith({ type: 'point', seat: 0, at: '<script>' })).toBe('bad-message');
});
