import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client.js';
import { type Started, start } from './support/start.js';

/** Time passes when these tests say so: however slow the machine is, nobody is late by accident. */
let now = 1_700_000_000_000;
const pass = (milliseconds: number): void => {
  now += milliseconds;
};
const IDLE = 300,
  OVER = 50;
const inMemory = (match: string) => expect.poll(() => s.host.rooms.has(match), { timeout: 60_000 });

let s: Started;
beforeAll(async () => {
  s = await start({ times: { beat: 100, idle: IDLE, over: OVER }, now: () => now });
});
afterAll(() => s.close());
const clock = (late: 'bot' | 'resign') => ({
  game: 'noughts',
  tableRules: { clock: { kind: 'bank', bankSeconds: 0, answerSeconds: 1, late } },
});

describe('a seat whose time is up', () => {
  test('is answered for by a bot, and the other seat is asked', async () => {
    const { clients } = await s.table(clock('bot'));
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    expect(a.table!.clock!.until).toEqual([now + 1000, null]);
    pass(1000);
    await b.until(() => b.asked !== null);
    expect(b.views[0]!.seq).toBe(1);
  });
  test('has resigned, where the table wants it so', async () => {
    const { clients } = await s.table(clock('resign'));
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    pass(1000);
    await b.until(() => b.table?.status === 'over');
    expect(b.table!.ending).toEqual({ how: 'time', seat: 0, score: null });
  });
  test('has all the time in the world while the match is paused', async () => {
    const { clients } = await s.table(clock('resign'));
    const [a, b] = clients as [Client, Client];
    await a.until(() => a.asked !== null);
    await a.ask({ type: 'propose', seat: 0, action: { kind: 'pause' } });
    await b.ask({ type: 'agree', seat: 1 });
    pass(3_600_000);
    await b.ask({ type: 'continue', seat: 1 });
    expect((await a.answer([4])).type).toBe('done');
  });
  test('is found also when nobody has the match in memory', async () => {
    const { match, secrets, clients } = await s.table(clock('resign'));
    await clients[0]!.until(() => clients[0]!.asked !== null);
    for (const c of clients) await c.close();
    pass(IDLE + 1);
    await inMemory(match).toBe(false);
    pass(1000);
    await inMemory(match).toBe(true); // the server itself has gone back to it
    const back = await Client.join(s.url, { match, secrets });
    await back.until(() => back.table?.status === 'over');
    expect(back.table!.ending).toEqual({ how: 'time', seat: 0, score: null });
  });
});

test('a match that nobody looks at leaves the memory, and comes back whole', async () => {
  const { match, secrets, clients } = await s.table({ game: 'bluff' });
  await clients[0]!.until(() => clients[0]!.asked !== null);
  const views = clients[0]!.views;
  for (const c of clients) await c.close();
  pass(IDLE + 1);
  await inMemory(match).toBe(false);
  const back = await Client.join(s.url, { match, secrets: [secrets[0]!] });
  expect(back.views).toEqual(views);
});

test('a match that is over leaves the memory sooner; whoever comes back sees how it ended', async () => {
  const over = await s.table({ game: 'noughts' }),
    open = await s.table({ game: 'noughts' });
  await over.clients[0]!.ask({ type: 'resign', seat: 0 });
  for (const c of [...over.clients, ...open.clients]) await c.close();
  pass(OVER + 1);
  await inMemory(over.match).toBe(false);
  expect(s.host.rooms.has(open.match)).toBe(true);
  const back = await Client.join(s.url, { match: over.match, secrets: [over.secrets[1]!] });
  expect(back.table!.ending).toEqual({ how: 'resigned', seat: 0, score: null });
});

test('spectators with a delay see everything, later', async () => {
  const { match, clients } = await s.table({ game: 'noughts', tableRules: { spectators: { allowed: true, delaySeconds: 1 } } });
  const [a] = clients as [Client, Client];
  await a.until(() => a.asked !== null);
  const watcher = await Client.join(s.url, { match });
  pass(999);
  await a.answer([4]);
  expect([watcher.version, (await Client.join(s.url, { match })).version]).toEqual([0, 0]);
  expect(await watcher.ask({ type: 'mute', whose: 0, muted: true })).toMatchObject({ type: 'done', version: 0 }); // not the live one
  expect(await (await fetch(`${s.url}/api/v1/matches/${match}`)).json()).toMatchObject({ version: 0, asked: [], since: null });
  pass(1000);
  await watcher.until(() => watcher.views[0]?.seq === 1);
  expect(watcher.version).toBe(a.version);
  const late = await Client.join(s.url, { match });
  expect(late.views[0]?.seq).toBe(1);
});
