import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { batched } from '../src/store/batched.js';
import type { Store } from '../src/store/store.js';
import type { Command } from '../src/table/decide.js';
import { joining, noughtsRow, openMemory, openProcess } from './support/hosts.js';

let store: Store;
beforeAll(async () => {
  store = await openMemory();
});
afterAll(() => store.close());

/** Milliseconds after which nobody waits for the reply of an owner. */
const LONGER_THAN_PATIENCE = 1200;
const answer = (seat: number, seq: number, square: number): Command => ({ type: 'answer', id: 1, seat, seq, answer: [square] });
/** A match with its owner, and another process that can only ask the owner, over a wire that the test can cut. */
const twoProcesses = async () => {
  const row = noughtsRow([null, null]);
  await store.create(row, new Map());
  const hearing = new Map<string, (payload: string) => void>();
  const wire = { repliesArrive: true, isSlow: false, claims: 0, canClaim: false };
  const onWire: Store = {
    ...store,
    listen: async (channel, hear) => void hearing.set(channel, hear),
    notify: async ({ channel, payload }) => {
      if (wire.repliesArrive || payload.startsWith('{"kind":"ask"')) hearing.get(channel)?.(payload);
    },
  };
  const owner = await openProcess({
    ...onWire,
    append: async events => {
      if (wire.isSlow) await wait(LONGER_THAN_PATIENCE);
      wire.isSlow = false;
      return store.append(events);
    },
  });
  const asker = await openProcess({
    ...onWire,
    claim: (match, process) => {
      wire.claims++;
      return wire.canClaim ? store.claim(match, process) : Promise.resolve(null);
    },
    ownerOf: async () => owner.process,
  });
  for (const seat of [0, 1]) await owner.perform(row.id, joining(seat));
  return { match: row.id, owner, asker, wire };
};

test('an answer that the owner has stored is confirmed, though its reply got lost', async () => {
  const { match, asker, wire } = await twoProcesses();
  wire.repliesArrive = false;
  expect(await asker.perform(match, answer(0, 0, 4))).toEqual({ version: 4 });
  expect((await store.eventsAfter(match, 0)).map(e => e.event.kind)).toEqual(['joined', 'joined', 'started', 'answered']);
});
test('an answer that the owner has not stored is refused, and can be repeated', async () => {
  const { match, owner, asker, wire } = await twoProcesses();
  await owner.close();
  wire.repliesArrive = false;
  expect(await asker.perform(match, answer(0, 0, 4))).toMatchObject({ refusal: { code: 'owner-away', kind: 'try-again' } });
  wire.canClaim = true;
  expect(await asker.perform(match, answer(0, 0, 4))).toEqual({ version: 4 });
});
test('an owner that is gone without a word is replaced, and nobody is told to try again', async () => {
  const { match, owner, asker, wire } = await twoProcesses();
  expect(await asker.perform(match, answer(0, 0, 4))).toEqual({ version: 4 }); // now it knows the owner
  await owner.close();
  wire.repliesArrive = false;
  wire.canClaim = true;
  expect(await asker.perform(match, answer(1, 1, 0))).toEqual({ version: 5 });
});
test('an answer that is asked for twice, because the owner was slow, is confirmed', async () => {
  const { match, asker, wire } = await twoProcesses();
  await asker.perform(match, answer(0, 0, 4));
  wire.isSlow = true;
  expect(await asker.perform(match, answer(1, 1, 0))).toEqual({ version: 5 });
  expect(await store.eventsAfter(match, 4)).toHaveLength(1);
});
test('a process asks the database once who the owner is, and again when it is somebody else', async () => {
  const { match, owner, asker, wire } = await twoProcesses();
  for (const [n, square] of [4, 0, 1].entries()) expect(await asker.perform(match, answer(n % 2, n, square))).toEqual({ version: 4 + n });
  expect(wire.claims).toBe(1);
  await owner.close(); // it says that it stops
  wire.canClaim = true;
  expect(await asker.perform(match, answer(1, 3, 7))).toEqual({ version: 7 });
  expect(wire.claims).toBe(2);
});

test('what is asked at once shares a round trip, in order; what fails fails for those alone', async () => {
  const rounds: number[][] = [];
  const ask = batched(3, async (questions: readonly number[]) => {
    rounds.push([...questions]);
    if (questions.includes(4)) throw new Error('away');
    return questions.map(q => 10 * q);
  });
  expect(await Promise.all([1, 2, 3].map(ask))).toEqual([10, 20, 30]);
  const failing = Promise.allSettled([4, 5].map(ask));
  const later = new Promise(resolve => setImmediate(() => resolve(ask(6))));
  expect((await failing).map(f => f.status)).toEqual(['rejected', 'rejected']);
  expect(await later).toBe(60);
  expect(await Promise.all([7, 8, 9, 10].map(ask))).toEqual([70, 80, 90, 100]);
  expect(rounds).toEqual([[1, 2, 3], [4, 5], [6], [7, 8, 9], [10]]);
});
