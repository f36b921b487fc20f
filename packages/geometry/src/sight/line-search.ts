import { clearSlant, highestSlant, type Slant, slackOf } from '../shapes/side-view.js';
import { TOUCHING } from '../shapes/units.js';
import { isDead } from './blocked-directions.js';
import { coverStretch, ends, starts } from './sight-from-above.js';
import { chord, cutChord, cutSpan, type SightLine, type SightPoint, shortestWay, span, way } from './sight-line.js';
import { emptySelection, isGrounded, lowestFeet, type Selection, scene } from './sight-scene.js';
import { findSlopes, slopes } from './sight-slopes.js';

const STEPS = 2;
const SHARES: readonly number[] = [0.5, 0.001953125, 0.998046875];
/** Where something hangs in the air there is no telling how close a line was: more of them are tried. */
const DENSE_SHARES: readonly number[] = [...SHARES, ...Array.from({ length: 8 }, (_, i) => (i + 0.5) / 8)];
/** A line that fails by less than this (0.1 mm of height) may have a clear neighbour. */
const CLOSE = 60;
const REFINEMENTS = 16;
/**
 * So many lines are enough: on 10,000 random tables no clear line between round bases came later than the 783rd, none from a
 * rectangle later than the 21,038th. It bounds the worst case; whoever is not seen by then is hidden.
 */
const MOST_LINES = 4_000;
const MOST_LINES_OF_RECTANGLES = 60_000;

interface Search {
  /** The blockers that a line may only pass beside, and those that it may also pass over or under. */
  tall: Selection;
  rest: Selection;
  grounded: boolean;
  wx: number;
  wy: number;
  tried: number;
  line: SightLine | undefined;
}

/** Those of the rest that do not hang in the air: they hide all lines or only the lower ones. */
const standing = emptySelection();

/**
 * The directions are those of `flatSight`, and along one line over the table the side view is decided exactly; but the border
 * of a free bundle may lie between the lines that are tried. They are so dense, and closer where it is close, that a bundle
 * wider than about 0.05 mm is not missed.
 */
export const searchLine = (all: Selection, tall: Selection, rest: Selection): SightLine | undefined => {
  shortestWay(0, 1);
  const search: Search = { tall, rest, grounded: isGrounded(rest), wx: way.x, wy: way.y, tried: 0, line: undefined };
  trySlope(search, 0);
  if (search.line) return search.line;
  standing.count = 0;
  for (let k = 0; k < rest.count; k++) if (scene.bottom[rest.of[k]!]! <= lowestFeet()) standing.of[standing.count++] = rest.of[k]!;
  findSlopes(all, search.wx, search.wy);
  const differ = scene.top[0] !== scene.top[1];
  const most = differ && scene.first[2] === 2 ? MOST_LINES : MOST_LINES_OF_RECTANGLES;
  for (let i = 0; i + 1 < slopes.count && !search.line && search.tried < most; i++) {
    const [from, to] = [slopes.of[i]!, slopes.of[i + 1]!];
    if (to > from && !(differ && isDead(tall, standing, search.wx, search.wy, from, to))) tryBetween(search, from, to);
  }
  return search.line;
};

const tryBetween = (search: Search, from: number, to: number): void => {
  let best = Number.NEGATIVE_INFINITY;
  let bestShare = 0.5;
  for (let step = 0; step < STEPS && to > from && !search.line; step++) {
    const share = (step + 0.5) / STEPS;
    const slack = trySlope(search, from * (1 - share) + to * share);
    if (slack > best) [best, bestShare] = [slack, share];
  }
  if (best > -CLOSE && !search.line) climb(bestShare, 0.5 / STEPS, best, share => trySlope(search, from * (1 - share) + to * share));
};

/** From the best share so far, up the slope of what is asked for, in ever smaller steps, until it is free. */
const climb = (from: number, width: number, value: number, ask: (share: number) => number): number => {
  let [at, best, step] = [from, value, width / 2];
  // Outside 0..1 lies another cell, with other blockers.
  const within = (share: number): number => (share > 0 && share < 1 ? ask(share) : Number.NEGATIVE_INFINITY);
  for (let i = 0; i < REFINEMENTS && best <= TOUCHING; i++) {
    const [less, more] = [within(at - step), within(at + step)];
    if (less > best && less >= more) [at, best] = [at - step, less];
    else if (more > best) [at, best] = [at + step, more];
    else step /= 2;
  }
  return best;
};

/** Where each shape begins and ends across the direction, the borders in between, and the gaps that the tall blockers leave. */
const low: number[] = [];
const high: number[] = [];
const borders: number[] = [];
const gaps: number[] = [];

const spread = (shape: number, dx: number, dy: number): void => {
  cutSpan(shape, dx, dy);
  while (low.length <= shape) {
    low.push(0);
    high.push(0);
  }
  low[shape] = span.low;
  high[shape] = span.high;
};

/** How much room the best line in this direction leaves over what it must clear; a clear one is kept. */
const trySlope = (search: Search, slope: number): number => {
  const { rest, wx, wy } = search;
  const [vx, vy] = [wx - slope * wy, wy + slope * wx];
  const length = Math.sqrt(vx * vx + vy * vy);
  const [dx, dy] = [vx / length, vy / length];
  spread(0, dx, dy);
  spread(1, dx, dy);
  for (let k = 0; k < rest.count; k++) spread(rest.of[k]!, dx, dy);
  const count = gapsLeft(search, dx, dy, Math.max(low[0]!, low[1]!), Math.min(high[0]!, high[1]!));
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const cells = sortedBorders(rest, gaps[2 * i]!, gaps[2 * i + 1]!, dx, dy);
    for (let k = 0; k + 1 < cells && !search.line; k++)
      if (borders[k + 1]! - borders[k]! > TOUCHING) best = Math.max(best, tryCell(search, dx, dy, borders[k]!, borders[k + 1]!));
  }
  return best;
};

const gapsLeft = (search: Search, dx: number, dy: number, least: number, most: number): number => {
  if (most - least <= TOUCHING) return 0;
  const covers = coverStretch(search.tall, dx, dy, least, most);
  let count = 0;
  let reached = least;
  for (let k = 0; k <= covers; k++) {
    const next = k < covers ? starts[k]! : most;
    if (next - reached > TOUCHING) {
      gaps[2 * count] = reached;
      gaps[2 * count + 1] = next;
      count++;
    }
    if (k < covers && ends[k]! > reached) reached = ends[k]!;
  }
  return count;
};

const tryCell = (search: Search, dx: number, dy: number, from: number, to: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  let bestShare = 0.5;
  for (const share of search.grounded ? SHARES : DENSE_SHARES) {
    const slack = tryLine(search, dx, dy, from * (1 - share) + to * share);
    if (slack > best) [best, bestShare] = [slack, share];
    if (search.line) return best;
  }
  if (best <= -CLOSE) return best;
  const width = Math.min(0.25, bestShare, 1 - bestShare);
  return climb(bestShare, width, best, share => tryLine(search, dx, dy, from * (1 - share) + to * share));
};

const sortedBorders = (rest: Selection, least: number, most: number, dx: number, dy: number): number => {
  borders[0] = least;
  borders[1] = most;
  let count = bordersOf(0, least, most, dx, dy, 2);
  count = bordersOf(1, least, most, dx, dy, count);
  for (let k = 0; k < rest.count; k++) count = bordersOf(rest.of[k]!, least, most, dx, dy, count);
  return count;
};

const bordersOf = (shape: number, least: number, most: number, dx: number, dy: number, before: number): number => {
  let count = insert(low[shape]!, least, most, before);
  count = insert(high[shape]!, least, most, count);
  const start = scene.first[shape]!;
  const end = scene.first[shape + 1]!;
  for (let k = start; end - start > 1 && k < end; k++) count = insert(dx * scene.ys[k]! - dy * scene.xs[k]!, least, most, count);
  return count;
};

const insert = (across: number, least: number, most: number, count: number): number => {
  if (!(across > least && across < most)) return count;
  let i = count;
  for (; borders[i - 1]! > across; i--) borders[i] = borders[i - 1]!;
  borders[i] = across;
  return count + 1;
};

interface MutableSlab {
  from: number;
  to: number;
  bottom: number;
  top: number;
}
const emptySlab = (): MutableSlab => ({ from: 0, to: 0, bottom: 0, top: 0 });
const near = emptySlab();
const far = emptySlab();
const slabs: MutableSlab[] = [];

const putSlab = (slab: MutableSlab, shape: number): void => {
  slab.from = chord.from;
  slab.to = chord.to;
  slab.bottom = scene.bottom[shape]!;
  slab.top = scene.top[shape]!;
};

const tryLine = (search: Search, dx: number, dy: number, across: number): number => {
  const { rest, grounded } = search;
  search.tried++;
  cutChord(0, dx, dy, across);
  putSlab(near, 0);
  cutChord(1, dx, dy, across);
  putSlab(far, 1);
  let count = 0;
  for (let k = 0; k < rest.count; k++) {
    const shape = rest.of[k]!;
    if (across < low[shape]! || across > high[shape]!) continue;
    cutChord(shape, dx, dy, across);
    if (chord.to < near.from || chord.from > far.to) continue;
    if (count === slabs.length) slabs.push(emptySlab());
    putSlab(slabs[count]!, shape);
    count++;
  }
  const slant = grounded ? highestSlant(near, far) : clearSlant(near, far, slabs, count);
  const slack = !slant ? Number.NEGATIVE_INFINITY : grounded ? slackOf(slant, near, far, slabs, count) : Number.POSITIVE_INFINITY;
  if (slant && slack > TOUCHING) search.line = lineAlong(slant, dx, dy, across);
  return slack;
};

const lineAlong = ({ start, slope }: Slant, dx: number, dy: number, across: number): SightLine => {
  /** Where the line has this height. */
  const reaches = (height: number): number => (height - start) / slope;
  const leave = slope > 0 ? Math.min(near.to, reaches(near.top)) : slope < 0 ? Math.min(near.to, reaches(near.bottom)) : near.to;
  const arrive = slope > 0 ? Math.max(far.from, reaches(far.bottom)) : slope < 0 ? Math.max(far.from, reaches(far.top)) : far.from;
  const at = (along: number): SightPoint => ({
    x: dx * along - dy * across + scene.ox,
    y: dy * along + dx * across + scene.oy,
    z: start + slope * along,
  });
  return { from: at(leave), to: at(arrive) };
};
