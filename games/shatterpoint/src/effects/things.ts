import type { Seat } from '@cadre/core';
import type { Kind } from '../content/filter.js';
import { MOST_CHARACTERS, MOST_UNITS, OPTION } from '../options.js';
import type { CharacterId, ObjectiveId, UnitId } from '../state.js';

/** What scripts select are codes of the game's options, so that the number of a character is never taken for that of a unit. */
const CHARACTERS = OPTION.encode({ kind: 'character', character: 0 as CharacterId });
const UNITS = OPTION.encode({ kind: 'unit', unit: 0 as UnitId });
const OBJECTIVES = OPTION.encode({ kind: 'objective', objective: 0 as ObjectiveId });
const SEATS = OPTION.encode({ kind: 'seat', seat: 0 });
const MOST_OBJECTIVES = 16;

export const characterThing = (id: CharacterId): number => CHARACTERS + id;
export const unitThing = (id: UnitId): number => UNITS + id;
export const objectiveThing = (id: ObjectiveId): number => OBJECTIVES + id;
export const cadreThing = (seat: Seat): number => SEATS + seat;

const within = (thing: number, first: number, count: number): boolean => thing >= first && thing < first + count;
export const kindOf = (thing: number): Kind => {
  if (within(thing, CHARACTERS, MOST_CHARACTERS)) return 'character';
  if (within(thing, UNITS, MOST_UNITS)) return 'unit';
  if (within(thing, OBJECTIVES, MOST_OBJECTIVES)) return 'objective';
  return 'cadre';
};
export const characterIn = (thing: number): CharacterId => (thing - CHARACTERS) as CharacterId;
export const unitIn = (thing: number): UnitId => (thing - UNITS) as UnitId;
export const objectiveIn = (thing: number): ObjectiveId => (thing - OBJECTIVES) as ObjectiveId;
export const cadreIn = (thing: number): Seat => thing - SEATS;
