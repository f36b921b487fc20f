import { boxOf } from '../src/box/box.js';
import type { MandoState } from '../src/state.js';

/** Every card of a character's deck lies on the discard pile, but for these. */
export const spend = (s: MandoState, deck: number, ...left: readonly number[]): void => {
  const d = s.public.skillDecks[deck]!;
  const elsewhere = [...left, ...s.secret.flatMap(m => m.hand), ...s.public.slots.flatMap(x => x.cards)];
  d.discard = boxOf(s).decks[deck]!.filter(c => !elsewhere.includes(c));
  d.size = left.length;
};
