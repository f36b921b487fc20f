import type { Message } from '@cadre/protocol';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GatewayParts, OPEN_GATE } from '../src/gateway/gateway.js';
import { bucketsByAddress, DEFAULT_LIMITS } from '../src/gateway/limits.js';
import { openSession } from '../src/gateway/session.js';
import { type BotRunner, type LocalServer, openLocalServer } from '../src/portable.js';
import { RANDOM_TOKENS } from '../src/secrets.js';
import type { Store } from '../src/store/store.js';
import { anyAnswer, joining, openMemory, openProcess, SILENT } from './support/hosts.js';
import { games } from './support/start.js';

const botRunner: BotRunner = {
  names: [],
  substitute: null,
  fallback: anyAnswer,
  think: async (game, _, view) => anyAnswer(game, view),
  advise: async () => null,
  preview: async () => null,
  close: async () => undefined,
};
/** What the database does instead of what it should, while a test wants it so. */
let instead: Partial<Store> = {};
let store: Store, here: LocalServer;
beforeAll(async () => {
  store = await openMemory();
  const moody: Store = {
    ...store,
    hashes: match => (instead.hashes ?? store.hashes)(match),
    report: report => (instead.report ?? store.report)(report),
  };
  here = await openLocalServer({ games, store: moody, botRunner, botsFor: () => [], problem: () => undefined });
});
afterAll(() => here.close());
beforeEach(() => {
  instead = {};
});
const gated = (): [gate: Promise<void>, goOn: () => void] => {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>(resolve => {
    goOn = resolve;
  });
  return [gate, goOn];
};
const away = (): Promise<never> => Promise.reject(new Error('the database is away'));

const ask = async (method: string, path: string, body: unknown, secret: string | null = null) =>
  JSON.parse((await here.request({ method, path: `/api/v1/${path}`, secret, body: JSON.stringify(body) })).text);
const create = async (tableRules = {}): Promise<{ match: string; secrets: [string, string] }> => {
  const { match, seatSecrets } = await ask('POST', 'matches', { game: 'noughts', tableRules: { chat: true, ...tableRules } });
  return { match, secrets: seatSecrets.map((k: { secret: string }) => k.secret) };
};
/** A client that stays on the line until it is told goodbye, and can still be heard after that. */
const client = (match: string, secrets: readonly string[], serve: LocalServer['connect'] = here.connect) => {
  const heard: Message[] = [];
  const line = {
    open: true,
    isStuck: false,
    send: (text: string) => heard.push(JSON.parse(text)),
    close: () => {
      line.open = false;
    },
    terminate: () => undefined,
    cut: () => undefined,
  };
  const session = serve(line);
  const say = (message: object): void => session.receive(JSON.stringify(message));
  say({ type: 'hello', protocol: 4, match, secrets });
  const until = async <T extends Message['type']>(type: T): Promise<Extract<Message, { type: T }>> => {
    await expect.poll(() => heard.some(m => m.type === type), { timeout: 60_000 }).toBe(true);
    return heard.find((m): m is Extract<Message, { type: T }> => m.type === type)!;
  };
  return { line, heard, say, until, leave: session.onClose };
};
const versionOf = async (match: string): Promise<number> => (await ask('GET', `matches/${match}`, null)).version;

test('whoever says hello while the database is away is sent away, and may come back', async () => {
  const { match, secrets } = await create();
  instead = { hashes: away };
  const early = client(match, secrets);
  expect((await early.until('bye')).refusal).toMatchObject({ code: 'storage', kind: 'try-again' });
  expect(early.line.open).toBe(false);
  instead = {};
  await client(match, secrets).until('table');
});
test('a report that could not be kept is refused by its number', async () => {
  const { match, secrets } = await create();
  const ann = client(match, secrets);
  await ann.until('table');
  instead = { report: away };
  ann.say({ type: 'report', id: 7, seat: 0, text: 'how odd' });
  expect(await ann.until('refused')).toMatchObject({ id: 7, refusal: { code: 'storage' } });
  expect(ann.line.open).toBe(true);
});
test('whoever is gone before hello is answered is not waited for', async () => {
  const { match, secrets } = await create();
  const [gate, goOn] = gated();
  let asked = 0;
  instead = {
    hashes: async id => {
      if (++asked === 1) await gate;
      return store.hashes(id);
    },
  };
  const hasty = client(match, [secrets[0]]);
  await expect.poll(() => asked, { timeout: 60_000 }).toBe(1);
  hasty.leave();
  goOn();
  const patient = client(match, [secrets[1]]);
  await patient.until('table');
  patient.say({ type: 'say', id: 1, seat: 1, text: 'who is here?' });
  await patient.until('done');
  expect(hasty.heard).toEqual([]);
});
test('whoever has handed a seat over, and goes on talking, is not listened to', async () => {
  const { match, secrets } = await create();
  const ann = client(match, [secrets[0]]),
    bob = client(match, [secrets[1]]);
  await Promise.all([ann.until('table'), bob.until('table')]);
  await ask('POST', `matches/${match}/seats/0/secret`, null, secrets[0]);
  await ann.until('bye');
  const before = await versionOf(match);
  ann.say({ type: 'say', id: 1, seat: 0, text: 'I am still here' });
  bob.say({ type: 'say', id: 1, seat: 1, text: 'are you?' });
  await bob.until('done');
  expect(await versionOf(match)).toBe(before + 1);
});
test('whoever says hello while the seat is handed over does not get in with the old secret', async () => {
  const { match, secrets } = await create();
  await client(match, secrets).until('table');
  const [gate, goOn] = gated();
  let asked = 0;
  instead = {
    hashes: async id => {
      const hashes = await store.hashes(id);
      if (++asked === 1) await gate;
      return hashes;
    },
  };
  const late = client(match, [secrets[0]]);
  await expect.poll(() => asked, { timeout: 60_000 }).toBe(1);
  const { secret } = await ask('POST', `matches/${match}/seats/0/secret`, null, secrets[0]);
  goOn();
  expect((await late.until('bye')).refusal.code).toBe('wrong-secret');
  expect(late.heard.map(m => m.type)).toEqual(['bye']);
  await client(match, [secret]).until('table');
});
test('where spectators see everything later, nobody else is told how the match stands now', async () => {
  const clock = { kind: 'bank', bankSeconds: 60, answerSeconds: 3600, late: 'bot' };
  const { match, secrets } = await create({ clock, spectators: { allowed: true, delaySeconds: 3600 } });
  const both = client(match, secrets);
  await both.until('table');
  both.say({ type: 'propose', id: 1, seat: 0, action: { kind: 'pause' } });
  await both.until('done');
  const shown = () => ask('GET', `matches/${match}`, null);
  expect(await shown()).toMatchObject({ version: 0, table: { status: 'playing', clock: null, proposal: null } });
  both.say({ type: 'resign', id: 2, seat: 0 });
  await expect.poll(async () => (await shown()).table.ending?.how, { timeout: 60_000 }).toBe('resigned');
  expect((await shown()).version).toBeGreaterThan(0);
});
test('a match that leaves the memory while somebody says hello is shown as it goes on', async () => {
  const { match, secrets } = await create();
  const host = await openProcess(store);
  const [gate, goOn] = gated();
  const parts: GatewayParts = {
    host,
    store: { ...store, hashes: id => gate.then(() => store.hashes(id)) },
    games,
    bots: [],
    botsFor: () => [],
    botRunner,
    limits: DEFAULT_LIMITS,
    messages: bucketsByAddress(DEFAULT_LIMITS.addressMessages, Date.now),
    mistakes: bucketsByAddress(DEFAULT_LIMITS.mistakes, Date.now),
    hints: bucketsByAddress(DEFAULT_LIMITS.hints, Date.now),
    previews: bucketsByAddress(DEFAULT_LIMITS.previews, Date.now),
    reports: bucketsByAddress(DEFAULT_LIMITS.reports, Date.now),
    files: bucketsByAddress(DEFAULT_LIMITS.files, Date.now),
    origins: [],
    metrics: { refused: () => undefined, connected: () => undefined },
    observer: SILENT,
    now: Date.now,
    tokens: RANDOM_TOKENS,
    trouble: () => null,
    gate: OPEN_GATE,
  };
  await host.open(match);
  const slow = client(match, [secrets[0]], line => openSession(line, 'here', parts));
  await host.open(match);
  await host.drop([host.rooms.get(match)!]);
  goOn();
  await slow.until('table');
  await host.perform(match, joining(1));
  expect(await slow.until('change')).toMatchObject({ type: 'change' });
});
