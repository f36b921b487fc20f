import { expect, test } from 'vitest';
import { resultOf, wilson } from '../src/index.js';

/** From (p + z²/2n ± z·√(p(1-p)/n + z²/4n²)) / (1 + z²/n), worked out apart from this code with 30 decimal digits. */
test.each([
  [50, 100, 0.40383, 0.59617],
  [8, 10, 0.49016, 0.94332],
  [1, 1000, 0.00018, 0.00564],
  [0, 10, 0, 0.27754],
  [10, 10, 0.72246, 1],
])('%i of %i', (successes, n, low, high) => {
  const interval = wilson(successes, n);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
test('no matches give the interval from 0 to 1', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});
test('a wider z gives a wider interval', () => {
  expect(wilson(30, 100, 2.576).low).toBeLessThan(wilson(30, 100).low);
});
test('more successes than tries are rejected', () => {
  expect(() => wilson(11, 10)).toThrow('successes: expected 0 to 10, got 11');
  expect(() => wilson(Number.NaN, 10)).toThrow(RangeError);
});

test.each([
  [
    [1, 0],
    ['win', 'loss'],
  ],
  [
    [0.5, 0.5],
    ['draw', 'draw'],
  ],
  [
    [0.6, 0.4, 0.6],
    ['draw', 'loss', 'draw'],
  ],
  [
    [0.6, 0.4, 0.2],
    ['win', 'loss', 'loss'],
  ],
  [
    [1, 1, 1, 1],
    ['win', 'win', 'win', 'win'],
  ],
  [
    [0, 0, 0],
    ['loss', 'loss', 'loss'],
  ],
  [
    [1, 1, 0, 0],
    ['win', 'win', 'loss', 'loss'],
  ],
  [[0.4], ['draw']],
])('scores %j are %j', (scores, results) => {
  expect(scores.map((_, seat) => resultOf(scores, seat))).toEqual(results);
});
