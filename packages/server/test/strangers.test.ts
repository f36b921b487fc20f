import { tableRulesSchema } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { remoteAdmin } from '../src/index.js';
import { Client } from './support/client.js';
import { type Started, start } from './support/start.js';

const TOKEN = 'a-token-that-nobody-can-guess-0123456789';
let s: Started;
beforeAll(async () => {
  s = await start({ adminToken: TOKEN });
});
afterAll(() => s.close());

test('a table has no chat unless it wants one', async () => {
  expect(tableRulesSchema.parse({})).toMatchObject({ chat: false, friendsOnly: false });
  const { clients } = await s.table({ game: 'noughts', tableRules: { chat: false } });
  expect(await clients[0]!.refusedWith({ type: 'say', seat: 0, text: 'hello' })).toBe('policy-forbids');
  expect((await clients[0]!.ask({ type: 'point', seat: 0, at: 'space:4' })).type).toBe('done'); // no words
});
test('people at a table without chat turn it on together, and it stays on', async () => {
  const { clients, match, secrets } = await s.table({ game: 'noughts', tableRules: { chat: false } });
  const [a, b] = clients as [Client, Client];
  await a.until(() => a.asked !== null);
  await a.ask({ type: 'propose', seat: 0, action: { kind: 'chat' } });
  expect(await a.refusedWith({ type: 'say', seat: 0, text: 'hello' })).toBe('policy-forbids'); // the other was not asked yet
  await b.ask({ type: 'decline', seat: 1 });
  expect(await b.refusedWith({ type: 'say', seat: 1, text: 'no' })).toBe('policy-forbids');
  await a.ask({ type: 'propose', seat: 0, action: { kind: 'chat' } });
  await b.ask({ type: 'agree', seat: 1 });
  await a.until(() => a.table?.tableRules.chat === true);
  expect((await b.ask({ type: 'say', seat: 1, text: 'hello' })).type).toBe('done');
  expect(await a.refusedWith({ type: 'propose', seat: 0, action: { kind: 'chat' } })).toBe('nothing-to-do');
  expect((await Client.join(s.url, { match, secrets: [secrets[0]!] })).table?.tableRules.chat).toBe(true);
  await a.ask({ type: 'resign', seat: 0 });
  await a.ask({ type: 'propose', seat: 0, action: { kind: 'rematch' } });
  await b.ask({ type: 'agree', seat: 1 });
  await a.until(() => a.table?.rematch !== null);
  expect((await Client.join(s.url, { match: a.table!.rematch!, secrets })).table?.tableRules.chat).toBe(true);
});
test('a table of friends shows itself to nobody without a seat', async () => {
  const { match, secrets, clients } = await s.table({ game: 'noughts', tableRules: { friendsOnly: true } });
  expect((await Client.join(s.url, { match })).last).toMatchObject({ type: 'bye', refusal: { code: 'friends-only' } });
  const status = async (path: string, secret?: string): Promise<number> =>
    (await fetch(`${s.url}/api/v1/matches/${match}${path}`, { headers: secret ? { authorization: `Bearer ${secret}` } : {} })).status;
  await clients[0]!.ask({ type: 'resign', seat: 0 });
  for (const path of ['', '/facts', '/moments', '/record', '/dice', '/luck']) {
    expect([path, await status(path)]).toEqual([path, 403]);
    expect([path, await status(path, 'x'.repeat(43))]).toEqual([path, 401]);
    expect([path, await status(path, secrets[1])]).toEqual([path, 200]);
  }
});
test('a person is reported, and the operator sees by whom and what was said', async () => {
  const { match, clients } = await s.table({ game: 'noughts' });
  await clients[1]!.ask({ type: 'say', seat: 1, text: 'something rude' });
  expect((await clients[0]!.ask({ type: 'report', seat: 0, text: 'this is rude', whose: 1 })).type).toBe('reported');
  expect(await clients[0]!.refusedWith({ type: 'report', seat: 0, text: 'me', whose: 0 })).toBe('nothing-to-do');
  expect(await clients[0]!.refusedWith({ type: 'report', seat: 0, text: 'nobody', whose: 5 })).toBe('nothing-to-do');
  const admin = remoteAdmin(s.url, TOKEN);
  expect((await admin.reports()).filter(r => r.match === match)).toMatchObject([{ seat: 0, whose: 1, text: 'this is rude' }]);
  expect(await admin.inspect(match)).toMatchObject({ reports: 1, chat: [{ seat: 1, text: 'something rude' }] });
});
test('a mute hides what a seat says, and ends by itself where it is for some minutes', async () => {
  const { clients } = await s.table({ game: 'noughts' });
  const [a, b] = clients as [Client, Client];
  const heard = (): (string | null)[] =>
    b.messages.flatMap(m => (m.type === 'change' ? m.events.flatMap(e => (e.kind === 'said' ? [e.text] : [])) : []));
  const say = async (text: string): Promise<void> => {
    const before = heard().length;
    await a.ask({ type: 'say', seat: 0, text });
    await b.until(() => heard().length > before);
  };
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await b.ask({ type: 'mute', whose: 0, muted: true, minutes: 10 });
  const [lift] = timers.mock.calls.find(([, milliseconds]) => milliseconds === 600_000)!;
  timers.mockRestore();
  await say('one');
  (lift as () => void)();
  await say('two');
  await b.ask({ type: 'mute', whose: 0, muted: true });
  await say('three');
  await b.ask({ type: 'mute', whose: 0, muted: false });
  await say('four');
  expect(heard()).toEqual([null, 'two', null, 'four']);
});
