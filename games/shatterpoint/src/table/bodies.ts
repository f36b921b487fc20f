import type { DeepReadonly, Seat } from '@cadre/core';
import {
  type Base,
  type Body,
  bodyOf as bodyOfFigure,
  FACING_UP,
  type Figure,
  SHATTERPOINT_BASES,
  SHATTERPOINT_RANGES,
} from '@cadre/geometry';
import { cardOf } from '../box.js';
import type { Range } from '../content/types.js';
import { type Character, type CharacterId, type EncounterView, LEGEND, type Side, type Spot, type Unit, type UnitId } from '../state.js';

export type UnitKnown = DeepReadonly<Unit>;
export type CharacterKnown = DeepReadonly<Character>;
/** Something with a place that a rule names: a character, or the spot of an objective token. */
export type Thing = CharacterId | Spot;

/** In 0.1 mm. */
export const TOKEN_RADIUS = SHATTERPOINT_BASES.objective.diameter / 2;
/** S-TOOL-1: in 0.1 mm. */
export const lengthOfRange = (range: Range): number => SHATTERPOINT_RANGES[range - 1]!;
/** LE-O1: engagement and contesting. */
export const NEAR: Range = 2;

export const unitOf = (k: EncounterView, id: UnitId): UnitKnown => k.public.units[id]!;
export const characterOf = (k: EncounterView, id: CharacterId): CharacterKnown => k.public.characters[id]!;
export const unitOfCharacter = (k: EncounterView, id: CharacterId): UnitId => characterOf(k, id).unit;
export const seatOf = (k: EncounterView, id: CharacterId): Seat => unitOf(k, unitOfCharacter(k, id)).seat;
/** LE-2, LE-3, LE-H1, LE-A24: both cadres are one side, the Legend and its minions the other; whose Force or deck it is goes by seat. */
export const sideOfSeat = (seat: Seat): Side => (seat === LEGEND ? 'legend' : 'cadre');
export const sideOf = (k: EncounterView, unit: UnitId): Side => sideOfSeat(unitOf(k, unit).seat);
export const sideOfCharacter = (k: EncounterView, id: CharacterId): Side => sideOf(k, unitOfCharacter(k, id));
export const otherSide = (side: Side): Side => (side === 'legend' ? 'cadre' : 'legend');

export const isOnTable = (k: EncounterView, id: CharacterId): boolean => typeof characterOf(k, id).at === 'object';
export const spotOf = (k: EncounterView, id: CharacterId): Spot => {
  const { at, unit } = characterOf(k, id);
  if (typeof at !== 'object') throw new Error(`character ${id} (${unitOf(k, unit).card}) is not on the table: it is ${at}`);
  return at;
};
/** The characters on the table, of one side or of both. */
export const charactersOn = (k: EncounterView, side?: Side): CharacterId[] => {
  const found: CharacterId[] = [];
  const { characters } = k.public;
  for (let i = 0; i < characters.length; i++)
    if (typeof characters[i]!.at === 'object' && (side === undefined || sideOf(k, characters[i]!.unit) === side))
      found.push(i as CharacterId);
  return found;
};
/** The units with a character on the table. */
export const unitsOn = (k: EncounterView, side?: Side): UnitId[] => {
  const found: UnitId[] = [];
  const { units } = k.public;
  for (let i = 0; i < units.length; i++)
    if ((side === undefined || sideOfSeat(units[i]!.seat) === side) && units[i]!.characters.some(c => isOnTable(k, c)))
      found.push(i as UnitId);
  return found;
};
export const enemiesOf = (k: EncounterView, id: CharacterId): CharacterId[] => charactersOn(k, otherSide(sideOfCharacter(k, id)));
/** The character itself is one of them. */
export const friendsOf = (k: EncounterView, id: CharacterId): CharacterId[] => charactersOn(k, sideOfCharacter(k, id));

/** S-BASE-1 */
const baseOf = (k: EncounterView, id: CharacterId): Base =>
  cardOf(k, unitOfCharacter(k, id)).baseMm === 50 ? SHATTERPOINT_BASES.large : SHATTERPOINT_BASES.small;
export const radiusOf = (k: EncounterView, id: CharacterId): number => (cardOf(k, unitOfCharacter(k, id)).baseMm === 50 ? 250 : 200);

/** Elevations tell high from low; how tall anybody is makes no difference. */
const TALL = 400;
const figureAt = (id: string, base: Base, { x, y }: Spot): Figure => ({
  id,
  base,
  at: { x, y },
  facing: FACING_UP,
  bottom: 0,
  height: TALL,
});
/** A character as the measured table sees it, where it is or where it might be. */
export const figureOf = (k: EncounterView, id: CharacterId, spot: Spot = spotOf(k, id)): Figure =>
  figureAt(String(id), baseOf(k, id), spot);
export const bodyOf = (k: EncounterView, id: CharacterId, spot: Spot = spotOf(k, id)): Body => bodyOfFigure(figureOf(k, id, spot));
/** LE-T9 */
export const tokenBody = (id: string, spot: Spot): Body => bodyOfFigure(figureAt(id, SHATTERPOINT_BASES.objective, spot));
export const isSpot = (thing: Thing | string): thing is Spot => typeof thing === 'object';
export const spotOfThing = (k: EncounterView, thing: Thing): Spot => (isSpot(thing) ? thing : spotOf(k, thing));
export const bodyOfThing = (k: EncounterView, thing: Thing): Body => (isSpot(thing) ? tokenBody('token', thing) : bodyOf(k, thing));

/** The table as it would be with this character somewhere else. */
export const withCharacterAt = (k: EncounterView, id: CharacterId, at: Spot): EncounterView => ({
  public: { ...k.public, characters: k.public.characters.map((character, i) => (i === id ? { ...character, at } : character)) },
  stack: k.stack,
});
