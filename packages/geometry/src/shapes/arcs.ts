import type { Base } from './base.js';
import { compareProducts, type Direction, type Point } from './exact.js';
import { type Figure, outlineOf } from './figure.js';
import type { Outline } from './outline.js';

export const ARCS = ['front', 'left', 'rear', 'right'] as const;
export type Arc = (typeof ARCS)[number];

/** L-BAS-1: the borders run at 45 degrees on round bases and through the corners of rectangular ones. */
const spread = (base: Base): readonly [ahead: number, aside: number] =>
  base.kind === 'rectangle' ? [base.length / 2, base.width / 2] : [1, 1];

/** From the right border counter-clockwise to the left one. */
const borders = (arc: Arc, base: Base, facing: Direction): readonly [Direction, Direction] => {
  const [ahead, aside] = spread(base);
  const border = (forward: number, left: number): Direction => ({
    x: forward * facing.x - left * facing.y,
    y: forward * facing.y + left * facing.x,
  });
  switch (arc) {
    case 'front':
      return [border(ahead, -aside), border(ahead, aside)];
    case 'left':
      return [border(ahead, aside), border(-ahead, aside)];
    case 'rear':
      return [border(-ahead, aside), border(-ahead, -aside)];
    case 'right':
      return [border(-ahead, -aside), border(ahead, -aside)];
  }
};

const cross = (a: Direction, x: number, y: number): number => a.x * y - a.y * x;

/** Is any part of `other` in the arc? A border belongs to both of its arcs, and touching it is enough. */
export const isInArc = (figure: Figure, arc: Arc, other: Outline): boolean => {
  const [right, left] = borders(arc, figure.base, figure.facing);
  const { at } = figure;
  for (let i = 0; i < other.xs.length; i++) {
    const x = other.xs[i]! - at.x;
    const y = other.ys[i]! - at.y;
    if (cross(right, x, y) >= 0 && cross(left, x, y) <= 0) return true;
    if (other.r > 0 && (isNearRay(right, x, y, other.r) || isNearRay(left, x, y, other.r))) return true;
  }
  return crossesRay(other, at, right) || crossesRay(other, at, left);
};

export const arcsOf = (figure: Figure, other: Outline): Arc[] => ARCS.filter(arc => isInArc(figure, arc, other));
export const arcsOfFigure = (figure: Figure, other: Figure): Arc[] => arcsOf(figure, outlineOf(other));

const isNearRay = (ray: Direction, x: number, y: number, r: number): boolean => {
  if (ray.x * x + ray.y * y <= 0) return x * x + y * y <= r * r;
  const away = cross(ray, x, y);
  return compareProducts(away, away, r * r, ray.x * ray.x + ray.y * ray.y) <= 0;
};

const crossesRay = (other: Outline, apex: Point, ray: Direction): boolean => {
  const n = other.xs.length;
  for (let i = 0; i < n && n > 1; i++) {
    const j = (i + 1) % n;
    const px = other.xs[i]! - apex.x;
    const py = other.ys[i]! - apex.y;
    const ex = other.xs[j]! - other.xs[i]!;
    const ey = other.ys[j]! - other.ys[i]!;
    const start = cross(ray, px, py);
    const end = cross(ray, px + ex, py + ey);
    if (Math.sign(start) * Math.sign(end) > 0) continue;
    // Where along the ray: numerator and denominator agree in sign ahead of the apex.
    const slope = cross(ray, ex, ey);
    const numerator = px * ey - py * ex;
    if (slope !== 0 && Math.sign(numerator) * Math.sign(slope) >= 0) return true;
  }
  return false;
};
