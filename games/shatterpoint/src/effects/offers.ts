import type { Call, Offer } from '@cadre/core';
import type { AbilityText, Trigger } from '../content/effect.js';
import { unitOfHolder } from '../keywords/holders.js';
import type { Words } from '../keywords/vocabulary.js';
import type { EncounterState, EncounterView, HolderId, UnitId } from '../state.js';
import { canUse } from './abilities.js';
import { performAbility } from './perform.js';

type AnyOffer = Offer<EncounterState, Words, object>;
/** At the end of the set-up the moment is about every unit. */
const frameFor = (trigger: Trigger, unit: UnitId, f: object): object => (trigger === 'setupEnd' ? { unit } : f);
/** Moments of one unit or one player only: Tactic abilities in the own activation, order cards of the own deck. */
const isOwn = (k: EncounterView, { kind }: AbilityText, trigger: Trigger, unit: UnitId, f: object): boolean => {
  const frame = f as { readonly unit?: UnitId; readonly seat?: number };
  if (kind === 'tactic' && trigger === 'activationStart') return frame.unit === unit;
  return trigger === 'reveal' || trigger === 'reserving' ? frame.seat === k.public.units[unit]!.seat : true;
};
const offerOf = (ability: AbilityText, trigger: Trigger): AnyOffer => ({
  // S-ABIL-2: Reactive abilities are never compulsory, and a seat uses one of them for each trigger
  ...(ability.kind === 'reactive' ? { exclusive: true as const } : { must: true as const }),
  when: (k, f, me: HolderId) =>
    isOwn(k, ability, trigger, unitOfHolder(me), f) && canUse(k, unitOfHolder(me), ability, frameFor(trigger, unitOfHolder(me), f)),
  effect: (s, f, me: HolderId): Call | void => performAbility(s, unitOfHolder(me), ability, frameFor(trigger, unitOfHolder(me), f)),
});
/** What an ability offers in windows; an Active ability is an option of the activation instead (S-ABIL-1). */
export const offersOf = (ability: AbilityText): Readonly<Partial<Record<Trigger, AnyOffer>>> | undefined => {
  if (ability.kind === 'active' || !ability.trigger || !ability.script || ability.inactive) return undefined;
  const { also } = ability;
  return {
    [ability.trigger]: offerOf(ability, ability.trigger),
    ...(also && { [also.trigger]: offerOf({ ...ability, when: also.when }, also.trigger) }),
  };
};
