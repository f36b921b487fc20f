import type { DeepReadonly, Term } from '@cadre/core';
import { type Box, boxOf } from '../box/box.js';
import { SUBSTITUTE } from '../codes.js';
import type { MandoKnown, Slot } from '../state.js';

export { SUBSTITUTE } from '../codes.js';
export const EVENT_AT = 5;
export const CRISIS_AT = 6;
export const tokenValue = (box: Box, token: number): number =>
  token === SUBSTITUTE ? box.content.disrupt.substitute : box.disrupt[token]!;
const isTactical = (box: Box, card: number): boolean => box.cards[card]!.card.strength === 'tactical';

/** A slot's total, term by term: printed numbers and disrupt tokens, no bonus and no text (MA-102, MA-122, MA-156). */
export const slotTerms = (box: Box, slot: DeepReadonly<Slot>): Term[] => {
  const tactical = slot.cards.find(c => isTactical(box, c));
  if (tactical !== undefined) return [{ rule: 'MA-118', holder: tactical, value: EVENT_AT }]; // counts as exactly 5
  return [
    ...slot.cards.map((card, i) => ({ rule: 'MA-122', holder: card, value: slot.values[i]! })),
    ...slot.tokens.map(token => ({ rule: 'MA-156', holder: token, value: tokenValue(box, token) })),
  ];
};
export const slotTotal = (box: Box, slot: DeepReadonly<Slot>): number => {
  let sum = 0;
  for (let i = 0; i < slot.cards.length; i++) {
    if (isTactical(box, slot.cards[i]!)) return EVENT_AT;
    sum += slot.values[i]!;
  }
  for (const token of slot.tokens) sum += tokenValue(box, token); // MA-158: as many as there are
  return sum;
};
const slotsBy = (s: MandoKnown, better: (a: number, b: number) => boolean): number[] => {
  const box = boxOf(s);
  let found: number[] = [],
    best: number | undefined;
  s.public.slots.forEach((slot, i) => {
    const total = slotTotal(box, slot);
    if (best === undefined || better(total, best)) {
      best = total;
      found = [i];
    } else if (total === best) found.push(i);
  });
  return found;
};
/** Ties are the current player's (MA-7); every slot counts, also the mission slot and the one being resolved. */
export const lowestSlots = (s: MandoKnown): number[] => slotsBy(s, (a, b) => a < b);
export const highestSlots = (s: MandoKnown): number[] => slotsBy(s, (a, b) => a > b);
/** MA-37, MA-112, MA-217: slots without a card of yours in this turn, whoever's card it was. */
export const openSlots = (s: MandoKnown): number[] => {
  const found: number[] = [];
  for (let i = 0; i < s.public.slots.length; i++) if ((s.public.turn.played & (1 << i)) === 0) found.push(i);
  return found;
};
export const hasOpenSlot = (s: MandoKnown): boolean => s.public.turn.played !== (1 << s.public.slots.length) - 1;
