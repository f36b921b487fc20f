import { coverParts, disc, elevationSight, type Sight, type Standing, seesByElevation } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { Range } from '../content/types.js';
import { contestsFromAfar } from '../effects/lasting.js';
import type { CharacterId, EncounterView, ObjectiveId, Side, Spot, UnitId } from '../state.js';
import {
  charactersOn,
  enemiesOf,
  isOnTable,
  isSpot,
  lengthOfRange,
  NEAR,
  radiusOf,
  sideOfCharacter,
  sideOfSeat,
  spotOf,
  type Thing,
  TOKEN_RADIUS,
  unitOf,
  unitOfCharacter,
} from './bodies.js';

export * from './bodies.js';

/** S-TOOL-4: whoever sees the table may measure it. S-MEAS-1, S-MEAS-2: bases and tokens are discs with their centre on the grid, so squares of whole numbers decide, exactly. */
const isNear = (a: Spot, b: Spot, reach: number): boolean => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) <= reach * reach;
const areOnTable = (k: EncounterView, a: CharacterId, b: CharacterId): boolean => isOnTable(k, a) && isOnTable(k, b);

/** S-MEAS-2: a character is within any range of itself; one that is off the table of nobody else. */
export const isWithin = (k: EncounterView, a: CharacterId, b: CharacterId, range: Range): boolean =>
  a === b || (areOnTable(k, a, b) && isNear(spotOf(k, a), spotOf(k, b), radiusOf(k, a) + radiusOf(k, b) + lengthOfRange(range)));
/** S-TOOL-3: to the edge of an objective token. */
export const isWithinSpot = (k: EncounterView, id: CharacterId, spot: Spot, range: Range, radius = TOKEN_RADIUS): boolean =>
  isOnTable(k, id) && isNear(spotOf(k, id), spot, radiusOf(k, id) + radius + lengthOfRange(range));
/** An objective token and a spot where somebody with a base of that radius stood. */
export const isTokenWithin = (token: Spot, spot: Spot, range: Range, radius: number): boolean =>
  isNear(token, spot, TOKEN_RADIUS + radius + lengthOfRange(range));
/** Base edge to base edge from above, in 0.1 mm. */
export const gap = (k: EncounterView, a: CharacterId, b: CharacterId): number => {
  const [p, q] = [spotOf(k, a), spotOf(k, b)];
  return Math.max(0, Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y)) - radiusOf(k, a) - radiusOf(k, b));
};

const standingAt = ({ x, y, elevation }: Spot, radius: number): Standing => ({ outline: disc(x, y, radius), elevation });
const standing = (k: EncounterView, id: CharacterId): Standing => standingAt(spotOf(k, id), radiusOf(k, id));
/** S-LOS-1, LE-T2. Who is off the table sees nobody and is seen by nobody. */
export const sees = (k: EncounterView, a: CharacterId, b: CharacterId): boolean =>
  areOnTable(k, a, b) && seesByElevation(boxOf(k).table, standing(k, a), standing(k, b));
/** The same with what is in the way. */
export const sightOf = (k: EncounterView, a: CharacterId, b: CharacterId): Sight =>
  elevationSight(boxOf(k).table, standing(k, a), standing(k, b));
/** S-LOS-1 to an objective token. */
export const seesSpot = (k: EncounterView, id: CharacterId, spot: Spot): boolean =>
  isOnTable(k, id) && seesByElevation(boxOf(k).table, standing(k, id), standingAt(spot, TOKEN_RADIUS));

/** S-ENG-1, LE-O1: enemies within range 2 of each other, whatever their Elevations. */
export const areEngaged = (k: EncounterView, a: CharacterId, b: CharacterId): boolean =>
  sideOfCharacter(k, a) !== sideOfCharacter(k, b) && isWithin(k, a, b, NEAR);
/** Whether it is engaged with an enemy of a kind. */
const isEngagedWithOne = (k: EncounterView, id: CharacterId, isOne: (unit: UnitId) => boolean): boolean => {
  if (!isOnTable(k, id)) return false;
  const side = sideOfCharacter(k, id);
  const reach = radiusOf(k, id) + lengthOfRange(NEAR);
  const at = spotOf(k, id);
  const { characters, units } = k.public;
  for (let i = 0; i < characters.length; i++) {
    const other = characters[i]!;
    if (typeof other.at !== 'object' || sideOfSeat(units[other.unit]!.seat) === side || !isOne(other.unit)) continue;
    if (isNear(at, other.at, reach + radiusOf(k, i as CharacterId))) return true;
  }
  return false;
};
export const isEngaged = (k: EncounterView, id: CharacterId): boolean => isEngagedWithOne(k, id, () => true);
/** S-ENG-2: engaged with a character of an enemy unit that is not Wounded. */
export const isHindered = (k: EncounterView, id: CharacterId): boolean => isEngagedWithOne(k, id, unit => unitOf(k, unit).wounded === 0);
export const engagedWith = (k: EncounterView, id: CharacterId): CharacterId[] =>
  isOnTable(k, id) ? enemiesOf(k, id).filter(enemy => isWithin(k, id, enemy, NEAR)) : [];
export const isUnitEngaged = (k: EncounterView, unit: UnitId): boolean => unitOf(k, unit).characters.some(id => isEngaged(k, id));

/** S-COV-3: only for a unit with a hunker token. Whether the attack is ranged the attack knows. SB-5: a token fires from where it lies. */
export const terrainCover = (k: EncounterView, attacker: Thing, defender: CharacterId): 0 | 1 =>
  unitOf(k, unitOfCharacter(k, defender)).hunker > 0 && coverPieces(k, attacker, defender).length > 0 ? 1 : 0;
/** The parts that would give cover, for the screen: hunkered or not. */
export const coverPieces = (k: EncounterView, attacker: Thing, defender: CharacterId) =>
  coverParts(
    boxOf(k).table,
    isSpot(attacker) ? standingAt(attacker, TOKEN_RADIUS) : standing(k, attacker),
    standing(k, defender),
    lengthOfRange(1),
  );

/** S-OBJ-3, SB-1: only active objectives. */
export const isControllable = (k: EncounterView, objective: ObjectiveId): boolean =>
  !k.public.objectives[objective]!.gone && boxOf(k).mission.objectives[objective]!.active;
/** S-OBJ-1: within range 2 of the token, or wherever an ability lets it contest from; what LE-12 asks of a unit just Wounded. */
export const isAtObjective = (k: EncounterView, id: CharacterId, objective: ObjectiveId): boolean => {
  const { at, gone } = k.public.objectives[objective]!;
  if (gone || !isOnTable(k, id)) return false;
  return isWithinSpot(k, id, at, NEAR) || contestsFromAfar(k, id, objective);
};
/** S-OBJ-1, S-WND-3: not while its unit is Wounded. */
export const contests = (k: EncounterView, id: CharacterId, objective: ObjectiveId): boolean =>
  unitOf(k, unitOfCharacter(k, id)).wounded === 0 && isAtObjective(k, id, objective);
export const contesting = (k: EncounterView, objective: ObjectiveId, side: Side): CharacterId[] =>
  charactersOn(k, side).filter(id => contests(k, id, objective));
/** The objectives that at least one character of the unit contests. */
export const contestedBy = (k: EncounterView, unit: UnitId): ObjectiveId[] =>
  k.public.objectives.flatMap((_, i) =>
    unitOf(k, unit).characters.some(id => contests(k, id, i as ObjectiveId)) ? [i as ObjectiveId] : [],
  );
