import type { Call } from '@cadre/core';
import type { PerformLocals } from '../actions/performing.js';
import { boxOf } from '../box/box.js';
import { modifierNumber } from '../box/scripts.js';
import { GEAR } from '../codes.js';
import type { Slot, Trigger, TriggerCard } from '../content/types.js';
import { runScript } from '../effects/effects.js';
import { emit } from '../happen.js';
import { AWAY, type CharacterId, NOBODY, type Nobody, type PieceId, type Whereabouts } from '../ids.js';
import { holds } from '../missions/conditions.js';
import type { MandoKnown, MandoState } from '../state.js';

export { GEAR } from '../codes.js';

/** Planning cards held and gear of this character that fit the trigger (MA-89): the card itself says when it is used. */
export const triggered = (s: MandoKnown, who: CharacterId, trigger: Trigger, slot?: Slot): number[] => {
  const box = boxOf(s),
    c = s.public.characters[who]!;
  if (c.space === AWAY) return [];
  const found: number[] = [];
  const fits = (card: TriggerCard): boolean =>
    card.trigger === trigger &&
    (slot === undefined || !card.slots || card.slots.includes(slot)) &&
    (!card.if || holds(s, card.if, { you: who, it: NOBODY, itSpace: AWAY }));
  for (const card of c.planning) if (fits(box.planning[card]!)) found.push(card);
  const { gear } = box.characters[who]!;
  if (c.gear && gear && fits(gear)) found.push(GEAR);
  return found;
};
export const triggerCard = (s: MandoKnown, who: CharacterId, card: number): TriggerCard =>
  card === GEAR ? boxOf(s).characters[who]!.gear! : boxOf(s).planning[card]!;

/** Discard the card and do what it says. Using it is a change even if it then achieves nothing. */
export const spendTriggerCard = (
  s: MandoState,
  who: CharacterId,
  card: number,
  it: PieceId | Nobody,
  itSpace: Whereabouts,
  action?: PerformLocals,
): Call | undefined => {
  const { id, ops, modify } = triggerCard(s, who, card);
  const c = s.public.characters[who]!;
  s.public.changes++;
  if (card === GEAR) c.gear = false;
  else {
    c.planning = c.planning.filter(p => p !== card);
    s.public.planning.discard.push(card);
  }
  emit(s, { type: 'used', rule: 'MA-89', character: who, card: id });
  if (action) for (const m of modify ?? []) action.mods.push(modifierNumber(m));
  return ops ? runScript(s, ops, { you: who, it, itSpace }) : undefined;
};
