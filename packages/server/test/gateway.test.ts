import { asyncApi, LIMITS, PROTOCOL } from '@cadre/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAllowedOrigin } from '../src/gateway/gateway.js';
import { bucket } from '../src/gateway/limits.js';
import { Client, create } from './support/client.js';
import { LOOSE, type Started, start } from './support/start.js';

const secret = 's'.repeat(43);
let s: Started;
beforeAll(async () => {
  s = await start();
});
afterAll(() => s.close());
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(s.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const codeOf = async (response: Response) => ((await response.json()) as { refusal: { code: string } }).refusal.code;

describe('sockets', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', 'hello?', 'say-hello'],
    ['a request before hello', { type: 'ping', id: 1 }, 'say-hello'],
    ['another protocol', { type: 'hello', protocol: PROTOCOL + 1, match: 'm'.repeat(22) }, 'wrong-protocol'],
    ['a match that does not exist', { type: 'hello', protocol: PROTOCOL, match: 'm'.repeat(22) }, 'no-such-match'],
  ])('%s: refused with a reason, and closed', async (_, message, code) => {
    const client = await Client.connect(s.url);
    client.send(message);
    await client.until(() => client.closed);
    expect(client.last).toMatchObject({ type: 'bye', refusal: { code } });
  });
  test('the secret of another match opens nothing', async () => {
    const [one, two] = await Promise.all([create(s.url, { game: 'noughts' }), create(s.url, { game: 'noughts' })]);
    const client = await Client.join(s.url, { match: one.match, secrets: [two.seatSecrets[0]!.secret] });
    expect(client.last).toMatchObject({ type: 'bye', refusal: { code: 'wrong-secret' } });
  });
  test('a message that is too large ends the connection, and only that', async () => {
    const { clients } = await s.table({ game: 'noughts' });
    const [a, b] = clients as [Client, Client];
    a.send(JSON.stringify({ type: 'say', id: 1, seat: 0, text: 'x'.repeat(LIMITS.messageBytes) }));
    await a.until(() => a.closed);
    expect((await b.ask({ type: 'ping' })).type).toBe('pong');
  });
  test('bytes that are no text are refused', async () => {
    const { clients } = await s.table({ game: 'noughts' });
    const [a] = clients as [Client];
    a.socket.send(Buffer.from([1, 2, 3]));
    await a.until(() => a.last.type === 'refused');
    expect(a.last).toMatchObject({ refusal: { code: 'bad-message' } });
  });
  test('a page of another site may not connect', async () => {
    await expect(Client.connect(s.url, { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
    const own = await Client.connect(s.url, { origin: s.url });
    await own.close();
  });
  test('a request nobody defined is refused with its id', async () => {
    const { clients } = await s.table({ game: 'noughts' });
    expect(await clients[0]!.ask({ type: 'cheat' } as never)).toMatchObject({ type: 'refused', refusal: { code: 'bad-message' } });
  });
});

describe('routes', () => {
  test.each<[string, unknown, string]>([
    ['no JSON', '{', 'bad-message'],
    ['no game', {}, 'bad-message'],
    ['an unknown game', { game: 'chess' }, 'wrong-setup'],
    ['an unknown option', { game: 'noughts', setup: { size: 4 } }, 'wrong-setup'],
    ['too many seats', { game: 'noughts', seats: Array(3).fill({ kind: 'person' }) }, 'wrong-setup'],
    ['an unknown bot', { game: 'noughts', seats: [{ kind: 'bot', bot: 'hal' }] }, 'no-such-bot'],
    ['an unknown field', { game: 'noughts', admin: true }, 'bad-message'],
    ['a game named like a part of every object', { game: 'constructor' }, 'wrong-setup'],
    ['a body that is too large', { game: 'noughts', setup: { size: 'x'.repeat(LIMITS.createBytes) } }, 'bad-message'],
    ['an option that is too long', { game: 'noughts', setup: { size: 'x'.repeat(LIMITS.optionLength + 1) } }, 'bad-message'],
  ])('a match with %s is not created', async (_, body, code) => {
    const response = await post('/api/v1/matches', body);
    expect(response.status).toBe(400);
    expect(await codeOf(response)).toBe(code);
  });
  test('records, dice and luck stay closed until the end', async () => {
    const { match } = await create(s.url, { game: 'bluff' });
    for (const path of ['record', 'luck']) expect((await fetch(`${s.url}/api/v1/matches/${match}/${path}`)).status).toBe(409);
    expect(await (await fetch(`${s.url}/api/v1/matches/${match}/dice`)).json()).toMatchObject({ secret: null, rolls: null });
  });
  test('a seat is not handed over without its own secret', async () => {
    const { match, seatSecrets } = await create(s.url, { game: 'noughts' });
    expect((await post(`/api/v1/matches/${match}/seats/0/secret`, {})).status).toBe(401);
    expect((await post(`/api/v1/matches/${match}/seats/0/secret`, {}, { authorization: `Bearer ${secret}` })).status).toBe(401);
    expect((await post(`/api/v1/matches/${match}/seats/0/secret`, {}, { authorization: `Bearer ${seatSecrets[1]!.secret}` })).status).toBe(
      403,
    );
  });
  test('the messages of the socket are served as an AsyncAPI document', async () => {
    expect(await (await fetch(`${s.url}/api/v1/asyncapi.json`)).json()).toEqual(JSON.parse(JSON.stringify(asyncApi())));
  });
  test('every route is in the OpenAPI document, and every body has a schema', async () => {
    const document = (await (await fetch(`${s.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, { post?: { requestBody?: object } }>;
    };
    expect(
      Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map(m => `${m} ${path.replace('/api/v1', '')}`)),
    ).toEqual(
      expect.arrayContaining([
        'get /games',
        'get /games/{game}/rules',
        'post /games/{game}/setup',
        'post /matches',
        'get /matches/{match}',
        'get /matches/{match}/facts',
        'get /matches/{match}/moments',
        'get /matches/{match}/record',
        'get /matches/{match}/dice',
        'get /matches/{match}/luck',
        'post /matches/{match}/branches',
        'post /matches/{match}/seats/{seat}/secret',
        'post /matches/{match}/reports',
        'get /documents',
        'get /documents/{name}',
        'put /documents/{name}',
        'delete /documents/{name}',
      ]),
    );
    expect(document.paths['/api/v1/matches']!.post!.requestBody).toBeDefined();
    expect(await (await fetch(`${s.url}/api/v1`)).text()).toContain('POST /api/v1/matches');
  });
  test('metrics count, and tell no match and no seat', async () => {
    const { match } = await create(s.url, { game: 'noughts' });
    const text = await (await fetch(`${s.url}/metrics`)).text();
    for (const name of ['cadre_matches_in_memory', 'cadre_answers_total', 'cadre_database_seconds', 'cadre_nodejs_eventloop_lag_seconds'])
      expect(text).toContain(name);
    expect(text).not.toContain(match);
  });
});

describe('limits', () => {
  test('guessing secrets is slowed down, and nobody with the right one is locked out', async () => {
    const strict = await start({ limits: { ...LOOSE, mistakes: { burst: 2, perSecond: 0.001 } } });
    const { match, seatSecrets } = await create(strict.url, { game: 'noughts' });
    const codes: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { last } = await Client.join(strict.url, { match, secrets: [secret] });
      codes.push(last.type === 'bye' ? last.refusal.code : last.type);
    }
    expect(codes).toEqual(['wrong-secret', 'wrong-secret', 'too-fast', 'too-fast']);
    expect((await fetch(`${strict.url}/api/v1/matches/${'x'.repeat(22)}`)).status).toBe(429);
    expect((await Client.join(strict.url, { match, secrets: [seatSecrets[0]!.secret] })).last.type).toBe('table');
    const authorization = `Bearer ${seatSecrets[0]!.secret}`;
    expect((await fetch(`${strict.url}/api/v1/matches/${match}/facts`, { headers: { authorization } })).status).toBe(200);
    await strict.close();
  });
  test('guesses from many addresses are counted for the match', async () => {
    const strict = await start({ limits: { ...LOOSE, mistakes: { burst: 2, perSecond: 0.001 } }, trustProxy: true });
    const { match } = await create(strict.url, { game: 'noughts' });
    const codes: string[] = [];
    for (let i = 1; i <= 3; i++) {
      const { last } = await Client.join(strict.url, { match, secrets: [secret] }, { 'x-forwarded-for': `192.0.2.${i}` });
      codes.push(last.type === 'bye' ? last.refusal.code : last.type);
    }
    expect(codes).toEqual(['wrong-secret', 'wrong-secret', 'too-fast']);
    await strict.close();
  });
  test('a connection that talks too fast is told so; connections and new matches from one address are counted', async () => {
    const strict = await start({ limits: { messages: { burst: 3, perSecond: 0.001 }, connectionsPerAddress: 2, matchesPerMinute: 2 } });
    const { match } = await create(strict.url, { game: 'noughts' });
    const one = await Client.join(strict.url, { match });
    for (let i = 0; i < 2; i++) await one.ask({ type: 'ping' });
    one.send({ type: 'ping', id: 99 });
    await one.until(() => one.last.type === 'refused');
    expect(one.last).toMatchObject({ refusal: { code: 'too-fast', kind: 'try-again' } });
    const two = await Client.connect(strict.url);
    await expect(Client.connect(strict.url)).rejects.toThrow();
    await two.close();
    await create(strict.url, { game: 'noughts' });
    await expect(create(strict.url, { game: 'noughts' })).rejects.toThrow('429');
    await strict.close();
  });
  test('a bucket fills up again, but not beyond its size', () => {
    let now = 0;
    const b = bucket({ burst: 2, perSecond: 1 }, () => now);
    expect([b.take(), b.take(), b.take()]).toEqual([true, true, false]);
    now = 1000;
    expect([b.take(), b.take()]).toEqual([true, false]);
    now = 100_000;
    expect([b.take(), b.take(), b.take()]).toEqual([true, true, false]);
  });
  test.each<[string | undefined, boolean]>([
    [undefined, true],
    ['http://table.example:8080', true],
    ['https://friend.example', true],
    ['https://table.example.evil.example', false],
    ['null', false],
  ])('origin %s welcome: %s', (origin, welcome) => {
    expect(isAllowedOrigin(origin, 'table.example:8080', ['https://friend.example'])).toBe(welcome);
  });
});

test('a server that stops tells everybody, and forgets nothing', async () => {
  const own = await start();
  const { clients } = await own.table({ game: 'noughts' });
  await own.close();
  for (const c of clients) {
    await c.until(() => c.closed);
    expect(c.last).toMatchObject({ type: 'bye', refusal: { code: 'stopping', kind: 'try-again' } });
  }
});
