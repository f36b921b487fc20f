import { nearest } from '@cadre/core';
import type { Range } from '../content/types.js';
import { ATTACKING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { EncounterOption } from '../options.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { areEngaged, isWithin, sideOf, unitOf, unitOfCharacter, unitsOn } from '../table/queries.js';

export type HealOption = Extract<EncounterOption, { readonly kind: 'damage' | 'cure' }>;
const HEAL_RANGE: Range = 2;
/** The attack whose icon makes this character heal. */
const attackOf = (k: EncounterView, id: CharacterId) => {
  const attack = nearest(k, ATTACKING);
  return attack?.attacker === id ? attack : undefined;
};
/** S-EFF-4: some attackers heal farther away. */
const rangeOf = (k: EncounterView, id: CharacterId): Range => {
  const attack = attackOf(k, id);
  return attack ? (Math.max(HEAL_RANGE, total(k, 'healRange', attack)) as Range) : HEAL_RANGE;
};
const cures = (k: EncounterView, unit: UnitId): HealOption[] =>
  unitOf(k, unit).conditions.map(condition => ({ kind: 'cure', unit, condition }));
/** S-EFF-4, S-WND-3: 1 damage or 1 condition of a unit; a Wounded one keeps its damage. */
const healingOf = (k: EncounterView, unit: UnitId): HealOption[] => {
  const { damage, wounded } = unitOf(k, unit);
  return [...(damage > 0 && wounded === 0 ? [{ kind: 'damage', unit } as const] : []), ...cures(k, unit)];
};
/** Some attacks heal conditions of friends that are engaged with the defender. */
const engagedWithDefender = (k: EncounterView, id: CharacterId, unit: UnitId): boolean => {
  const attack = attackOf(k, id);
  const defender = attack && total(k, 'healCleanses', attack) > 0 ? attack.defender : 'target';
  return defender !== 'target' && unitOf(k, unit).characters.some(other => areEngaged(k, other, defender));
};
/** S-EFF-4: what a heal of this character can remove: from its own unit, or from an allied one within range 2. */
export const healsOf = (k: EncounterView, id: CharacterId): HealOption[] => {
  const own = unitOfCharacter(k, id);
  const range = rangeOf(k, id);
  return unitsOn(k, sideOf(k, own)).flatMap(unit => {
    if (unit === own || unitOf(k, unit).characters.some(other => isWithin(k, id, other, range))) return healingOf(k, unit);
    return engagedWithDefender(k, id, unit) ? cures(k, unit) : [];
  });
};
export const canHeal = (k: EncounterView, id: CharacterId): boolean => healsOf(k, id).length > 0;
