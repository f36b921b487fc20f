import {
  CONTACT,
  coverOf,
  type FailingLine,
  type Figure,
  failingLine,
  INCH,
  inchesUp,
  LEGION_HALF_RANGE,
  legionSight,
  obscuringPieces,
  type Piece,
  type Sight,
  type SightLine,
  sees,
} from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { BattleView, ObjectiveId, Spot, UnitId } from '../state.js';
import { bodyOf, isOnTable, spotOf, TOKEN_HEIGHT, TOKEN_RADIUS, tokenAt, typeOf, unitOf, vehicleOf } from './bodies.js';

export * from './bodies.js';

/** Every base and token is a disc with its centre on the grid, so squares of whole numbers decide, exactly. */
const isNear = (a: Spot, b: Spot, reach: number): boolean => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= reach * reach;
/** L-BAS-2, L-BAS-3 */
const isTouching = (a: Spot, b: Spot, radii: number, lower: number): boolean =>
  Math.abs(a.level - b.level) <= lower && isNear(a, b, radii + CONTACT);
const radiusOf = (k: BattleView, id: UnitId): number => typeOf(k, id).base / 2;
const areOnTable = (k: BattleView, a: UnitId, b: UnitId): boolean => isOnTable(unitOf(k, a)) && isOnTable(unitOf(k, b));

/** L-MSR-2: base edge to base edge from above, in 0.1 mm. */
export const gap = (k: BattleView, a: UnitId, b: UnitId): number => {
  const [p, q] = [spotOf(k, a), spotOf(k, b)];
  return Math.max(0, Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)) - radiusOf(k, a) - radiusOf(k, b));
};
/** In inches, rounded up to a tenth: what is beyond 12 inches never reads as 12. */
export const gapInches = (k: BattleView, a: UnitId, b: UnitId): number => inchesUp(gap(k, a, b));
/** SO-V6: full inches, rounded down. */
export const fullInches = (k: BattleView, a: UnitId, b: UnitId): number => {
  const reach = radiusOf(k, a) + radiusOf(k, b);
  const [p, q] = [spotOf(k, a), spotOf(k, b)];
  const square = (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y);
  const isInside = (inches: number): boolean => square < (reach + inches * INCH) * (reach + inches * INCH);
  let inches = Math.floor(gap(k, a, b) / INCH);
  while (inches > 0 && isInside(inches)) inches--;
  while (!isInside(inches + 1)) inches++;
  return inches;
};
/** L-MSR-5, SO-G11: at most so many inches. A unit is within any distance of itself; one that is off the table of nobody else (L-MSR-6). */
export const isWithin = (k: BattleView, a: UnitId, b: UnitId, inches: number): boolean =>
  a === b || (areOnTable(k, a, b) && isNear(spotOf(k, a), spotOf(k, b), radiusOf(k, a) + radiusOf(k, b) + inches * INCH));
export const isWithinSpot = (k: BattleView, id: UnitId, spot: Spot, inches: number, radius = TOKEN_RADIUS): boolean => {
  const unit = unitOf(k, id);
  return isOnTable(unit) && isNear(unit.at, spot, radiusOf(k, id) + radius + inches * INCH);
};

/** What is in the way of a line, by kind: terrain, and the vehicle, which blocks as a figure. */
export const kindsOf = (k: BattleView, blockers: readonly string[]): string => {
  const { pieces } = boxOf(k).table;
  const kinds = blockers.map(id => pieces.find(piece => piece.id === id)?.name ?? unitOf(k, Number(id) as UnitId).type);
  return [...new Set(kinds)].join(', ');
};
const NOBODY: readonly Figure[] = [];
/** L-LOS-3: the vehicle blocks, troopers never do. */
const blockingVehicles = (k: BattleView): readonly Figure[] => {
  const vehicle = vehicleOf(k);
  return vehicle === undefined ? NOBODY : [bodyOf(k, vehicle)];
};
/** L-LOS-2, L-TER-8. Who is off the table sees nobody and is seen by nobody. */
export const seesUnit = (k: BattleView, a: UnitId, b: UnitId): boolean =>
  areOnTable(k, a, b) && sees(boxOf(k).table, bodyOf(k, a), bodyOf(k, b), blockingVehicles(k));
/** The same with what is in the way. */
export const sightOf = (k: BattleView, a: UnitId, b: UnitId): Sight =>
  legionSight(boxOf(k).table, bodyOf(k, a), bodyOf(k, b), blockingVehicles(k));
/** For whoever asks why not: the line that comes nearest to being clear. Undefined where one is. */
export const failingLineOf = (k: BattleView, a: UnitId, b: UnitId): FailingLine | undefined =>
  failingLine(boxOf(k).table, bodyOf(k, a), bodyOf(k, b), blockingVehicles(k));
/** SO-H14: whether a token at this spot has a line of sight to the unit. */
export const seesFromToken = (k: BattleView, spot: Spot, id: UnitId): boolean =>
  isOnTable(unitOf(k, id)) && sees(boxOf(k).table, tokenAt('token', spot), bodyOf(k, id), blockingVehicles(k));

export interface CoverFrom {
  readonly cover: 0 | 1 | 2;
  /** Null: no cover, or that of the vehicle. */
  readonly piece: Piece | null;
}
const COVER: Readonly<Record<Piece['cover'], CoverFrom['cover']>> = { none: 0, light: 1, heavy: 2 };
const NO_COVER: CoverFrom = { cover: 0, piece: null };
const VEHICLE_COVER: CoverFrom = { cover: 2, piece: null };
/** SO-V8: defenders in contact with their vehicle have heavy cover. */
const isAtOwnVehicle = (k: BattleView, id: UnitId): boolean => {
  const vehicle = vehicleOf(k);
  return vehicle !== undefined && unitOf(k, vehicle).seat === unitOf(k, id).seat && touchesUnit(k, id, vehicle);
};
/** L-ATK-5, L-TER-1, L-TER-8: the best cover among the pieces that obscure the target; L-UNT-5: the vehicle is never obscured. */
export const coverFrom = (k: BattleView, attacker: UnitId, target: UnitId): CoverFrom => {
  if (typeOf(k, target).kind === 'vehicle') return NO_COVER;
  if (isAtOwnVehicle(k, target)) return VEHICLE_COVER;
  let best = NO_COVER;
  for (const piece of obscuringPieces(boxOf(k).table, bodyOf(k, attacker), bodyOf(k, target), LEGION_HALF_RANGE))
    if (COVER[piece.cover] > best.cover) best = { cover: COVER[piece.cover], piece };
  return best;
};

/** A line from the attacker to the target that runs through the piece; none when the target stands in it. */
export const lineOfCover = (k: BattleView, attacker: UnitId, target: UnitId, piece: Piece): SightLine | undefined =>
  coverOf(boxOf(k).table, bodyOf(k, attacker), bodyOf(k, target), LEGION_HALF_RANGE).find(({ id }) => id === piece.id)?.line;

export const touchesUnit = (k: BattleView, a: UnitId, b: UnitId): boolean => {
  if (a === b || !areOnTable(k, a, b)) return false;
  const [one, other] = [typeOf(k, a), typeOf(k, b)];
  return isTouching(spotOf(k, a), spotOf(k, b), (one.base + other.base) / 2, Math.min(one.height, other.height));
};
/** In contact with a round thing that is no unit: tokens may also lie under a base (L-GEN-5). */
export const touchesSpot = (k: BattleView, id: UnitId, spot: Spot, radius = TOKEN_RADIUS): boolean => {
  const unit = unitOf(k, id);
  return isOnTable(unit) && isTouching(unit.at, spot, radiusOf(k, id) + radius, TOKEN_HEIGHT);
};
/** The vehicle lies on its objective token, so what counts is contact with, and distance to, the vehicle (SO-H15). */
const vehicleOn = (k: BattleView, objective: ObjectiveId): UnitId | undefined =>
  boxOf(k).mission.objectives[objective]?.kind === 'vehicle' ? vehicleOf(k) : undefined;
export const touchesObjective = (k: BattleView, id: UnitId, objective: ObjectiveId): boolean => {
  const vehicle = vehicleOn(k, objective);
  return vehicle === undefined ? touchesSpot(k, id, k.public.objectives[objective]!.at) : touchesUnit(k, id, vehicle);
};
export const isWithinObjective = (k: BattleView, id: UnitId, objective: ObjectiveId, inches: number): boolean => {
  const vehicle = vehicleOn(k, objective);
  return vehicle === undefined ? isWithinSpot(k, id, k.public.objectives[objective]!.at, inches) : isWithin(k, id, vehicle, inches);
};

/** L-MEL-1: the first enemy from this one on that the unit is engaged with; the vehicle is never engaged. -1 for none. */
const nextEngaged = (k: BattleView, id: UnitId, from: number): number => {
  const me = unitOf(k, id);
  const mine = typeOf(k, id);
  if (!isOnTable(me) || mine.kind === 'vehicle') return -1;
  const { units } = k.public;
  for (let i = from; i < units.length; i++) {
    const other = units[i]!;
    if (other.seat === me.seat || !isOnTable(other)) continue;
    const its = typeOf(k, i as UnitId);
    if (its.kind !== 'vehicle' && isTouching(me.at, other.at, (mine.base + its.base) / 2, Math.min(mine.height, its.height))) return i;
  }
  return -1;
};
/** L-MEL-5: nobody remembers a melee. */
export const isEngaged = (k: BattleView, id: UnitId): boolean => nextEngaged(k, id, 0) >= 0;
export const engagedWith = (k: BattleView, id: UnitId): UnitId[] => {
  const found: UnitId[] = [];
  for (let i = nextEngaged(k, id, 0); i >= 0; i = nextEngaged(k, id, i + 1)) found.push(i as UnitId);
  return found;
};
