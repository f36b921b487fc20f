import { noughts } from '@cadre/noughts';
import type { Action } from '@cadre/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Heartbeat, startHeartbeat, TIMES } from '../src/host/heartbeat.js';
import type { Host } from '../src/host/host.js';
import type { Watcher } from '../src/host/room.js';
import type { Store } from '../src/store/store.js';
import { endless, joining, noughtsRow, openMemory, openProcess, SILENT } from './support/hosts.js';

let store: Store;
const pulses: Heartbeat[] = [];
beforeAll(async () => {
  store = await openMemory();
});
afterEach(async () => {
  for (const pulse of pulses.splice(0)) await pulse.stop();
});
afterAll(() => store.close());

/** A process that looks after matches by itself, and often. */
const alive = async (host: Host, on: Store): Promise<void> => {
  pulses.push(await startHeartbeat(host, on, { ...TIMES, beat: 5 }, Date.now, SILENT));
};
/** A match whose bot is asked, and whose process died five seconds ago. */
const left = async (tableRules: Parameters<typeof noughtsRow>[1] = {}, games = [noughts]) => {
  const row = { ...noughtsRow(['bot', null], tableRules), rules: games[0]!.rules };
  await store.create(row, new Map());
  const dead = await openProcess(store, endless, games);
  await dead.perform(row.id, joining(1));
  await store.beat(dead.process, -5000);
  return { match: row.id, dead };
};
const answers = (host: Host, match: string) => expect.poll(() => host.rooms.get(match)?.table.match?.log.length, { timeout: 60_000 });
const away = (): Promise<never> => Promise.reject(new Error('the database is away'));

test('an outage that cannot be stored at first is stored later, once, and the bots answer', async () => {
  const { match } = await left({ clock: { kind: 'bank', bankSeconds: 60, answerSeconds: 60, late: 'resign' } });
  let failures = 1;
  const troubled: Store = { ...store, append: a => (failures-- > 0 ? away() : store.append(a)) };
  const heir = await openProcess(troubled);
  await alive(heir, troubled);
  await answers(heir, match).toBe(1);
  const outages = heir.rooms.get(match)!.table.events.flatMap(({ event: e }) => (e.kind === 'outage' ? [e.milliseconds >= 5000] : []));
  expect(outages).toEqual([true]);
});
test('while the database is away nobody runs out of time', async () => {
  let now = 1_700_000_000_000,
    isAway = false;
  const troubled: Store = {
    ...store,
    append: a => (isAway ? away() : store.append(a)),
    eventsAfter: (id, n) => (isAway ? away() : store.eventsAfter(id, n)),
    beat: (process, alive) => (isAway ? away() : store.beat(process, alive)),
  };
  const host = await openProcess(troubled, endless, [noughts], () => now);
  const row = noughtsRow([null, null], { clock: { kind: 'bank', bankSeconds: 0, answerSeconds: 10, late: 'resign' } });
  await store.create(row, new Map());
  for (const seat of [0, 1]) await host.perform(row.id, joining(seat));
  now += 4000;
  isAway = true;
  await (await startHeartbeat(host, troubled, { ...TIMES, beat: 60_000 }, () => now, SILENT)).stop().catch(() => undefined);
  now += 3_600_000;
  const timeIsUp = () => host.perform(row.id, { type: 'time', seat: 0, seq: 0, undoCount: 0, answer: [] });
  expect(await timeIsUp()).toMatchObject({ refusal: { code: 'storage' } });
  isAway = false;
  expect(await timeIsUp()).toMatchObject({ refusal: { code: 'nothing-to-do' } });
  now += 6000;
  expect(await timeIsUp()).toHaveProperty('version');
  expect(host.rooms.get(row.id)!.table.ending).toMatchObject({ how: 'time', seat: 0 });
});
test('a process that has claimed a match, and then cannot read it, comes back to it', async () => {
  const { match } = await left();
  let reads = 0,
    looks = 0;
  const troubled: Store = {
    ...store,
    eventsAfter: (id, n) => (id === match && ++reads === 2 ? away() : store.eventsAfter(id, n)),
    // In a shared database it is no orphan any more: its owner lives.
    orphans: async () => (++looks === 1 ? [match] : []),
  };
  const heir = await openProcess(troubled);
  await alive(heir, troubled);
  await answers(heir, match).toBe(1);
});
test('a match that cannot be loaded holds nobody up', async () => {
  const broken = await left(),
    sound = await left();
  const troubled: Store = { ...store, eventsAfter: (id, n) => (id === broken.match ? away() : store.eventsAfter(id, n)) };
  const heir = await openProcess(troubled);
  await alive(heir, troubled);
  await answers(heir, sound.match).toBe(1);
});
test('an adoption that does not end does not stop the pulse', async () => {
  const { match } = await left();
  const host = await openProcess(store, endless);
  let beats = 0,
    goOn: () => void = () => undefined;
  const gate = new Promise<void>(resolve => {
    goOn = resolve;
  });
  const slow: Host = { ...host, adopt: id => (id === match ? gate : host.adopt(id)) };
  const counting: Store = {
    ...store,
    beat: (process, alive) => {
      beats++;
      return store.beat(process, alive);
    },
  };
  await alive(slow, counting);
  await expect.poll(() => beats, { timeout: 60_000 }).toBeGreaterThan(5);
  goOn();
});
test('however many matches wait whose rules are gone, the others are found', async () => {
  const old = { ...noughts, rules: 'gone' };
  await Promise.all(Array.from({ length: 100 }, () => left({}, [old])));
  const { match } = await left();
  const heir = await openProcess(store);
  await alive(heir, store);
  await answers(heir, match).toBe(1);
});
test('a claim that could not be given up is given up later', async () => {
  const { match } = await left();
  const released: string[] = [];
  let failures = 1;
  const troubled: Store = {
    ...store,
    release: async (_, given) => {
      if (failures-- > 0) await away();
      released.push(...given.map(g => g.match));
    },
  };
  const host = await openProcess(troubled, endless);
  await host.adopt(match);
  await expect(host.drop([host.rooms.get(match)!])).rejects.toThrow('away');
  await host.drop([]);
  expect(released).toEqual([match]);
});

const nextAnswer: Action = { type: 'answer', id: 1, seat: 0, seq: 0, answer: [4] };
/** A match of two personSeats, played at one process. */
const played = async () => {
  const row = noughtsRow([null, null]);
  await store.create(row, new Map());
  const owner = await openProcess(store);
  for (const seat of [0, 1]) await owner.perform(row.id, joining(seat));
  return { match: row.id, owner };
};
test('news that come while a match is being loaded are not missed', async () => {
  const { match, owner } = await played();
  let tell: (payload: string) => void = () => undefined,
    goOn: () => void = () => undefined;
  const gate = new Promise<void>(resolve => {
    goOn = resolve;
  });
  let read: () => void = () => undefined;
  const isRead = new Promise<void>(resolve => {
    read = resolve;
  });
  const slow: Store = {
    ...store,
    eventsAfter: async (id, n) => {
      const events = await store.eventsAfter(id, n);
      read();
      await gate;
      return events;
    },
    listen: async (channel, hear) => {
      if (channel === 'cadre_match_changed') tell = hear;
    },
  };
  const other = await openProcess(slow);
  const opening = other.open(match);
  await isRead;
  const outcome = await owner.perform(match, nextAnswer);
  const { version } = outcome as { version: number };
  tell(`${match} ${version}`);
  goOn();
  const room = (await opening)!;
  await expect.poll(() => room.table.version, { timeout: 60_000 }).toBe(version);
});
test('what happened while a process could not listen is told to whoever watches there', async () => {
  const { match, owner } = await played();
  let again: () => void = () => undefined;
  const deaf: Store = {
    ...store,
    // The other process lives, and keeps the match.
    claim: async () => null,
    orphans: async () => [],
    unowned: async () => [],
    listen: async (channel, _, missed) => {
      if (channel === 'cadre_match_changed' && missed) again = missed;
    },
  };
  const other = await openProcess(deaf);
  const room = (await other.open(match))!;
  const heard: string[] = [];
  const watcher: Watcher = {
    seats: [1],
    muted: new Set(),
    presence: false,
    isAway: false,
    words: null,
    send: message => heard.push(message),
    dismiss: () => undefined,
  };
  room.watchers.add(watcher);
  await owner.perform(match, nextAnswer);
  again();
  await alive(other, deaf);
  await expect.poll(() => heard.map(m => JSON.parse(m).views[0].seq), { timeout: 60_000 }).toEqual([1]);
});
