import type { Resolve, Selector } from '@cadre/kit';
import type { Filter, Kind } from '../content/filter.js';
import { CADRES, type CharacterId, type EncounterState, type EncounterView, type ObjectiveId, type UnitId } from '../state.js';
import { isOnTable } from '../table/queries.js';
import { passes } from './filters.js';
import type { Context } from './refs.js';
import { cadreThing, characterThing, objectiveThing, unitThing } from './things.js';

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
const meansDefeated = (selector: Selector<Kind, Filter>): boolean => {
  let known = memory.get(selector);
  if (known === undefined) {
    known = namesDefeated(selector.where);
    memory.set(selector, known);
  }
  return known;
};
/** All things that match. */
export const matching = (k: EncounterView, selector: Selector<Kind, Filter>, about: Context): number[] => {
  const { of, where } = selector;
  const all = KINDS[of](k);
  const there =
    of === 'unit' && !meansDefeated(selector) ? all.filter(thing => !k.public.units[thing - unitThing(0 as UnitId)]!.defeated) : all;
  return where ? there.filter(thing => passes(k, where, about, thing)) : there;
};
export const resolve: Resolve<EncounterState, Selector<Kind, Filter>, Context> = (k, selector, about) => {
  const from = matching(k, selector, about);
  const kind = selector.of;
  switch (selector.pick) {
    case 'one':
      return { kind, from, min: selector.may ? 0 : 1, max: 1 };
    case 'upTo':
      return { kind, from, min: 0, max: selector.count };
    case 'exactly':
      return { kind, from, min: selector.count, max: selector.count };
    case 'each':
      return { kind, from, min: 0, max: 'all' };
    case 'place':
      throw new Error('no script of this game selects all things in one place');
  }
};
