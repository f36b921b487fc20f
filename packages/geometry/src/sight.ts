import { isAt, measure } from './distance.js';
import type { Silhouette } from './figure.js';
import { flatSight, isParted } from './flat-sight.js';
import type { SightLine } from './sight-line.js';
import { type Blocker, sceneOf } from './sight-scene.js';
import { solidSight } from './solid-sight.js';

/** Either a clear line, for the screen and for whoever doubts it, or the pieces that block. */
export type Sight = { readonly sees: true; readonly line: SightLine } | { readonly sees: false; readonly blockers: readonly string[] };

/**
 * L-LOS-1, L-LOS-2: is there a straight line from any part of one silhouette to any part of the other that meets no blocker?
 * A line that only touches a blocker is not clear: a free bundle of lines, however thin (0.0001 mm), is needed.
 * Symmetric: whether there is one does not depend on who asks.
 */
export const sightBetween = (near: Silhouette, far: Silhouette, blockers: readonly Blocker[]): Sight => {
  if (isAt(near.outline, far.outline, 0)) return { sees: true, line: touchLine(near, far) };
  const scene = sceneOf(near, far, blockers);
  const found = scene.flat && isParted(scene) ? flatSight(scene) : solidSight(scene);
  return 'from' in found ? { sees: true, line: found } : { sees: false, blockers: found.blockers };
};

/** Bases that touch from above see each other. */
const touchLine = (near: Silhouette, far: Silhouette): SightLine => {
  const { from, to } = measure(near.outline, far.outline);
  return {
    from: { x: from.x, y: from.y, z: (near.bottom + near.top) / 2 },
    to: { x: to.x, y: to.y, z: (far.bottom + far.top) / 2 },
  };
};
