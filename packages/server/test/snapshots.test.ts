import type { AnyState, Match } from '@cadre/core';
import { sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { TableRules } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unwatch, watch } from '../src/host/delayed-table.js';
import type { Host } from '../src/host/host.js';
import type { Store } from '../src/store/store.js';
import type { MatchRow } from '../src/table/event.js';
import { tableMessage } from '../src/table/messages.js';
import type { TableSnapshot } from '../src/table/snapshot.js';
import { newTable, replay, type TableState } from '../src/table/table.js';
import { openMemory } from './support/hosts.js';
import { game, hostOf, rowOf, SAVE_EVERY, watching } from './support/long-matches.js';

let store: Store;
beforeAll(async () => {
  store = await openMemory();
});
afterAll(() => store.close());
const openWith = (options: Partial<Parameters<typeof hostOf>[0]> = {}) => hostOf({ store, ...options });
/** The same match with every answer run again. */
const fullRerun = async (row: MatchRow): Promise<TableState> => {
  const table = newTable(row, game);
  for (const stamped of await store.eventsAfter(row.id, 0)) replay(table, stamped);
  return table;
};
/** Everything about a table but its rules, who owns it, and its snapshots. */
const contentOf = ({ game: _, row: ____, match, ...rest }: TableState): string => {
  const { game: __, snapshots: ___, ...played } = match!;
  return JSON.stringify({ ...rest, match: played });
};
const random = seeded(3);
const answerOnce = async (host: Host, id: string): Promise<void> => {
  const { pending } = (host.rooms.get(id)!.table.match as Match<AnyState>).state;
  const { seat, space } = pending!.asks[0]!;
  expect(await host.perform(id, { type: 'answer', id: 1, seat, seq: pending!.seq, answer: [...sample(space, random)] })).toMatchObject({
    version: expect.any(Number),
  });
};
const begin = async (host: Host, tableRules: Partial<TableRules> = {}, answers = 25): Promise<MatchRow> => {
  const row = rowOf(tableRules);
  await store.create(row, new Map());
  for (const seat of [0, 1]) await host.perform(row.id, { type: 'join', seat, name: `P${seat}`, contribution: '' });
  for (let i = 0; i < answers; i++) await answerOnce(host, row.id);
  return row;
};
const stored = async (row: MatchRow, count: number): Promise<TableSnapshot[]> => {
  await expect.poll(async () => (await store.snapshots(row.id)).length).toBe(count);
  return store.snapshots(row.id);
};
const reload = async (row: MatchRow) => {
  const opened = await openWith();
  return { ...opened, table: (await opened.host.open(row.id))!.table };
};
const CLOCK = { kind: 'bank', bankSeconds: 600, answerSeconds: 1, late: 'resign' } as const;

test('a match is stored every so many events, old snapshots go, and loading gives what a full re-run gives', async () => {
  let at = 1000;
  const { host, outcomes } = await openWith({ now: () => (at += 700) });
  const row = await begin(host, { clock: CLOCK }, 50);
  const [, , newest] = await stored(row, 3);
  expect(newest!.version).toBeGreaterThan(40);
  expect(new Set(outcomes)).toEqual(new Set(['saved']));
  expect(outcomes.length).toBeGreaterThan(3);
  const again = await reload(row);
  expect(again.host.rooms.get(row.id)!.snapshots.at(-1)!.version).toBe(newest!.version);
  expect(contentOf(again.table)).toBe(contentOf(await fullRerun(row)));
  expect(contentOf(again.table)).toBe(contentOf(host.rooms.get(row.id)!.table));
  expect(again.problems).toEqual([]);
});
test('loading runs only the answers after the newest snapshot', async () => {
  const { host } = await openWith();
  const row = await begin(host, {}, 33);
  const version = (await stored(row, 3)).at(-1)!.version;
  let answers = 0;
  const other = await openWith({ games: [watching(() => answers++)] });
  const { table } = (await other.host.open(row.id))!;
  expect(answers).toBe(table.version - version);
  expect(answers).toBeLessThan(SAVE_EVERY);
});
test('after undo, below a snapshot too, the match comes back as it was and goes on', async () => {
  const { host } = await openWith();
  const row = await begin(host, {}, 25);
  await stored(row, 2);
  for (const to of [22, 3]) {
    const seat = host.rooms.get(row.id)!.table.match!.log[to]!.seat;
    expect(await host.perform(row.id, { type: 'undo', id: 1, seat, to })).toMatchObject({ version: expect.any(Number) });
    const again = await reload(row);
    expect(contentOf(again.table)).toBe(contentOf(await fullRerun(row)));
    expect(again.problems).toEqual([]);
  }
  for (let i = 0; i < 30; i++) await answerOnce(host, row.id);
  const again = await reload(row);
  expect(contentOf(again.table)).toBe(contentOf(host.rooms.get(row.id)!.table));
  expect(contentOf(again.table)).toBe(contentOf(await fullRerun(row)));
});

const LATE = 1_000_000;
test.each<[string, (s: TableSnapshot) => TableSnapshot, string]>([
  ['a changed state', s => ({ ...s, state: s.state.replace('"turn":', '"turn": ') }), 'its check is'],
  ['a state that is not JSON', s => ({ ...s, state: 'null{' }), 'its check is'],
  ['a changed check', s => ({ ...s, check: 'f'.repeat(16) }), 'its check is ffffffffffffffff'],
  ['other rules', s => ({ ...s, rules: '0' }), 'it was taken under rules 0, expected rules 1'],
  ['another game', s => ({ ...s, game: 'noughts' }), 'it belongs to the game "noughts"'],
  ['another number of answers', s => ({ ...s, answers: s.answers + 1 }), 'answers, expected'],
  ['events that are not there', s => ({ ...s, version: LATE }), `it follows event ${LATE}, but the last event is`],
])('a snapshot with %s is reported and ignored; the match is run again and goes on', async (_, spoil, problem) => {
  const { host } = await openWith();
  const row = await begin(host, {}, 15);
  const [snapshot] = await stored(row, 1);
  await store.saveSnapshot(row.id, spoil(snapshot!), 1);
  const again = await reload(row);
  expect(again.outcomes).toEqual(['rejected']);
  expect(again.problems.join()).toContain(problem);
  expect(contentOf(again.table)).toBe(contentOf(await fullRerun(row)));
  await answerOnce(again.host, row.id);
  expect(contentOf(again.host.rooms.get(row.id)!.table)).toBe(contentOf(await fullRerun(row)));
});
test('when the newest snapshot is bad, the one before it is used', async () => {
  const { host } = await openWith();
  const row = await begin(host, {}, 25);
  const [good, bad] = await stored(row, 2);
  await store.saveSnapshot(row.id, { ...bad!, check: '' }, 2);
  const again = await reload(row);
  expect(again.outcomes).toEqual(['rejected']);
  expect(again.host.rooms.get(row.id)!.snapshots.map(s => s.version)).toEqual([good!.version]);
  expect(contentOf(again.table)).toBe(contentOf(await fullRerun(row)));
});
test('a match whose rules are not installed is frozen, snapshot or not, and goes on when they are', async () => {
  const { host } = await openWith();
  const row = await begin(host, {}, 15);
  await stored(row, 1);
  const raised = { ...game, rules: '2' };
  const { host: newer, outcomes } = await openWith({ games: [raised] });
  expect((await newer.open(row.id))!.table.frozen).toContain('rules 1 of "long", which are not installed');
  expect(outcomes).toEqual([]);
  const { host: both } = await openWith({ games: [raised, game] });
  await both.open(row.id);
  await answerOnce(both, row.id);
});

test('a snapshot comes after its events, nobody waits for it, and one that fails harms nothing', async () => {
  const ahead: number[] = [];
  let fail: (reason: Error) => void = () => undefined;
  const slow: Store = {
    ...store,
    saveSnapshot: async (match, snapshot) => {
      const last = (await store.eventsAfter(match, 0)).length;
      if (snapshot.version > last) ahead.push(snapshot.version);
      await new Promise<void>((_, reject) => {
        fail = reject;
      });
    },
  };
  const { host, outcomes, problems } = await openWith({ store: slow });
  const row = await begin(host, {}, 30); // answered although the first one is still on its way
  expect([ahead, outcomes]).toEqual([[], []]);
  fail(new Error('no room'));
  await expect.poll(() => outcomes).toEqual(['failed']);
  expect(problems).toEqual([`no snapshot of match ${row.id} could be stored: no room`]);
  for (let i = 0; i < 5; i++) await answerOnce(host, row.id);
  fail(new Error('the end'));
  await host.close();
});
test('what could not be stored is in no snapshot', async () => {
  let isFull = false;
  const full: Store = { ...store, append: append => (isFull ? Promise.reject(new Error('full')) : store.append(append)) };
  const { host, outcomes } = await openWith({ store: full });
  const row = await begin(host, {}, 6); // with the joins and the start: one event less than is due
  isFull = true;
  const { pending } = host.rooms.get(row.id)!.table.match!.state;
  const { seat, space } = pending!.asks[0]!;
  const refused = await host.perform(row.id, { type: 'answer', id: 1, seat, seq: pending!.seq, answer: [...sample(space, random)] });
  expect(refused).toMatchObject({ refusal: { code: 'storage' } });
  await host.close();
  expect([outcomes, await store.snapshots(row.id)]).toEqual([[], []]);
});

test('spectators who watch with a delay see the same from a snapshot as from the beginning', async () => {
  let at = 0;
  const { host } = await openWith({ now: () => (at += 1000) });
  const row = await begin(host, { spectators: { allowed: true, delaySeconds: 12 } }, 40);
  await stored(row, 3);
  const room = host.rooms.get(row.id)!;
  const viewer = { seats: [], muted: new Set<number>(), words: null, presence: false, isAway: false, dismiss: () => undefined };
  const seen: string[] = [];
  const spectator = { ...viewer, send: (text: string) => seen.push(text) };
  watch(room, spectator, undefined, () => at);
  const behind = newTable(row, game);
  for (const stamped of room.table.events) if (stamped.at + 12_000 <= at) replay(behind, stamped);
  expect(room.delayed!.table.match!.snapshots.length).toBeGreaterThan(0);
  expect(behind.version).toBeLessThan(room.table.version);
  expect(JSON.parse(seen[0]!)).toEqual(JSON.parse(JSON.stringify(tableMessage(behind, spectator))));
  unwatch(room, spectator);
});
