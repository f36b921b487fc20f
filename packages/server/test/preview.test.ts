import { skirmish } from '@cadre/skirmish';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './support/client.js';
import { games, module, type Started, start } from './support/start.js';

/** However busy the machine is, the rules answer in the end. */
const bots = { module, names: ['random'], budget: 500, grace: 100_000 };
const measured = { games: { ...games, skirmish }, bots };
/** In the middle of the table, far from every deployment zone, in tenths of a millimetre. */
const MIDDLE = [3048, 1500, 0];
let s: Started;
beforeAll(async () => {
  s = await start(measured);
});
afterAll(() => s.close());

/** Both clients of a new match of Skirmish, the one that deploys first in front. */
const deploying = async (): Promise<{ match: string; clients: [Client, Client]; secretOf: (client: Client) => string }> => {
  const { match, clients, secrets } = await s.table({ game: 'skirmish' });
  const secretOf = (client: Client): string => secrets[clients.indexOf(client)]!;
  const [a, b] = clients as [Client, Client];
  await a.until(() => a.asked !== null || b.asked !== null);
  return { match, clients: a.asked ? [a, b] : [b, a], secretOf };
};
const previewOf = async (client: Client, request: object, rest: object = {}) => {
  const { seat, seq } = client.views[0]!;
  const reply = await client.ask({ type: 'preview', seat, seq, request, ...rest } as never);
  if (reply.type !== 'preview') throw new Error(JSON.stringify(reply));
  return reply.preview;
};

test('a seat sees where a figure may be put, why not elsewhere, and where instead', async () => {
  const { clients } = await deploying();
  const [a, b] = clients;
  const [version, heard] = [a.version, b.heard.length];
  const region = await previewOf(a, { type: 'place' });
  if (region.type !== 'place') throw new Error(region.type);
  expect(region.empty).toBe(false);
  expect(region.outline.length).toBeGreaterThan(0);
  const [suggestion] = region.suggestions;
  expect(suggestion!.says).not.toBe('');
  expect(await previewOf(a, { type: 'probe', answer: suggestion!.answer })).toEqual({ type: 'probe', legal: true });
  const refused = await previewOf(a, { type: 'probe', answer: MIDDLE }, { language: 'de' });
  expect(refused).toMatchObject({
    type: 'probe',
    legal: false,
    because: { why: 'outside-zone' },
    says: 'Außerhalb deiner Aufstellungszone',
  });
  const nearest = refused.type === 'probe' ? refused.nearest! : [];
  expect(await previewOf(a, { type: 'probe', answer: nearest })).toEqual({ type: 'probe', legal: true });
  expect([a.version, b.heard.length]).toEqual([version, heard]); // nothing happened, and the other seat noticed nothing
});

test('an answer that the rules refuse comes back with a sentence and the nearest legal answer', async () => {
  const { clients } = await deploying();
  const [a] = clients;
  const reply = await a.answer(MIDDLE);
  if (reply.type !== 'refused') throw new Error(JSON.stringify(reply));
  expect(reply.refusal).toMatchObject({ kind: 'try-again', code: 'illegal', because: 'Outside your deployment zone' });
  const { seat, seq } = a.asked!;
  const german = await a.ask({ type: 'answer', seat, seq, answer: MIDDLE, language: 'de' });
  expect(german).toMatchObject({ refusal: { because: 'Außerhalb deiner Aufstellungszone' } });
  expect((await a.answer(reply.refusal.instead!)).type).toBe('done');
});

test('an overlay explains a figure to everybody at the table; what is not there has none', async () => {
  const { clients } = await deploying();
  const [a, b] = clients;
  const region = await previewOf(a, { type: 'place' });
  await a.answer(region.type === 'place' ? region.suggestions[0]!.answer : []);
  await b.until(() => b.version === a.version);
  const figure = a.asked ? 0 : 3 * a.views[0]!.seat;
  const reach = await previewOf(b, { type: 'explain', query: { kind: 'reach', args: [figure] } });
  expect(reach).toMatchObject({ type: 'explain', shapes: [{ kind: 'area', means: 'reach' }] });
  expect(await previewOf(b, { type: 'explain', query: { kind: 'reach', args: [99] } })).toEqual({ type: 'explain', shapes: [], says: [] });
});

test('a seat that is not asked has nothing to place: a preview sees what its own seat sees', async () => {
  const { clients } = await deploying();
  const [a, b] = clients;
  expect(await previewOf(a, { type: 'place' })).toMatchObject({ type: 'place', empty: false });
  expect(await previewOf(b, { type: 'place' })).toMatchObject({ type: 'none' });
  expect(await previewOf(b, { type: 'probe', answer: MIDDLE })).toMatchObject({ type: 'none' });
});

test('late, foreign, watching and oversized requests are refused', async () => {
  const { match, clients } = await deploying();
  const [a, b] = clients;
  const { seat, seq } = a.asked!;
  const place = { type: 'place' } as const;
  const watcher = await Client.join(s.url, { match });
  expect(await a.refusedWith({ type: 'preview', seat, seq: seq + 1, request: place })).toBe('late');
  expect(await b.refusedWith({ type: 'preview', seat, seq, request: place })).toBe('not-your-seat');
  expect(await watcher.refusedWith({ type: 'preview', seat, seq, request: place })).toBe('spectator');
  const query = { kind: 'reach', args: new Array<number>(33).fill(0) };
  expect(await a.refusedWith({ type: 'preview', seat, seq, request: { type: 'explain', query } })).toBe('bad-message');
});

test('a game without previews says so, and previews are rationed for each address', async () => {
  const strict = await start({ bots, limits: { previews: { burst: 1, perSecond: 0.0001 } } });
  const { clients } = await strict.table({ game: 'noughts' });
  const [a] = clients as [Client];
  await a.until(() => a.asked !== null);
  expect(await previewOf(a, { type: 'explain', query: { kind: 'reach', args: [] } })).toMatchObject({ type: 'none' });
  const { seat, seq } = a.asked!;
  expect(await a.refusedWith({ type: 'preview', seat, seq, request: { type: 'place' } })).toBe('too-fast');
  await strict.close();
});

test('a past moment is asked about from what a seat knew then, and no other seat before the end', async () => {
  const { match, clients, secretOf } = await deploying();
  const [a, b] = clients;
  const { seat } = a.views[0]!;
  const now = await previewOf(a, { type: 'place' });
  if (now.type !== 'place') throw new Error(now.type);
  const askPast = async (moment: number, by: Client, body: object) => {
    const response = await fetch(`${s.url}/api/v1/matches/${match}/moments/${moment}/preview`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secretOf(by)}` },
      body: JSON.stringify({ language: 'en', request: { type: 'place' }, ...body }),
    });
    return response.json() as Promise<{ refusal?: { code: string; message: string }; type?: string }>;
  };
  const moment = await answersIn(match, secretOf(a));
  await a.answer(now.suggestions[0]!.answer);
  expect(await askPast(moment, a, {})).toEqual(now);
  expect(await askPast(moment, b, {})).toMatchObject({ type: 'none' }); // this seat was not asked then
  expect((await askPast(moment, b, { as: seat })).refusal).toMatchObject({ code: 'not-your-seat' });
  expect((await askPast(99, a, {})).refusal?.message).toMatch(/^moment: expected at most \d+, got 99$/);
});
/** How many answers there are so far. */
const answersIn = async (match: string, secret: string): Promise<number> => {
  const headers = { authorization: `Bearer ${secret}` };
  const response = await fetch(`${s.url}/api/v1/matches/${match}/moments?count=1`, { headers });
  return ((await response.json()) as { count: number }).count - 1;
};
