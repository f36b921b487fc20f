import { nearestOf } from './distance.js';
import type { Silhouette } from './figure.js';
import { clearSlant, highestSlant, type Slant } from './section.js';
import type { Scene } from './sight-scene.js';
import { type Local, tangents } from './tangent.js';
import { TOUCHING } from './units.js';

export interface SightPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}
export interface SightLine {
  readonly from: SightPoint;
  readonly to: SightPoint;
}

/**
 * Which lines are worth trying: seen from above, the set of free lines is bounded by lines that touch two shapes. So one
 * direction between every two neighbouring tangent directions, and in each direction one line between every two neighbouring
 * borders, meet every free bundle. Where heights matter too (`flat` is false) the border of a bundle may lie elsewhere:
 * then directions and places are tried more densely, and a bundle narrower than about 1 mm may be missed.
 */
export const firstClearLine = (scene: Scene): SightLine | { readonly blockers: readonly string[] } => {
  const shortest = nearestOf(scene.shapes[0]!, scene.shapes[1]!);
  const search: Search = {
    scene,
    // Every line from near to far goes forward in the direction of the shortest one.
    wx: shortest.bx - shortest.ax,
    wy: shortest.by - shortest.ay,
    tried: 0,
    stopped: new Array<number>(scene.ids.length).fill(0),
    counted: new Array<number>(scene.ids.length).fill(0),
  };
  const first = tryDirection(search, 0);
  if (first) return first;
  const slopes = tangentSlopes(search);
  for (let i = 0; i + 1 < slopes.length; i++) {
    const from = slopes[i]!;
    const to = slopes[i + 1]!;
    const steps = scene.flat ? 1 : STEPS;
    for (let step = 0; step < steps && to > from; step++) {
      const share = (step + 0.5) / steps;
      const line = tryDirection(search, from * (1 - share) + to * share);
      if (line) return line;
    }
  }
  return { blockers: culprits(search) };
};

const STEPS = 4;
const MIDDLE: readonly number[] = [0.5];
const DENSE: readonly number[] = [0.5, 0.015625, 0.984375, 0.25, 0.75];

interface Search {
  readonly scene: Scene;
  readonly wx: number;
  readonly wy: number;
  tried: number;
  /** Lines stopped, id by id, and the last line that was counted: two parts of one piece stop a line once. */
  readonly stopped: number[];
  readonly counted: number[];
}

/** A direction is named by its slope against (wx, wy); only those between the inner tangents of near and far meet both. */
const tangentSlopes = ({ scene, wx, wy }: Search): Float64Array => {
  const { shapes } = scene;
  const slopesOf = (p: Local, q: Local): number[] =>
    tangents(p, q)
      .map(t => (wx * t.dy - wy * t.dx) / (wx * t.dx + wy * t.dy))
      .filter(Number.isFinite);
  const limits = slopesOf(shapes[0]!, shapes[1]!);
  const least = Math.min(...limits);
  const most = Math.max(...limits);
  const found = [...limits];
  for (let i = 0; i < shapes.length; i++)
    for (let j = Math.max(i + 1, 2); j < shapes.length; j++)
      for (const slope of slopesOf(shapes[i]!, shapes[j]!)) if (slope > least && slope < most) found.push(slope);
  return Float64Array.from(found).sort();
};

/** Where each shape begins and ends across the direction, and the borders in between; reused, so that a try allocates nothing. */
const low: number[] = [];
const high: number[] = [];
const borders: number[] = [];

const tryDirection = (search: Search, slope: number): SightLine | undefined => {
  const { scene, wx, wy } = search;
  const { shapes } = scene;
  let dx = wx - slope * wy;
  let dy = wy + slope * wx;
  const length = Math.sqrt(dx * dx + dy * dy);
  dx /= length;
  dy /= length;
  for (let i = 0; i < shapes.length; i++) span(shapes[i]!, i, dx, dy);
  const least = Math.max(low[0]!, low[1]!);
  const most = Math.min(high[0]!, high[1]!);
  if (most - least <= TOUCHING) return undefined;
  const count = sortedBorders(scene, least, most, dx, dy);
  for (let i = 0; i + 1 < count; i++) {
    const from = borders[i]!;
    const to = borders[i + 1]!;
    if (to - from <= TOUCHING) continue;
    for (const share of scene.flat ? MIDDLE : DENSE) {
      const line = tryLine(search, dx, dy, from * (1 - share) + to * share);
      if (line) return line;
    }
  }
  return undefined;
};

const span = (shape: Local, i: number, dx: number, dy: number): void => {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < shape.xs.length; k++) {
    const across = dx * shape.ys[k]! - dy * shape.xs[k]!;
    if (across < least) least = across;
    if (across > most) most = across;
  }
  low[i] = least - shape.r;
  high[i] = most + shape.r;
};

const sortedBorders = (scene: Scene, least: number, most: number, dx: number, dy: number): number => {
  const { shapes, flat } = scene;
  borders[0] = least;
  borders[1] = most;
  let count = 2;
  for (let i = flat ? 2 : 0; i < shapes.length; i++) {
    count = inserted(low[i]!, least, most, count);
    count = inserted(high[i]!, least, most, count);
    const shape = shapes[i]!;
    if (flat || shape.xs.length === 1) continue;
    for (let k = 0; k < shape.xs.length; k++) count = inserted(dx * shape.ys[k]! - dy * shape.xs[k]!, least, most, count);
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

let chordFrom = 0;
let chordTo = 0;
/** Where the line at `across` enters and leaves the shape. */
const chord = (shape: Local, dx: number, dy: number, across: number): void => {
  const n = shape.xs.length;
  if (n === 1) {
    const off = across - (dx * shape.ys[0]! - dy * shape.xs[0]!);
    const half = Math.sqrt(Math.max(0, shape.r * shape.r - off * off));
    const middle = dx * shape.xs[0]! + dy * shape.ys[0]!;
    chordFrom = middle - half;
    chordTo = middle + half;
    return;
  }
  chordFrom = Number.POSITIVE_INFINITY;
  chordTo = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const a = dx * shape.ys[i]! - dy * shape.xs[i]! - across;
    const b = dx * shape.ys[j]! - dy * shape.xs[j]! - across;
    if ((a < 0 && b < 0) || (a > 0 && b > 0) || a === b) continue;
    const here = (b * (dx * shape.xs[i]! + dy * shape.ys[i]!) - a * (dx * shape.xs[j]! + dy * shape.ys[j]!)) / (b - a);
    if (here < chordFrom) chordFrom = here;
    if (here > chordTo) chordTo = here;
  }
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
  slab.from = chordFrom;
  slab.to = chordTo;
  slab.bottom = body.bottom;
  slab.top = body.top;
};

const tryLine = (search: Search, dx: number, dy: number, across: number): SightLine | undefined => {
  const { scene } = search;
  const { shapes, blockers } = scene;
  chord(shapes[0]!, dx, dy, across);
  putSlab(near, scene.near);
  chord(shapes[1]!, dx, dy, across);
  putSlab(far, scene.far);
  let count = 0;
  for (let i = 0; i < blockers.length; i++) {
    if (across < low[i + 2]! || across > high[i + 2]!) continue;
    chord(shapes[i + 2]!, dx, dy, across);
    if (scene.flat ? chordTo < near.to || chordFrom > far.from : chordTo < near.from || chordFrom > far.to) continue;
    if (count === slabs.length) slabs.push(emptySlab());
    putSlab(slabs[count]!, blockers[i]!);
    ofBlocker[count++] = i;
  }
  const slant = slantOf(scene, count);
  if (slant) return lineAlong(scene, slant, dx, dy, across);
  search.tried++;
  for (let i = 0; i < count; i++) {
    const id = scene.idOf[ofBlocker[i]!]!;
    if (search.counted[id] !== search.tried) search.stopped[id]!++;
    search.counted[id] = search.tried;
  }
  return undefined;
};

const slantOf = (scene: Scene, count: number): Slant | undefined => {
  if (!scene.grounded) return clearSlant(near, far, slabs, count);
  if (!scene.flat) return highestSlant(near, far, slabs, count);
  if (count > 0) return undefined;
  const slope = (far.top - near.top) / (far.from - near.to);
  return { start: near.top - slope * near.to, slope };
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

/** The pieces that stopped every line that was tried; if no piece did so alone, all that stopped some. */
const culprits = ({ scene, tried, stopped }: Search): string[] => {
  const alone = scene.ids.filter((_, i) => stopped[i] === tried);
  return alone.length > 0 ? alone : scene.ids.filter((_, i) => stopped[i]! > 0);
};
