import { distances, FAR, nearestOf, stepsBetween } from '@cadre/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const corridor = [[1], [0, 2], [1], []];

test('distances count steps, and there is none to where no way leads', () => {
  const d = distances(corridor);
  expect([stepsBetween(d, 0, 0), stepsBetween(d, 0, 2), stepsBetween(d, 0, 3)]).toEqual([0, 2, FAR]);
});
test('the nearest are all that are equally near', () => {
  const d = distances(corridor);
  expect([nearestOf(d, 1, [0, 2, 3]), nearestOf(d, 0, [3]), nearestOf(d, 0, [])]).toEqual([[0, 2], [3], []]);
});
test('a map too large for the table of distances is refused', () => {
  expect(() => distances(Array.from({ length: FAR }, () => []))).toThrow(`at most ${FAR - 1} spaces`);
});
test('distances are symmetric and keep the triangle inequality', () => {
  const edges = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 20 });
  fc.assert(
    fc.property(edges, pairs => {
      const graph: number[][] = Array.from({ length: 10 }, () => []);
      for (const [a, b] of pairs) {
        graph[a]!.push(b);
        graph[b]!.push(a);
      }
      const d = distances(graph);
      for (let a = 0; a < 10; a++)
        for (let b = 0; b < 10; b++) {
          expect(stepsBetween(d, a, b)).toBe(stepsBetween(d, b, a));
          for (let c = 0; c < 10; c++)
            expect(Math.min(FAR, stepsBetween(d, a, c) + stepsBetween(d, c, b))).toBeGreaterThanOrEqual(stepsBetween(d, a, b));
        }
    }),
  );
});
