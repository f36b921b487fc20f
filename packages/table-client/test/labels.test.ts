import { expect, test } from 'vitest';
import { labelsApart } from '../src/overlay/labels-apart.js';
import { Y_DOWN, Y_UP } from '../src/viewport/axes.js';
import { flatScreen } from '../src/viewport/viewport-context.js';

const label = (x: number, y: number, text = '1.2 · 34 %') => ({ kind: 'label', means: 'forecast', x, y, text }) as const;
const flat = flatScreen(1, Y_DOWN).at;
const places = (...given: Parameters<typeof labelsApart>) => labelsApart(...given).map(({ x, y }) => [x, y]);

test('labels that would lie on one another stand below each other; all others stay where they are', () => {
  expect(places([label(0, 0), label(500, 0), label(0, 500)], flat)).toEqual([
    [0, 34],
    [0, 34],
    [0, 34],
  ]);
  expect(places([label(0, 0), label(30, 0)], flat)).toEqual([
    [0, 34],
    [0, 51],
  ]);
});
test('what lies close on the table lies apart on a table that is enlarged, whichever side it is seen from', () => {
  expect(places([label(0, 0), label(30, 0)], flatScreen(8, Y_DOWN).at)).toEqual([
    [0, 34],
    [0, 34],
  ]);
  expect(places([label(0, 0), label(0, 10)], flatScreen(1, Y_UP).at)).toEqual([
    [0, 34],
    [0, 17],
  ]);
});
test('a label does not lie on a figure or on what is written about it', () => {
  const crowd = Array.from({ length: 3 }, (_, i) => ({ x: 0, y: 34 + 20 * (i - 1), width: 60, height: 20 }));
  const [placed] = labelsApart([label(0, 0)], flat, crowd);
  for (const { y, height } of crowd) expect(Math.abs(placed!.y - y)).toBeGreaterThanOrEqual((placed!.height + height) / 2);
});
test('a label at the edge of the table moves onto it', () => {
  const frame = { x: 180, y: 180, width: 360, height: 360 };
  const [placed] = labelsApart([label(355, 100)], flat, [], frame);
  expect(355 + placed!.x + placed!.width / 2).toBeLessThanOrEqual(360);
  expect(labelsApart([label(355, 100)], flat)[0]!.x).toBe(0);
});
