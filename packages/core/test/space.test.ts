import {
  type Answer,
  amount,
  contains,
  draw,
  enumerate,
  forced,
  type Ground,
  longest,
  mayPick,
  order,
  pick,
  place,
  plainDie,
  roll,
  rollDice,
  type Space,
  sample,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** A table where a spot is legal in a rectangle given by two corners. */
const lattice: Ground = {
  refuse: ({ args: [x0, y0, x1, y1] }, a) =>
    a.every((v, i) => (i % 2 === 0 ? v >= x0! && v <= x1! : v >= y0! && v <= y1!)) ? null : { rule: 'T-1', why: 'outside' },
  nearest: ({ args: [x0, y0, x1, y1] }, a) =>
    a.map((v, i) => (i % 2 === 0 ? Math.min(x1!, Math.max(x0!, v)) : Math.min(y1!, Math.max(y0!, v)))),
  isEmpty: () => false,
  outline: ({ args: [x0, y0, x1, y1] }) => [{ level: 0, rings: [[x0!, y0!, x1!, y0!, x1!, y1!, x0!, y1!]] }],
  sample: ({ args: [x0, y0, x1, y1], spots }, random) =>
    Array.from({ length: spots }, () => [x0! + random(x1! - x0! + 1), y0! + random(y1! - y0! + 1)]).flat(),
};
const options = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 8 });
const spaces: fc.Arbitrary<Space> = fc.oneof(
  options.chain(xs => fc.tuple(fc.nat(xs.length), fc.nat(3)).map(([min, more]) => pick('card', xs, min, min + more))),
  fc.tuple(fc.integer({ min: -5, max: 5 }), fc.nat(6)).map(([min, more]) => amount('wounds', min, min + more)),
  options.map(xs => order('events', xs)),
  fc.tuple(fc.nat(5), fc.nat(5), fc.nat(2)).map(([x, y, spots]) => place('base', 'box', [0, 0, x, y], { spots })),
  fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 4 }).map(faces => rollDice('dice', faces.map(plainDie))),
  fc.array(fc.nat(6), { minLength: 1, maxLength: 6 }).chain(xs => fc.nat(xs.length).map(n => draw('card', xs, n))),
);
const answers = fc.array(fc.integer({ min: -3, max: 42 }), { maxLength: 8 });

test('what is sampled is contained, and not longer than the longest', () => {
  fc.assert(
    fc.property(spaces, fc.nat(), (space, seed) => {
      const a = sample(space, seeded(seed), lattice);
      expect(contains(space, a, lattice)).toBe(true);
      expect(a.length).toBeLessThanOrEqual(longest(space));
    }),
  );
});
test('what is listed is contained, without repetition, and nothing contained is missing', () => {
  fc.assert(
    fc.property(spaces, answers, (space, a) => {
      const all = enumerate(space, 5000);
      if (!all) return;
      expect(new Set(all.map(x => x.join())).size).toBe(all.length);
      for (const x of all) expect(contains(space, x)).toBe(true);
      const canonical = (x: Answer): string => (space.kind === 'pick' ? x.toSorted() : x).join();
      if (contains(space, a)) expect(all.map(canonical)).toContain(canonical(a));
    }),
  );
});
test('a forced answer is the only one', () => {
  fc.assert(
    fc.property(spaces, answers, (space, a) => {
      const only = forced(space);
      if (!only) return;
      expect(contains(space, only, lattice)).toBe(true);
      if (contains(space, a, lattice)) expect(a.toSorted()).toEqual(only.toSorted());
    }),
  );
});
test('a list that is too long to write down is not written down', () => {
  expect(enumerate(roll('dice', 8, 6), 1000)).toBeUndefined();
  expect(enumerate(order('events', [1, 2, 3, 4, 5, 6, 7]), 1000)).toBeUndefined();
  expect(enumerate(pick('card', [1, 2, 3, 4, 5, 6, 7, 8], 0, 8), 100)).toBeUndefined();
  expect(enumerate(amount('points', 0, 1000), 1000)).toBeUndefined();
  expect(enumerate(place('base', 'box', [0, 0, 1, 1]), 1000)).toBeUndefined();
});
describe('contains', () => {
  test.each<[string, Space, Answer, boolean]>([
    ['an option', pick('card', [3, 7]), [7], true],
    ['no option', pick('card', [3, 7]), [4], false],
    ['the same option twice', pick('card', [3, 7], 2, 2), [3, 3], false],
    ['passing where one may', mayPick('offer', [1]), [], true],
    ['passing where one must', pick('offer', [1, 2]), [], false],
    ['half a point', amount('points', 0, 3), [0.5], false],
    ['not a number', amount('points', 0, 3), [Number.NaN], false],
    ['an order that leaves one out', order('events', [1, 2, 3]), [1, 2], false],
    ['an order', order('events', [1, 2, 3]), [3, 1, 2], true],
    ['a face the die has not', roll('die', 6, 1), [6], false],
    ['a card drawn as often as it is in the bag', draw('card', [4, 4, 9], 2), [4, 4], true],
    ['a card drawn once too often', draw('card', [4, 9, 9], 2), [4, 4], false],
    ['a card that is not a number', draw('card', [4, 9], 1), [Number.NaN], false],
    ['dice without faces', roll('die', 6, 2), new Array(2), false],
    ['half a spot', place('base', 'box', [0, 0, 9, 9]), [1.5, 2], false],
    ['a spot without numbers', place('base', 'box', [0, 0, 9, 9]), new Array(2), false],
  ])('%s', (_, space, answer, legal) => {
    expect(contains(space, answer, lattice)).toBe(legal);
  });
  test('a place without a ground says what is missing', () => {
    expect(() => contains(place('base', 'reach', []), [1, 2])).toThrow(
      'place "base" was asked, but this machine has no ground for region "reach"',
    );
  });
});
test('chance is even: every face and every card comes up as often as it should', () => {
  const random = seeded(7);
  const faces = new Array<number>(6).fill(0);
  const first = new Array<number>(4).fill(0);
  for (let i = 0; i < 60_000; i++) {
    faces[sample(roll('die', 6, 1), random)[0]!]!++;
    first[sample(draw('card', [0, 1, 2, 3], 2), random)[0]!]!++;
  }
  // Five standard deviations: one run in a million would fail by chance, and the seed is fixed.
  for (const n of faces) expect(Math.abs(n - 10_000)).toBeLessThan(5 * Math.sqrt((60_000 * 5) / 36));
  for (const n of first) expect(Math.abs(n - 15_000)).toBeLessThan(5 * Math.sqrt((60_000 * 3) / 16));
});
