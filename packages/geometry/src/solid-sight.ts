import { nearestOf } from './distance.js';
import type { Silhouette } from './figure.js';
import { coverStretch, ends, type Fences, fencesOf, flatSight, isParted, type Seen, starts } from './flat-sight.js';
import { clearSlant, highestSlant, type Slant, slackOf } from './section.js';
import { chord, cutChord, cutSpan, type SightLine, type SightPoint, span } from './sight-line.js';
import { type Blocker, type Scene, sceneWith } from './sight-scene.js';
import { tangentSlopes } from './sight-slopes.js';
import { TOUCHING } from './units.js';

/**
 * Sight when heights matter. The directions are those of `flatSight`, and along one line over the table the side view is
 * decided exactly; but the border of a free bundle may lie between the lines that are tried. They are so dense, and closer
 * where it is close, that a bundle wider than about 0.05 mm is not missed.
 */
export const solidSight = (scene: Scene): Seen => {
  const tall = sceneWith(scene, blocker => isTall(scene, blocker));
  if (!isParted(tall))
    return searchedSight(
      scene,
      sceneWith(scene, () => false),
    );
  const hidden = flatSight(tall);
  if (!('from' in hidden)) return hidden;
  if (isParted(scene)) {
    const beside = flatSight(scene);
    if ('from' in beside) return beside;
  }
  return searchedSight(scene, tall);
};

/** It hides the whole height, so that only what is left and right of it matters. */
const isTall = ({ near, far }: Scene, blocker: Blocker): boolean =>
  blocker.bottom <= Math.min(near.bottom, far.bottom) && blocker.top >= Math.max(near.top, far.top);

const STEPS = 2;
const SHARES: readonly number[] = [0.5, 0.001953125, 0.998046875];
/** Where something hangs in the air there is no telling how close a line was: more of them are tried. */
const DENSE_SHARES: readonly number[] = [...SHARES, ...Array.from({ length: 8 }, (_, i) => (i + 0.5) / 8)];
/** A line that fails by less than this (0.1 mm of height) may have a clear neighbour. */
const CLOSE = 60;
const REFINEMENTS = 16;

interface Search {
  /** The blockers that a line may pass over or under. */
  readonly scene: Scene;
  /** Those that it may only pass beside, and their places. */
  readonly tall: Scene;
  readonly fences: Fences;
  readonly wx: number;
  readonly wy: number;
  line: SightLine | undefined;
}

const searchedSight = (all: Scene, tall: Scene): Seen => {
  const shortest = nearestOf(all.shapes[0]!, all.shapes[1]!);
  const [wx, wy] = [shortest.bx - shortest.ax, shortest.by - shortest.ay];
  const scene = sceneWith(all, blocker => !tall.blockers.includes(blocker));
  const search: Search = { scene, tall, fences: fencesOf(tall), wx, wy, line: undefined };
  trySlope(search, 0);
  const slopes = tangentSlopes(all.shapes, wx, wy);
  for (let i = 0; i + 1 < slopes.length && !search.line; i++) {
    const [from, to] = [slopes[i]!, slopes[i + 1]!];
    let best = Number.NEGATIVE_INFINITY;
    let bestShare = 0.5;
    for (let step = 0; step < STEPS && to > from && !search.line; step++) {
      const share = (step + 0.5) / STEPS;
      const slack = trySlope(search, from * (1 - share) + to * share);
      if (slack > best) [best, bestShare] = [slack, share];
    }
    if (best > -CLOSE && !search.line) climbed(bestShare, 0.5 / STEPS, best, share => trySlope(search, from * (1 - share) + to * share));
  }
  return search.line ?? { blockers: culprits(all) };
};

/** From the best share so far, up the slope of what is asked for, in ever smaller steps, until it is free. */
const climbed = (from: number, width: number, value: number, ask: (share: number) => number): number => {
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
  const count = gapsLeft(search, dx, dy, Math.max(low[0]!, low[1]!), Math.min(high[0]!, high[1]!));
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    const cells = sortedBorders(scene, gaps[2 * i]!, gaps[2 * i + 1]!, dx, dy);
    for (let k = 0; k + 1 < cells && !search.line; k++)
      if (borders[k + 1]! - borders[k]! > TOUCHING) best = Math.max(best, tryCell(search, dx, dy, borders[k]!, borders[k + 1]!));
  }
  return best;
};

const gapsLeft = (search: Search, dx: number, dy: number, least: number, most: number): number => {
  if (most - least <= TOUCHING) return 0;
  const covers = coverStretch(search.tall, search.fences, dx, dy, least, most);
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
    count++;
  }
  const slant = scene.grounded ? highestSlant(near, far) : clearSlant(near, far, slabs, count);
  const slack = !slant ? Number.NEGATIVE_INFINITY : scene.grounded ? slackOf(slant, near, far, slabs, count) : Number.POSITIVE_INFINITY;
  if (slant && slack > TOUCHING) search.line = lineAlong(scene, slant, dx, dy, across);
  return slack;
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

/** The pieces that block alone; if none does, all that stand in some line. */
const culprits = (scene: Scene): readonly string[] => {
  if (scene.ids.length === 1) return scene.ids;
  const alone = scene.ids.filter(id => !('from' in solidSight(sceneWith(scene, blocker => blocker.id === id))));
  return alone.length > 0 ? alone : scene.ids;
};
