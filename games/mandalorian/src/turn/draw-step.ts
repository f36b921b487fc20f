import { CHANCE, draw } from '@cadre/core';
import { mark, newMarks, reshuffle } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { emit, tell } from '../happen.js';
import { cardId } from '../ids.js';
import { PLAY } from '../in-progress.js';
import type { MandoState } from '../state.js';

export const deckOf = (s: { readonly public: { readonly plan: string } }, seat: number): number => (boxOf(s).shared ? 0 : seat);
/** The cards a player can still draw: those of the deck that lie nowhere else. */
export const skillPool = (s: MandoState, deck: number): number[] => {
  const box = boxOf(s);
  const away = newMarks(box.cards.length);
  mark(away, s.public.skillDecks[deck]!.discard);
  for (const slot of s.public.slots) mark(away, slot.cards);
  for (const mind of s.secret) mark(away, mind.hand);
  for (const f of s.stack) if (PLAY.is(f)) away[f.locals.card] = 1;
  return box.decks[deck]!.filter(c => away[c] === 0);
};
/** MA-171: at once, whenever a deck is empty and its discard pile is not. */
const refill = (s: MandoState, deck: number): void => {
  const d = s.public.skillDecks[deck]!;
  if (d.size > 0 || d.discard.length === 0) return;
  reshuffle(d, []);
  emit(s, { type: 'reshuffled', rule: 'MA-171', deck: 'skills' });
};
export const DrawSkills = procedure('drawSkill', {
  locals: (x: { readonly seat: number; readonly n: number }) => ({ seat: x.seat, left: x.n }),
  steps: {
    refill: { rule: 'MA-171', run: (s, f) => refill(s, deckOf(s, f.seat)) },
    draw: {
      rule: 'MA-33',
      seat: CHANCE,
      secret: true,
      always: true, // with shared characters even the last card of a deck is not known to all
      when: (s, f) => f.left > 0 && s.public.skillDecks[deckOf(s, f.seat)]!.size > 0,
      space: (s, f) => {
        const deck = deckOf(s, f.seat);
        return draw('card', skillPool(s, deck), Math.min(f.left, s.public.skillDecks[deck]!.size));
      },
      take: (s, f, cards) => {
        const deck = deckOf(s, f.seat);
        f.left -= cards.length;
        s.secret[f.seat]!.hand.push(...cards.map(cardId)); // MA-179: the others see how many
        s.public.hands[f.seat]! += cards.length;
        s.public.skillDecks[deck]!.size -= cards.length;
        s.public.changes++;
        emit(s, { type: 'drew', rule: 'MA-33', seat: f.seat, n: cards.length });
        tell(s, f.seat, { type: 'hand', rule: 'MA-33', cards: cards.slice() });
        refill(s, deck);
        return 'again';
      },
    },
    owed: {
      rule: 'MA-172',
      run: (s, f) => {
        if (f.left === 0) return;
        s.public.owed[f.seat]! += f.left;
        emit(s, { type: 'owed', rule: 'MA-172', seat: f.seat, n: f.left });
      },
    },
  },
});
