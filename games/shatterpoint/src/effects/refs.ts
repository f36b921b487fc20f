import type { Bindings } from '@cadre/kit';
import type { Ref } from '../content/filter.js';
import { LEGEND_UNIT } from '../round/legend.js';
import type { CharacterId, EncounterView, ObjectiveId, UnitId } from '../state.js';
import { isOnTable, unitOf } from '../table/queries.js';
import type { About } from './about.js';
import { characterIn, characterThing, kindOf, objectiveIn, objectiveThing, unitIn, unitThing } from './things.js';

export type Context = About & {
  readonly bound?: Bindings;
  /** The frame of the window or quantity, where it is not on the stack: a forecast asks about attacks that nobody has made. */
  readonly frame?: object;
};
const EMPTY: readonly never[] = [];
const ofCharacter = (id: CharacterId | 'nobody'): readonly number[] => (id === 'nobody' ? EMPTY : [characterThing(id)]);
const ofUnit = (id: UnitId | 'nobody'): readonly number[] => (id === 'nobody' ? EMPTY : [unitThing(id)]);

/** The things that a name stands for: a role of the moment, or what the script has selected. */
export const thingsCalled = (about: Context, ref: Ref): readonly number[] => {
  switch (ref) {
    case 'self':
      return [unitThing(about.unit)];
    case 'legend':
      return [unitThing(LEGEND_UNIT)];
    case 'subject':
      return ofUnit(about.subject);
    case 'attacker':
      return ofCharacter(about.attacker);
    case 'defender':
      return ofCharacter(about.defender);
    case 'mover':
      return ofCharacter(about.mover);
    case 'wounder':
      return ofCharacter(about.wounder);
    case 'objective':
      return about.objective === 'none' ? EMPTY : [objectiveThing(about.objective)];
    default:
      return about.bound?.[ref] ?? EMPTY;
  }
};
/** A unit where a character is needed means its characters. Those that are off the table are left out. */
export const charactersOfThing = (k: EncounterView, thing: number): readonly CharacterId[] => {
  switch (kindOf(thing)) {
    case 'character':
      return isOnTable(k, characterIn(thing)) ? [characterIn(thing)] : EMPTY;
    case 'unit':
      return unitOf(k, unitIn(thing)).characters.filter(id => isOnTable(k, id));
    default:
      return EMPTY;
  }
};
export const charactersCalled = (k: EncounterView, about: Context, ref: Ref): readonly CharacterId[] => {
  const things = thingsCalled(about, ref);
  return things.length === 1 ? charactersOfThing(k, things[0]!) : things.flatMap(thing => charactersOfThing(k, thing));
};
/** A character where a unit is needed means its unit. */
export const unitOfThing = (k: EncounterView, thing: number): UnitId | undefined => {
  switch (kindOf(thing)) {
    case 'character':
      return k.public.characters[characterIn(thing)]!.unit;
    case 'unit':
      return unitIn(thing);
    default:
      return undefined;
  }
};
export const unitsCalled = (k: EncounterView, about: Context, ref: Ref): UnitId[] => [
  ...new Set(thingsCalled(about, ref).flatMap(thing => unitOfThing(k, thing) ?? [])),
];
export const objectivesCalled = (about: Context, ref: Ref): ObjectiveId[] =>
  thingsCalled(about, ref).flatMap(thing => (kindOf(thing) === 'objective' ? [objectiveIn(thing)] : []));
