import type { Seat } from '@cadre/core';
import {
  CADRES,
  type CadreSeat,
  type EncounterState,
  type EncounterView,
  type OrderCard,
  type OrderCardIs,
  type OrderDeck,
  type UnitId,
} from '../state.js';

type DeckKnown = EncounterView['public']['decks'][number];
const sorted = (cards: readonly OrderCard[]): OrderCard[] => cards.toSorted((a, b) => a - b);
const PILES = ['top', 'unknown', 'bottom', 'discard', 'aside'] as const;

export const newDeck = (cards: number): OrderDeck => ({
  top: [],
  unknown: Array.from({ length: cards }, (_, i) => i as OrderCard),
  bottom: [],
  discard: [],
  aside: [],
});
export const sizeOf = ({ top, unknown, bottom }: DeckKnown): number => top.length + unknown.length + bottom.length;
/** LE-P9: what the uppermost card can be; several where nobody knows. */
export const uppermost = ({ top, unknown, bottom }: DeckKnown): readonly OrderCard[] =>
  top.length > 0 ? top.slice(0, 1) : unknown.length > 0 ? unknown : bottom.slice(0, 1);
/** Takes a card away from wherever it lies. */
export const takeOut = (deck: OrderDeck, card: OrderCard): void => {
  for (const pile of PILES) if (deck[pile].includes(card)) deck[pile] = deck[pile].filter(each => each !== card);
};
/** Afterwards nobody knows the order of the deck. */
export const shuffleIn = (deck: OrderDeck, cards: readonly OrderCard[]): void => {
  for (const card of cards) takeOut(deck, card);
  deck.unknown = sorted([...deck.top, ...deck.unknown, ...deck.bottom, ...cards]);
  deck.top = [];
  deck.bottom = [];
};
export const putAway = (deck: OrderDeck, card: OrderCard, pile: 'discard' | 'aside' | 'bottom'): void => {
  takeOut(deck, card);
  deck[pile] = [...deck[pile], card];
};
export const putOnTop = (deck: OrderDeck, card: OrderCard): void => {
  takeOut(deck, card);
  deck.top = [card, ...deck.top];
};

export const cardIs = (k: EncounterView, seat: Seat, card: OrderCard): OrderCardIs => k.public.cards[seat]![card]!;
export const deckOf = (k: EncounterView, seat: Seat): DeckKnown => k.public.decks[seat]!;
export const orderCardOf = (k: EncounterView, unit: UnitId): OrderCard | undefined => {
  const i = k.public.cards[k.public.units[unit]!.seat]!.findIndex(each => each.is === 'unit' && each.unit === unit);
  return i < 0 ? undefined : (i as OrderCard);
};
/** The card of this seat in the slot that both cadres share (LE-44). */
export const reservedBy = (k: EncounterView, seat: Seat): OrderCard | undefined => {
  const { reserve } = k.public;
  return reserve !== 'empty' && reserve.seat === seat ? reserve.card : undefined;
};
/** Whether the order card of a unit waits in the deck or in the slot. */
export const isWaiting = (k: EncounterView, unit: UnitId): boolean => {
  const { seat } = k.public.units[unit]!;
  const card = orderCardOf(k, unit);
  if (card === undefined) return false;
  const { top, unknown, bottom } = deckOf(k, seat);
  return [top, unknown, bottom].some(pile => pile.includes(card)) || reservedBy(k, seat) === card;
};
/** LE-P8: the card of a defeated unit leaves deck, discard and slot at once. */
export const retireCard = (s: EncounterState, unit: UnitId): void => {
  const card = orderCardOf(s, unit);
  if (card === undefined) return;
  const { seat } = s.public.units[unit]!;
  if (reservedBy(s, seat) === card) s.public.reserve = 'empty';
  putAway(s.public.decks[seat]!, card, 'aside');
};
/** The number of a card on a screen or in a fact: a unit's card, a card of the Legend, a tactics card. */
export const cardName = (k: EncounterView, is: OrderCardIs): string => {
  switch (is.is) {
    case 'unit':
      return k.public.units[is.unit]!.card;
    case 'shatterpoint':
      return 'shatterpoint';
    case 'legend':
    case 'tactics':
      return is.card;
  }
};
export const partnerOf = (seat: CadreSeat): CadreSeat => (seat === CADRES[0] ? CADRES[1] : CADRES[0]);
export const isCadre = (seat: Seat): seat is CadreSeat => (CADRES as readonly Seat[]).includes(seat);
