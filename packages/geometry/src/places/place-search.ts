import { borderOf } from '../shapes/border.js';
import { DIRECTIONS } from '../shapes/directions.js';
import type { Direction, Point } from '../shapes/exact.js';
import type { Body } from '../shapes/figure.js';
import { contactSpots, touchingSpot } from './contact-spots.js';
import type { Placing, Spot } from './placing.js';
import type { Random } from './reach-region.js';
import type { Region } from './region.js';
import { spotAt, spotsAt } from './why-not.js';

/** Nets of ever smaller steps (0.1 mm): what is wider than the last is never missed. */
const NET_STEPS = [400, 200, 100, 50] as const;

/** A spot in the region, on one of its levels, every place as likely as any other where the region is wide; nothing when it is empty. */
export const sampleSpot = (placing: Placing, random: Random, tries = 200): Spot | undefined => {
  const { minX, minY, maxX, maxY } = placing.box;
  if (maxX < minX || maxY < minY) return undefined;
  const target = contactOf(placing.region);
  for (let i = 0; i < tries; i++) {
    const at = target
      ? touchingSpot(placing.figure, target.outline, randomSide(random))
      : { x: minX + random(maxX - minX + 1), y: minY + random(maxY - minY + 1) };
    const spots = spotsAt(placing, at);
    if (spots.length > 0) return spots[random(spots.length)];
  }
  const found = spotsOfNet(placing, 8);
  return found.length > 0 ? found[random(found.length)] : undefined;
};

const randomSide = (random: Random): Direction => {
  const side = { x: random(2001) - 1000, y: random(2001) - 1000 };
  return side.x === 0 && side.y === 0 ? { x: 1, y: 0 } : side;
};

/** What every place of the region touches: there a net finds nothing. */
const contactOf = (region: Region): Body | undefined => {
  if (region.kind === 'contact') return region.with;
  return region.kind === 'all' ? region.of.map(contactOf).find(target => target !== undefined) : undefined;
};

/** Up to `most` spots of the first net that meets the region; empty when the region is narrower than 5 mm everywhere. */
export const spotsOfNet = (placing: Placing, most: number): Spot[] => {
  const target = contactOf(placing.region);
  if (target) return contactSpots(placing, target).slice(0, most);
  const { minX, minY, maxX, maxY } = placing.box;
  for (const step of NET_STEPS) {
    const found: Spot[] = [];
    for (let y = minY + (((maxY - minY) % step) >> 1); y <= maxY && found.length < most; y += step)
      for (let x = minX + (((maxX - minX) % step) >> 1); x <= maxX && found.length < most; x += step) {
        found.push(...spotsAt(placing, { x, y }));
      }
    if (found.length > 0) return found;
  }
  return [];
};

/** Is there no spot at all? A move that may end where it begins is never empty. */
export const isEmpty = (placing: Placing): boolean =>
  spotAt(placing, placing.figure.at) === undefined && spotsOfNet(placing, 1).length === 0;

/** The border of all spots for the centre of the base, on any level or on one, as closed loops, for drawing; found to `step` / 16. */
export const borderOfSpots = (placing: Placing, step: number, level?: number): Point[][] => {
  const wish = level === undefined ? {} : { level };
  const { minX, minY, maxX, maxY } = placing.box;
  if (maxX < minX || maxY < minY) return [];
  const columns = Math.ceil((maxX - minX) / step) + 3;
  const rows = Math.ceil((maxY - minY) / step) + 3;
  return borderOf({ x: minX - step, y: minY - step }, columns, rows, step, at => spotAt(placing, at, wish) !== undefined);
};

const RINGS = [10, 30, 60, 100, 150, 220, 300, 400, 550, 750, 1000, 1400, 2000, 2800] as const;
const EVERY = 16;
const BEST_SEEDS = 6;

/**
 * The legal spot nearest to where somebody wanted to go, or nothing when there is none. A wished level is kept where it is
 * legal at the very spot; otherwise the place counts for more than the level.
 */
export const nearestSpot = (placing: Placing, wish: Point, level?: number): Spot | undefined => {
  const exact = (level === undefined ? undefined : spotAt(placing, wish, { level })) ?? spotAt(placing, wish);
  if (exact) return exact;
  const seeds = seedsAround(placing, wish);
  const distance = ({ at }: Spot): number => (at.x - wish.x) * (at.x - wish.x) + (at.y - wish.y) * (at.y - wish.y);
  return seeds
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, BEST_SEEDS)
    .map(seed => approach(placing, seed, wish))
    .sort((a, b) => distance(a) - distance(b))[0];
};

/** Rings around the wish until two of them have been met; what it would touch; where the figure stands; a net as a last resort. */
const seedsAround = (placing: Placing, wish: Point): Spot[] => {
  const seeds: Spot[] = [];
  const add = (at: Point): boolean => {
    const spot = spotAt(placing, at);
    if (spot) seeds.push(spot);
    return spot !== undefined;
  };
  const target = contactOf(placing.region);
  if (target) seeds.push(...contactSpots(placing, target));
  for (const { outline } of placing.others) {
    const side = { x: wish.x - (outline.minX + outline.maxX) / 2, y: wish.y - (outline.minY + outline.maxY) / 2 };
    if (side.x !== 0 || side.y !== 0) add(touchingSpot(placing.figure, outline, side));
  }
  let met = 0;
  for (const ring of RINGS) {
    let found = false;
    for (let i = 0; i < DIRECTIONS.length; i += EVERY) {
      const { x, y } = DIRECTIONS[i]!;
      const length = Math.sqrt(x * x + y * y);
      if (add({ x: wish.x + Math.round((x * ring) / length), y: wish.y + Math.round((y * ring) / length) })) found = true;
    }
    if (found && ++met === 2) return seeds;
  }
  if (seeds.length === 0) add(placing.figure.at);
  return seeds.length > 0 ? seeds : spotsOfNet(placing, Number.POSITIVE_INFINITY);
};

/** From a legal spot, ever smaller steps that stay legal and come nearer. */
const approach = (placing: Placing, seed: Spot, wish: Point): Spot => {
  let best = seed;
  const away = (p: Point): number => (p.x - wish.x) * (p.x - wish.x) + (p.y - wish.y) * (p.y - wish.y);
  for (let step = 512; step >= 1; ) {
    let better: Spot | undefined;
    for (let i = 0; i < DIRECTIONS.length; i += EVERY) {
      const { x, y } = DIRECTIONS[i]!;
      const length = Math.sqrt(x * x + y * y);
      const at = { x: best.at.x + Math.round((x * step) / length), y: best.at.y + Math.round((y * step) / length) };
      if (away(at) < away((better ?? best).at)) better = spotAt(placing, at) ?? better;
    }
    if (better) best = better;
    else step /= 2;
  }
  return best;
};
