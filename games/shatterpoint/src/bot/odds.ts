import { CONDITIONS, type ConditionName, ICONS, type Icon } from '../content/types.js';
import type { AttackForecast, PlannedAttack } from '../forecast.js';
import type { EncounterOption } from '../options.js';
import type { EncounterView } from '../state.js';
import { unitOfCharacter } from '../table/queries.js';
import { iconsWorth } from './estimate.js';
import { damageWorth, spaceWorth } from './stakes.js';

type AttackOption = Extract<EncounterOption, { readonly kind: 'attack' | 'assault' }>;
/** The exact odds of an attack, from whoever knows the rules: a bot reaches no procedure. */
export type Forecast = (k: EncounterView, planned: PlannedAttack) => AttackForecast;
export const isAttack = (option: EncounterOption): option is AttackOption => option.kind === 'attack' || option.kind === 'assault';

const isCondition = (icon: Icon): icon is ConditionName => (CONDITIONS as readonly Icon[]).includes(icon);
/** What a Wound is worth beyond its damage, in damage. */
const WOUND = 2;
/** What an attack is worth by the exact chances of all that its dice can do. */
export const oddsWorth = (k: EncounterView, forecast: Forecast, { kind, attacker, target, how }: AttackOption): number => {
  if (kind === 'assault') {
    const { spaces } = forecast(k, { attacker, defender: 'target', target, kind: how, inCombatAction: true });
    return spaceWorth(k) * spaces.reduce((sum, chance, n) => sum + n * chance, 0);
  }
  const unit = unitOfCharacter(k, target);
  const each = damageWorth(k, unit);
  if (each === 0) return 0;
  const { meanDamage, wound, conditions, icons } = forecast(k, { attacker, defender: target, kind: how, inCombatAction: true });
  // Conditions count where they are gained, other icons where they are chosen.
  const often = (icon: Icon): number => (icon === 'damage' ? 0 : ((isCondition(icon) ? conditions[icon] : icons[icon]) ?? 0));
  const beside = ICONS.reduce((sum, icon) => sum + often(icon) * iconsWorth([icon]), 0);
  return each * (meanDamage + beside + WOUND * wound);
};
