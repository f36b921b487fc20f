import { cardOf } from '../box.js';
import type { Ability, AbilityText } from '../content/effect.js';
import { total } from '../keywords/quantities.js';
import { LEGEND_UNIT } from '../round/legend.js';
import type { EncounterState, EncounterView, UnitId } from '../state.js';
import { aboutOf } from './about.js';
import { holds } from './conditions.js';
import { selectable } from './script-selection.js';

/** How an ability is used. `free`: an Active icon pays its Force (LE-P21). */
export interface Use {
  readonly free: boolean;
}
/** S-ABIL-4, LE-16, LE-A1: each Wounded and Injured token raises the cost, but not the Legend's. */
export const costOf = (k: EncounterView, unit: UnitId, { cost = 0, kind }: AbilityText): number => {
  if (kind !== 'active' && kind !== 'reactive') return 0;
  const { wounded, injured } = k.public.units[unit]!;
  return unit === LEGEND_UNIT ? cost : cost + wounded + injured;
};
/** LE-A21: Force of the seat, for minions that of the Legend; and hunker tokens where an ability lets them pay. */
export const meansOf = (k: EncounterView, unit: UnitId): number => {
  const { seat, hunker } = k.public.units[unit]!;
  return k.public.force[seat]!.ready + (total(k, 'hunkerPays', { unit }) > 0 ? hunker : 0);
};
/** S-ACT-3: an Active ability is used once an activation unless it says otherwise; others as often as they are paid for. */
export const limitOf = ({ kind, limit }: AbilityText): NonNullable<AbilityText['limit']> | undefined =>
  limit ?? (kind === 'active' || kind === 'tactic' ? { per: 'activation', count: 1 } : undefined);
const keyOf = (unit: UnitId, { id }: AbilityText): string => `${unit}:${id}`;
const isWithinLimit = (k: EncounterView, unit: UnitId, ability: AbilityText): boolean => {
  const limit = limitOf(ability);
  return !limit || (k.public.used[limit.per][keyOf(unit, ability)] ?? 0) < limit.count;
};
export const countUse = (s: EncounterState, unit: UnitId, ability: AbilityText): void => {
  const limit = limitOf(ability);
  if (limit) addUse(s, limit.per, keyOf(unit, ability));
};
export const addUse = (s: EncounterState, per: keyof EncounterState['public']['used'], key: string): void => {
  const { used } = s.public;
  s.public.used = { ...used, [per]: { ...used[per], [key]: (used[per][key] ?? 0) + 1 } };
};
/** Whether a unit can use an ability in a moment: it is there, the moment is right, the cost can be paid, and it was not used too often. */
export const canUse = (k: EncounterView, unit: UnitId, ability: AbilityText, frame: object, { free }: Use = { free: false }): boolean => {
  if (ability.inactive || !isWithinLimit(k, unit, ability)) return false;
  if (!free && costOf(k, unit, ability) > meansOf(k, unit)) return false;
  return !ability.when || holds(k, ability.when, { frame, ...aboutOf(k, unit, ability.id, frame) });
};
export const abilityAt = (k: EncounterView, unit: UnitId, index: number): Ability => {
  const ability = cardOf(k, unit).abilities[index];
  if (!ability) throw new Error(`${cardOf(k, unit).id} has no ability ${index}`);
  return ability;
};
/** S-ABIL-1: whether the unit can use this Active ability now. */
export const canUseAbility = (k: EncounterView, unit: UnitId, index: number, use: Use): boolean => {
  const ability = abilityAt(k, unit, index);
  return ability.kind === 'active' && canUse(k, unit, ability, { unit }, use) && canBegin(k, unit, ability);
};
/** An ability that begins with a choice nobody can make may not be used at all. */
const canBegin = (k: EncounterView, unit: UnitId, ability: AbilityText): boolean => {
  const first = ability.script?.[0];
  if (first?.op !== 'select' || first.of.pick === 'upTo' || first.of.pick === 'each' || (first.of.pick === 'one' && first.of.may))
    return true;
  return selectable(k, first.of, aboutOf(k, unit, ability.id, { unit })).length > 0;
};
