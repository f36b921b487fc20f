import { levelsAt, surfaceAt, whyNoFooting } from '../moves/footing.js';
import { stopsMove } from '../moves/move-rules.js';
import type { Arrival, Reach } from '../moves/reach.js';
import { overlaps } from '../shapes/distance.js';
import { type Direction, lengthOf, type Point } from '../shapes/exact.js';
import { capsule } from '../shapes/outline.js';
import { overlapsPiece } from '../shapes/piece-distance.js';
import { WIDEST } from '../shapes/units.js';
import { piecesNear } from '../table/grid.js';
import { arrivalOf, bodyAt, outlineAt, type Placing, type Spot } from './placing.js';
import { reachRadius } from './reach-region.js';
import type { Refusal } from './refusal.js';
import { whyOutside } from './region.js';

/** What a person asked for beyond the spot: nothing means the highest level, and the facing that the figure has. */
export interface Wish {
  readonly level?: number;
  readonly facing?: Direction;
}

/** Why the figure cannot be put here, or nothing when it can. */
export const whyNot = (placing: Placing, at: Point, wish: Wish = {}): Refusal | undefined => {
  const found = judge(placing, at, wish);
  return 'kind' in found ? found : undefined;
};

/** The spot with its level, facing and tool, on the highest level or the wished one; nothing when the figure cannot be put here. */
export const spotAt = (placing: Placing, at: Point, wish: Wish = {}): Spot | undefined => spotsAt(placing, at, wish).at(-1);

/** The spot once for every level on which the figure may stand here, lowest first: under the bridge and on it. */
export const spotsAt = (placing: Placing, at: Point, wish: Wish = {}): readonly Spot[] => {
  const found = judge(placing, at, wish);
  return 'kind' in found ? NOWHERE : found;
};
const NOWHERE: readonly Spot[] = [];

/** Every level on which the figure may stand here, lowest first. */
export const levelsFor = (placing: Placing, at: Point, facing: Direction = placing.figure.facing): number[] =>
  spotsAt(placing, at, { facing }).map(spot => spot.level);

const judge = (placing: Placing, at: Point, wish: Wish): readonly Spot[] | Refusal => {
  checkSpot(at);
  const { table, figure, reach, level } = placing;
  const facing = wish.facing ?? figure.facing;
  const outline = outlineAt(placing, at, facing);
  const standing = levelsAt(table, outline, figure.height, level);
  if (standing.length === 0) return whyNoFooting(table, outline, figure.height, level) ?? { kind: 'off-the-table' };
  const under = placing.others.find(other => overlaps(other.outline, outline));
  if (under) return { kind: 'on-base', figure: under.id };
  const levels = wish.level === undefined ? standing : standing.filter(one => one === wish.level);
  if (levels.length === 0) return { kind: 'wrong-level', levels: standing };
  const allowed = reach ? levels.filter(one => one - reach.level <= reach.rules.rise && reach.level - one <= reach.rules.drop) : levels;
  if (reach && allowed.length === 0) return whyWrongHeight(reach, levels, surfaceAt(table, outline, level, levels[0]!));
  const arrival = reach ? arriveOrReason(placing, reach, at) : undefined;
  if (arrival && 'kind' in arrival) return arrival;
  const spots: Spot[] = [];
  let reason: Refusal | undefined;
  for (const one of allowed) {
    const outside = whyOutside(table, placing.region, bodyAt(placing, at, facing, one));
    if (outside) reason = outside;
    else spots.push({ at, level: one, facing, arrival: arrival && { ...arrival, level: one } });
  }
  return spots.length > 0 ? spots : reason!;
};

const checkSpot = ({ x, y }: Point): void => {
  if (Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= 2 * WIDEST && Math.abs(y) <= 2 * WIDEST) return;
  throw new Error(`the spot is (${x}, ${y}); expected two whole numbers in 0.1 mm, up to ${2 * WIDEST}`);
};

const whyWrongHeight = ({ level, rules }: Reach, levels: readonly number[], piece: string | undefined): Refusal => {
  const lowest = levels[0]!;
  if (lowest > level) return { kind: 'too-high', rise: lowest - level, most: rules.rise, piece };
  return { kind: 'too-low', drop: level - levels.at(-1)!, most: rules.drop };
};

const arriveOrReason = (placing: Placing, reach: Reach, at: Point): Arrival | Refusal => {
  const arrival = arrivalOf(placing, at);
  if (arrival) return arrival;
  const { mover } = reach;
  const distance = Math.ceil(lengthOf(at.x - mover.at.x, at.y - mover.at.y));
  const most = reachRadius(reach);
  return distance > most ? { kind: 'out-of-reach', distance, most } : { kind: 'way-blocked', by: crossedOnTheWay(placing, reach, at) };
};

/** What a straight tool would cross, in the order of the table. */
const crossedOnTheWay = ({ others }: Placing, { table, mover, level, rules }: Reach, at: Point): string[] => {
  const side = Math.min(...rules.tools.map(tool => tool.width)) / 2;
  const way = capsule(mover.at, at, side);
  const pieces = piecesNear(table, way).filter(piece => stopsMove(piece, level, rules, mover.height) && overlapsPiece(piece, way));
  const bases = rules.bases === 'stop' ? others.filter(other => overlaps(other.outline, way)) : [];
  return [...pieces.map(piece => piece.id), ...bases.map(base => base.id)];
};
