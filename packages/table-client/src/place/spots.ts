import { type Answer, answerOf, type Outline, type Place, type Spot, spotsOf } from '@cadre/core';
import type { Point } from '../overlay/shape.js';

/** Spots in the making; null: not put anywhere yet. */
export type Spots = readonly (Spot | null)[];

export const noSpots = ({ spots }: Place): Spots => Array.from({ length: spots }, () => null);
/** The spots of a whole answer. Anything else, such as a declined one, has none. */
export const spotsFrom = (place: Place, answer: Answer): Spots => {
  const spots = spotsOf(place, answer);
  return spots.length === place.spots ? spots : noSpots(place);
};
/** The answer once every spot is somewhere; empty before. */
export const answerFrom = (place: Place, spots: Spots): Answer =>
  spots.every((spot): spot is Spot => spot !== null) ? answerOf(place, spots) : [];

/** The levels on which the region has a part, the highest first. */
export const levelsIn = (outlines: readonly Outline[]): readonly number[] => [...new Set(outlines.map(o => o.level))].sort((a, b) => b - a);

/** How long a facing is: long enough that whole numbers turn smoothly. */
const FACING = 1000;
const NORTH = { x: 0, y: -FACING };
/** A spot at a point: level and facing as they were, or as they are at first. */
export const spotAt = ({ parts }: Place, [x, y]: Point, before: Spot | null, level: number): Spot => ({
  x: Math.round(x),
  y: Math.round(y),
  ...(parts.includes('level') && { level: before?.level ?? level }),
  ...(parts.includes('facing') && { facing: before?.facing ?? NORTH }),
});
export const gapBetween = (a: Spot | null | undefined, b: Spot | null | undefined): number =>
  a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Number.POSITIVE_INFINITY;
/** Facing a point. */
export const facingTo = (spot: Spot, [x, y]: Point): Spot => {
  const length = Math.hypot(x - spot.x, y - spot.y);
  if (length === 0) return spot;
  return { ...spot, facing: { x: Math.round(((x - spot.x) / length) * FACING), y: Math.round(((y - spot.y) / length) * FACING) } };
};
/** Turned clockwise by so many degrees. */
export const turnBy = (spot: Spot, degrees: number): Spot => {
  const { x, y } = spot.facing ?? NORTH;
  const angle = Math.atan2(y, x) + (degrees * Math.PI) / 180;
  return { ...spot, facing: { x: Math.round(FACING * Math.cos(angle)), y: Math.round(FACING * Math.sin(angle)) } };
};
