import type { Box, Point } from '../overlay/shape.js';
import { type Axes, orient } from './axes.js';
import type { StageLens } from './stage.js';

/** Something above the table that figures stand on. */
export interface Floor {
  readonly polygon: readonly { readonly x: number; readonly y: number }[];
  readonly top: number;
}
const isOn = ({ polygon }: Floor, [x, y]: Point): boolean =>
  polygon.reduce((inside, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    return a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x ? !inside : inside;
  }, false);
/** The point of the table, or of the highest floor, that a pixel of the frame shows. */
export const pointAt = (lens: StageLens, pixel: Point, floors: readonly Floor[], axes: Axes, bounds: Box): Point | null => {
  for (const floor of floors.toSorted((a, b) => b.top - a.top)) {
    const at = lens.toDrawing(pixel, floor.top);
    const point = at && orient(axes, bounds, at);
    if (point && isOn(floor, point)) return point;
  }
  const at = lens.toDrawing(pixel);
  return at && orient(axes, bounds, at);
};
