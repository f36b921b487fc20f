import { lengthOf, type Point, turn } from './exact.js';
import type { Faced } from './overlap.js';

/**
 * A convex footprint: the hull of its corners, grown by `r`. One corner and a radius is a disc, two are a capsule (a disc
 * that moved straight), three or more with r = 0 are a polygon, counter-clockwise.
 */
export interface Outline extends Faced {
  readonly r: number;
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const NONE: readonly number[] = [];

const hull = (xs: readonly number[], ys: readonly number[], r: number): Outline => ({
  xs,
  ys,
  ...normals(xs, ys),
  r,
  minX: Math.min(...xs) - r,
  minY: Math.min(...ys) - r,
  maxX: Math.max(...xs) + r,
  maxY: Math.max(...ys) + r,
});

export const disc = (x: number, y: number, r: number): Outline => ({
  xs: [x],
  ys: [y],
  nx: NONE,
  ny: NONE,
  r,
  minX: x - r,
  minY: y - r,
  maxX: x + r,
  maxY: y + r,
});
/** A disc that is moved from question to question, where allocating one each time would cost more than the answer. */
export interface ReusableDisc {
  readonly xs: [number];
  readonly ys: [number];
  readonly nx: readonly number[];
  readonly ny: readonly number[];
  r: number;
  minX: number;
  minY: number;
  maxX: number;
  maxY: number;
}
export const reusableDisc = (): ReusableDisc => ({ xs: [0], ys: [0], nx: NONE, ny: NONE, r: 0, minX: 0, minY: 0, maxX: 0, maxY: 0 });
export const moveDisc = (disc: ReusableDisc, x: number, y: number, r: number): Outline => {
  disc.xs[0] = x;
  disc.ys[0] = y;
  disc.r = r;
  disc.minX = x - r;
  disc.minY = y - r;
  disc.maxX = x + r;
  disc.maxY = y + r;
  return disc;
};
export const capsule = (from: Point, to: Point, r: number): Outline =>
  from.x === to.x && from.y === to.y ? disc(from.x, from.y, r) : hull([from.x, to.x], [from.y, to.y], r);
/** The corners must be convex and counter-clockwise: the table's door and `convexParts` see to that. */
export const convex = (corners: readonly Point[]): Outline =>
  hull(
    corners.map(p => p.x),
    corners.map(p => p.y),
    0,
  );

export const boxesMeet = (a: Outline, b: Outline, reach: number): boolean =>
  a.minX - reach <= b.maxX && b.minX - reach <= a.maxX && a.minY - reach <= b.maxY && b.minY - reach <= a.maxY;

/** The outline after a straight slide: the hull of both ends. */
export const sweep = (shape: Outline, dx: number, dy: number): Outline => {
  if (shape.xs.length === 1) return capsule({ x: shape.xs[0]!, y: shape.ys[0]! }, { x: shape.xs[0]! + dx, y: shape.ys[0]! + dy }, shape.r);
  const corners: Point[] = [];
  for (let i = 0; i < shape.xs.length; i++) {
    corners.push({ x: shape.xs[i]!, y: shape.ys[i]! }, { x: shape.xs[i]! + dx, y: shape.ys[i]! + dy });
  }
  const around = hullOf(corners);
  return hull(
    around.map(p => p.x),
    around.map(p => p.y),
    shape.r,
  );
};

/** The convex hull, counter-clockwise, without corners on straight edges. */
export const hullOf = (points: readonly Point[]): Point[] => {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (from: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of from) {
      while (chain.length > 1 && turn(chain.at(-2)!.x, chain.at(-2)!.y, chain.at(-1)!.x, chain.at(-1)!.y, p.x, p.y) <= 0) chain.pop();
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.reverse())];
};

/** Outward unit normals of the edges, for overlap tests with a tolerance. */
const normals = (xs: readonly number[], ys: readonly number[]): { readonly nx: readonly number[]; readonly ny: readonly number[] } => {
  const nx: number[] = [];
  const ny: number[] = [];
  const n = xs.length;
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const ex = xs[j]! - xs[i]!;
    const ey = ys[j]! - ys[i]!;
    const length = lengthOf(ex, ey);
    nx.push(ey / length);
    ny.push(-ex / length);
  }
  return { nx, ny };
};
