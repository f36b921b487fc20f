import type { XY } from '../battlefield/ground.js';
import type { Box } from '../overlay/shape.js';

/** A piece of terrain in the making. */
export interface DrawnPiece {
  readonly id: string;
  readonly kind: string;
  readonly polygon: readonly XY[];
}
export const snap = (n: number, to: number): number => Math.round(n / to) * to;
export const centreOf = (polygon: readonly XY[]): XY => ({
  x: polygon.reduce((sum, p) => sum + p.x, 0) / polygon.length,
  y: polygon.reduce((sum, p) => sum + p.y, 0) / polygon.length,
});
/** Shifted so that its first corner lies on the raster, and no farther than the table goes. */
export const moveBy = (polygon: readonly XY[], by: XY, raster: number, { x, y, width, height }: Box): readonly XY[] => {
  const [xs, ys] = [polygon.map(p => p.x), polygon.map(p => p.y)];
  const within = (wish: number, low: number, high: number, from: number, to: number): number =>
    Math.min(Math.max(wish, from - low), to - high);
  const dx = within(snap(polygon[0]!.x + by.x, raster) - polygon[0]!.x, Math.min(...xs), Math.max(...xs), x, x + width);
  const dy = within(snap(polygon[0]!.y + by.y, raster) - polygon[0]!.y, Math.min(...ys), Math.max(...ys), y, y + height);
  return polygon.map(p => ({ x: p.x + dx, y: p.y + dy }));
};
export const moveCorner = (polygon: readonly XY[], corner: number, to: XY, raster: number): readonly XY[] =>
  polygon.with(corner, { x: snap(to.x, raster), y: snap(to.y, raster) });
/** Turned around its centre. */
export const turnBy = (polygon: readonly XY[], degrees: number): readonly XY[] => {
  const middle = centreOf(polygon);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return polygon.map(({ x, y }) => {
    const [dx, dy] = [x - middle.x, y - middle.y];
    return { x: Math.round(middle.x + dx * cos - dy * sin), y: Math.round(middle.y + dx * sin + dy * cos) };
  });
};
/** The same piece for whoever sits opposite. */
export const turnedByHalf = (polygon: readonly XY[], { x, y, width, height }: Box): readonly XY[] =>
  polygon.map(p => ({ x: 2 * x + width - p.x, y: 2 * y + height - p.y }));
