/** A rectangle by its middle, in pixels of the screen. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}
export const moved = (rect: Rect, by: { readonly x: number; readonly y: number }): Rect => ({
  ...rect,
  x: rect.x + by.x,
  y: rect.y + by.y,
});
export const overlap = (a: Rect, b: Rect): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2;
/** How far the rectangle reaches into the disc. */
export const depthIn = ({ x, y, width, height }: Rect, disc: Disc): number => {
  const [dx, dy] = [Math.max(0, Math.abs(disc.x - x) - width / 2), Math.max(0, Math.abs(disc.y - y) - height / 2)];
  return Math.max(0, disc.r - Math.hypot(dx, dy));
};
export const isInside = (inner: Rect, outer: Rect): boolean =>
  Math.abs(inner.x - outer.x) <= (outer.width - inner.width) / 2 && Math.abs(inner.y - outer.y) <= (outer.height - inner.height) / 2;
