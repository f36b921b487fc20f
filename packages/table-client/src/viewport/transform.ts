import type { Box, Point } from '../overlay/shape.js';

/** How the table lies in its frame: `k` times as large as when all of it fits, moved by x and y. */
export interface Transform {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}
export const FIT: Transform = { k: 1, x: 0, y: 0 };
/** So many times the whole table at most. */
export const CLOSEST = 8;

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
/** Never past the edge of the table: along each axis what is drawn covers the frame. */
export const clampTransform = ({ k, x, y }: Transform, bounds: Box): Transform => {
  const size = clamp(k, 1, CLOSEST);
  return {
    k: size,
    x: clamp(x, (bounds.x + bounds.width) * (1 - size), bounds.x * (1 - size)),
    y: clamp(y, (bounds.y + bounds.height) * (1 - size), bounds.y * (1 - size)),
  };
};
/** A point of the frame as a point of the table. */
export const toTable = ({ k, x, y }: Transform, [px, py]: Point): Point => [(px - x) / k, (py - y) / k];

export const middleOf = ({ x, y, width, height }: Box): Point => [x + width / 2, y + height / 2];
/** The part of the table that can be seen. `frame`: all that the frame shows while the whole table fits into it, or just the table. */
export const shownBox = (t: Transform, frame: Box): Box => {
  const [x, y] = toTable(t, [frame.x, frame.y]);
  return { x, y, width: frame.width / t.k, height: frame.height / t.k };
};
/** A point of the table in the middle of the frame, as far as the edges allow. */
export const centreOn = ([px, py]: Point, k: number, bounds: Box): Transform => {
  const [mx, my] = middleOf(bounds);
  return clampTransform({ k, x: mx - px * k, y: my - py * k }, bounds);
};
/** Larger or smaller around what is in the middle of the frame. */
export const zoomBy = (t: Transform, factor: number, bounds: Box): Transform =>
  centreOn(toTable(t, middleOf(bounds)), clamp(t.k * factor, 1, CLOSEST), bounds);
export const panBy = (t: Transform, [dx, dy]: Point, bounds: Box): Transform =>
  clampTransform({ k: t.k, x: t.x - dx, y: t.y - dy }, bounds);

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
/** The whole box in sight, farther away where that is needed; what is so already stays as it is. */
export const showAll = (t: Transform, box: Box, bounds: Box, frame = bounds): Transform =>
  contains(shownBox(t, frame), box)
    ? t
    : centreOn(middleOf(box), Math.max(1, Math.min(t.k, bounds.width / box.width, bounds.height / box.height)), bounds);
/** At least `k` large and with the box in sight; what is so already stays as it is. */
export const reveal = (t: Transform, box: Box, k: number, bounds: Box, frame = bounds): Transform => {
  const size = clamp(Math.max(t.k, k), 1, CLOSEST);
  return size === t.k && contains(shownBox(t, frame), box) ? t : centreOn(middleOf(box), size, bounds);
};
