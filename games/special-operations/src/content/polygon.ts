import type { Polygon } from './types.js';

/** A rectangle along the edges of the table, from its lower left to its upper right corner, in inches. */
export const box = (left: number, near: number, right: number, far: number): Polygon => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];
/** Corners as "x,y x,y x,y", in inches. */
export const corners = (text: string): Polygon =>
  text.split(' ').map(corner => {
    const [x, y] = corner.split(',');
    return [Number(x), Number(y)] as const;
  });
