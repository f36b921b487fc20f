import { CRISIS_AT, EVENT_AT, slotTotal, tokenValue } from '#game/events/slots';
import { type Box, local, NONE, type Seen, type Slot } from '../seen.js';

export { CRISIS_AT, EVENT_AT, tokenValue };

export const VERDICTS = ['calm', 'event', 'crisis'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const verdictOf = (total: number): Verdict => (total >= CRISIS_AT ? 'crisis' : total >= EVENT_AT ? 'event' : 'calm');

/** A slot as it would be with one card more. A wild card can count anything from `low` to `high`. */
export interface Forecast {
  readonly low: number;
  readonly high: number;
}
const WILDEST = 4;

const withCard = (box: Box, slot: Slot, card: number, value: number): number =>
  slotTotal(box, { cards: [...slot.cards, card], values: [...slot.values, value], tokens: slot.tokens });

/** The card in question: chosen from the hand, or played and waiting for its slot. */
export const cardInQuestion = (seen: Seen, chosen: readonly number[], of: string | undefined): number => {
  if (of === 'slot') return local(seen.stack, 'play', 'card');
  const [card] = chosen;
  return of === 'deed' && card !== undefined && seen.mine?.hand.includes(card) ? card : NONE;
};

export const totalOf = (seen: Seen, slot: Slot): number => slotTotal(seen.box, slot);
export const forecastOf = (seen: Seen, slot: Slot, card: number): Forecast | null => {
  if (card === NONE) return null;
  const { strength } = seen.box.cards[card]!.card;
  switch (strength) {
    case 'wild':
      return { low: withCard(seen.box, slot, card, 1), high: withCard(seen.box, slot, card, WILDEST) };
    case 'tactical': {
      const total = withCard(seen.box, slot, card, 0);
      return { low: total, high: total };
    }
    default: {
      const total = withCard(seen.box, slot, card, strength);
      return { low: total, high: total };
    }
  }
};
