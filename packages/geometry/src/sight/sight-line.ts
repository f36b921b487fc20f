import { scene } from './sight-scene.js';

export interface SightPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
/** A clear line, from the surface of one silhouette to that of the other. */
export interface SightLine {
  readonly from: SightPoint;
  readonly to: SightPoint;
}

/** Where the line in direction (dx, dy) at `across` enters and leaves a shape; reused, so that a try allocates nothing. */
export const chord = { from: 0, to: 0 };
export const cutChord = (shape: number, dx: number, dy: number, across: number): void => {
  const { xs, ys } = scene;
  const start = scene.first[shape]!;
  const end = scene.first[shape + 1]!;
  if (end - start === 1) {
    const off = across - (dx * ys[start]! - dy * xs[start]!);
    const r = scene.r[shape]!;
    const half = Math.sqrt(Math.max(0, r * r - off * off));
    const middle = dx * xs[start]! + dy * ys[start]!;
    chord.from = middle - half;
    chord.to = middle + half;
    return;
  }
  chord.from = Number.POSITIVE_INFINITY;
  chord.to = Number.NEGATIVE_INFINITY;
  for (let i = start; i < end; i++) {
    const j = i + 1 === end ? start : i + 1;
    const a = dx * ys[i]! - dy * xs[i]! - across;
    const b = dx * ys[j]! - dy * xs[j]! - across;
    if ((a < 0 && b < 0) || (a > 0 && b > 0) || a === b) continue;
    const here = (b * (dx * xs[i]! + dy * ys[i]!) - a * (dx * xs[j]! + dy * ys[j]!)) / (b - a);
    if (here < chord.from) chord.from = here;
    if (here > chord.to) chord.to = here;
  }
};

/** From where to where a shape reaches across the direction. */
export const span = { low: 0, high: 0 };
export const cutSpan = (shape: number, dx: number, dy: number): void => {
  const { xs, ys } = scene;
  const end = scene.first[shape + 1]!;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let k = scene.first[shape]!; k < end; k++) {
    const across = dx * ys[k]! - dy * xs[k]!;
    if (across < least) least = across;
    if (across > most) most = across;
  }
  const r = scene.r[shape]!;
  span.low = least - r;
  span.high = most + r;
};

/** The way from the nearest point of one shape to that of another that it does not meet. */
export const way = { x: 0, y: 0 };
export const shortestWay = (a: number, b: number): void => {
  nearestSquare = Number.POSITIVE_INFINITY;
  nearestPair(a, b, false);
  nearestPair(b, a, true);
};

let nearestSquare = 0;
const nearestPair = (a: number, b: number, swapped: boolean): void => {
  const { xs, ys, first } = scene;
  const start = first[b]!;
  const end = first[b + 1]!;
  const last = end - start < 3 ? start + 1 : end;
  for (let i = first[a]!; i < first[a + 1]!; i++)
    for (let j = start; j < last; j++) {
      const k = j + 1 === end ? start : j + 1;
      const px = xs[i]!;
      const py = ys[i]!;
      const ex = xs[k]! - xs[j]!;
      const ey = ys[k]! - ys[j]!;
      const square = ex * ex + ey * ey;
      const foot = (px - xs[j]!) * ex + (py - ys[j]!) * ey;
      const share = foot <= 0 ? 0 : foot >= square ? 1 : foot / square;
      const qx = xs[j]! + ex * share;
      const qy = ys[j]! + ey * share;
      const found = (px - qx) * (px - qx) + (py - qy) * (py - qy);
      if (found >= nearestSquare) continue;
      nearestSquare = found;
      way.x = swapped ? px - qx : qx - px;
      way.y = swapped ? py - qy : qy - py;
    }
};
