import { expect, test } from 'vitest';
import { axesTransform, fromOppositeEdge, orient, orientBox, Y_DOWN, Y_UP } from '../src/viewport/axes.js';

const TABLE = { x: -30, y: -20, width: 900, height: 600 };

test('a map is drawn with its origin at the lower left, and from the opposite edge at the upper right', () => {
  expect(orient(Y_DOWN, TABLE, [-30, -20])).toEqual([-30, -20]);
  expect(orient(Y_UP, TABLE, [-30, -20])).toEqual([-30, 580]);
  expect(orient(fromOppositeEdge(Y_UP), TABLE, [-30, -20])).toEqual([870, -20]);
  expect(fromOppositeEdge(fromOppositeEdge(Y_UP))).toEqual(Y_UP);
});
test('a point that is drawn and pointed at is the same point again', () => {
  for (const axes of [Y_DOWN, Y_UP, fromOppositeEdge(Y_DOWN), fromOppositeEdge(Y_UP)])
    expect(orient(axes, TABLE, orient(axes, TABLE, [12, 345]))).toEqual([12, 345]);
});
test('a box keeps its size wherever it is drawn', () => {
  expect(orientBox(Y_UP, TABLE, { x: 0, y: 0, width: 10, height: 40 })).toEqual({ x: 0, y: 520, width: 10, height: 40 });
});
test('the drawing is moved as its points are', () => {
  expect(axesTransform(Y_DOWN, TABLE)).toBeUndefined();
  expect(axesTransform(Y_UP, TABLE)).toBe('translate(0 560) scale(1 -1)');
});
