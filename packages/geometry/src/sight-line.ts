import type { Local } from './tangent.js';

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
export const cutChord = (shape: Local, dx: number, dy: number, across: number): void => {
  const n = shape.xs.length;
  if (n === 1) {
    const off = across - (dx * shape.ys[0]! - dy * shape.xs[0]!);
    const half = Math.sqrt(Math.max(0, shape.r * shape.r - off * off));
    const middle = dx * shape.xs[0]! + dy * shape.ys[0]!;
    chord.from = middle - half;
    chord.to = middle + half;
    return;
  }
  chord.from = Number.POSITIVE_INFINITY;
  chord.to = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const a = dx * shape.ys[i]! - dy * shape.xs[i]! - across;
    const b = dx * shape.ys[j]! - dy * shape.xs[j]! - across;
    if ((a < 0 && b < 0) || (a > 0 && b > 0) || a === b) continue;
    const here = (b * (dx * shape.xs[i]! + dy * shape.ys[i]!) - a * (dx * shape.xs[j]! + dy * shape.ys[j]!)) / (b - a);
    if (here < chord.from) chord.from = here;
    if (here > chord.to) chord.to = here;
  }
};

/** From where to where a shape reaches across the direction. */
export const span = { low: 0, high: 0 };
export const cutSpan = (shape: Local, dx: number, dy: number): void => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < shape.xs.length; k++) {
    const across = dx * shape.ys[k]! - dy * shape.xs[k]!;
    if (across < least) least = across;
    if (across > most) most = across;
  }
  span.low = least - shape.r;
  span.high = most + shape.r;
};
