import { bluff } from '@cadre/bluff';
import { randomBot } from '@cadre/bots';
import { askedOf, preview, readRecord } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { Message, TableEvent } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BotRunner, type LocalServer, openLocalServer, proofIn, verifyDice } from '../src/portable.js';
import { connect } from '../src/store/connection.js';
import { openStore } from '../src/store/store.js';
import { emptyDatabase } from './support/empty-database.js';
import { games } from './support/start.js';

const random = seeded(7);
const fallback: BotRunner['fallback'] = (game, view) => randomBot(game).choose(view, askedOf(view)!, random, {});
const botRunner: BotRunner = {
  names: ['random'],
  substitute: 'random',
  fallback,
  think: async (game, _, view) => fallback(game, view),
  advise: async (game, view) => ({ answer: fallback(game, view), why: 'because' }),
  preview: async (game, view, request, language) => preview(game, view, request, language),
  close: async () => undefined,
};
/** On a busy machine everything comes, but late. */
const PATIENT = { timeout: 60_000 };
const problems: string[] = [];
let here: LocalServer;
beforeAll(async () => {
  const store = openStore(await connect({ home: null, blank: await emptyDatabase() }));
  here = await openLocalServer({ games, store, botRunner, botsFor: () => ['random'], problem: message => problems.push(message) });
});
afterAll(() => here.close());

const ask = async (method: string, path: string, body?: unknown, secret: string | null = null) => {
  const { status, text } = await here.request({ method, path, secret, body: body === undefined ? null : JSON.stringify(body) });
  return { status, text, json: () => JSON.parse(text) };
};
/** A client on a line of its own. */
const join = (match: string, secrets: readonly string[]) => {
  const heard: Message[] = [];
  const line = {
    open: true,
    isStuck: false,
    send: (text: string) => heard.push(JSON.parse(text)),
    close: () => undefined,
    terminate: () => undefined,
    cut: () => undefined,
  };
  const session = here.connect(line);
  const say = (message: object): void => session.receive(JSON.stringify(message));
  say({ type: 'hello', protocol: 4, match, secrets, name: 'Ada' });
  return { heard, say, until: (type: Message['type']) => expect.poll(() => heard.some(m => m.type === type), PATIENT).toBe(true) };
};
const bot = { kind: 'bot', bot: 'random' };

test('without a network the same requests get the same answers: a match from its beginning to its proof', async () => {
  const known = await ask('GET', '/api/v1/games');
  expect(known.json().games.map((g: { id: string }) => g.id)).toEqual(['noughts', 'bluff']);
  const made = await ask('POST', '/api/v1/matches', { game: 'bluff', seats: [bot, bot] });
  expect(made.status).toBe(201);
  const { match } = made.json();
  await expect.poll(async () => (await ask('GET', `/api/v1/matches/${match}`)).json().table.status, PATIENT).toBe('over');
  const { text } = await ask('GET', `/api/v1/matches/${match}/record`);
  const read = readRecord(text);
  if ('damage' in read) throw new Error(read.damage.problem);
  const proof = proofIn(read.record);
  if (!proof || 'problem' in proof) throw new Error('no proof');
  expect(verifyDice(bluff, read.record, proof)).toBeUndefined();
});

test('a device asks its rules like any other server', async () => {
  const { match, seatSecrets } = (
    await ask('POST', '/api/v1/matches', { game: 'noughts', seats: [{ kind: 'person' }, { kind: 'person' }] })
  ).json();
  const both = join(
    match,
    seatSecrets.map((k: { secret: string }) => k.secret),
  );
  await both.until('table');
  both.say({ type: 'preview', id: 1, seat: 0, seq: 0, request: { type: 'probe', answer: [9] } });
  await both.until('preview');
  expect(both.heard.find(m => m.type === 'preview')).toMatchObject({ id: 1, preview: { type: 'probe', legal: false } });
});

test('when it is over, what others knew can be asked for, and everything', async () => {
  const { match, seatSecrets } = (await ask('POST', '/api/v1/matches', { game: 'bluff', seats: [{ kind: 'person' }, bot] })).json();
  const secret = seatSecrets[0].secret;
  const ada = join(match, [secret]);
  await ada.until('table');
  const factsAs = (as: number, key: string | null) => ask('GET', `/api/v1/matches/${match}/facts?as=${as}`, undefined, key);
  expect((await factsAs(1, secret)).json().refusal.code).toBe('not-your-seat');
  expect((await factsAs(-3, secret)).json().refusal.code).toBe('not-your-seat');
  expect((await factsAs(0, secret)).status).toBe(200);
  ada.say({ type: 'resign', id: 1, seat: 0 });
  await expect.poll(async () => (await ask('GET', `/api/v1/matches/${match}`)).json().table.status, PATIENT).toBe('over');
  const toldTo = async (as: number): Promise<number[]> => {
    const { events } = (await factsAs(as, null)).json() as { events: TableEvent[] };
    return [...new Set(events.flatMap(h => ('facts' in h ? h.facts.flatMap(f => f.to ?? []) : [])))].sort();
  };
  expect(await toldTo(-2)).toEqual([]);
  expect(await toldTo(1)).toEqual([1]);
  expect(await toldTo(-3)).toEqual([0, 1]);
});

test.each([
  ['GET', '/api/v1/matches/AAAAAAAAAAAAAAAAAAAAAA', undefined, 404, 'no-such-match'],
  ['GET', '/api/v1/matches/short', undefined, 400, 'bad-message'],
  ['GET', '/api/v1/matches/%E0%A4%A', undefined, 400, 'bad-message'],
  ['GET', '/api/v1/nowhere', undefined, 400, 'bad-message'],
  ['DELETE', '/api/v1/games', undefined, 400, 'bad-message'],
  ['POST', '/api/v1/matches', { game: 7 }, 400, 'bad-message'],
  ['POST', '/api/v1/matches', { game: 'chess' }, 400, 'wrong-setup'],
])('%s %s is refused with its reason', async (method, path, body, status, code) => {
  const refused = await ask(method, path, body);
  expect([refused.status, refused.json().refusal.code]).toEqual([status, code]);
  expect(problems).toEqual([]);
});
test('a body that is not valid JSON is refused', async () => {
  const { status, text } = await here.request({ method: 'POST', path: '/api/v1/matches', secret: null, body: '{' });
  expect([status, JSON.parse(text).refusal.message]).toEqual([400, 'the body is not valid JSON']);
});
