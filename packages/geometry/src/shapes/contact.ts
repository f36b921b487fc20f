import { isAt, overlaps } from './distance.js';
import { along, type Direction, type Point } from './exact.js';
import type { Silhouette } from './figure.js';
import type { Outline } from './outline.js';
import { disc } from './outline.js';
import { CONTACT } from './units.js';

/** L-BAS-2, seen from above: touching, or a gap of at most 0.5 mm. */
export const touches = (a: Outline, b: Outline): boolean => isAt(a, b, CONTACT);

/** L-BAS-3: across heights, when the feet differ by no more than the lower of the two silhouettes. */
export const inContact = (a: Silhouette, b: Silhouette): boolean =>
  Math.abs(a.bottom - b.bottom) <= Math.min(a.top - a.bottom, b.top - b.bottom) && touches(a.outline, b.outline);

/** The nearest spot for a disc of radius `r` that touches `target` without overlapping it, coming from the given side. */
export const contactSpot = (target: Outline, centre: Point, side: Direction, r: number): Point => {
  let near = 0;
  let far = target.maxX - target.minX + target.maxY - target.minY + r;
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    const spot = along(centre, side, middle);
    if (overlaps(target, disc(spot.x, spot.y, r))) near = middle;
    else far = middle;
  }
  return along(centre, side, far);
};
