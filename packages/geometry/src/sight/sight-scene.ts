import { emptyCorridor, layCorridor, meetsSegment, runsThrough } from '../shapes/corridor.js';
import { overlaps } from '../shapes/distance.js';
import type { Body } from '../shapes/figure.js';
import { type Outline, reusableDisc } from '../shapes/outline.js';

/** Something solid that stands in the way, named for the answer. A bent piece is several blockers with one id. */
export type Blocker = Body;

/**
 * Two silhouettes and what lies between them, around their common middle. There is only one scene, built again for every
 * question, so that a question allocates nothing: whoever keeps an answer copies it.
 */
export interface Scene {
  ox: number;
  oy: number;
  /** Grows with every scene: what was found out about an older one is void. */
  serial: number;
  /** Near (0), far (1), then the blockers. The corners of shape i are those from `first[i]` to before `first[i + 1]`. */
  shapes: number;
  readonly first: number[];
  readonly xs: number[];
  readonly ys: number[];
  readonly r: number[];
  readonly bottom: number[];
  readonly top: number[];
  readonly id: string[];
  readonly outline: Outline[];
}

/** Some of the blockers of the scene, by their shapes. */
export interface Selection {
  readonly of: number[];
  count: number;
}
export const emptySelection = (): Selection => ({ of: [], count: 0 });

export const scene: Scene = {
  ox: 0,
  oy: 0,
  serial: 0,
  shapes: 0,
  first: [0],
  xs: [],
  ys: [],
  r: [],
  bottom: [],
  top: [],
  id: [],
  outline: [],
};
/** The blockers that some line between the two could meet. */
export const met: Selection = emptySelection();

const corridor = emptyCorridor();
/** Nearer than 0.01 mm to a border, the exact test decides. */
const DOUBT = 0.1;

export const openScene = (near: Outline, nearBottom: number, nearTop: number, far: Outline, farBottom: number, farTop: number): void => {
  scene.ox = (near.minX + near.maxX + (far.minX + far.maxX)) / 4;
  scene.oy = (near.minY + near.maxY + (far.minY + far.maxY)) / 4;
  scene.serial++;
  scene.shapes = 0;
  put(near, nearBottom, nearTop, '');
  put(far, farBottom, farTop, '');
  layCorridor(corridor, near, far);
};

const put = (outline: Outline, bottom: number, top: number, id: string): void => {
  const shape = scene.shapes++;
  let at = scene.first[shape]!;
  for (let i = 0; i < outline.xs.length; i++, at++) {
    scene.xs[at] = outline.xs[i]! - scene.ox;
    scene.ys[at] = outline.ys[i]! - scene.oy;
  }
  scene.first[shape + 1] = at;
  scene.r[shape] = outline.r;
  scene.bottom[shape] = bottom;
  scene.top[shape] = top;
  scene.id[shape] = id;
  scene.outline[shape] = outline;
};

export const lowestFeet = (): number => Math.min(scene.bottom[0]!, scene.bottom[1]!);
export const highestTop = (): number => Math.max(scene.top[0]!, scene.top[1]!);

/** A roof exactly as high as a silhouette counts: the line along the very top would touch it. */
export const addBlocker = (outline: Outline, bottom: number, top: number, id: string): void => {
  if (top > lowestFeet() && bottom <= highestTop() && runsThrough(corridor, outline)) put(outline, bottom, top, id);
};

/** Everything is there: which blockers count? */
export const closeScene = (): void => {
  met.count = 0;
  for (let shape = 2; shape < scene.shapes; shape++) met.of[met.count++] = shape;
  dropLow(met);
};

/** The blockers of `from` that `keep` keeps. */
export const select = (into: Selection, from: Selection, keep: (shape: number) => boolean): Selection => {
  into.count = 0;
  for (let k = 0; k < from.count; k++) if (keep(from.of[k]!)) into.of[into.count++] = from.of[k]!;
  dropLow(into);
  return into;
};

/** If nothing hangs in the air the line from top to top is the best there is, and it clears all that is lower than both tops. */
const dropLow = (blockers: Selection): void => {
  if (!isGrounded(blockers)) return;
  const lowerTop = Math.min(scene.top[0]!, scene.top[1]!);
  let count = 0;
  for (let k = 0; k < blockers.count; k++) {
    const shape = blockers.of[k]!;
    if (scene.top[shape]! >= lowerTop) blockers.of[count++] = shape;
  }
  blockers.count = count;
};

/** Nothing hangs in the air. */
export const isGrounded = (blockers: Selection): boolean => {
  const ground = lowestFeet();
  for (let k = 0; k < blockers.count; k++) if (scene.bottom[blockers.of[k]!]! > ground) return false;
  return true;
};

/** It hides the whole height, so that only what is left and right of it matters. */
export const isTall = (shape: number): boolean => scene.bottom[shape]! <= lowestFeet() && scene.top[shape]! >= highestTop();

/** Every blocker hides the whole height, so the view from above decides. */
export const isFlat = (blockers: Selection): boolean => {
  for (let k = 0; k < blockers.count; k++) if (!isTall(blockers.of[k]!)) return false;
  return true;
};

/** Nobody stands in it, so that it has its place in every line: behind near, between, or behind far. */
export const isApart = (shape: number): boolean =>
  !overlaps(scene.outline[shape]!, scene.outline[0]!) && !overlaps(scene.outline[shape]!, scene.outline[1]!);

export const areApart = (blockers: Selection): boolean => {
  for (let k = 0; k < blockers.count; k++) if (!isApart(blockers.of[k]!)) return false;
  return true;
};

/** How a blocker that is apart stands in the corridor: right across it, only partly, or too close to either to say. */
export const crossingOf = (shape: number): 'whole' | 'part' | 'unclear' => {
  const { xs, ys, apart } = corridor;
  const outline = scene.outline[shape]!;
  if (!apart || (outline.r > 0 && outline.xs.length > 1)) return 'unclear';
  if (!meetsSegment(outline, xs[0]!, ys[0]!, xs[1]!, ys[1]!, DOUBT) || !meetsSegment(outline, xs[3]!, ys[3]!, xs[2]!, ys[2]!, DOUBT))
    return 'part';
  return meetsSegment(outline, xs[0]!, ys[0]!, xs[1]!, ys[1]!, -DOUBT) && meetsSegment(outline, xs[3]!, ys[3]!, xs[2]!, ys[2]!, -DOUBT)
    ? 'whole'
    : 'unclear';
};

/** The different ids of the blockers, sorted. */
export const idsOf = (blockers: Selection): string[] => {
  const ids: string[] = [];
  for (let k = 0; k < blockers.count; k++) {
    const id = scene.id[blockers.of[k]!]!;
    if (!ids.includes(id)) ids.push(id);
  }
  return ids.sort();
};

/** Two outlines for figures on round bases, used again for every question. */
export const nearDisc = reusableDisc();
export const farDisc = reusableDisc();
