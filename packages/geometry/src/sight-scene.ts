import { overlaps } from './distance.js';
import type { Silhouette } from './figure.js';
import { boxesMeet, type Outline } from './outline.js';
import { type Corners, discSinksInto, sinksInto } from './overlap.js';
import { between, type Local, local, middleOf } from './tangent.js';
import { TOUCHING } from './units.js';

/** Something solid that stands in the way, named for the answer. A bent piece is several blockers with one id. */
export interface Blocker extends Silhouette {
  readonly id: string;
}

/** Two silhouettes and what lies between them, around their common middle. */
export interface Scene {
  readonly near: Silhouette;
  readonly far: Silhouette;
  readonly blockers: readonly Blocker[];
  /** The different ids of the blockers, sorted, and which of them each blocker has. */
  readonly ids: readonly string[];
  readonly idOf: readonly number[];
  /** Near, far, then the blockers in order. */
  readonly shapes: readonly Local[];
  /** Nothing hangs in the air. */
  readonly grounded: boolean;
  /** Every blocker hides the whole height, so the view from above decides. */
  readonly flat: boolean;
  readonly ox: number;
  readonly oy: number;
}

/** The blockers that some line between the two could meet. */
export const sceneOf = (near: Silhouette, far: Silhouette, all: readonly Blocker[]): Scene => {
  const corridor = corridorOf(near.outline, far.outline);
  const [ox, oy] = middleOf(near.outline, far.outline);
  const met: Blocker[] = [];
  for (const blocker of all) if (mayBlock(near, far, blocker) && runsThrough(corridor, blocker.outline)) met.push(blocker);
  return builtScene(near, far, withoutLow(near, far, met), ox, oy);
};

/** The same scene with fewer blockers. */
export const sceneWith = (scene: Scene, keep: (blocker: Blocker) => boolean): Scene =>
  builtScene(scene.near, scene.far, withoutLow(scene.near, scene.far, scene.blockers.filter(keep)), scene.ox, scene.oy);

const builtScene = (near: Silhouette, far: Silhouette, blockers: readonly Blocker[], ox: number, oy: number): Scene => {
  const lowest = Math.min(near.bottom, far.bottom);
  const highest = Math.max(near.top, far.top);
  const grounded = blockers.every(blocker => blocker.bottom <= lowest);
  const ids = [...new Set(blockers.map(blocker => blocker.id))].sort();
  const shapes = [local(near.outline, ox, oy), local(far.outline, ox, oy)];
  for (const blocker of blockers) shapes.push(local(blocker.outline, ox, oy));
  return {
    near,
    far,
    blockers,
    ids,
    idOf: blockers.map(blocker => ids.indexOf(blocker.id)),
    shapes,
    grounded,
    flat: grounded && blockers.every(blocker => blocker.top >= highest),
    ox,
    oy,
  };
};

/** A roof exactly as high as a silhouette counts: the line along the very top would touch it. */
const mayBlock = (near: Silhouette, far: Silhouette, blocker: Blocker): boolean =>
  blocker.top > Math.min(near.bottom, far.bottom) && blocker.bottom <= Math.max(near.top, far.top);

/** If nothing hangs in the air the line from top to top is the best there is, and it clears all that is lower than both tops. */
const withoutLow = (near: Silhouette, far: Silhouette, blockers: readonly Blocker[]): readonly Blocker[] => {
  const ground = Math.min(near.bottom, far.bottom);
  if (blockers.some(blocker => blocker.bottom > ground)) return blockers;
  const lowerTop = Math.min(near.top, far.top);
  return blockers.filter(blocker => blocker.top >= lowerTop);
};

/** The two footprints and the ground between them: all that a straight line from one to the other can pass over. */
export interface Corridor {
  readonly near: Outline;
  readonly far: Outline;
  readonly between: Corners | undefined;
}

export const corridorOf = (near: Outline, far: Outline): Corridor => {
  const [ox, oy] = middleOf(near, far);
  const quad = between(local(near, ox, oy), local(far, ox, oy));
  return { near, far, between: quad && { xs: quad.xs.map(x => x + ox), ys: quad.ys.map(y => y + oy) } };
};

/** Does some straight line between the two footprints run through the shape, and not only touch it? */
export const runsThrough = (corridor: Corridor, shape: Outline): boolean => {
  if (
    shape.minX >= Math.max(corridor.near.maxX, corridor.far.maxX) ||
    shape.maxX <= Math.min(corridor.near.minX, corridor.far.minX) ||
    shape.minY >= Math.max(corridor.near.maxY, corridor.far.maxY) ||
    shape.maxY <= Math.min(corridor.near.minY, corridor.far.minY)
  )
    return false;
  if (corridor.between && sinks(corridor.between, shape)) return true;
  return (
    (boxesMeet(shape, corridor.near, 0) && overlaps(shape, corridor.near)) ||
    (boxesMeet(shape, corridor.far, 0) && overlaps(shape, corridor.far))
  );
};

const sinks = (quad: Corners, shape: Outline): boolean =>
  shape.xs.length === 1 ? discSinksInto(shape.xs[0]!, shape.ys[0]!, shape.r, quad, TOUCHING) : sinksInto(quad, shape, TOUCHING);
