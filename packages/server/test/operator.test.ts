import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Admin, remoteAdmin } from '../src/index.js';
import { openGate } from '../src/operation/controls.js';
import { startRetention } from '../src/operation/retention.js';
import { RANDOM_TOKENS } from '../src/secrets.js';
import { NO_CONTROLS } from '../src/store/control-store.js';
import { Client, rematchOf } from './support/client.js';
import { start } from './support/start.js';

const TOKEN = 'a-token-that-nobody-can-guess-0123456789';
type Started = Awaited<ReturnType<typeof start>>;
let s: Started, admin: Admin;
beforeAll(async () => {
  s = await start({ adminToken: TOKEN, trustProxy: true });
  admin = remoteAdmin(s.url, TOKEN);
});
afterAll(() => s.close());
const newMatch = (url: string) =>
  fetch(`${url}/api/v1/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'noughts', seats: [] }),
  });

test('without a token nobody reaches the admin commands, and a wrong token is refused', async () => {
  const closed = await start();
  await expect(remoteAdmin(closed.url, TOKEN).matches()).rejects.toThrow('has no admin commands');
  await closed.close();
  await expect(remoteAdmin(s.url, 'x'.repeat(40)).matches()).rejects.toThrow('not the admin token');
  await expect(start({ adminToken: 'short' })).rejects.toThrow('at least 32 characters');
});
test('matches of a running server are listed and deleted', async () => {
  const { match, secrets, clients } = await s.table({ game: 'noughts' });
  expect((await admin.matches()).find(m => m.match === match)).toMatchObject({ game: 'noughts', isOver: false });
  expect(await admin.remove([match])).toBe(1);
  expect((await admin.matches()).some(m => m.match === match)).toBe(false);
  // Nobody at the table goes on with it, and nothing of it comes back.
  await clients[0]!.until(() => clients[0]!.closed);
  expect(s.host.rooms.has(match)).toBe(false);
  expect((await Client.join(s.url, { match, secrets: [secrets[0]!] })).last).toMatchObject({ refusal: { code: 'no-such-match' } });
});
test('no match is called like an option of a command', () => {
  for (let n = 0; n < 1000; n++) expect(RANDOM_TOKENS.matchId()).not.toMatch(/^-/);
});
test('a match in progress is inspected and ended; everybody at the table hears of it', async () => {
  const { clients, match } = await s.table({ game: 'noughts', tableRules: { chat: true } });
  await clients[0]!.until(() => clients[0]!.asked !== null);
  await clients[0]!.answer([4]);
  await clients[1]!.ask({ type: 'say', seat: 1, text: 'well played' });
  const found = await admin.inspect(match);
  expect(found).toMatchObject({
    game: 'noughts',
    status: 'playing',
    seats: [
      { kind: 'person', name: 'P0', answers: 1, messages: 0 },
      { kind: 'person', name: 'P1', answers: 0, messages: 1 },
    ],
    chat: [{ seat: 1, text: 'well played' }],
  });
  expect(await admin.inspect('x'.repeat(22))).toBeNull();
  expect(await admin.end([match])).toEqual([match]);
  await clients[1]!.until(() => clients[1]!.table?.status === 'over');
  expect(clients[1]!.table!.ending).toEqual({ how: 'operator', seat: null, score: null });
  expect(await admin.end([match])).toEqual([]);
  await expect(admin.end(['x'.repeat(22)])).rejects.toThrow();
});
test('what a person left behind is deleted in the match and its rematch, in memory and in the database', async () => {
  const { clients, match, secrets } = await s.table({ game: 'noughts', tableRules: { chat: true } });
  const [a, b] = clients as [Client, Client];
  await a.ask({ type: 'say', seat: 0, text: 'my telephone number' });
  await b.ask({ type: 'report', seat: 1, text: 'P0 is rude', whose: 0 });
  const rematch = await rematchOf(clients);
  const documents = (secret: string) => fetch(`${s.url}/api/v1/documents`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await documents(secrets[0]!)).status).toBe(200);
  expect(await admin.forget(match, 0)).toEqual({ matches: expect.arrayContaining([match, rematch]), messages: 1 });
  await b.until(() => b.closed);
  expect(b.last).toMatchObject({ type: 'bye', refusal: { kind: 'try-again' } }); // pages come back by themselves
  const back = await Client.join(s.url, { match, secrets: [secrets[1]!] });
  const heard = back.heard.join();
  expect(heard).toContain('[deleted]');
  for (const gone of ['my telephone number', '"P0"']) expect(heard).not.toContain(gone);
  expect(JSON.stringify([await admin.inspect(match), await admin.reports()])).not.toMatch(/telephone|P0/);
  expect((await documents(secrets[0]!)).status).toBe(401);
  expect((await documents(secrets[1]!)).status).toBe(200);
  expect(await admin.forget(match, 0)).toBeNull();
});
test('a server in use is backed up, and the copy has everything that was confirmed before', async () => {
  const { clients, match, secrets } = await s.table({ game: 'noughts' });
  await clients[0]!.until(() => clients[0]!.asked !== null);
  await clients[0]!.answer([4]);
  const backup = await admin.backup();
  expect((await clients[1]!.answer([0])).type).toBe('done'); // the match goes on
  const restored = await start({ blank: new Blob([new Uint8Array(backup)], { type: 'application/x-gzip' }) });
  const client = await Client.join(restored.url, { match, secrets: [secrets[1]!] });
  expect(client.asked).toMatchObject({ seat: 1, seq: 1 });
  expect((await client.answer([8])).type).toBe('done');
  await restored.close();
});
test('old matches are deleted, those that somebody looks at are not', async () => {
  const day = 86_400_000,
    removed: string[][] = [];
  const matchUsed = (match: string, used: number) => ({ match, game: 'noughts', created: 0, used, events: 1, isOver: true });
  const retention = startRetention(
    {
      matches: async () => [matchUsed('old', 9 * day), matchUsed('watched', 9 * day), matchUsed('young', 11 * day)],
      remove: async ids => removed.push([...ids]),
    },
    30,
    () => 40 * day,
    match => match === 'watched',
    { deleted: () => undefined, problem: () => undefined },
  );
  await retention.stop(); // not before what it has begun is done
  expect(removed).toEqual([['old']]);
});
test('a draining server creates no matches, and those in progress go on', async () => {
  const { clients } = await s.table({ game: 'noughts' });
  expect(await admin.setMode('draining')).toMatchObject({ mode: 'draining' });
  const refused = await newMatch(s.url);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ refusal: { code: 'no-new-matches', kind: 'try-again' } });
  await clients[0]!.until(() => clients[0]!.asked !== null);
  expect((await clients[0]!.answer([4])).type).toBe('done');
  await admin.setMode('open');
  expect((await newMatch(s.url)).status).toBe(201);
});
test('a read-only server shows matches and changes none', async () => {
  const { clients, match } = await s.table({ game: 'noughts' });
  await clients[0]!.until(() => clients[0]!.asked !== null);
  await admin.setMode('read-only');
  expect(await clients[0]!.answer([4])).toMatchObject({ type: 'refused', refusal: { code: 'read-only' } });
  expect((await fetch(`${s.url}/api/v1/matches/${match}`)).status).toBe(200);
  const setup = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"given":{},"language":"en"}' };
  expect((await fetch(`${s.url}/api/v1/games/noughts/setup`, setup)).status).toBe(200); // it only looks
  await admin.setMode('open');
  expect((await clients[0]!.answer([4])).type).toBe('done');
});
test('everybody at a table is told that the server is read-only, whoever comes later too, and that it is open again', async () => {
  const { clients, match } = await s.table({ game: 'noughts' });
  const told = (c: Client) => c.messages.flatMap(m => (m.type === 'storage' ? [m.problem?.code ?? null] : []));
  await admin.setMode('read-only');
  await clients[0]!.until(() => told(clients[0]!).length === 1);
  const late = await Client.join(s.url, { match });
  await late.until(() => told(late).length === 1);
  await admin.setMode('draining'); // play goes on
  for (const c of [clients[0]!, late]) {
    await c.until(() => told(c).length === 2);
    expect(told(c)).toEqual(['read-only', null]);
  }
  await admin.setMode('open');
});
test('a muted seat can play but not write; the mute ends by itself', async () => {
  const { clients, match } = await s.table({ game: 'noughts' });
  await clients[0]!.until(() => clients[0]!.asked !== null);
  const say = { type: 'say', seat: 0, text: 'hello' } as const;
  await admin.mute(match, 0, null);
  expect(await clients[0]!.ask(say)).toMatchObject({ type: 'refused', refusal: { code: 'muted' } });
  expect((await clients[1]!.ask({ ...say, seat: 1 })).type).toBe('done');
  expect((await clients[0]!.answer([4])).type).toBe('done');
  await admin.mute(match, 0, Date.now() - 1);
  expect((await clients[0]!.ask(say)).type).toBe('done');
  expect(await admin.unmute(match, 0)).toMatchObject({ mutes: [] });
  expect(await admin.unmute(match, 0)).toBeNull();
});
test('a banned address is cut off at once and let in again when the ban is lifted', async () => {
  const { match } = await s.table({ game: 'noughts' });
  const from = (address: string) => fetch(`${s.url}/api/v1/matches/${match}`, { headers: { 'x-forwarded-for': address } });
  await admin.ban('203.0.113.0/24', null);
  expect((await from('203.0.113.77')).status).toBe(403);
  expect((await from('203.0.114.77')).status).toBe(200);
  expect(await admin.unban('203.0.113.77')).toBeNull(); // that is another ban than the one of the range
  expect((await from('203.0.113.77')).status).toBe(403);
  expect(await admin.unban('203.0.113.0/24')).toMatchObject({ bans: [] });
  expect((await from('203.0.113.77')).status).toBe(200);
  await expect(admin.ban('somewhere', null)).rejects.toThrow();
});
test('an open connection of an address that is banned ends', async () => {
  const { match, secrets } = await s.table({ game: 'noughts' });
  const client = await Client.join(s.url, { match, secrets: [secrets[0]!] });
  const ended = new Promise<void>(done => client.socket.once('close', () => done()));
  await admin.ban('127.0.0.1', null);
  await ended;
  expect((await newMatch(s.url)).status).toBe(403);
  await admin.unban('127.0.0.1'); // never locked out oneself
  expect((await newMatch(s.url)).status).toBe(201);
});
test('whoever holds a banned seat leaves it, and takes neither it nor that of a rematch again until the ban is lifted', async () => {
  const { match, secrets, clients } = await s.table({ game: 'noughts' });
  const [a, b] = clients as [Client, Client];
  const rematch = await rematchOf(clients);
  expect(await admin.banSeat(match, 0, null)).toMatchObject({ seatBans: [{ match, seat: 0 }] });
  await a.until(() => a.closed);
  expect(a.last).toMatchObject({ type: 'bye', refusal: { code: 'banned' } });
  await b.until(() => b.table!.seats[0]!.kind === 'left');
  const comeBack = (id: string) => Client.join(s.url, { match: id, secrets: [secrets[0]!] });
  for (const id of [match, rematch]) expect((await comeBack(id)).last).toMatchObject({ refusal: { code: 'banned' } });
  const headers = { authorization: `Bearer ${secrets[0]}` };
  expect((await fetch(`${s.url}/api/v1/matches/${rematch}/facts`, { headers })).status).toBe(403);
  expect((await Client.join(s.url, { match: rematch, secrets: [secrets[1]!] })).last.type).toBe('table');
  expect(await admin.unbanSeat(match, 1)).toBeNull();
  expect(await admin.unbanSeat(match, 0)).toMatchObject({ seatBans: [] });
  expect((await comeBack(rematch)).last.type).toBe('table');
  expect(await admin.banSeat('x'.repeat(22), 0, null)).toBeNull();
});
test('bans hold for IPv4 addresses in IPv6 form, for ranges of both kinds, and until their time', async () => {
  let now = 1000;
  const controls = {
    ...NO_CONTROLS,
    bans: [
      { range: '198.51.100.7', until: 2000 },
      { range: '2001:db8::/32', until: null },
    ],
  };
  const gate = await openGate(
    async () => controls,
    () => now,
    { changed: () => undefined, problem: () => undefined },
  );
  expect(gate.bans('::ffff:198.51.100.7')).toMatchObject({ code: 'banned' });
  expect(gate.bans('198.51.100.8')).toBeNull();
  expect(gate.bans('2001:db8:1::5')).toMatchObject({ code: 'banned' });
  expect(gate.bans('2001:db9::5')).toBeNull();
  expect(gate.bans('no address')).toBeNull();
  now = 2000;
  expect(gate.bans('198.51.100.7')).toBeNull();
  gate.stop();
});
test.each(['alerts.yml', 'grafana-dashboard.json'])('deploy/%s asks only for metrics that there are', async file => {
  const metrics = await (await fetch(`${s.url}/metrics`)).text();
  const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  const asked = new Set(text.match(/cadre_\w+/g));
  expect(asked.size).toBeGreaterThan(3);
  const known = new Set(
    [...metrics.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name, type]) => (type === 'histogram' ? [`${name}_bucket`] : [name])),
  );
  expect([...asked].filter(name => !known.has(name))).toEqual([]);
});
