import { isAt, measure } from '../shapes/distance.js';
import type { Silhouette } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import { clearLine, flatSight, type Hidden, hasFreeLine } from './sight-from-above.js';
import type { SightLine } from './sight-line.js';
import { addBlocker, areApart, type Blocker, closeScene, isFlat, met, openScene } from './sight-scene.js';
import { isHiddenBy, solidSight } from './sight-with-heights.js';

/**
 * Either a clear line, for the screen and for whoever doubts it, or what blocks: the pieces that block alone, or, where only
 * several `together` do, all that stand in some line.
 */
export type Sight = { readonly sees: true; readonly line: SightLine } | ({ readonly sees: false } & Hidden);

/**
 * L-LOS-1, L-LOS-2: is there a straight line from any part of one silhouette to any part of the other that meets no blocker?
 * A line that only touches a blocker is not clear: a free bundle of lines, however thin (0.0001 mm), is needed.
 * Symmetric: whether there is one does not depend on who asks.
 */
export const sightBetween = (near: Silhouette, far: Silhouette, blockers: readonly Blocker[]): Sight => {
  if (isAt(near.outline, far.outline, 0)) return touchSight(near.outline, near.bottom, near.top, far.outline, far.bottom, far.top);
  openScene(near.outline, near.bottom, near.top, far.outline, far.bottom, far.top);
  for (const { outline, bottom, top, id } of blockers) addBlocker(outline, bottom, top, id);
  closeScene();
  return sightInScene();
};

/** The answer about the scene that was built last. */
export const sightInScene = (): Sight => {
  if (!isFlat(met) || !areApart(met)) return solidSight();
  const hidden = flatSight(met);
  return hidden ? { sees: false, ...hidden } : { sees: true, line: clearLine() };
};

/** The same without a proof. */
export const isSceneClear = (): boolean => (isFlat(met) && areApart(met) ? hasFreeLine(met) : !isHiddenBy(met));

/** Bases that touch from above see each other. */
export const touchSight = (near: Outline, nearBottom: number, nearTop: number, far: Outline, farBottom: number, farTop: number): Sight => {
  const { from, to } = measure(near, far);
  return {
    sees: true,
    line: { from: { x: from.x, y: from.y, z: (nearBottom + nearTop) / 2 }, to: { x: to.x, y: to.y, z: (farBottom + farTop) / 2 } },
  };
};
