import { lengthOf, type Point } from '../shapes/exact.js';
import type { Silhouette } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { SightLine } from './sight-line.js';

/** Two silhouettes seen along the way from one to the other. */
export interface View {
  readonly near: Silhouette;
  readonly far: Silhouette;
  /** Unit vectors along the way and to its left. */
  readonly ex: number;
  readonly ey: number;
}

export const viewOf = (near: Silhouette, far: Silhouette): View => {
  const [from, to] = [middleOf(near.outline), middleOf(far.outline)];
  const length = lengthOf(to.x - from.x, to.y - from.y) || 1;
  return { near, far, ex: (to.x - from.x) / length, ey: (to.y - from.y) / length };
};

const middleOf = ({ minX, minY, maxX, maxY }: Outline): Point => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

/** From where to where an outline reaches to the left of the way, and where its middle lies on it. */
const reachAside = (outline: Outline, { ex, ey }: View): { readonly low: number; readonly high: number; readonly along: number } => {
  const across = outline.xs.map((x, i) => ex * outline.ys[i]! - ey * x);
  const middle = middleOf(outline);
  return { low: Math.min(...across) - outline.r, high: Math.max(...across) + outline.r, along: ex * middle.x + ey * middle.y };
};

/** The point of an outline that lies at this share between its right (0) and its left side (1), in the middle of its chord. */
const pointAside = (outline: Outline, view: View, share: number): Point => {
  const { ex, ey } = view;
  const { low, high, along } = reachAside(outline, view);
  const across = low + (high - low) * share;
  let middle = along;
  if (outline.xs.length > 2) {
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < outline.xs.length; i++) {
      const j = (i + 1) % outline.xs.length;
      const a = ex * outline.ys[i]! - ey * outline.xs[i]! - across;
      const b = ex * outline.ys[j]! - ey * outline.xs[j]! - across;
      if (a * b > 0 || a === b) continue;
      const at = (b * (ex * outline.xs[i]! + ey * outline.ys[i]!) - a * (ex * outline.xs[j]! + ey * outline.ys[j]!)) / (b - a);
      [from, to] = [Math.min(from, at), Math.max(to, at)];
    }
    if (from <= to) middle = (from + to) / 2;
  }
  return { x: ex * middle - ey * across, y: ey * middle + ex * across };
};

/** A line between the silhouettes by four shares: left or right, and how high, at both ends. */
export const lineOf = (view: View, nearSide: number, farSide: number, nearHeight: number, farHeight: number): SightLine => {
  const { near, far } = view;
  const height = ({ bottom, top }: Silhouette, share: number): number => bottom + (top - bottom) * share;
  return {
    from: { ...pointAside(near.outline, view, nearSide), z: height(near, nearHeight) },
    to: { ...pointAside(far.outline, view, farSide), z: height(far, farHeight) },
  };
};

/** The share between right and left at which a line with equal shares at both ends passes over this point. */
export const sideOver = (view: View, { x, y }: Point): number => {
  const { ex, ey, near, far } = view;
  const [start, end] = [reachAside(near.outline, view), reachAside(far.outline, view)];
  const share = end.along === start.along ? 0.5 : (ex * x + ey * y - start.along) / (end.along - start.along);
  const low = start.low + (end.low - start.low) * share;
  const high = start.high + (end.high - start.high) * share;
  return high > low ? Math.min(1, Math.max(0, (ex * y - ey * x - low) / (high - low))) : 0.5;
};
