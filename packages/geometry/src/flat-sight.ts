import { nearestOf, overlaps } from './distance.js';
import { chord, cutChord, cutSpan, type SightLine, span } from './sight-line.js';
import type { Scene } from './sight-scene.js';
import { tangentSlopes } from './sight-slopes.js';
import { TOUCHING } from './units.js';

export type Seen = SightLine | { readonly blockers: readonly string[] };

/**
 * Sight when the view from above decides. In one direction, the lines that meet both silhouettes are a stretch, and every
 * blocker that stands between them covers a part of it: what is left over is free. The set of free lines is bounded by lines
 * that touch two shapes, so one direction between every two neighbouring tangents meets every free bundle: the answer is exact.
 */
export const flatSight = (scene: Scene): Seen => {
  const { shapes, ids } = scene;
  const shortest = nearestOf(shapes[0]!, shapes[1]!);
  const wx = shortest.bx - shortest.ax;
  const wy = shortest.by - shortest.ay;
  const fences = fencesOf(scene);
  const covers = { some: new Uint8Array(ids.length), every: new Uint8Array(ids.length).fill(1) };
  const first = freeLine(scene, fences, wx, wy, covers);
  if (first) return first;
  const slopes = tangentSlopes(shapes, wx, wy);
  for (let i = 0; i + 1 < slopes.length; i++) {
    if (slopes[i] === slopes[i + 1]) continue;
    const slope = (slopes[i]! + slopes[i + 1]!) / 2;
    const line = freeLine(scene, fences, wx - slope * wy, wy + slope * wx, covers);
    if (line) return line;
  }
  const alone = ids.filter((_, i) => covers.every[i]);
  return { blockers: alone.length > 0 ? alone : ids.filter((_, i) => covers.some[i]) };
};

/** Nobody stands in a blocker, so that each has its place in every line: behind near, between, or behind far. */
export const isParted = ({ near, far, blockers }: Scene): boolean =>
  blockers.every(({ outline }) => !overlaps(outline, near.outline) && !overlaps(outline, far.outline));

/** For each blocker a direction from near to it and one from it to far: forward in both means between. */
export type Fences = Float64Array;

export const fencesOf = ({ shapes }: Scene): Fences => {
  const fences = new Float64Array(4 * (shapes.length - 2));
  for (let i = 2; i < shapes.length; i++) {
    const before = nearestOf(shapes[0]!, shapes[i]!);
    const after = nearestOf(shapes[i]!, shapes[1]!);
    fences[4 * i - 8] = before.bx - before.ax;
    fences[4 * i - 7] = before.by - before.ay;
    fences[4 * i - 6] = after.bx - after.ax;
    fences[4 * i - 5] = after.by - after.ay;
  }
  return fences;
};

interface Covers {
  /** By id: did it ever hide a line, and did it hide all of them in every direction so far? */
  readonly some: Uint8Array;
  readonly every: Uint8Array;
}

/** The parts found last by `coverStretch`: where they start and end, and whose they are. */
export const starts: number[] = [];
export const ends: number[] = [];
const owners: number[] = [];

const freeLine = (scene: Scene, fences: Fences, vx: number, vy: number, covers: Covers): SightLine | undefined => {
  const { shapes } = scene;
  const length = Math.sqrt(vx * vx + vy * vy);
  const dx = vx / length;
  const dy = vy / length;
  cutSpan(shapes[0]!, dx, dy);
  const { low, high } = span;
  cutSpan(shapes[1]!, dx, dy);
  const least = Math.max(low, span.low);
  const most = Math.min(high, span.high);
  if (most - least <= TOUCHING) return undefined;
  const count = coverStretch(scene, fences, dx, dy, least, most);
  let reached = least;
  for (let k = 0; k < count; k++) {
    if (starts[k]! - reached > TOUCHING) return lineAt(scene, dx, dy, (reached + starts[k]!) / 2);
    if (ends[k]! > reached) reached = ends[k]!;
  }
  if (most - reached > TOUCHING) return lineAt(scene, dx, dy, (reached + most) / 2);
  account(scene, covers, count, least, most);
  return undefined;
};

/** The parts of the stretch that blockers cover, sorted by where they start. */
export const coverStretch = (scene: Scene, fences: Fences, dx: number, dy: number, least: number, most: number): number => {
  let count = 0;
  for (let i = 2; i < scene.shapes.length; i++) {
    const f = 4 * i - 8;
    if (dx * fences[f]! + dy * fences[f + 1]! <= 0 || dx * fences[f + 2]! + dy * fences[f + 3]! <= 0) continue;
    cutSpan(scene.shapes[i]!, dx, dy);
    if (span.high <= least || span.low >= most) continue;
    let k = count++;
    for (; k > 0 && starts[k - 1]! > span.low; k--) {
      starts[k] = starts[k - 1]!;
      ends[k] = ends[k - 1]!;
      owners[k] = owners[k - 1]!;
    }
    starts[k] = span.low;
    ends[k] = span.high;
    owners[k] = scene.idOf[i - 2]!;
  }
  return count;
};

const account = (scene: Scene, { some, every }: Covers, count: number, least: number, most: number): void => {
  for (let id = 0; id < scene.ids.length; id++) {
    let whole = false;
    for (let k = 0; k < count; k++) {
      if (owners[k] !== id) continue;
      some[id] = 1;
      if (starts[k]! - least <= TOUCHING && most - ends[k]! <= TOUCHING) whole = true;
    }
    if (!whole) every[id] = 0;
  }
};

/** From top to top, so that it also clears everything that is lower than both. */
const lineAt = ({ shapes, near, far, ox, oy }: Scene, dx: number, dy: number, across: number): SightLine => {
  cutChord(shapes[0]!, dx, dy, across);
  const leave = chord.to;
  cutChord(shapes[1]!, dx, dy, across);
  const arrive = chord.from;
  return {
    from: { x: dx * leave - dy * across + ox, y: dy * leave + dx * across + oy, z: near.top },
    to: { x: dx * arrive - dy * across + ox, y: dy * arrive + dx * across + oy, z: far.top },
  };
};
