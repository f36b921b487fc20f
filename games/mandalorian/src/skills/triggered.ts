import { boxOf } from '../box/box.js';
import { GEAR } from '../codes.js';
import type { Slot, Trigger, TriggerCard } from '../content/types.js';
import { AWAY, type CharacterId, isSomewhere, NOBODY } from '../ids.js';
import { holds } from '../missions/conditions.js';
import type { MandoKnown } from '../state.js';

const NONE: readonly number[] = [];
/** Planning cards held and gear of this character that fit the trigger (MA-89): the card itself says when it is used. */
export const triggered = (s: MandoKnown, who: CharacterId, trigger: Trigger, slot?: Slot): readonly number[] => {
  const c = s.public.characters[who]!;
  if ((c.planning.length === 0 && !c.gear) || !isSomewhere(c.space)) return NONE; // most have none, and every step of a turn asks
  const box = boxOf(s),
    found: number[] = [];
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
