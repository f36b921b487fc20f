import type { ClockRules } from '@cadre/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Clock, deadlines, excuse, lateSeats, newClock, startClock, stopClock, switchSeats } from '../src/table/clock.js';

const RULES: ClockRules = { kind: 'bank', bankSeconds: 60, answerSeconds: 10, late: 'bot' };
const turn = (c: Clock, answered: number | null, asked: number[], now: number): Clock => switchSeats(RULES, c, answered, asked, now);
const begun = (): Clock => turn(newClock(RULES, 2, 0), null, [0], 0);

describe('a bank of 60 s and 10 s an answer', () => {
  test('a quick answer costs nothing', () => {
    expect(turn(begun(), 0, [1], 9_000).banks).toEqual([60_000, 60_000]);
  });
  test('a slow answer costs what went beyond', () => {
    expect(turn(begun(), 0, [1], 25_000).banks).toEqual([45_000, 60_000]);
  });
  test('the next question has its own time, also for the same seat', () => {
    const c = turn(begun(), 0, [0], 9_000);
    expect(deadlines(RULES, c)).toEqual([9_000 + 70_000, null]);
  });
  test('time is up when the bank is empty, and not before', () => {
    expect(lateSeats(RULES, begun(), 69_999)).toEqual([]);
    expect(lateSeats(RULES, begun(), 70_000)).toEqual([0]);
  });
  test('of two seats that think at once, each pays for itself', () => {
    const both = turn(newClock(RULES, 2, 0), null, [0, 1], 0);
    const one = turn(both, 0, [1], 15_000);
    expect(one.banks).toEqual([55_000, 60_000]);
    expect(deadlines(RULES, one)).toEqual([null, 70_000]);
  });
  test('a pause and an outage are nobody’s time', () => {
    const c = startClock(stopClock(begun(), 20_000), 500_000);
    expect(deadlines(RULES, c)).toEqual([550_000, null]);
    expect(deadlines(RULES, stopClock(begun(), 20_000))).toEqual([null, null]);
    expect(deadlines(RULES, excuse(begun(), 30_000, 40_000))).toEqual([100_000, null]);
  });
});
test('correspondence counts days for every answer', () => {
  const rules: ClockRules = { kind: 'days', days: 3, late: 'resign' };
  const c = switchSeats(rules, newClock(rules, 2, 0), null, [1], 0);
  expect(deadlines(rules, c)).toEqual([null, 3 * 86_400_000]);
});

type Act = { readonly kind: 'answer' | 'pause' | 'continue' | 'undo'; readonly after: number; readonly next: number[] };
const act = fc.record<Act>({
  kind: fc.constantFrom('answer', 'pause', 'continue', 'undo'),
  after: fc.integer({ min: -1000, max: 40_000 }),
  next: fc.constantFrom([0], [1], [0, 1]),
});
test('whatever happens: banks only shrink, a seat that is not asked pays nothing, and nobody gains by pausing', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), acts => {
      let c = begun(),
        now = 0,
        asked = [0],
        running = true,
        thinking = 0;
      for (const a of acts) {
        now += a.after;
        const before = c;
        if (running && now > before.since!) thinking += now - before.since!;
        if (a.kind === 'pause') {
          c = stopClock(c, now);
          running = false;
        } else if (a.kind === 'continue') {
          if (!running) c = startClock(c, now);
          running = true;
        } else {
          c = turn(c, a.kind === 'answer' ? asked[0]! : null, a.next, now);
          asked = a.next;
        }
        for (const seat of [0, 1]) {
          expect(c.banks[seat]!).toBeLessThanOrEqual(before.banks[seat]!);
          expect(c.banks[seat]!).toBeGreaterThanOrEqual(0);
          if (before.spent[seat] === null) expect(c.banks[seat]).toBe(before.banks[seat]);
          expect(c.spent[seat] !== null).toBe(
            a.kind === 'pause' || a.kind === 'continue' ? before.spent[seat] !== null : asked.includes(seat),
          );
        }
        const paid = 120_000 - c.banks[0]! - c.banks[1]!;
        expect(paid).toBeLessThanOrEqual(2 * thinking);
      }
    }),
  );
});
