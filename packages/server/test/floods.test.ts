import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, create } from './support/client.js';
import { joining, noughtsRow, openMemory, openProcess } from './support/hosts.js';
import { MemoryLines } from './support/log-lines.js';
import { LOOSE, type Started, start } from './support/start.js';

let s: Started;
const lines = new MemoryLines();
beforeAll(async () => {
  s = await start({
    limits: {
      ...LOOSE,
      addressMessages: { burst: 400, perSecond: 0.001 },
      messages: { burst: 5, perSecond: 0.001 },
      floods: { burst: 3, perSecond: 0.001 },
      pings: { burst: 5, perSecond: 0.001 },
      bytes: { burst: 5000, perSecond: 0.001 },
    },
    logger: { level: 'warn', stream: lines },
    trustProxy: true,
  });
});
afterAll(() => s.close());

describe('a connection that floods is refused a few times, then closed', () => {
  const flood = async (send: (client: Client, n: number) => void, count = 40): Promise<Client> => {
    const { match } = await create(s.url, { game: 'noughts' });
    const client = await Client.join(s.url, { match });
    for (let n = 0; n < count; n++) send(client, n);
    await client.until(() => client.closed);
    return client;
  };
  test('text', async () => {
    const client = await flood(c => c.send('{}'));
    const refused = client.messages.filter(m => m.type === 'refused');
    expect(refused.filter(m => m.refusal.code === 'too-fast')).toHaveLength(3);
    expect(client.last).toMatchObject({ type: 'bye', refusal: { code: 'too-fast', kind: 'try-again' } });
  });
  test('binary frames', async () => {
    const client = await flood(c => c.socket.send(Buffer.from([1])));
    expect(client.messages.filter(m => m.type === 'refused').length).toBeLessThan(10);
    expect(client.last).toMatchObject({ type: 'bye', refusal: { code: 'too-fast' } });
  });
  test('pings', async () => {
    const client = await flood(c => c.socket.ping());
    expect(client.last).toMatchObject({ type: 'bye', refusal: { code: 'too-fast' } });
  });
  test('frames that never become a message', async () => {
    const client = await flood((c, n) => c.socket.send(n === 0 ? '{' : ' '.repeat(100), { fin: false }), 80);
    expect(client.last).toMatchObject({ type: 'bye', refusal: { code: 'too-fast' } });
  });
  test('many connections of one address share what it may send, and other addresses go on', async () => {
    const { match } = await create(s.url, { game: 'noughts' });
    const from = (address: string) => Client.join(s.url, { match }, { 'x-forwarded-for': address });
    const many = await Promise.all(Array.from({ length: 100 }, () => from('192.0.2.1')));
    for (let n = 0; n < 3; n++) await Promise.all(many.map(client => client.ask({ type: 'ping' })));
    const last = await from('192.0.2.1');
    expect(last.last).toMatchObject({ type: 'refused', refusal: { code: 'too-fast' } });
    const other = await from('192.0.2.2');
    expect(await other.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
    for (const client of [...many, last, other]) client.socket.terminate();
  });
  test('and the log says so, without the secret of anybody', () => {
    const floods = lines.all.filter(line => line['msg'] === 'a flood was refused');
    expect(new Set(floods.map(line => line['what']))).toEqual(new Set(['messages', 'pings', 'bytes']));
    expect(floods[0]).toMatchObject({ address: '127.0.0.1' });
  });
});

test('requests of one seat that wait for their turn are bounded, and the other seat keeps its place', async () => {
  const store = await openMemory();
  let release = (): void => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  let isHeld = false;
  const slow: typeof store = {
    ...store,
    append: async append => {
      if (isHeld) await held;
      return store.append(append);
    },
  };
  const host = await openProcess(slow);
  const row = noughtsRow([null, null]);
  await store.create(row, new Map());
  for (const seat of [0, 1]) await host.perform(row.id, joining(seat));
  isHeld = true;
  const said = Array.from({ length: 40 }, (_, i) => host.perform(row.id, { type: 'say', id: i, seat: 1, text: 'x' }));
  const answered = host.perform(row.id, { type: 'answer', id: 99, seat: 0, seq: 0, answer: [4] });
  release();
  const outcomes = await Promise.all(said);
  expect(outcomes.filter(o => 'refusal' in o && o.refusal.code === 'too-fast')).toHaveLength(24);
  expect(await answered).toMatchObject({ version: expect.any(Number) });
  await host.close();
  await store.close();
});
