import type { Language } from '@cadre/core';
import { boxOf, cardOf } from '@cadre/shatterpoint/box';
import type { UnitId } from '@cadre/shatterpoint/state';
import { contestedBy, isUnitEngaged, unitOf } from '@cadre/shatterpoint/table/queries';
import { LABELS } from './labels/labels.js';
import { type EncounterTableView, WORDS } from './view.js';

/** How much a unit can still take before it is Wounded. */
export const leftOf = (view: EncounterTableView, id: UnitId): number => {
  const { damage, wounded } = unitOf(view, id);
  return wounded > 0 ? 0 : Math.max(0, cardOf(view, id).stamina - damage);
};
/** A unit in words: damage, stance, tokens and conditions, what it contests. */
export const stateOf = (view: EncounterTableView, id: UnitId, language: Language): string => {
  const words = WORDS[language];
  const { board } = words;
  const labels = LABELS[language];
  const unit = unitOf(view, id);
  const { stances, stamina } = cardOf(view, id);
  if (unit.defeated) return board.defeated;
  if (unit.characters.every(each => view.public.characters[each]!.at === 'waiting')) return labels.waiting;
  const contested = contestedBy(view, id).map(objective => boxOf(view).mission.objectives[objective]!.name[language]);
  return [
    labels.damage(unit.damage, stamina),
    ...(stances.length > 1 ? [stances[unit.stance]!.name[language]] : []),
    ...(unit.wounded > 0 ? [board.wounded] : []),
    ...(unit.injured > 0 ? [board.injured(unit.injured)] : []),
    ...(unit.hunker > 0 ? [board.hunker(unit.hunker)] : []),
    ...unit.conditions.map(each => words.conditions[each]),
    ...(view.public.marks.some(each => each.unit === id) ? [labels.quarry] : []),
    ...(isUnitEngaged(view, id) ? [labels.engaged] : []),
    ...(contested.length > 0 ? [labels.contests(contested.join(', '))] : []),
  ].join(' · ');
};
