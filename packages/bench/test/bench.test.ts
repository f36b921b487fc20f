import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { isBuiltCheckout, measurement, runSuites } from '../src/bench.js';
import { HEAP_MARKS, heapOf } from '../src/heap.js';
import { isInstalled, type Peer } from '../src/peer.js';
import { quantile } from '../src/quantile.js';
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

test('suite ids are unique', () => {
  expect(new Set(suites.map(s => s.id)).size).toBe(suites.length);
});

test('a quantile lies at or between the numbers', () => {
  expect(quantile([9, 1, 5], 0.5)).toBe(5);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([5, 1, 3, 2, 4], 0.25)).toBe(2);
  expect(quantile([7], 0.75)).toBe(7);
});

test('the ratio compares rounds that ran side by side, with the middle half of them as its spread', () => {
  const slowing = [100, 80, 60, 40, 20];
  expect(
    measurement(
      'half as fast',
      slowing,
      slowing.map(rate => rate / 2),
    ),
  ).toEqual({
    name: 'half as fast',
    best: 50,
    median: 30,
    ratio: 2,
    spread: [2, 2],
  });
  expect(measurement('uneven', [10, 10, 10], [10, 5, 20]).spread).toEqual([0.75, 1.5]);
});

test('another checkout runs its own version of a suite, without peers', async () => {
  const here = fileURLToPath(new URL('../../..', import.meta.url));
  expect([isBuiltCheckout(here), isBuiltCheckout(fileURLToPath(new URL('.', import.meta.url)))]).toEqual([true, false]);
  let steps = 0;
  const moves = suites.filter(s => s.id === 'moves');
  const [result] = await runSuites(moves, { against: here, rounds: 1, onProgress: () => steps++ });
  expect(result!.contestants.map(c => c.name)).toEqual(['this checkout', here]);
  expect(result!.contestants[1]!.ratio).toBeGreaterThan(0);
  expect([steps, result!.heap, result!.missing]).toEqual([6, [], []]);
  for (const { parts } of result!.contestants) expect(parts!['core']).toBeGreaterThan(0);
});

test('a checkout that does not have the suite is named', async () => {
  const here = fileURLToPath(new URL('../../..', import.meta.url));
  const unknown = { ...suites[0]!, id: 'no-such-suite' };
  await expect(runSuites([unknown], { against: here })).rejects.toThrow('suite "no-such-suite": the process of "this checkout"');
});

test('memory is sampled at equal distances', async () => {
  let steps = 0;
  const marks = await heapOf(suites.find(s => s.id === 'mandalorian')!, 2 * HEAP_MARKS, () => steps++);
  expect(marks.map(m => m.batches)).toEqual(Array.from({ length: HEAP_MARKS }, (_, i) => 2 * (i + 1)));
  expect(steps).toBe(HEAP_MARKS);
  for (const { megabytes } of marks) expect(megabytes).toBeGreaterThan(1);
});
