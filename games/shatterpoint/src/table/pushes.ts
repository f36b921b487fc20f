import { type Direction, pushFigure } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { Range } from '../content/types.js';
import type { CharacterId, EncounterView, Spot } from '../state.js';
import { bodyOf, charactersOn, figureOf, lengthOfRange, spotOf, spotOfThing, type Thing } from './queries.js';

/** S-EFF-3: a push away from a thing, a pull toward it, or a push in any direction. */
export interface PushAs {
  readonly character: CharacterId;
  readonly range: Range;
  readonly from: Thing;
  readonly pull: boolean;
  readonly free: boolean;
}
const RULES = { level: 'elevation', bases: 'crossed' } as const;

/** Above 0: the direction leads toward the thing; below 0: away from it. In 0.1 mm along the direction to where it is nearest. */
const approach = (at: Spot, { x, y }: Spot, towards: Direction): number =>
  ((x - at.x) * towards.x + (y - at.y) * towards.y) / Math.sqrt(towards.x * towards.x + towards.y * towards.y);
/** S-EFF-3: away is never nearer, toward is nearer. */
export const isDirectionLegal = (k: EncounterView, { character, from, pull, free }: PushAs, towards: Direction): boolean => {
  if (towards.x === 0 && towards.y === 0) return false;
  if (free) return true;
  const nearer = approach(spotOf(k, character), spotOfThing(k, from), towards);
  return pull ? nearer > 0 : nearer <= 0;
};
/**
 * S-EFF-3, LE-O5, LE-T8, LE-P22: where a push in this direction ends. It goes the full length unless it is stopped. A pull ends
 * where it would lead away from the thing again.
 */
export const pushEnd = (k: EncounterView, push: PushAs, towards: Direction): Spot => {
  const { character, range, from, pull, free } = push;
  const figure = figureOf(k, character);
  const start = spotOf(k, character);
  const full = lengthOfRange(range);
  const length = pull && !free ? Math.min(full, Math.floor(approach(start, spotOfThing(k, from), towards))) : full;
  const others = charactersOn(k).flatMap(id => (id === character ? [] : [bodyOf(k, id).outline]));
  const { spot, level } = pushFigure(boxOf(k).table, figure, start.elevation, towards, length, RULES, others);
  return { x: spot.x, y: spot.y, elevation: level };
};
/** The direction from where a character stands to a spot. */
export const directionTo = (k: EncounterView, id: CharacterId, spot: Spot): Direction => {
  const at = spotOf(k, id);
  return { x: spot.x - at.x, y: spot.y - at.y };
};
