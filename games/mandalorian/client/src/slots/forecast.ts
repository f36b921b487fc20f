import { CRISIS_AT, EVENT_AT, slotTotal, tokenValue } from '#game/events/slots';
import { type CardId, cardId, NO_CARD, type NoCard } from '#game/ids';
import { PLAY } from '#game/in-progress';
import { type Box, local, type Seen, type Slot } from '../seen.js';

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

const withCard = (box: Box, slot: Slot, card: CardId, value: number): number =>
  slotTotal(box, { cards: [...slot.cards, card], values: [...slot.values, value], tokens: slot.tokens });

/** The card in question: chosen from the hand, or played and waiting for its slot. */
export const cardInQuestion = (seen: Seen, chosen: readonly number[], of: string | undefined): CardId | NoCard => {
  const isWaiting = of === 'slot' && seen.stack.at(-1)?.proc === PLAY.id; // not while an effect grants an action of its own
  const card = isWaiting ? local(seen.stack, PLAY.id, 'card') : of === 'deed' ? seen.mine?.hand.find(c => c === chosen[0]) : undefined;
  return card === undefined ? NO_CARD : cardId(card);
};

export const totalOf = (seen: Seen, slot: Slot): number => slotTotal(seen.box, slot);
export const forecastOf = (seen: Seen, slot: Slot, card: CardId | NoCard): Forecast | null => {
  if (card === NO_CARD) return null;
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
