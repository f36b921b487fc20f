import { boxOf } from '../box/box.js';
import { GEAR } from '../codes.js';
import type { Slot, Trigger, TriggerCard } from '../content/types.js';
import { AWAY, type CharacterId, isSomewhere, NOBODY } from '../ids.js';
import { holds } from '../missions/conditions.js';
import type { MandoKnown } from '../state.js';

/** Planning cards held and gear of this character that fit the trigger (MA-89): the card itself says when it is used. */
export const triggered = (s: MandoKnown, who: CharacterId, trigger: Trigger, slot?: Slot): number[] => {
  const box = boxOf(s),
    c = s.public.characters[who]!,
    found: number[] = [];
  if (!isSomewhere(c.space)) return found;
  for (const card of c.planning) if (fits(s, who, box.planning[card]!, trigger, slot)) found.push(card);
  const { gear } = box.characters[who]!;
  if (c.gear && gear && fits(s, who, gear, trigger, slot)) found.push(GEAR);
  return found;
};
const fits = (s: MandoKnown, who: CharacterId, card: TriggerCard, trigger: Trigger, slot: Slot | undefined): boolean =>
  card.trigger === trigger &&
  (slot === undefined || !card.slots || card.slots.includes(slot)) &&
  (!card.if || holds(s, card.if, { you: who, it: NOBODY, itSpace: AWAY }));
export const triggerCard = (s: MandoKnown, who: CharacterId, card: number): TriggerCard =>
  card === GEAR ? boxOf(s).characters[who]!.gear! : boxOf(s).planning[card]!;
