import { TOUCHING } from './units.js';

/**
 * The side view along one line on the table: a near and a far rectangle (the silhouettes) and the rectangles between them
 * (the blockers), each from..to along the line and bottom..top in height.
 */
export interface Slab {
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}
/** Height = `start` + `slope` * position along the line. */
export interface Slant {
  readonly start: number;
  readonly slope: number;
}

/** Bounds on the height of the line at some positions; module-level so that the search allocates nothing. */
const lowAt: number[] = [];
const low: number[] = [];
const highAt: number[] = [];
const high: number[] = [];

/**
 * Nothing hangs in the air, so the higher the better: the line from top to top, as far back as it helps. It also clears
 * everything that is lower than both tops.
 */
export const highestSlant = (near: Slab, far: Slab): Slant => {
  const start = far.top > near.top ? near.from : near.to;
  const end = far.top < near.top ? far.to : far.from;
  const slope = (far.top - near.top) / (end - start);
  return { start: near.top - slope * start, slope };
};

/** By how much the highest line clears the blocker that it clears least; below zero it does not. */
export const slackOf = ({ start, slope }: Slant, near: Slab, far: Slab, blockers: readonly Slab[], count: number): number => {
  const from = slope > 0 ? near.from : near.to;
  const to = slope < 0 ? far.to : far.from;
  let slack = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const blocker = blockers[i]!;
    if (blocker.to < from || blocker.from > to) continue;
    const nearest = slope > 0 ? Math.max(blocker.from, from) : Math.min(blocker.to, to);
    slack = Math.min(slack, start + slope * nearest - blocker.top);
  }
  return slack;
};

/** A straight line from the near to the far silhouette that goes over or under every blocker, touching none. */
export const clearSlant = (near: Slab, far: Slab, blockers: readonly Slab[], count: number): Slant | undefined =>
  slanted(near, far, blockers, count, true) ?? slanted(near, far, blockers, count, false);

const slanted = (near: Slab, far: Slab, blockers: readonly Slab[], count: number, rising: boolean): Slant | undefined => {
  // A rising line meets a rectangle when it is not above it at its start and not below it at its end.
  highAt[0] = rising ? near.from : near.to;
  high[0] = near.top;
  lowAt[0] = rising ? near.to : near.from;
  low[0] = near.bottom;
  highAt[1] = rising ? far.from : far.to;
  high[1] = far.top;
  lowAt[1] = rising ? far.to : far.from;
  low[1] = far.bottom;
  return passed(near, far, blockers, count, 0, 2, 2, rising);
};

const passed = (
  near: Slab,
  far: Slab,
  blockers: readonly Slab[],
  count: number,
  next: number,
  lows: number,
  highs: number,
  rising: boolean,
): Slant | undefined => {
  const found = slant(lows, highs, rising);
  if (!found || next === count) return found;
  const blocker = blockers[next]!;
  // What a figure stands on cannot hide it from itself; what hangs over it can.
  const from = Math.max(blocker.from, blocker.top === near.bottom ? near.to : near.from);
  const to = Math.min(blocker.to, blocker.top === far.bottom ? far.from : far.to);
  if (from > to) return passed(near, far, blockers, count, next + 1, lows, highs, rising);
  lowAt[lows] = rising ? from : to;
  low[lows] = blocker.top;
  const over = passed(near, far, blockers, count, next + 1, lows + 1, highs, rising);
  if (over || blocker.bottom <= Math.min(near.bottom, far.bottom)) return over;
  highAt[highs] = rising ? to : from;
  high[highs] = blocker.bottom;
  return passed(near, far, blockers, count, next + 1, lows, highs + 1, rising);
};

/** Every pair of a lower and an upper bound limits the slope; what is left of it decides. */
const slant = (lows: number, highs: number, rising: boolean): Slant | undefined => {
  let least = rising ? 0 : Number.NEGATIVE_INFINITY;
  let most = rising ? Number.POSITIVE_INFINITY : 0;
  for (let i = 0; i < lows; i++)
    for (let j = 0; j < highs; j++) {
      const room = high[j]! - low[i]! - TOUCHING;
      const run = highAt[j]! - lowAt[i]!;
      if (run > 0) most = Math.min(most, room / run);
      else if (run < 0) least = Math.max(least, room / run);
      else if (room < 0) return undefined;
      if (least > most) return undefined;
    }
  const slope =
    least <= 0 && most >= 0
      ? 0
      : least === Number.NEGATIVE_INFINITY
        ? most
        : most === Number.POSITIVE_INFINITY
          ? least
          : (least + most) / 2;
  let floor = Number.NEGATIVE_INFINITY;
  let ceiling = Number.POSITIVE_INFINITY;
  for (let i = 0; i < lows; i++) floor = Math.max(floor, low[i]! - slope * lowAt[i]!);
  for (let j = 0; j < highs; j++) ceiling = Math.min(ceiling, high[j]! - slope * highAt[j]!);
  return { start: (floor + ceiling) / 2, slope };
};
