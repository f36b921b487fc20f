import type { Box, Point } from '../overlay/shape.js';

/** How a table lies on the screen: whether each axis runs right and down, as screens count, or the other way. */
export interface Axes {
  readonly x: 1 | -1;
  readonly y: 1 | -1;
}
/** As screens count. */
export const Y_DOWN: Axes = { x: 1, y: 1 };
/** The origin at the lower left, as maps are drawn. */
export const Y_UP: Axes = { x: 1, y: -1 };
/** The same table from its opposite edge. */
export const fromOppositeEdge = ({ x, y }: Axes): Axes => ({ x: x === 1 ? -1 : 1, y: y === 1 ? -1 : 1 });

/** A point of the table where it is drawn, and back again: both are the same mirroring. */
export const orient = (axes: Axes, bounds: Box, [px, py]: Point): Point => [
  axes.x === 1 ? px : 2 * bounds.x + bounds.width - px,
  axes.y === 1 ? py : 2 * bounds.y + bounds.height - py,
];
export const orientBox = (axes: Axes, bounds: Box, { x, y, width, height }: Box): Box => {
  const [ax, ay] = orient(axes, bounds, [x, y]);
  const [bx, by] = orient(axes, bounds, [x + width, y + height]);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width, height };
};
/** Everything drawn in the table's own units, in its place on the screen. */
export const axesTransform = (axes: Axes, bounds: Box): string | undefined => {
  if (axes.x === 1 && axes.y === 1) return undefined;
  const [x, y] = orient(axes, bounds, [0, 0]);
  return `translate(${x} ${y}) scale(${axes.x} ${axes.y})`;
};
