import { lengthOf } from '../shapes/exact.js';
import { isBetween } from './sight-from-above.js';
import { chord, cutChord, cutSpan, span } from './sight-line.js';
import { type Selection, scene } from './sight-scene.js';

/** A stretch of directions that is not dead as a whole may be dead in both halves; so may a cell. */
const TURN_HALVINGS = 5;
const CELL_HALVINGS = 8;
/** Over a wider turn nothing can be said. */
const WIDE = 0.5;

/**
 * A proof that no line between two neighbouring tangent directions is clear: nothing has to be tried there. Between such
 * directions the borders of all shapes keep their order, so each cell between two borders is crossed by the same blockers;
 * it is dead when one of them stands on the ground and is too high for the highest line at every place of the cell.
 */
export const isDead = (
  tall: Selection,
  rest: Selection,
  wx: number,
  wy: number,
  from: number,
  to: number,
  halvings = TURN_HALVINGS,
): boolean => {
  isAlive = false;
  if (areCellsDead(tall, rest, wx, wy, from, to)) return true;
  if (isAlive) return false;
  const middle = (from + to) / 2;
  return halvings > 0 && isDead(tall, rest, wx, wy, from, middle, halvings - 1) && isDead(tall, rest, wx, wy, middle, to, halvings - 1);
};

const areCellsDead = (tall: Selection, rest: Selection, wx: number, wy: number, from: number, to: number): boolean => {
  pointAlong(0, wx, wy, from);
  pointAlong(1, wx, wy, (from + to) / 2);
  pointAlong(2, wx, wy, to);
  const turn = lengthOf(dirX[2]! - dirX[0]!, dirY[2]! - dirY[0]!);
  if (turn > WIDE) return false;
  let reach = 0;
  for (let k = 0; k < scene.first[scene.shapes]!; k++) reach = Math.max(reach, Math.abs(scene.xs[k]!) + Math.abs(scene.ys[k]!));
  bend = turn * turn * reach;
  const count = orderBorders(tall, rest);
  for (let k = 0; k + 1 < count; k++) if (!isCellDead(tall, rest, k)) return false;
  return true;
};

/** The directions at the start, in the middle and at the end. */
const dirX = [0, 0, 0];
const dirY = [0, 0, 0];
/** By how much a place along a line may leave the straight way between its places at both ends. */
let bend = 0;

const pointAlong = (k: number, wx: number, wy: number, slope: number): void => {
  const x = wx - slope * wy;
  const y = wy + slope * wx;
  const length = Math.sqrt(x * x + y * y);
  dirX[k] = x / length;
  dirY[k] = y / length;
};

/** Borders in the order of the middle direction: where each lies at the start, in the middle and at the end. */
const atStart: number[] = [];
const atMiddle: number[] = [];
const atEnd: number[] = [];
/** Where each shape begins and ends in the middle direction. */
const low: number[] = [];
const high: number[] = [];

const orderBorders = (tall: Selection, rest: Selection): number => {
  let count = spread(0, spread(1, 0));
  for (let k = 0; k < tall.count; k++) count = spread(tall.of[k]!, count);
  for (let k = 0; k < rest.count; k++) count = spread(rest.of[k]!, count);
  // Only what lies between the borders of both silhouettes is of interest.
  const least = Math.max(low[0]!, low[1]!);
  const most = Math.min(high[0]!, high[1]!);
  let kept = 0;
  for (let k = 0; k < count; k++) {
    if (atMiddle[k]! < least || atMiddle[k]! > most) continue;
    atStart[kept] = atStart[k]!;
    atMiddle[kept] = atMiddle[k]!;
    atEnd[kept] = atEnd[k]!;
    kept++;
  }
  return kept;
};

const spread = (shape: number, count: number): number => {
  cutSpan(shape, dirX[0]!, dirY[0]!);
  const { low: lowStart, high: highStart } = span;
  cutSpan(shape, dirX[2]!, dirY[2]!);
  const { low: lowEnd, high: highEnd } = span;
  cutSpan(shape, dirX[1]!, dirY[1]!);
  low[shape] = span.low;
  high[shape] = span.high;
  insert(lowStart, low[shape]!, lowEnd, count);
  insert(highStart, high[shape]!, highEnd, count + 1);
  return count + 2;
};

const insert = (start: number, middle: number, end: number, count: number): void => {
  let k = count;
  for (; k > 0 && atMiddle[k - 1]! > middle; k--) {
    atStart[k] = atStart[k - 1]!;
    atMiddle[k] = atMiddle[k - 1]!;
    atEnd[k] = atEnd[k - 1]!;
  }
  atStart[k] = start;
  atMiddle[k] = middle;
  atEnd[k] = end;
};

const isCellDead = (tall: Selection, rest: Selection, k: number): boolean => {
  for (let t = 0; t < tall.count; t++) if (covers(tall.of[t]!, k) && isBetween(tall.of[t]!, dirX[1]!, dirY[1]!)) return true;
  return isSliceDead(rest, k, atStart[k]!, atStart[k + 1]!, atEnd[k]!, atEnd[k + 1]!, CELL_HALVINGS);
};

const covers = (shape: number, k: number): boolean => low[shape]! <= atMiddle[k]! && high[shape]! >= atMiddle[k + 1]!;

/** The slice runs from a to b at the start and from c to d at the end. */
const isSliceDead = (rest: Selection, k: number, a: number, b: number, c: number, d: number, halvings: number): boolean => {
  measureBest(a, b, c, d);
  for (let r = 0; r < rest.count; r++) if (covers(rest.of[r]!, k) && isTooHigh(rest.of[r]!, a, b, c, d)) return true;
  isAlive = isMiddleClear(rest, k, (a + b + c + d) / 4);
  if (isAlive || halvings === 0) return false;
  const ab = (a + b) / 2;
  const cd = (c + d) / 2;
  return isSliceDead(rest, k, a, ab, c, cd, halvings - 1) && isSliceDead(rest, k, ab, b, cd, d, halvings - 1);
};

/** Set when a line was met that clears all that stands on the ground: no halving will prove anything. */
let isAlive = false;

const isMiddleClear = (rest: Selection, k: number, across: number): boolean => {
  const dx = dirX[1]!;
  const dy = dirY[1]!;
  const rise = scene.top[1]! - scene.top[0]!;
  cutChord(0, dx, dy, across);
  const from = rise > 0 ? chord.from : chord.to;
  cutChord(1, dx, dy, across);
  const to = rise < 0 ? chord.to : chord.from;
  for (let r = 0; r < rest.count; r++) {
    const shape = rest.of[r]!;
    if (!covers(shape, k)) continue;
    cutChord(shape, dx, dy, across);
    if (chord.to < from || chord.from > to) continue;
    const at = rise > 0 ? Math.max(chord.from, from) : Math.min(chord.to, to);
    if (scene.top[0]! + (rise * (at - from)) / (to - from) <= scene.top[shape]!) return false;
  }
  return true;
};

/** The best line rises from the back of the lower silhouette to the front of the higher one: bounds on these two places. */
const best = { startMin: 0, startMax: 0, endMin: 0 };
const bounds = { min: 0, max: 0 };

const measureBest = (a: number, b: number, c: number, d: number): void => {
  const rise = scene.top[1]! - scene.top[0]!;
  const forward = rise >= 0 ? 1 : -1;
  boundPlace(rise >= 0 ? 0 : 1, forward, rise === 0 ? 1 : -1, a, b, c, d);
  best.startMin = bounds.min;
  best.startMax = bounds.max;
  boundPlace(rise >= 0 ? 1 : 0, forward, -1, a, b, c, d);
  best.endMin = bounds.min;
};

/** Where lines of the slice enter (side -1) or leave (side 1) a silhouette, going `forward`. */
const boundPlace = (shape: number, forward: number, side: number, a: number, b: number, c: number, d: number): void => {
  const { xs, ys, first } = scene;
  bounds.min = Number.POSITIVE_INFINITY;
  bounds.max = Number.NEGATIVE_INFINITY;
  const start = first[shape]!;
  for (let i = start; i < first[shape + 1]!; i++) {
    const one = forward * (dirX[0]! * xs[i]! + dirY[0]! * ys[i]!);
    const two = forward * (dirX[2]! * xs[i]! + dirY[2]! * ys[i]!);
    bounds.min = Math.min(bounds.min, one, two);
    bounds.max = Math.max(bounds.max, one, two);
  }
  bounds.min -= bend;
  bounds.max += bend;
  if (first[shape + 1]! - start > 1) return;
  const one = dirX[0]! * ys[start]! - dirY[0]! * xs[start]!;
  const two = dirX[2]! * ys[start]! - dirY[2]! * xs[start]!;
  const least = Math.min(a - one, c - two) - bend;
  const most = Math.max(b - one, d - two) + bend;
  const inner = least > 0 ? least : most < 0 ? -most : 0;
  const outer = Math.max(most, -least);
  const square = scene.r[shape]! * scene.r[shape]!;
  const deep = Math.sqrt(Math.max(0, square - inner * inner));
  const shallow = Math.sqrt(Math.max(0, square - outer * outer));
  bounds.min += side < 0 ? -deep : shallow;
  bounds.max += side < 0 ? -shallow : deep;
};

/** Is the blocker in every line of the slice, and at its front as high as the best line? */
const isTooHigh = (shape: number, a: number, b: number, c: number, d: number): boolean => {
  front = Number.NEGATIVE_INFINITY;
  back = Number.POSITIVE_INFINITY;
  const rise = scene.top[1]! - scene.top[0]!;
  const forward = rise >= 0 ? 1 : -1;
  cutAt(shape, forward, 0, a);
  cutAt(shape, forward, 0, b);
  cutAt(shape, forward, 2, c);
  cutAt(shape, forward, 2, d);
  front += bend;
  back -= bend;
  const { startMin, startMax, endMin } = best;
  if (back < startMax || front > endMin || endMin <= startMin) return false;
  const share = Math.max(0, (front - startMin) / (endMin - startMin));
  return Math.min(scene.top[0]!, scene.top[1]!) + Math.abs(rise) * share <= scene.top[shape]!;
};

/** The last place at which a line of the slice can enter the blocker, and the first at which it can leave it. */
let front = 0;
let back = 0;
/** A line along the very border of a blocker would miss it by a rounding. */
const INSIDE = 1e-7;

const cutAt = (shape: number, forward: number, k: number, border: number): void => {
  const dx = dirX[k]!;
  const dy = dirY[k]!;
  cutSpan(shape, dx, dy);
  const across = Math.min(Math.max(border, span.low + INSIDE), span.high - INSIDE);
  cutChord(shape, dx, dy, across);
  place(forward, across, dx, dy, forward > 0 ? chord.from : chord.to, true);
  place(forward, across, dx, dy, forward > 0 ? chord.to : chord.from, false);
};

const place = (forward: number, across: number, dx: number, dy: number, along: number, isFront: boolean): void => {
  const x = dx * along - dy * across;
  const y = dy * along + dx * across;
  for (let k = 0; k <= 2; k += 2) {
    const at = forward * (dirX[k]! * x + dirY[k]! * y);
    if (isFront && !(at <= front)) front = at;
    if (!isFront && !(at >= back)) back = at;
  }
};
