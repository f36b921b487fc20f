import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certain, chances, diceOdds, dieOdds, flatMapOdds, mapOdds, mean, type Odds, sumOdds } from '../src/index.js';

const cube = dieOdds([1, 2, 3, 4, 5, 6].map(n => [n, 1] as const));
const whole = (odds: Odds): number => [...odds.values()].reduce((a, b) => a + b, 0);

describe('odds', () => {
  test('two dice make seven most often', () => {
    const two = diceOdds(cube, 2);
    expect(two.get(7)).toBeCloseTo(6 / 36, 12);
    expect(two.get(2)).toBeCloseTo(1 / 36, 12);
    expect(mean(two)).toBeCloseTo(7, 12);
    expect(chances(two)).toHaveLength(13);
    expect(chances(two)[1]).toBe(0);
  });
  test('no dice, or nothing that can happen, is certain', () => {
    expect(diceOdds(cube, 0)).toEqual(certain(0));
    expect(dieOdds([[3, 2]])).toEqual(certain(3));
    expect(() => dieOdds([[3, 0]])).toThrow(/without sides/);
  });
  test('a die that is rolled again after a one', () => {
    const again = flatMapOdds(cube, n => (n === 1 ? cube : certain(n)));
    expect(again.get(1)).toBeCloseTo(1 / 36, 12);
    expect(again.get(6)).toBeCloseTo(7 / 36, 12);
  });
  test('whatever is done, all chances together stay one', () => {
    const die = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 5 }).map(dieOdds);
    fc.assert(
      fc.property(die, die, fc.nat(4), (a, b, count) => {
        expect(whole(sumOdds(a, b))).toBeCloseTo(1, 9);
        expect(whole(diceOdds(a, count))).toBeCloseTo(1, 9);
        expect(whole(mapOdds(a, n => n % 2))).toBeCloseTo(1, 9);
        expect(mean(sumOdds(a, b))).toBeCloseTo(mean(a) + mean(b), 9);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
