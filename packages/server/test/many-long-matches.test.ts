import { sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHeartbeat, TIMES } from '../src/host/heartbeat.js';
import type { Store } from '../src/store/store.js';
import { addEvent, draft, startIfComplete, takeAnswer } from '../src/table/draft.js';
import type { MatchRow, StampedEvent } from '../src/table/event.js';
import { SLICE } from '../src/table/snapshot.js';
import { newTable } from '../src/table/table.js';
import { openMemory } from './support/hosts.js';
import { game, hostOf, rowOf, watching } from './support/long-matches.js';

let store: Store;
beforeAll(async () => {
  store = await openMemory();
});
afterAll(() => store.close());
const random = seeded(3);
/** A match of so many answers, as its events. */
const eventsOf = (row: MatchRow, answers: number): StampedEvent[] => {
  const d = draft(newTable(row, game), 1);
  for (const seat of [0, 1]) addEvent(d, { kind: 'joined', seat, name: 'x', contribution: '' });
  startIfComplete(d);
  while (d.table.match!.log.length < answers) {
    const { seq, asks } = d.table.match!.state.pending!;
    takeAnswer(d, asks[0]!.seat, seq, sample(asks[0]!.space, random));
  }
  return d.events;
};
test('a process that takes over 100 long matches says all the while that it lives', async () => {
  const MATCHES = 100,
    ANSWERS = 400;
  const events = eventsOf(rowOf(), ANSWERS);
  const rows = Array.from({ length: MATCHES }, () => rowOf());
  for (const row of rows) {
    await store.create(row, new Map());
    const { epoch } = (await store.claim(row.id, 'dead'))!;
    await store.append({ match: row.id, epoch, events, mark: { wakeAt: 1 } });
  }
  let answers = 0,
    answersAtTurn = 0,
    mostInOneTurn = 0,
    turns = true;
  const counting = watching(() => answers++);
  const turn = (): void => {
    mostInOneTurn = Math.max(mostInOneTurn, answers - answersAtTurn);
    answersAtTurn = answers;
    if (turns) setImmediate(turn);
  };
  /** How many answers had been run again at each heartbeat. */
  const beats: number[] = [];
  const beating: Store = {
    ...store,
    beat: (process, milliseconds) => {
      beats.push(answers);
      return store.beat(process, milliseconds);
    },
  };
  const { host, observer } = await hostOf({ store: beating, games: [counting] });
  turn();
  const heartbeat = await startHeartbeat(host, beating, { ...TIMES, beat: 1 }, Date.now, observer);
  await expect.poll(() => rows.filter(r => host.rooms.has(r.id)).length).toBe(MATCHES);
  turns = false;
  await heartbeat.stop();
  await host.close();
  expect(answers).toBeGreaterThanOrEqual(MATCHES * ANSWERS);
  // Four matches load at once, and one that begins can follow one that ends; without slices it would be whole matches.
  expect(mostInOneTurn).toBeLessThanOrEqual(6 * SLICE.events);
  expect(6 * SLICE.events).toBeLessThan(ANSWERS);
  const during = beats.filter(n => n > 0 && n < MATCHES * ANSWERS);
  expect(during.length).toBeGreaterThan(1);
});
