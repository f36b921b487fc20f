import { nearestOf } from './distance.js';
import type { Silhouette } from './figure.js';
import { flatSight, isParted, type Seen } from './flat-sight.js';
import { clearSlant, highestSlant, type Slant, slackOf } from './section.js';
import { chord, cutChord, cutSpan, type SightLine, type SightPoint, span } from './sight-line.js';
import { type Scene, sceneWith } from './sight-scene.js';
import { tangentSlopes } from './sight-slopes.js';
import { TOUCHING } from './units.js';

/**
 * Sight when heights matter. The directions are those of `flatSight`, and along one line over the table the side view is
 * decided exactly; but the border of a free bundle may lie between the lines that are tried. They are so dense, and closer
 * where it is close, that a bundle wider than about 0.01 mm is not missed.
 */
export const solidSight = (scene: Scene): Seen => sureSight(scene) ?? searchedSight(scene);

/** Most answers need no search: a line beside everything is clear, and what is as tall as both silhouettes may hide all. */
const sureSight = (scene: Scene): Seen | undefined => {
  if (!scene.grounded || !isParted(scene)) return undefined;
  const beside = flatSight(scene);
  if ('from' in beside) return beside;
  const tallest = Math.max(scene.near.top, scene.far.top);
  const tall = flatSight(sceneWith(scene, blocker => blocker.top >= tallest));
  return 'from' in tall ? undefined : tall;
};

const STEPS = 4;
const SHARES: readonly number[] = [0.5, 0.001953125, 0.998046875, 0.25, 0.75];
/** Where something hangs in the air there is no telling how close a line was: more of them are tried. */
const DENSE_STEPS = 8;
const DENSE_SHARES: readonly number[] = [...SHARES, ...Array.from({ length: 16 }, (_, i) => (i + 0.5) / 16)];
/** A line that fails by less than this (0.1 mm of height) may have a clear neighbour. */
const CLOSE = 60;
const REFINEMENTS = 24;

interface Search {
  readonly scene: Scene;
  readonly wx: number;
  readonly wy: number;
  tried: number;
  /** Lines stopped, id by id, and the last line that was counted: two parts of one piece stop a line once. */
  readonly stopped: number[];
  readonly counted: number[];
  line: SightLine | undefined;
}

const searchedSight = (scene: Scene): Seen => {
  const { shapes, ids } = scene;
  const shortest = nearestOf(shapes[0]!, shapes[1]!);
  const [wx, wy] = [shortest.bx - shortest.ax, shortest.by - shortest.ay];
  const search: Search = { scene, wx, wy, tried: 0, stopped: ids.map(() => 0), counted: ids.map(() => 0), line: undefined };
  const steps = scene.grounded ? STEPS : DENSE_STEPS;
  trySlope(search, 0);
  const slopes = tangentSlopes(shapes, wx, wy);
  for (let i = 0; i + 1 < slopes.length && !search.line; i++) {
    const [from, to] = [slopes[i]!, slopes[i + 1]!];
    let best = Number.NEGATIVE_INFINITY;
    let bestShare = 0.5;
    for (let step = 0; step < steps && to > from && !search.line; step++) {
      const share = (step + 0.5) / steps;
      const slack = trySlope(search, from * (1 - share) + to * share);
      if (slack > best) [best, bestShare] = [slack, share];
    }
    if (best > -CLOSE && !search.line) climbed(bestShare, 0.5 / steps, best, share => trySlope(search, from * (1 - share) + to * share));
  }
  return search.line ?? { blockers: culprits(search) };
};

/** From the best share so far, up the slope of what is asked for, in ever smaller steps, until it is free. */
const climbed = (from: number, width: number, value: number, ask: (share: number) => number): number => {
  let [at, best, step] = [from, value, width / 2];
  for (let i = 0; i < REFINEMENTS && best <= TOUCHING; i++) {
    const [less, more] = [ask(at - step), ask(at + step)];
    if (less > best && less >= more) [at, best] = [at - step, less];
    else if (more > best) [at, best] = [at + step, more];
    else step /= 2;
  }
  return best;
};

/** Where each shape begins and ends across the direction, and the borders in between; reused, so that a try allocates nothing. */
const low: number[] = [];
const high: number[] = [];
const borders: number[] = [];

/** How much room the best line in this direction leaves over what it must clear; a clear one is kept. */
const trySlope = (search: Search, slope: number): number => {
  const { scene, wx, wy } = search;
  const { shapes } = scene;
  const [vx, vy] = [wx - slope * wy, wy + slope * wx];
  const length = Math.sqrt(vx * vx + vy * vy);
  const [dx, dy] = [vx / length, vy / length];
  for (let i = 0; i < shapes.length; i++) {
    cutSpan(shapes[i]!, dx, dy);
    low[i] = span.low;
    high[i] = span.high;
  }
  const least = Math.max(low[0]!, low[1]!);
  const most = Math.min(high[0]!, high[1]!);
  if (most - least <= TOUCHING) return Number.NEGATIVE_INFINITY;
  const count = sortedBorders(scene, least, most, dx, dy);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i + 1 < count && !search.line; i++) {
    const from = borders[i]!;
    const to = borders[i + 1]!;
    if (to - from > TOUCHING) best = Math.max(best, tryCell(search, dx, dy, from, to));
  }
  return best;
};

const tryCell = (search: Search, dx: number, dy: number, from: number, to: number): number => {
  let best = Number.NEGATIVE_INFINITY;
  let bestShare = 0.5;
  for (const share of search.scene.grounded ? SHARES : DENSE_SHARES) {
    const slack = tryLine(search, dx, dy, from * (1 - share) + to * share);
    if (slack > best) [best, bestShare] = [slack, share];
    if (search.line) return best;
  }
  if (best <= -CLOSE) return best;
  const width = Math.min(0.25, bestShare, 1 - bestShare);
  return climbed(bestShare, width, best, share => tryLine(search, dx, dy, from * (1 - share) + to * share));
};

const sortedBorders = ({ shapes }: Scene, least: number, most: number, dx: number, dy: number): number => {
  borders[0] = least;
  borders[1] = most;
  let count = 2;
  for (let i = 0; i < shapes.length; i++) {
    const shape = shapes[i]!;
    count = inserted(low[i]!, least, most, count);
    count = inserted(high[i]!, least, most, count);
    for (let k = 0; shape.xs.length > 1 && k < shape.xs.length; k++)
      count = inserted(dx * shape.ys[k]! - dy * shape.xs[k]!, least, most, count);
  }
  return count;
};

const inserted = (across: number, least: number, most: number, count: number): number => {
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
const ofBlocker: number[] = [];

const putSlab = (slab: MutableSlab, body: Silhouette): void => {
  slab.from = chord.from;
  slab.to = chord.to;
  slab.bottom = body.bottom;
  slab.top = body.top;
};

const tryLine = (search: Search, dx: number, dy: number, across: number): number => {
  const { scene } = search;
  const { shapes, blockers } = scene;
  cutChord(shapes[0]!, dx, dy, across);
  putSlab(near, scene.near);
  cutChord(shapes[1]!, dx, dy, across);
  putSlab(far, scene.far);
  let count = 0;
  for (let i = 0; i < blockers.length; i++) {
    if (across < low[i + 2]! || across > high[i + 2]!) continue;
    cutChord(shapes[i + 2]!, dx, dy, across);
    if (chord.to < near.from || chord.from > far.to) continue;
    if (count === slabs.length) slabs.push(emptySlab());
    putSlab(slabs[count]!, blockers[i]!);
    ofBlocker[count++] = i;
  }
  const slant = scene.grounded ? highestSlant(near, far) : clearSlant(near, far, slabs, count);
  const slack = !slant ? Number.NEGATIVE_INFINITY : scene.grounded ? slackOf(slant, near, far, slabs, count) : Number.POSITIVE_INFINITY;
  if (slant && slack > TOUCHING) search.line = lineAlong(scene, slant, dx, dy, across);
  else countStopped(search, count);
  return slack;
};

const countStopped = (search: Search, count: number): void => {
  search.tried++;
  for (let i = 0; i < count; i++) {
    const id = search.scene.idOf[ofBlocker[i]!]!;
    if (search.counted[id] !== search.tried) search.stopped[id]!++;
    search.counted[id] = search.tried;
  }
};

const lineAlong = (scene: Scene, slant: Slant, dx: number, dy: number, across: number): SightLine => {
  const { start, slope } = slant;
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

/** The pieces that stopped every line that was tried, if they block without the rest; else all that stopped some. */
const culprits = ({ scene, tried, stopped }: Search): readonly string[] => {
  const some = scene.ids.filter((_, i) => stopped[i]! > 0);
  const every = scene.ids.filter((_, i) => stopped[i] === tried);
  if (every.length === 0 || every.length === some.length) return some;
  // A low piece can stand in every line and yet stop none alone.
  const alone = solidSight(sceneWith(scene, blocker => every.includes(blocker.id)));
  return 'from' in alone ? some : every;
};
