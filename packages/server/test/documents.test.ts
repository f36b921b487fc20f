import { LIMITS } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, create } from './support/client.js';
import { type Started, start } from './support/start.js';

let s: Started;
beforeAll(async () => {
  s = await start();
});
afterAll(() => s.close());
const ask = async (method: string, name: string | null, secret: string | null, body?: string) => {
  const response = await fetch(`${s.url}/api/v1/documents${name === null ? '' : `/${encodeURIComponent(name)}`}`, {
    method,
    headers: {
      ...(secret === null ? {} : { authorization: `Bearer ${secret}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> & { refusal?: { code: string } } };
};
const holders = async (): Promise<[string, string]> => {
  const { seatSecrets } = await create(s.url, { game: 'noughts' });
  return seatSecrets.map(k => k.secret) as [string, string];
};

test('a document is stored, replaced, listed and deleted; another seat sees nothing of it', async () => {
  const [mine, others] = await holders();
  const list = { faction: 'own', units: [{ name: 'x', n: 2 }], 'odd "key"': null };
  expect((await ask('PUT', 'Völlig normal / 1', mine, JSON.stringify(list))).status).toBe(200);
  expect((await ask('GET', 'Völlig normal / 1', mine)).json).toMatchObject({ name: 'Völlig normal / 1', content: list });
  expect((await ask('PUT', 'Völlig normal / 1', mine, '"short"')).status).toBe(200);
  expect((await ask('PUT', 'b', mine, '[1]')).status).toBe(200);
  expect((await ask('GET', null, mine)).json).toMatchObject({
    documents: expect.arrayContaining([{ name: 'Völlig normal / 1', at: expect.any(Number), bytes: 7 }]),
  });
  expect((await ask('GET', null, others)).json).toEqual({ documents: [] });
  expect((await ask('GET', 'b', others)).json.refusal!.code).toBe('no-such-document');
  expect((await ask('DELETE', 'b', others)).status).toBe(404);
  expect((await ask('DELETE', 'b', mine)).json).toEqual({ removed: 'b' });
  expect((await ask('GET', 'b', mine)).status).toBe(404);
});

test('what is no secret, no JSON, no name or too large is refused', async () => {
  const [mine] = await holders();
  expect((await ask('GET', null, null)).json.refusal!.code).toBe('wrong-secret');
  expect((await ask('PUT', 'a', 's'.repeat(43), '1')).json.refusal!.code).toBe('wrong-secret');
  expect((await ask('PUT', 'a', mine, '{"a":')).json.refusal!.code).toBe('bad-message');
  expect((await ask('PUT', 'a', mine, '{"__proto__":1}')).json.refusal!.code).toBe('bad-message');
  expect((await ask('PUT', 'a\u0000', mine, '1')).json.refusal!.code).toBe('bad-message');
  expect((await ask('PUT', 'n'.repeat(LIMITS.documentNameLength + 1), mine, '1')).json.refusal!.code).toBe('bad-message');
  expect((await ask('PUT', 'a', mine, JSON.stringify('x'.repeat(LIMITS.documentBytes)))).json.refusal!.code).toBe('bad-message');
  expect((await ask('PUT', 'a', mine, JSON.stringify('x'.repeat(LIMITS.documentBytes - 2)))).status).toBe(200);
  expect((await ask('GET', null, mine)).json).toMatchObject({ documents: [{ name: 'a', bytes: LIMITS.documentBytes }] });
});

test('at most a hundred, then one must go; one that is there can always be replaced', async () => {
  const [mine] = await holders();
  for (let i = 0; i < LIMITS.documents; i++) expect((await ask('PUT', `p${i}`, mine, '0')).status).toBe(200);
  expect((await ask('PUT', 'more', mine, '0')).json.refusal!.code).toBe('too-many');
  expect((await ask('PUT', 'p7', mine, '1')).status).toBe(200);
  expect((await ask('DELETE', 'p7', mine)).status).toBe(200);
  expect((await ask('PUT', 'more', mine, '0')).status).toBe(200);
});

test('documents follow the secret into a rematch; a seat that is handed over has none, there neither', async () => {
  const { match, secrets, clients } = await s.table({ game: 'noughts' });
  const [a, b] = clients as [Client, Client];
  const [mine] = secrets as [string];
  await ask('PUT', 'list', mine, '1');
  await a.until(() => a.asked !== null);
  await a.ask({ type: 'resign', seat: 0 });
  await a.ask({ type: 'propose', seat: 0, action: { kind: 'rematch' } });
  await b.ask({ type: 'agree', seat: 1 });
  await a.until(() => a.table?.rematch !== null);
  expect((await ask('GET', 'list', mine)).status).toBe(200);
  const response = await fetch(`${s.url}/api/v1/matches/${match}/seats/0/secret`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mine}` },
  });
  const { secret: next } = (await response.json()) as { secret: string };
  expect((await ask('GET', null, next)).json).toEqual({ documents: [] });
  expect((await ask('GET', 'list', mine)).json.refusal!.code).toBe('wrong-secret');
});
