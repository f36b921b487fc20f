import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';

const draws = (random: (below: number) => number, below: number): number[] => Array.from({ length: 20 }, () => random(below));

test('equal seeds give equal numbers, on every machine; other seeds others', () => {
  expect(draws(seeded(7, 1), 100)).toEqual(draws(seeded(7, 1), 100));
  expect(draws(seeded(7, 1), 100)).not.toEqual(draws(seeded(1, 7), 100));
  expect(draws(seeded(1), 100)).not.toEqual(draws(seeded(1 + 2 ** 32), 100));
  expect(draws(seeded(7), 1000).slice(0, 4)).toEqual([329, 43, 603, 936]);
});
test('every number lies below the limit, the largest limit too', () => {
  for (const below of [1, 2, 3, 2 ** 31, 2 ** 32]) for (const x of draws(seeded(3), below)) expect(x >= 0 && x < below).toBe(true);
});
test('small numbers come up no more often than large ones, however large the limit', () => {
  const random = seeded(5);
  let low = 0;
  for (let i = 0; i < 3000; i++) if (random(3 * 2 ** 30) < 2 ** 30) low++;
  expect(Math.abs(low - 1000)).toBeLessThan(150); // without a second draw it would be 1500
});
test.each([0, -1, Number.NaN, 2 ** 32 + 1, Number.POSITIVE_INFINITY])('no number lies below %d', below => {
  expect(() => seeded(1)(below)).toThrow(`not below ${below}`);
});
