import { overlaps } from '../shapes/distance.js';
import type { Point } from '../shapes/exact.js';
import { capsule, type Outline } from '../shapes/outline.js';
import { isInside } from '../shapes/polygon.js';
import type { Piece } from '../table/table.js';

/** Cracks between adjoining pieces that are narrower than 0.02 mm are closed. */
const CRACK = 0.2;
const JUST_OUTSIDE = CRACK / 4;

const edgesOf = (polygon: readonly Point[]): readonly (readonly [Point, Point])[] =>
  polygon.map((p, i) => [p, polygon[(i + 1) % polygon.length]!] as const);
const anchor = (outline: Outline): Point => ({ x: outline.xs[0]!, y: outline.ys[0]! });

/** Does the whole outline lie in the polygon? Touching the border from inside is fine; so is a polygon with bends. */
export const liesIn = (polygon: readonly Point[], outline: Outline): boolean =>
  outline.xs.every((x, i) => isInside(polygon, { x, y: outline.ys[i]! })) &&
  edgesOf(polygon).every(([a, b]) => !overlaps(capsule(a, b, 0), outline));

/** S-BASE-2: does the outline lie on these pieces together, across the edges that they share? */
export const isCarried = (pieces: readonly Piece[], outline: Outline): boolean => {
  if (pieces.some(piece => liesIn(piece.polygon, outline))) return true;
  if (pieces.length < 2 || !pieces.some(piece => isInside(piece.polygon, anchor(outline)))) return false;
  return pieces.every(piece =>
    edgesOf(piece.polygon).every(
      ([a, b]) =>
        !overlaps(capsule(a, b, 0), outline) ||
        isEdgeCovered(
          a,
          b,
          outline,
          pieces.filter(other => other !== piece),
        ),
    ),
  );
};

/** The part of the edge under the outline, moved outward by a hair, must lie on the other pieces. */
const isEdgeCovered = (a: Point, b: Point, outline: Outline, others: readonly Piece[]): boolean => {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [x, y] = [a.x + uy * JUST_OUTSIDE, a.y - ux * JUST_OUTSIDE];
  const under = stretch(outline, x, y, ux, uy, length);
  if (!under) return true;
  const covers = others
    .flatMap(other => other.parts.map(part => stretch(part, x, y, ux, uy, length)))
    .filter(cover => cover !== undefined)
    .sort((p, q) => p[0] - q[0]);
  let reached = under[0];
  for (const [from, to] of covers) if (from <= reached + CRACK) reached = Math.max(reached, to);
  return reached + CRACK >= under[1];
};

/** From where to where the line x + t u, 0..length, runs inside a convex outline. */
const stretch = (shape: Outline, x: number, y: number, ux: number, uy: number, length: number): readonly [number, number] | undefined => {
  let from = 0;
  let to = length;
  if (shape.xs.length === 1) {
    const [cx, cy] = [shape.xs[0]! - x, shape.ys[0]! - y];
    const off = ux * cy - uy * cx;
    if (Math.abs(off) >= shape.r) return undefined;
    const half = Math.sqrt(shape.r * shape.r - off * off);
    from = Math.max(from, ux * cx + uy * cy - half);
    to = Math.min(to, ux * cx + uy * cy + half);
  }
  for (let i = 0; i < shape.nx.length; i++) {
    const start = shape.nx[i]! * (x - shape.xs[i]!) + shape.ny[i]! * (y - shape.ys[i]!);
    const change = shape.nx[i]! * ux + shape.ny[i]! * uy;
    if (change === 0 && start > 0) return undefined;
    if (change > 0) to = Math.min(to, -start / change);
    if (change < 0) from = Math.max(from, -start / change);
  }
  return from < to ? [from, to] : undefined;
};
