import { describe, expect, test } from 'vitest';
import { median } from '../src/bench.js';
import { suites } from '../src/suites/index.js';

describe.each(suites.map(s => [s.id, s] as const))('suite %s', (_, suite) => {
  test.each(suite.contestants.map(c => [c.name, c] as const))('%s does work that can be counted', async (_, contestant) => {
    const batch = await contestant.prepare();
    expect(await batch()).toBeGreaterThan(0);
  });
});

test('the ids are all different', () => {
  expect(new Set(suites.map(s => s.id)).size).toBe(suites.length);
});

test('the median is the middle, or the mean of the two middles', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});
