import { overlaps } from './distance.js';
import { boxesMeet, type Outline } from './outline.js';
import { type Corners, discSinksInto, sinksInto } from './overlap.js';
import { between, local } from './tangent.js';
import { TOUCHING } from './units.js';

/** The two footprints and the ground between them: all that a straight line from one to the other can pass over. */
export interface Corridor {
  near: Outline;
  far: Outline;
  /** The four points where the outer tangents touch; meaningless unless `apart`. */
  readonly xs: number[];
  readonly ys: number[];
  /** One footprint inside the other leaves no ground between them. */
  apart: boolean;
}

const NOWHERE: Outline = { xs: [0], ys: [0], nx: [], ny: [], r: 0, minX: 0, minY: 0, maxX: 0, maxY: 0 };

export const emptyCorridor = (): Corridor => ({ near: NOWHERE, far: NOWHERE, xs: [0, 0, 0, 0], ys: [0, 0, 0, 0], apart: false });

/** Between discs, the common case, nothing is allocated. */
export const layCorridor = (corridor: Corridor, near: Outline, far: Outline): void => {
  corridor.near = near;
  corridor.far = far;
  const ox = (near.minX + near.maxX + (far.minX + far.maxX)) / 4;
  const oy = (near.minY + near.maxY + (far.minY + far.maxY)) / 4;
  if (near.xs.length === 1 && far.xs.length === 1) layBetweenDiscs(corridor, ox, oy);
  else {
    const quad = between(local(near, ox, oy), local(far, ox, oy));
    corridor.apart = quad !== undefined;
    for (let i = 0; quad && i < 4; i++) {
      corridor.xs[i] = quad.xs[i]! + ox;
      corridor.ys[i] = quad.ys[i]! + oy;
    }
  }
};

const layBetweenDiscs = (corridor: Corridor, ox: number, oy: number): void => {
  const { near, far, xs, ys } = corridor;
  const px = near.xs[0]! - ox;
  const py = near.ys[0]! - oy;
  const qx = far.xs[0]! - ox;
  const qy = far.ys[0]! - oy;
  const x = qx - px;
  const y = qy - py;
  const square = x * x + y * y;
  const shift = far.r - near.r;
  const rest = square - shift * shift;
  corridor.apart = rest > 0;
  if (rest <= 0) return;
  const forward = Math.sqrt(rest);
  const leftX = (x * forward - y * shift) / square;
  const leftY = (y * forward + x * shift) / square;
  const rightX = (x * forward + y * shift) / square;
  const rightY = (y * forward - x * shift) / square;
  xs[0] = px + rightY * near.r + ox;
  ys[0] = py - rightX * near.r + oy;
  xs[1] = qx + rightY * far.r + ox;
  ys[1] = qy - rightX * far.r + oy;
  xs[2] = qx - leftY * far.r + ox;
  ys[2] = qy + leftX * far.r + oy;
  xs[3] = px - leftY * near.r + ox;
  ys[3] = py + leftX * near.r + oy;
};

export const corridorOf = (near: Outline, far: Outline): Corridor => {
  const corridor = emptyCorridor();
  layCorridor(corridor, near, far);
  return corridor;
};

/** Does some straight line between the two footprints run through the shape, and not only touch it? */
export const runsThrough = (corridor: Corridor, shape: Outline): boolean => {
  const { near, far } = corridor;
  if (
    (shape.minX >= near.maxX && shape.minX >= far.maxX) ||
    (shape.maxX <= near.minX && shape.maxX <= far.minX) ||
    (shape.minY >= near.maxY && shape.minY >= far.maxY) ||
    (shape.maxY <= near.minY && shape.maxY <= far.minY)
  )
    return false;
  if (corridor.apart && sinks(corridor, shape)) return true;
  return (boxesMeet(shape, near, 0) && overlaps(shape, near)) || (boxesMeet(shape, far, 0) && overlaps(shape, far));
};

const sinks = (quad: Corners, shape: Outline): boolean =>
  shape.xs.length === 1 ? discSinksInto(shape.xs[0]!, shape.ys[0]!, shape.r, quad, TOUCHING) : sinksInto(quad, shape, TOUCHING);

/** Does the shape, grown by `grown` on all sides, meet this segment? */
export const meetsSegment = (shape: Outline, x: number, y: number, toX: number, toY: number, grown: number): boolean => {
  const dx = toX - x;
  const dy = toY - y;
  if (shape.xs.length === 1) {
    const px = shape.xs[0]! - x;
    const py = shape.ys[0]! - y;
    const foot = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy)));
    const qx = px - dx * foot;
    const qy = py - dy * foot;
    const reach = shape.r + grown;
    return reach > 0 && qx * qx + qy * qy <= reach * reach;
  }
  let enter = 0;
  let leave = 1;
  for (let i = 0; i < shape.nx.length; i++) {
    const nx = shape.nx[i]!;
    const ny = shape.ny[i]!;
    const start = nx * (x - shape.xs[i]!) + ny * (y - shape.ys[i]!) - grown;
    const change = nx * dx + ny * dy;
    if (change > 0) leave = Math.min(leave, -start / change);
    else if (change < 0) enter = Math.max(enter, -start / change);
    else if (start > 0) return false;
    if (enter > leave) return false;
  }
  return true;
};
