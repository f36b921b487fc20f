import { nearest } from '@cadre/core';
import { conditions, type Logic, type Predicates } from '@cadre/kit';
import { cardOf } from '../box.js';
import type { Filter, Ref } from '../content/filter.js';
import type { UnitType } from '../content/types.js';
import { ACTING, ACTIVATING, ATTACKING, DEFEATING } from '../frames.js';
import type { CharacterId, EncounterState, EncounterView, ObjectiveId, Side, Spot, UnitId } from '../state.js';
import {
  areEngaged,
  contests,
  engagedWith,
  isControllable,
  isEngaged,
  isOnTable,
  isTokenWithin,
  isWithin,
  isWithinSpot,
  radiusOf,
  sees,
  seesSpot,
  sideOfSeat,
  unitOf,
} from '../table/queries.js';
import { type Context, charactersCalled, charactersOfThing, objectivesCalled, thingsCalled, unitOfThing } from './refs.js';
import { tagsOf } from './tags.js';
import { characterThing, kindOf, objectiveIn, objectiveThing, unitThing } from './things.js';

/** A thing, and the moment in which it is looked at. */
export type Candidate = Context & { readonly candidate: number };
const unitAt = (k: EncounterView, { candidate }: Candidate): UnitId | undefined => unitOfThing(k, candidate);
const ofUnit =
  (test: (unit: ReturnType<typeof unitOf>) => boolean) =>
  (k: EncounterView, _: unknown, about: Candidate): boolean => {
    const unit = unitAt(k, about);
    return unit !== undefined && test(unitOf(k, unit));
  };
/** A unit passes what is said of characters when one of its characters does. */
const someCharacter = (k: EncounterView, { candidate }: Candidate, test: (id: CharacterId) => boolean): boolean =>
  charactersOfThing(k, candidate).some(test);
const ownSide = ({ seat }: Candidate): Side => sideOfSeat(seat);
export const sideWord = (about: Candidate, by: 'friendly' | 'enemy'): Side =>
  by === 'friendly' ? ownSide(about) : ownSide(about) === 'legend' ? 'cadre' : 'legend';

/** LE-P11: the Legend counts as Primary, a unique minion as Secondary, any other minion as Supporting. */
export const typesOf = (k: EncounterView, id: UnitId): readonly UnitType[] => {
  const { type, durability } = cardOf(k, id);
  switch (type) {
    case 'legend':
      return ['legend', 'primary'];
    case 'minion':
      return ['minion', durability === 'U' ? 'secondary' : 'supporting'];
    default:
      return [type];
  }
};
const spotAt = (k: EncounterView, objective: ObjectiveId) => k.public.objectives[objective]!.at;
/** LE-P14: where those stood that have just left the table, and how large they were. */
const fallen = (k: EncounterView, about: Context, ref: Ref): { readonly spots: readonly Spot[]; readonly radius: number } | undefined => {
  const attack = ref === 'defender' ? nearest(k, ATTACKING) : undefined;
  if (attack && attack.defender !== 'target' && typeof attack.fellAt === 'object')
    return { spots: [attack.fellAt], radius: radiusOf(k, attack.defender) };
  const defeat = ref === 'self' ? nearest(k, DEFEATING) : undefined;
  return defeat?.unit === about.unit ? { spots: defeat.spots, radius: radiusOf(k, unitOf(k, about.unit).characters[0]!) } : undefined;
};
const isNear = (k: EncounterView, f: Extract<Filter, { is: 'within' }>, about: Candidate): boolean => {
  const { range, of, another, every } = f;
  const from = charactersCalled(k, about, of);
  const last = from.length === 0 ? fallen(k, about, of) : undefined;
  if (kindOf(about.candidate) === 'objective') {
    const token = spotAt(k, objectiveIn(about.candidate));
    if (last) return last.spots.some(spot => isTokenWithin(token, spot, range, last.radius));
    return from.some(id => isWithinSpot(k, id, token, range));
  }
  if (last) return someCharacter(k, about, id => last.spots.some(spot => isWithinSpot(k, id, spot, range, last.radius)));
  if (every) return from.length > 0 && someCharacter(k, about, id => from.every(other => isWithin(k, id, other, range)));
  const tokens = objectivesCalled(about, of);
  return someCharacter(
    k,
    about,
    id =>
      from.some(other => !(another && other === id) && isWithin(k, id, other, range)) ||
      tokens.some(o => isWithinSpot(k, id, spotAt(k, o), range)),
  );
};
const contestsOne = (k: EncounterView, f: Extract<Filter, { is: 'contesting' }>, about: Candidate): boolean => {
  const wanted = f.objective === undefined ? undefined : objectivesCalled(about, f.objective);
  const isWanted = (o: ObjectiveId): boolean =>
    (wanted ? wanted.includes(o) : f.any === true || isControllable(k, o)) && (!f.where || passes(k, f.where, about, objectiveThing(o)));
  return k.public.objectives.some((_, i) => isWanted(i as ObjectiveId) && someCharacter(k, about, id => contests(k, id, i as ObjectiveId)));
};

export const FILTERS: Predicates<EncounterState, Logic<Filter>, Candidate> = {
  side: (k, f, about) => {
    const unit = unitAt(k, about);
    return unit !== undefined && (sideOfSeat(unitOf(k, unit).seat) === ownSide(about)) === (f.side === 'friendly');
  },
  own: (k, _, about) => ofUnit(({ seat }) => seat === about.seat)(k, _, about),
  the: (k, f, about) => {
    const things = thingsCalled(about, f.ref);
    if (things.includes(about.candidate)) return true;
    const unit = unitAt(k, about);
    if (unit === undefined) return false;
    return kindOf(about.candidate) === 'unit' ? things.some(thing => unitOfThing(k, thing) === unit) : things.includes(unitThing(unit)); // a character of the unit that is meant
  },
  other: (k, f, about) => {
    const things = thingsCalled(about, f.than);
    const unit = unitAt(k, about);
    return (
      !things.includes(about.candidate) &&
      !things.some(thing => (kindOf(thing) === 'unit' || kindOf(about.candidate) === 'unit') && unitOfThing(k, thing) === unit)
    );
  },
  inUnit: (k, f, about) => {
    const unit = unitAt(k, about);
    return unit !== undefined && thingsCalled(about, f.of).some(thing => unitOfThing(k, thing) === unit);
  },
  within: isNear,
  inSight: (k, f, about) => {
    const from = charactersCalled(k, about, f.of);
    if (kindOf(about.candidate) === 'objective') return from.some(id => seesSpot(k, id, spotAt(k, objectiveIn(about.candidate))));
    return someCharacter(k, about, id => from.some(other => sees(k, other, id)));
  },
  sees: (k, f, about) => {
    const what = charactersCalled(k, about, f.what);
    return someCharacter(k, about, id => what.some(other => sees(k, id, other)));
  },
  tag: (k, f, about) => {
    const unit = unitAt(k, about);
    return unit !== undefined && f.tags.some(tag => tagsOf(k, unit).includes(tag));
  },
  type: (k, f, about) => {
    const unit = unitAt(k, about);
    return unit !== undefined && typesOf(k, unit).some(type => f.types.includes(type));
  },
  ordinary: (k, _, about) => {
    const unit = unitAt(k, about);
    return unit !== undefined && cardOf(k, unit).durability === '-';
  },
  condition: (k, f, about) =>
    ofUnit(({ conditions: all }) => (f.condition === undefined ? all.length > 0 : all.includes(f.condition)))(k, f, about),
  hunkered: ofUnit(({ hunker }) => hunker > 0),
  wounded: ofUnit(({ wounded }) => wounded > 0),
  injured: (k, f, about) => ofUnit(({ injured }) => injured >= (f.atLeast ?? 1))(k, f, about),
  damaged: ofUnit(({ damage }) => damage > 0),
  defeated: ofUnit(({ defeated }) => defeated),
  engaged: (k, f, about) => {
    const { by } = f;
    if (by) return someCharacter(k, about, id => engagedWith(k, id).some(foe => characterPasses(k, by, about, foe)));
    if (f.with === undefined) return someCharacter(k, about, id => isEngaged(k, id));
    const others = charactersCalled(k, about, f.with);
    return someCharacter(k, about, id => others.some(other => areEngaged(k, id, other)));
  },
  amid: (k, f, about) => {
    const friends = k.public.characters.flatMap((_, i) =>
      isOnTable(k, i as CharacterId) && characterPasses(k, f.where, about, i as CharacterId) ? [i as CharacterId] : [],
    );
    const count = (test: (id: CharacterId) => boolean): boolean => friends.filter(test).length >= f.atLeast;
    if (kindOf(about.candidate) !== 'objective')
      return someCharacter(k, about, id => count(other => other !== id && isWithin(k, other, id, f.range)));
    const spot = spotAt(k, objectiveIn(about.candidate));
    return count(other => isWithinSpot(k, other, spot, f.range));
  },
  contesting: contestsOne,
  targeted: (k, f, about) => {
    const targeted = f.in === 'action' ? nearest(k, ACTING)?.targeted : targetsInActivation(k);
    return someCharacter(k, about, id => targeted?.includes(id) ?? false);
  },
  fresh: (k, _, about) => k.public.used.activation[freshKey(about, about.candidate)] === undefined,
  marked: (k, f, about) => {
    const unit = unitAt(k, about);
    return k.public.marks.some(each => each.mark === f.mark && each.unit === unit);
  },
  active: (k, _, about) => kindOf(about.candidate) === 'objective' && isControllable(k, objectiveIn(about.candidate)),
  controlled: (k, f, about) => {
    if (kindOf(about.candidate) !== 'objective') return false;
    const { control } = k.public.objectives[objectiveIn(about.candidate)]!;
    return f.by === 'nobody' ? control === 'nobody' : control === sideWord(about, f.by);
  },
};
const holds = conditions<EncounterState, Logic<Filter>, Candidate>(FILTERS);
const targetsInActivation = (k: EncounterView): readonly CharacterId[] => {
  const acting = nearest(k, ACTING);
  const activating = nearest(k, ACTIVATING);
  return [...(activating?.targeted ?? []), ...(acting?.unit === activating?.unit ? (acting?.targeted ?? []) : [])];
};
/** What "not yet selected by this ability in this activation" is counted by. */
export const freshKey = ({ unit, ability }: Pick<Context, 'unit' | 'ability'>, thing: number): string => `${unit}:${ability}:${thing}`;
/** Whether a thing passes a filter. */
export function passes(k: EncounterView, filter: Logic<Filter>, about: Context, candidate: number): boolean {
  return holds(k, filter, { ...about, candidate });
}
export const characterPasses = (k: EncounterView, filter: Logic<Filter>, about: Context, id: CharacterId): boolean =>
  passes(k, filter, about, characterThing(id));
