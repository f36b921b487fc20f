import { footprint } from '../shapes/base.js';
import { touches } from '../shapes/contact.js';
import { DIRECTIONS } from '../shapes/directions.js';
import { overlaps } from '../shapes/distance.js';
import { along, type Direction, type Point } from '../shapes/exact.js';
import type { Body, Figure } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { Placing, Spot } from './placing.js';
import { spotAt } from './why-not.js';

export const middleOfOutline = ({ minX, minY, maxX, maxY }: Outline): Point => ({
  x: Math.round((minX + maxX) / 2),
  y: Math.round((minY + maxY) / 2),
});

/** The spot nearest to the target on this side of it where the base touches it without lying on it. */
export const touchingSpot = (figure: Figure, target: Outline, side: Direction): Point => {
  const centre = middleOfOutline(target);
  let near = 0;
  let far = target.maxX - target.minX + target.maxY - target.minY + MOST_BASE;
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (overlaps(target, footprint(figure.base, along(centre, side, middle), figure.facing))) near = middle;
    else far = middle;
  }
  return along(centre, side, far);
};

/** No base is longer. */
const MOST_BASE = 3_000;
/** Every eighth of the fixed directions: 64 sides. */
const EVERY = 8;

/**
 * Where the figure may be put in contact with the target: into melee, touching a token. 64 sides and the one it stands on are
 * tried; nearest to where it stands first. Random sampling would find one spot in a thousand.
 */
export const contactSpots = (placing: Placing, target: Body): Spot[] => {
  const { figure } = placing;
  const centre = middleOfOutline(target.outline);
  const own = { x: figure.at.x - centre.x, y: figure.at.y - centre.y };
  const sides = DIRECTIONS.filter((_, i) => i % EVERY === 0);
  const found: Spot[] = [];
  for (const side of own.x === 0 && own.y === 0 ? sides : [own, ...sides]) {
    const at = touchingSpot(figure, target.outline, side);
    const spot = spotAt(placing, at);
    if (spot && touches(target.outline, footprint(figure.base, at, spot.facing))) found.push(spot);
  }
  const away = ({ at }: Spot): number => (at.x - figure.at.x) * (at.x - figure.at.x) + (at.y - figure.at.y) * (at.y - figure.at.y);
  return found.sort((a, b) => away(a) - away(b));
};
