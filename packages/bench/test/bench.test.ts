import { describe, expect, test } from 'vitest';
import { median } from '../src/bench.js';
import { HEAP_MARKS, heapOf } from '../src/heap.js';
import { isInstalled, type Peer } from '../src/peer.js';
import { suites } from '../src/suites/index.js';

describe.each(suites.map(s => [s.id, s] as const))('suite %s', (_, suite) => {
  test.each(suite.contestants.map(c => [c.name, c] as const))('%s does work that can be counted', async (_, contestant) => {
    const batch = await contestant.prepare();
    expect(await batch()).toBeGreaterThan(0);
  });
});

test('a library that is not installed is left out', () => {
  expect(isInstalled('boardgame.io')).toBe(true);
  expect(isInstalled('no-such-library' as Peer)).toBe(false);
});

test('the ids are all different', () => {
  expect(new Set(suites.map(s => s.id)).size).toBe(suites.length);
});

test('the median is the middle, or the mean of the two middles', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('memory is looked at while our part runs, at equal distances', async () => {
  let steps = 0;
  const marks = await heapOf(suites.find(s => s.id === 'mandalorian')!, 2 * HEAP_MARKS, () => steps++);
  expect(marks.map(m => m.batches)).toEqual(Array.from({ length: HEAP_MARKS }, (_, i) => 2 * (i + 1)));
  expect(steps).toBe(HEAP_MARKS);
  for (const { megabytes } of marks) expect(megabytes).toBeGreaterThan(1);
});
