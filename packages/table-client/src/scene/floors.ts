import type { Box, Point } from '../overlay/shape.js';
import { type Axes, orient } from '../viewport/axes.js';
import type { Floor } from '../viewport/stage.js';
import type { Bare } from './laid-screen.js';

const isOn = ({ polygon }: Floor, [x, y]: Point): boolean =>
  polygon.reduce((inside, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside;
  }, false);
/** The point of the table, or of the highest floor, that a pixel of the frame shows. */
export const pointAt = (lens: Bare, pixel: Point, floors: readonly Floor[], axes: Axes, bounds: Box): Point | null => {
  for (const floor of floors.toSorted((a, b) => b.top - a.top)) {
    const at = lens.toDrawing(pixel, floor.top);
    const point = at && orient(axes, bounds, at);
    if (point && isOn(floor, point)) return point;
  }
  const at = lens.toDrawing(pixel);
  return at && orient(axes, bounds, at);
};
