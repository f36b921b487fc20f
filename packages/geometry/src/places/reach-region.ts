import { type Arrival, arrivalAt, type Reach } from '../moves/reach.js';
import { borderOf } from '../shapes/border.js';
import type { Point } from '../shapes/exact.js';
import { bodyOf } from '../shapes/figure.js';
import { ANYWHERE, isInRegion, type Region } from './region.js';

/** A uniform integer in 0..below-1. */
export type Random = (below: number) => number;

export interface Move extends Arrival {
  readonly spot: Point;
}

export const reachRadius = (reach: Reach): number => Math.max(0, ...reach.fans.map(({ fit }) => Math.floor(2 * fit.joint)));

/** In reach, and in the region on the level where it ends. */
const moveTo = (reach: Reach, spot: Point, also: Region): Move | undefined => {
  const arrival = arrivalAt(reach, spot);
  if (!arrival) return undefined;
  if (also.kind === 'anywhere') return { ...arrival, spot };
  const { table, mover, rules } = reach;
  const body = bodyOf({ ...mover, at: spot, bottom: rules.level === 'height' ? arrival.level : mover.bottom });
  return isInRegion(table, also, body) ? { ...arrival, spot } : undefined;
};

/** A spot in reach, every one as likely as any other; nothing if `tries` spots in a row were out of reach or of the region. */
export const sampleMove = (reach: Reach, random: Random, tries = 200, also: Region = ANYWHERE): Move | undefined => {
  const radius = reachRadius(reach);
  const { x, y } = reach.mover.at;
  for (let i = 0; i < tries; i++) {
    const spot = { x: x - radius + random(2 * radius + 1), y: y - radius + random(2 * radius + 1) };
    const move = moveTo(reach, spot, also);
    if (move) return move;
  }
  return undefined;
};

/** The spots of a square net that are in reach, nearest first: for searching bots, and for "can it go anywhere?". */
export const netOfMoves = (reach: Reach, step: number, also: Region = ANYWHERE): Move[] => {
  const { x, y } = reach.mover.at;
  const count = Math.ceil(reachRadius(reach) / step);
  const moves: Move[] = [];
  for (let row = -count; row <= count; row++)
    for (let column = -count; column <= count; column++) {
      const spot = { x: x + column * step, y: y + row * step };
      const move = moveTo(reach, spot, also);
      if (move) moves.push(move);
    }
  const away = ({ spot }: Move): number => (spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y);
  return moves.sort((a, b) => away(a) - away(b));
};

/**
 * The border of the region that the centre of the base can reach, as closed loops, for drawing: a net of `step`, its border
 * drawn between the last spot inside and the first outside, found to `step` / 16.
 */
export const reachBorder = (reach: Reach, step: number, also: Region = ANYWHERE): Point[][] => {
  const { x, y } = reach.mover.at;
  const count = Math.ceil(reachRadius(reach) / step) + 1;
  const start = { x: x - count * step, y: y - count * step };
  return borderOf(start, 2 * count + 1, 2 * count + 1, step, spot => moveTo(reach, spot, also) !== undefined);
};
