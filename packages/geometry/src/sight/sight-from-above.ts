import { TOUCHING } from '../shapes/units.js';
import { chord, cutChord, cutSpan, type SightLine, shortestWay, span, way } from './sight-line.js';
import { crossingOf, idsOf, type Selection, scene } from './sight-scene.js';
import { findSlopes, slopes } from './sight-slopes.js';

/** The clear line found last: its direction, and how far it lies to the left of the middle of the scene. */
export const clear = { dx: 0, dy: 0, across: 0 };

/**
 * Sight when the view from above decides. In one direction, the lines that meet both silhouettes are a stretch, and every
 * blocker that stands between them covers a part of it: what is left over is free. The set of free lines is bounded by lines
 * that touch two shapes, so one direction between every two neighbouring tangents meets every free bundle: the answer is exact.
 */
export const hasFreeLine = (blockers: Selection): boolean => {
  shortestWay(0, 1);
  const { x, y } = way;
  if (hasFreeLineAlong(blockers, x, y)) return true;
  for (let k = 0; k < blockers.count; k++) if (crossingOf(blockers.of[k]!) === 'whole') return false;
  return hasFreeLineAside(blockers, x, y);
};

const hasFreeLineAside = (blockers: Selection, x: number, y: number): boolean => {
  findSlopes(blockers, x, y);
  for (let i = 0; i + 1 < slopes.count; i++) {
    if (slopes.of[i] === slopes.of[i + 1]) continue;
    const slope = (slopes.of[i]! + slopes.of[i + 1]!) / 2;
    if (hasFreeLineAlong(blockers, x - slope * y, y + slope * x)) return true;
  }
  return false;
};

/** The pieces that hide every line alone; if none does, those that hide some line, together. */
export interface Hidden {
  readonly blockers: readonly string[];
  readonly together: boolean;
}

/** By id: did it ever hide a line, and did it hide all of them in every direction? */
interface Account {
  readonly ids: readonly string[];
  readonly some: boolean[];
  readonly every: boolean[];
}
let account: Account | undefined;

/** Is there a free line? If not, who hides it? */
export const flatSight = (blockers: Selection): Hidden | undefined => {
  shortestWay(0, 1);
  const { x, y } = way;
  if (hasFreeLineAlong(blockers, x, y)) return undefined;
  const walls = wallsAcross(blockers);
  if (walls) return { blockers: walls, together: false };
  const ids = idsOf(blockers);
  account = { ids, some: ids.map(() => false), every: ids.map(() => true) };
  hasFreeLineAlong(blockers, x, y);
  const found = hasFreeLineAside(blockers, x, y);
  const { some, every } = account;
  account = undefined;
  if (found) return undefined;
  const alone = ids.filter((_, i) => every[i]);
  return alone.length > 0 ? { blockers: alone, together: false } : { blockers: ids.filter((_, i) => some[i]), together: true };
};

/** The pieces that stand right across, if there is one and nobody's share is in doubt. A bent piece may hide as a whole: that is counted out. */
const wallsAcross = (blockers: Selection): readonly string[] | undefined => {
  let walls: string[] | undefined;
  for (let k = 0; k < blockers.count; k++) {
    const shape = blockers.of[k]!;
    const crossing = crossingOf(shape);
    if (crossing === 'whole') {
      walls ??= [];
      if (!walls.includes(scene.id[shape]!)) walls.push(scene.id[shape]!);
    } else if (crossing === 'unclear' || isPartOfMore(blockers, k)) return undefined;
  }
  return walls?.sort();
};

const isPartOfMore = (blockers: Selection, k: number): boolean =>
  (k > 0 && scene.id[blockers.of[k - 1]!] === scene.id[blockers.of[k]!]) ||
  (k + 1 < blockers.count && scene.id[blockers.of[k + 1]!] === scene.id[blockers.of[k]!]);

const hasFreeLineAlong = (blockers: Selection, vx: number, vy: number): boolean => {
  const length = Math.sqrt(vx * vx + vy * vy);
  const dx = vx / length;
  const dy = vy / length;
  cutSpan(0, dx, dy);
  const low = span.low;
  const high = span.high;
  cutSpan(1, dx, dy);
  const least = Math.max(low, span.low);
  const most = Math.min(high, span.high);
  if (most - least <= TOUCHING) return false;
  const count = coverStretch(blockers, dx, dy, least, most);
  let reached = least;
  for (let k = 0; k < count; k++) {
    if (starts[k]! - reached > TOUCHING) return keepClear(dx, dy, (reached + starts[k]!) / 2);
    if (ends[k]! > reached) reached = ends[k]!;
  }
  if (most - reached > TOUCHING) return keepClear(dx, dy, (reached + most) / 2);
  if (account) accountFor(account, count, least, most);
  return false;
};

const keepClear = (dx: number, dy: number, across: number): true => {
  clear.dx = dx;
  clear.dy = dy;
  clear.across = across;
  return true;
};

/** The parts found last by `coverStretch`: where they start and end, and whose they are. */
export const starts: number[] = [];
export const ends: number[] = [];
const owners: number[] = [];

/** For each shape a direction from near to it and one from it to far: forward in both means between. */
const fences: number[] = [];
const fenced: number[] = [];
export const isBetween = (shape: number, dx: number, dy: number): boolean => {
  const f = 4 * shape;
  if (fenced[shape] !== scene.serial) {
    if (isClearlyBetween(shape, dx, dy)) return true;
    while (fenced.length <= shape) {
      fenced.push(-1);
      fences.push(0, 0, 0, 0);
    }
    fenced[shape] = scene.serial;
    shortestWay(0, shape);
    fences[f] = way.x;
    fences[f + 1] = way.y;
    shortestWay(shape, 1);
    fences[f + 2] = way.x;
    fences[f + 3] = way.y;
  }
  return dx * fences[f]! + dy * fences[f + 1]! > 0 && dx * fences[f + 2]! + dy * fences[f + 3]! > 0;
};

/** Far above any rounding, far below any tenth of a millimetre. */
const CLEARLY = 1e-6;

/** All of its corners lie before the centre of one disc and behind that of the other. */
const isClearlyBetween = (shape: number, dx: number, dy: number): boolean => {
  const { xs, ys, first } = scene;
  if (first[2] !== 2) return false;
  const from = dx * xs[0]! + dy * ys[0]! + CLEARLY;
  const to = dx * xs[1]! + dy * ys[1]! - CLEARLY;
  for (let k = first[shape]!; k < first[shape + 1]!; k++) {
    const along = dx * xs[k]! + dy * ys[k]!;
    if (along < from || along > to) return false;
  }
  return true;
};

/** The parts of the stretch that blockers cover, sorted by where they start. */
export const coverStretch = (blockers: Selection, dx: number, dy: number, least: number, most: number): number => {
  let count = 0;
  for (let b = 0; b < blockers.count; b++) {
    const shape = blockers.of[b]!;
    cutSpan(shape, dx, dy);
    const { low, high } = span;
    if (high <= least || low >= most || !isBetween(shape, dx, dy)) continue;
    let k = count++;
    for (; k > 0 && starts[k - 1]! > low; k--) {
      starts[k] = starts[k - 1]!;
      ends[k] = ends[k - 1]!;
      owners[k] = owners[k - 1]!;
    }
    starts[k] = low;
    ends[k] = high;
    owners[k] = shape;
  }
  return count;
};

/** A bent piece hides the stretch when its parts do so together. */
const accountFor = ({ ids, some, every }: Account, count: number, least: number, most: number): void => {
  for (let i = 0; i < ids.length; i++) {
    let reached = least;
    for (let k = 0; k < count; k++) {
      if (scene.id[owners[k]!] !== ids[i]) continue;
      some[i] = true;
      if (starts[k]! - reached <= TOUCHING && ends[k]! > reached) reached = ends[k]!;
    }
    if (most - reached > TOUCHING) every[i] = false;
  }
};

/** From top to top, so that it also clears everything that is lower than both. */
export const clearLine = (): SightLine => {
  const { dx, dy, across } = clear;
  cutChord(0, dx, dy, across);
  const leave = chord.to;
  cutChord(1, dx, dy, across);
  const arrive = chord.from;
  const { ox, oy, top } = scene;
  return {
    from: { x: dx * leave - dy * across + ox, y: dy * leave + dx * across + oy, z: top[0]! },
    to: { x: dx * arrive - dy * across + ox, y: dy * arrive + dx * across + oy, z: top[1]! },
  };
};
