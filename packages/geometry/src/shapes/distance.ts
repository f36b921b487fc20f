import { compareProducts, lengthOf, type Point, turn } from './exact.js';
import { boxesMeet, type Outline } from './outline.js';
import type { Corners } from './overlap.js';

const edgesOf = (a: Corners): number => (a.xs.length < 3 ? 1 : a.xs.length);

/** Is there an edge of `a` with all of `b` outside it? With `touching`, on the edge counts as outside. */
const hasSeparatingEdge = (a: Outline, b: Outline, touching: boolean): boolean => {
  const n = a.xs.length;
  if (n === 1) return false;
  const limit = touching ? 0 : -1;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    let outside = true;
    for (let k = 0; k < b.xs.length && outside; k++) outside = turn(a.xs[i]!, a.ys[i]!, a.xs[j]!, a.ys[j]!, b.xs[k]!, b.ys[k]!) <= limit;
    if (outside) return true;
  }
  return false;
};

/** Do the hulls of the corners share a point? Of points and segments only crossings are found here: their ends are measured anyway. */
const hullsMeet = (a: Outline, b: Outline): boolean => {
  const n = a.xs.length;
  const m = b.xs.length;
  if ((n === 1 && m < 3) || (m === 1 && n < 3)) return false;
  return !hasSeparatingEdge(a, b, false) && !hasSeparatingEdge(b, a, false);
};

/** The sign of (distance from a corner to an edge) - length. */
const compareCorner = (px: number, py: number, ax: number, ay: number, bx: number, by: number, length: number): number => {
  const ex = bx - ax;
  const ey = by - ay;
  const square = ex * ex + ey * ey;
  const foot = (px - ax) * ex + (py - ay) * ey;
  if (foot <= 0) return (px - ax) * (px - ax) + (py - ay) * (py - ay) - length * length;
  if (foot >= square) return (px - bx) * (px - bx) + (py - by) * (py - by) - length * length;
  const cross = (px - ax) * ey - (py - ay) * ex;
  return compareProducts(cross, cross, length * length, square);
};

const nearestSign = (a: Outline, b: Outline, length: number): number => {
  const edges = edgesOf(b);
  let sign = 1;
  for (let i = 0; i < a.xs.length; i++)
    for (let j = 0; j < edges; j++) {
      const k = j + 1 === b.xs.length ? 0 : j + 1;
      const s = compareCorner(a.xs[i]!, a.ys[i]!, b.xs[j]!, b.ys[j]!, b.xs[k]!, b.ys[k]!, length);
      if (s < 0) return -1;
      if (s === 0) sign = 0;
    }
  return sign;
};

/** The sign of (distance between the hulls) - length, exact. */
const compareHulls = (a: Outline, b: Outline, length: number): number => {
  if (length < 0) return 1;
  if (hullsMeet(a, b)) return length > 0 ? -1 : 0;
  const one = nearestSign(a, b, length);
  return one < 0 || (a.xs.length === 1 && b.xs.length === 1) ? one : Math.min(one, nearestSign(b, a, length));
};

/** L-MSR-2, S-MEAS-1, S-MEAS-2: edge to edge, horizontal, and exactly `length` still counts. */
export const isAt = (a: Outline, b: Outline, length: number): boolean =>
  boxesMeet(a, b, length) && compareHulls(a, b, a.r + b.r + length) <= 0;

/** L-MSR-5: every part of `inner` is inside `length` of `from`. */
export const isWhollyWithin = (from: Outline, inner: Outline, length: number): boolean => {
  const reach = from.r + length - inner.r;
  for (let i = 0; i < inner.xs.length; i++) {
    const corner: Outline = { ...inner, xs: [inner.xs[i]!], ys: [inner.ys[i]!] };
    if (reach < 0 ? !isDeepInside(from, corner, -reach) : compareHulls(from, corner, reach) > 0) return false;
  }
  return true;
};

/** A disc that is larger than what its centre may leave: the centre must lie inside, and so far from every edge. */
const isDeepInside = (from: Outline, centre: Outline, depth: number): boolean => {
  const n = from.xs.length;
  if (n < 3 || !hullsMeet(from, centre)) return false;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    if (compareCorner(centre.xs[0]!, centre.ys[0]!, from.xs[i]!, from.ys[i]!, from.xs[j]!, from.ys[j]!, depth) < 0) return false;
  }
  return true;
};

/** L-MSR-5: every part is outside `length`. */
export const isBeyond = (a: Outline, b: Outline, length: number): boolean => !isAt(a, b, length);

/** L-MSR-3: the segment of the range tool in which the nearest part lies, from 1. */
export const bandOf = (a: Outline, b: Outline, segment: number): number => {
  let band = Math.max(1, Math.floor(gapBetween(a, b) / segment));
  while (!isAt(a, b, band * segment)) band++;
  return band;
};

/** Is the gap smaller than this? Exactly the length is not (exact). */
export const isNearerThan = (a: Outline, b: Outline, length: number): boolean => compareHulls(a, b, a.r + b.r + length) < 0;

/** How many whole lengths fit into the gap: at exactly nine inches nine. For what grows with every inch of distance. */
export const wholeLengths = (a: Outline, b: Outline, length: number): number => {
  let count = Math.floor(gapBetween(a, b) / length);
  while (count > 0 && isNearerThan(a, b, count * length)) count--;
  while (!isNearerThan(a, b, (count + 1) * length)) count++;
  return count;
};

/** Do they share more than a border? Bases that only touch do not overlap (L-MOV-3, S-BASE-2). */
export const overlaps = (a: Outline, b: Outline): boolean => {
  if (!boxesMeet(a, b, 0)) return false;
  const grown = a.r + b.r;
  if (grown > 0) return compareHulls(a, b, grown) < 0;
  return !hasSeparatingEdge(a, b, true) && !hasSeparatingEdge(b, a, true);
};

/** The two points between which the ruler lies, and the gap it shows. Overlapping things have gap 0 and one common spot. */
export interface Measure {
  readonly gap: number;
  readonly from: Point;
  readonly to: Point;
}

/** For eyes and scores; what is legal is decided by `isAt`. */
export const measure = (a: Outline, b: Outline): Measure => {
  if (hullsMeet(a, b)) {
    const spot = commonPoint(a, b);
    return { gap: 0, from: spot, to: spot };
  }
  const best = nearestOf(a, b);
  const distance = Math.sqrt(best.square);
  const gap = distance - a.r - b.r;
  if (gap <= 0) {
    const share = a.r + b.r > 0 ? a.r / (a.r + b.r) : 0.5;
    const spot = { x: best.ax + (best.bx - best.ax) * share, y: best.ay + (best.by - best.ay) * share };
    return { gap: 0, from: spot, to: spot };
  }
  const [ux, uy] = [(best.bx - best.ax) / distance, (best.by - best.ay) / distance];
  return {
    gap,
    from: { x: best.ax + ux * a.r, y: best.ay + uy * a.r },
    to: { x: best.bx - ux * b.r, y: best.by - uy * b.r },
  };
};

/** Some point of two hulls that meet: where edges cross, or a corner of the one that lies in the other. */
const commonPoint = (a: Outline, b: Outline): Point => {
  for (let i = 0; i < a.xs.length; i++)
    for (let j = 0; j < b.xs.length; j++) {
      const k = (i + 1) % a.xs.length;
      const l = (j + 1) % b.xs.length;
      const start = turn(b.xs[j]!, b.ys[j]!, b.xs[l]!, b.ys[l]!, a.xs[i]!, a.ys[i]!);
      const end = turn(b.xs[j]!, b.ys[j]!, b.xs[l]!, b.ys[l]!, a.xs[k]!, a.ys[k]!);
      const left = turn(a.xs[i]!, a.ys[i]!, a.xs[k]!, a.ys[k]!, b.xs[j]!, b.ys[j]!);
      const right = turn(a.xs[i]!, a.ys[i]!, a.xs[k]!, a.ys[k]!, b.xs[l]!, b.ys[l]!);
      if (start === end || start * end > 0 || left * right > 0) continue;
      const share = start / (start - end);
      return { x: a.xs[i]! + (a.xs[k]! - a.xs[i]!) * share, y: a.ys[i]! + (a.ys[k]! - a.ys[i]!) * share };
    }
  const corner: Outline = { ...a, xs: [a.xs[0]!], ys: [a.ys[0]!] };
  const inner = b.xs.length === 1 || hasSeparatingEdge(b, corner, false) ? b : a;
  return { x: inner.xs[0]!, y: inner.ys[0]! };
};

interface Nearest {
  square: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** The nearest points of two hulls that do not meet. */
export const nearestOf = (a: Corners, b: Corners): Readonly<Nearest> => {
  const best = { square: Number.POSITIVE_INFINITY, ax: 0, ay: 0, bx: 0, by: 0 };
  nearestPair(a, b, best, false);
  nearestPair(b, a, best, true);
  return best;
};

const nearestPair = (a: Corners, b: Corners, best: Nearest, swapped: boolean): void => {
  const edges = edgesOf(b);
  for (let i = 0; i < a.xs.length; i++)
    for (let j = 0; j < edges; j++) {
      const k = j + 1 === b.xs.length ? 0 : j + 1;
      const px = a.xs[i]!;
      const py = a.ys[i]!;
      const ex = b.xs[k]! - b.xs[j]!;
      const ey = b.ys[k]! - b.ys[j]!;
      const square = ex * ex + ey * ey;
      const foot = (px - b.xs[j]!) * ex + (py - b.ys[j]!) * ey;
      const share = foot <= 0 ? 0 : foot >= square ? 1 : foot / square;
      const qx = b.xs[j]! + ex * share;
      const qy = b.ys[j]! + ey * share;
      const found = (px - qx) * (px - qx) + (py - qy) * (py - qy);
      if (found >= best.square) continue;
      best.square = found;
      best.ax = swapped ? qx : px;
      best.ay = swapped ? qy : py;
      best.bx = swapped ? px : qx;
      best.by = swapped ? py : qy;
    }
};

/** The gap as a number, correctly rounded steps only; 0 when they touch or overlap. */
export const gapBetween = (a: Outline, b: Outline): number => {
  if (a.xs.length === 1 && b.xs.length === 1) return Math.max(0, lengthOf(a.xs[0]! - b.xs[0]!, a.ys[0]! - b.ys[0]!) - a.r - b.r);
  return measure(a, b).gap;
};

/** Between two things of several parts: from edge to edge, where they are nearest. Undefined for nothing. */
export const measureParts = (as: readonly Outline[], bs: readonly Outline[]): Measure | undefined =>
  as.flatMap(a => bs.map(b => measure(a, b))).sort((a, b) => a.gap - b.gap)[0];
