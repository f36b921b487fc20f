import { expect, test } from 'vitest';
import { labelsApart } from '../src/overlay/labels-apart.js';
import { Y_DOWN, Y_UP } from '../src/viewport/axes.js';

const label = (x: number, y: number, text = '1.2 · 34 %') => ({ kind: 'label', means: 'forecast', x, y, text }) as const;

test('labels that would lie on one another stand below each other; all others stay where they are', () => {
  expect(labelsApart([label(0, 0), label(500, 0), label(0, 500)], 1, Y_DOWN)).toEqual([0, 0, 0]);
  expect(labelsApart([label(0, 0), label(30, 0), label(60, 0)], 1, Y_DOWN)).toEqual([0, 15, 30]);
});
test('what lies close on the table lies apart on a table that is enlarged, whichever side it is seen from', () => {
  expect(labelsApart([label(0, 0), label(30, 0)], 8, Y_DOWN)).toEqual([0, 0]);
  expect(labelsApart([label(0, 0), label(0, 10)], 1, Y_UP)).toEqual([0, 30]);
});
