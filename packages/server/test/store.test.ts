import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPostgres } from '../../../tests/support/postgres.js';
import { appendQueue } from '../src/store/append-queue.js';
import { connect, type Home } from '../src/store/connection.js';
import { openStore, type Store } from '../src/store/store.js';
import type { Event, MatchRow, StampedEvent } from '../src/table/event.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
const row = (id: string): MatchRow => ({
  id,
  game: 'noughts',
  rules: '1',
  setup: { b: 1, a: 'x' },
  tableRules: { undo: 'ask', clock: { kind: 'none' }, spectators: { allowed: true, delaySeconds: 0 }, chat: true, friendsOnly: false },
  bots: [null, 'random'],
  branch: id === 'm1' ? { match: 'm0', moment: 1, answers: [{ seat: -1, answer: [3] }] } : null,
  diceSecret: 'dice',
  createdAt: 12,
});
const said = (n: number, text = 'hi'): StampedEvent => ({ n, at: n, event: { kind: 'said', seat: 0, text } });

/** Somewhere to keep matches, and how to get rid of it. */
const PLACES: readonly [string, () => Promise<{ readonly place: Home; end(): Promise<void> }>][] = [
  [
    'the embedded database',
    async () => {
      const home = await mkdtemp(join(tmpdir(), 'cadre-store-'));
      return { place: { home }, end: () => rm(home, { recursive: true }) };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres();
      return { place: { home: null, databaseUrl: postgres.url }, end: postgres.end };
    },
  ],
];
describe.each(PLACES)('%s', (name, open) => {
  let there: Awaited<ReturnType<typeof open>>, store: Store;
  beforeAll(async () => {
    there = await open();
    store = openStore(await connect(there.place));
  }, STARTING);
  afterAll(async () => {
    await store.close();
    await there.end();
  });
  const append = (match: string, epoch: number, ...events: StampedEvent[]) => store.append({ match, epoch, events, mark: null });

  test.runIf(name === 'PostgreSQL')('whoever is cut off while listening listens again, and is told so', async () => {
    const other = await connect(there.place);
    const heard: string[] = [];
    let again = 0;
    await other.listen(
      'cadre_test',
      payload => heard.push(payload),
      () => again++,
    );
    await other.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen%cadre_test%' and pid <> pg_backend_pid()`);
    await expect.poll(() => again, { timeout: 60_000 }).toBe(1);
    await store.notify({ channel: 'cadre_test', payload: 'here I am' });
    await expect.poll(() => heard, { timeout: 60_000 }).toEqual(['here I am']);
    await other.close();
  });
  test('keeps a match letter by letter', async () => {
    const event: Event = {
      kind: 'answered',
      seat: 0,
      rule: 'X',
      answer: [1],
      facts: [{ fact: { type: 'z', rule: 'X', b: 1, a: { d: 1, c: 2 } } }],
    };
    await store.create(row('m1'), new Map([[0, 'hash']]));
    const { epoch } = (await store.claim('m1', 'p1'))!;
    expect(await append('m1', epoch, { n: 1, at: 5, event }, said(2, 'ünïcødé "quotes" \n'))).toBe('stored');
    expect(JSON.stringify(await store.find('m1'))).toContain(JSON.stringify(row('m1')).slice(1, -1));
    expect(JSON.stringify((await store.eventsAfter('m1', 0)).map(e => e.event))).toBe(
      JSON.stringify([event, said(2, 'ünïcødé "quotes" \n').event]),
    );
    expect(await store.eventsAfter('m1', 1)).toHaveLength(1);
    expect(await store.hashes('m1')).toEqual(new Map([[0, 'hash']]));
    expect(await store.find('nowhere')).toBeNull();
  });
  test('a write under an older claim changes nothing', async () => {
    await store.create(row('m2'), new Map());
    const first = (await store.claim('m2', 'p1'))!,
      second = (await store.claim('m2', 'p2'))!;
    expect(second.epoch).toBeGreaterThan(first.epoch);
    expect(await append('m2', first.epoch, said(1))).toBe('fenced');
    expect(await append('m2', second.epoch, said(1))).toBe('stored');
    expect(await store.eventsAfter('m2', 0)).toHaveLength(1);
  });
  test('the same number is never written twice, and the neighbours in a batch do not suffer', async () => {
    const ids = ['m3', 'm4', 'm5'];
    const epochs = await Promise.all(
      ids.map(async id => {
        await store.create(row(id), new Map());
        return (await store.claim(id, 'p1'))!.epoch;
      }),
    );
    await append('m4', epochs[1]!, said(1, 'first'));
    const results = await Promise.allSettled(ids.map((id, i) => append(id, epochs[i]!, said(1, 'second'))));
    expect(results.map(r => (r.status === 'fulfilled' ? r.value : 'failed'))).toEqual(['stored', 'failed', 'stored']);
    expect((await store.eventsAfter('m4', 0)).map(e => e.event)).toEqual([said(1, 'first').event]);
  });
  test('matches that need the server are found', async () => {
    await store.create(row('m6'), new Map());
    const before = (await store.claim('m6', 'p1'))!;
    await store.append({ match: 'm6', epoch: before.epoch, events: [said(1)], mark: { wakeAt: 100 } });
    const { epoch, wakeAt } = (await store.claim('m6', 'p1'))!;
    expect([before.wakeAt, wakeAt]).toEqual([null, 100]);
    expect(await store.orphans(99, 10)).toEqual([]);
    expect(await store.orphans(100, 10)).toEqual(['m6']);
    await store.append({ match: 'm6', epoch, events: [said(2)], mark: { wakeAt: null } });
    expect(await store.orphans(100, 10)).toEqual([]);
  });
  test('keeps the newest snapshots of a match letter by letter, each version once', async () => {
    const snapshot = (version: number, state = `{"b":1,"a":"é${version}"}`) => ({
      version,
      game: 'noughts',
      rules: '1',
      answers: version - 1,
      check: 'abc',
      clock: version === 2 ? null : { banks: [1, 2], spent: [null, 3], since: 4 },
      state,
    });
    await store.create(row('m60'), new Map());
    await store.create(row('m61'), new Map());
    await store.saveSnapshot('m61', snapshot(1), 2);
    for (const version of [1, 2, 3]) await store.saveSnapshot('m60', snapshot(version), 2);
    expect(await store.snapshots('m60')).toEqual([snapshot(2), snapshot(3)]);
    await store.saveSnapshot('m60', snapshot(3, '[]'), 2);
    expect(await store.snapshots('m60')).toEqual([snapshot(2), snapshot(3, '[]')]);
    expect(await store.snapshots('m61')).toEqual([snapshot(1)]);
    await expect(store.saveSnapshot('nowhere', snapshot(1), 2)).rejects.toThrow();
  });
  // The embedded database lets nobody else in; its SQL is the same.
  test.runIf(name === 'PostgreSQL')('proposals of older builds are read as new ones', async () => {
    const old = '{"kind":"proposed","seat":0,"wish":{"kind":"undo","to":1,"rule":"X"}}';
    await store.create(row('m62'), new Map());
    const other = await connect(there.place);
    await other.db.execute(sql`insert into events (match, n, at, event) values ('m62', 1, 1, ${old})`);
    await other.db.execute(sql.raw(readFileSync(new URL('../migrations/0004_proposed_action.sql', import.meta.url), 'utf8')));
    await other.close();
    expect((await store.eventsAfter('m62', 0))[0]!.event).toEqual({
      kind: 'proposed',
      seat: 0,
      action: { kind: 'undo', to: 1, rule: 'X' },
    });
  });
  test('documents belong to the hash of a secret, which opens seats', async () => {
    await store.create(row('m7'), new Map([[0, 'one']]));
    await store.create(row('m8'), new Map([[1, 'one']]));
    expect([await store.isHolder('one'), await store.isHolder('nobody')]).toEqual([true, false]);
    expect(await store.putDocument('one', 'b', 1, '{"z":1,"a":"é"}', 2)).toBe(true);
    expect(await store.putDocument('one', 'a', 2, '[]', 2)).toBe(true);
    expect(await store.putDocument('one', 'c', 3, '[]', 2)).toBe(false);
    expect(await store.putDocument('one', 'a', 4, 'null', 2)).toBe(true);
    expect(await store.documentsOf('one')).toEqual([
      { name: 'a', at: 4, bytes: 4 },
      { name: 'b', at: 1, bytes: 16 },
    ]);
    expect(await store.document('one', 'b')).toEqual({ name: 'b', at: 1, content: { z: 1, a: 'é' } });
    expect(await store.document('two', 'b')).toBeNull();
    expect([await store.removeDocument('one', 'a'), await store.removeDocument('one', 'a')]).toEqual([true, false]);
    await store.setHash('m7', 0, 'two');
    expect(await store.isHolder('one')).toBe(true);
    await store.setHash('m8', 1, 'two');
    expect(await store.isHolder('one')).toBe(false);
    expect(await store.hashes('m8')).toEqual(new Map([[1, 'two']]));
  });
  test('a home belongs to one process; a server is shared', async () => {
    if (there.place.home) await expect(connect(there.place)).rejects.toThrow('is in use by another Cadre');
    else {
      const second = await connect(there.place);
      await expect(second.close()).resolves.toBeUndefined();
    }
  });
  test('everything is there after closing and opening again', async () => {
    await store.close();
    store = openStore(await connect(there.place));
    expect(await store.eventsAfter('m1', 0)).toHaveLength(2);
    const ids: string[] = [];
    for await (const m of store.all()) ids.push(m.id);
    expect(ids.filter(id => id !== 'm62')).toEqual(['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm60', 'm61', 'm7', 'm8']);
  });
});

test('writes that come while one is on its way travel together, in order', async () => {
  const batches: string[][] = [];
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>(resolve => {
    arrive = resolve;
  });
  const append = appendQueue(async batch => {
    batches.push(batch.map(a => a.match));
    await arrival;
    return new Set(batch.map(a => a.match).filter(m => m !== 'stale'));
  });
  const one = (match: string) => append({ match, epoch: 1, events: [], mark: null });
  const first = one('a');
  await expect.poll(() => batches).toEqual([['a']]);
  const rest = ['b', 'stale', 'c'].map(one);
  arrive();
  expect(await Promise.all([first, ...rest])).toEqual(['stored', 'stored', 'fenced', 'stored']);
  expect(batches).toEqual([['a'], ['b', 'stale', 'c']]);
});
test('a burst is written while it comes: as soon as there are enough, and two at a time', async () => {
  const batches: number[] = [],
    arrive: (() => void)[] = [];
  const append = appendQueue(
    batch =>
      new Promise(resolve => {
        batches.push(batch.length);
        arrive.push(() => resolve(new Set(batch.map(a => a.match))));
      }),
  );
  const burst = Array.from({ length: 100 }, (_, n) => append({ match: `m${n}`, epoch: 1, events: [], mark: null }));
  expect(batches).toEqual([32, 32]);
  arrive[0]!();
  await expect.poll(() => batches).toEqual([32, 32, 36]);
  arrive[2]!();
  arrive[1]!();
  expect(new Set(await Promise.all(burst))).toEqual(new Set(['stored']));
});
test('whoever comes alone is written at once; whoever comes soon after waits a moment for others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'performance'] });
  try {
    const batches: string[][] = [];
    const append = appendQueue(async batch => {
      batches.push(batch.map(a => a.match));
      return new Set(batch.map(a => a.match));
    });
    const one = (match: string) => append({ match, epoch: 1, events: [], mark: null });
    const first = one('a');
    await vi.advanceTimersByTimeAsync(0);
    await first;
    expect(batches).toEqual([['a']]);
    const second = one('b');
    await vi.advanceTimersByTimeAsync(1);
    const third = one('c');
    expect(batches).toEqual([['a']]);
    await vi.advanceTimersByTimeAsync(3);
    await Promise.all([second, third]);
    expect(batches).toEqual([['a'], ['b', 'c']]);
  } finally {
    vi.useRealTimers();
  }
});
