import type { Selector } from '@cadre/kit';
import type { Filter, Kind, ScriptFilter } from '../content/filter.js';
import { CADRES, type CharacterId, type EncounterView, type ObjectiveId, type UnitId } from '../state.js';
import { isOnTable } from '../table/queries.js';
import { passes } from './filters.js';
import type { Context } from './refs.js';
import { cadreThing, characterThing, objectiveThing, unitThing } from './things.js';

type AnySelector = Selector<Kind, ScriptFilter>;
const charactersThere = (k: EncounterView): number[] =>
  k.public.characters.flatMap((_, i) => (isOnTable(k, i as CharacterId) ? [characterThing(i as CharacterId)] : []));
/** Defeated units are things too: some cards bring them back. Filters that need a place leave them out. */
const unitsThere = (k: EncounterView): number[] => k.public.units.map((_, i) => unitThing(i as UnitId));
const objectivesThere = (k: EncounterView): number[] =>
  k.public.objectives.flatMap(({ gone }, i) => (gone ? [] : [objectiveThing(i as ObjectiveId)]));
const KINDS: Readonly<Record<Kind, (k: EncounterView) => number[]>> = {
  character: charactersThere,
  unit: unitsThere,
  objective: objectivesThere,
  cadre: () => CADRES.map(cadreThing),
};
/** Whether a selector names defeated units: otherwise only those on the table are meant. */
const namesDefeated = (where: unknown): boolean => JSON.stringify(where ?? {}).includes('"defeated"');
const memory = new WeakMap<object, boolean>();
const meansDefeated = (selector: AnySelector): boolean => {
  let known = memory.get(selector);
  if (known === undefined) {
    known = namesDefeated(selector.where);
    memory.set(selector, known);
  }
  return known;
};
/** What a selector is about, before its filter. */
export const candidates = (k: EncounterView, selector: AnySelector): number[] => {
  const all = KINDS[selector.of](k);
  return selector.of === 'unit' && !meansDefeated(selector)
    ? all.filter(thing => !k.public.units[thing - unitThing(0 as UnitId)]!.defeated)
    : all;
};
/** All things that match. */
export const matching = (k: EncounterView, selector: Selector<Kind, Filter>, about: Context): number[] => {
  const { where } = selector;
  const there = candidates(k, selector);
  return where ? there.filter(thing => passes(k, where, about, thing)) : there;
};
