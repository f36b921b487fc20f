import { corridorOf, runsThrough } from '../shapes/corridor.js';
import { round } from '../shapes/exact.js';
import type { Silhouette } from '../shapes/figure.js';
import { convex, disc, hullOf, type Outline } from '../shapes/outline.js';

/**
 * Does any straight line between the two silhouettes run through the body? That is what "partly hidden" means (L-ATK-5),
 * and, with heights left out, that a line crosses a part (S-COV-3). Lines that only touch do not count.
 */
export const someLineCrosses = (near: Silhouette, far: Silhouette, body: Silhouette): boolean => {
  const slices = slicesAround(near, far, body);
  return slices !== undefined && runsThrough(corridorOf(slices[0], slices[1]), body.outline);
};

/** All that lines between the two can reach where they begin and where they cease to be as high as the body. */
export const slicesAround = (near: Silhouette, far: Silhouette, body: Silhouette): readonly [Outline, Outline] | undefined => {
  const share = sharedHeights(near, far, body);
  if (!share) return undefined;
  const [from, to] = share;
  const start = from === 0 ? near.outline : sliceAt(near.outline, far.outline, from);
  const end = to === 1 ? far.outline : sliceAt(near.outline, far.outline, to);
  return [start, end];
};

/** The part of the way, 0 near to 1 far, on which lines can be as high as the body. */
const sharedHeights = (near: Silhouette, far: Silhouette, body: Silhouette): readonly [number, number] | undefined => {
  const under = positivePart(near.top - body.bottom, far.top - body.bottom);
  const over = positivePart(body.top - near.bottom, body.top - far.bottom);
  if (!under || !over) return undefined;
  const from = Math.max(under[0], over[0]);
  const to = Math.min(under[1], over[1]);
  return from < to ? [from, to] : undefined;
};

/** Where a value that goes straight from `start` to `end` is above zero. */
const positivePart = (start: number, end: number): readonly [number, number] | undefined => {
  if (start <= 0 && end <= 0) return undefined;
  const zero = start / (start - end);
  return [start > 0 ? 0 : zero, end > 0 ? 1 : zero];
};

/** All that lines between the two can reach at this share of the way, on the 0.1 mm grid. */
const sliceAt = (near: Outline, far: Outline, share: number): Outline => {
  const rest = 1 - share;
  const r = round(near.r * rest + far.r * share);
  const corners = near.xs.flatMap((x, i) =>
    far.xs.map((fx, j) => ({ x: round(x * rest + fx * share), y: round(near.ys[i]! * rest + far.ys[j]! * share) })),
  );
  if (corners.length === 1) return disc(corners[0]!.x, corners[0]!.y, r);
  return { ...convex(hullOf(corners)), r };
};
