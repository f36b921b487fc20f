import { viewOf } from '@cadre/core';
import { describe, expect, it } from 'vitest';
import { AWAY, type CardId, cardId, NO_CARD, type Whereabouts } from '#game/ids';
import { openFrom } from '../fixture/playout.js';
import { hitsNobody } from '../src/explain/reckoning.js';
import { type Seen, seenFrom } from '../src/seen.js';
import { forecastOf, totalOf, verdictOf } from '../src/slots/forecast.js';

const ALL_GUIDE_CARDS = 71;
const seen = seenFrom(viewOf(openFrom({ mission: 'm1', guide: ALL_GUIDE_CARDS }).state, 0));
const cardWith = (strength: string | number): CardId => cardId(seen.box.cards.findIndex(c => c.card.strength === strength));
const two = cardWith(2);
const slot = { cards: [two], values: [2], tokens: [] };

describe('what the next card would bring', () => {
  it('nothing up to 4, an event at 5, a crisis from 6 on', () => {
    expect([0, 4, 5, 6, 9].map(verdictOf)).toEqual(['calm', 'calm', 'event', 'crisis', 'crisis']);
  });
  it('the printed number is added', () => {
    expect(totalOf(seen, slot)).toBe(2);
    expect(forecastOf(seen, slot, cardWith(3))).toEqual({ low: 5, high: 5 });
  });
  it('a tactical card makes it 5, whatever lies there', () => {
    expect(forecastOf(seen, { cards: [two, two], values: [2, 2], tokens: [] }, cardWith('tactical'))).toEqual({ low: 5, high: 5 });
  });
  it('a wild card leaves it open', () => {
    expect(forecastOf(seen, slot, cardWith('wild'))).toEqual({ low: 3, high: 6 });
  });
  it('no card, no forecast', () => {
    expect(forecastOf(seen, slot, NO_CARD)).toBeNull();
  });
});

describe('an attack in vain', () => {
  const attack = seen.box.slots.indexOf('attack');
  const plain = cardId(seen.box.cards.findIndex(({ card }) => card.strength === 4 && !card.ability));
  const beside = (space: Whereabouts): Seen => ({
    ...seen,
    table: { ...seen.table, characters: seen.table.characters.map((c, i) => (i === seen.table.turn.seat ? { ...c, space } : c)) },
  });
  it('is told before the card is played', () => {
    const threatened = seen.table.pieces.find(piece => piece.space !== AWAY)!.space;
    expect(hitsNobody(seen, attack, plain)).toBe(true);
    expect(hitsNobody(beside(threatened), attack, plain)).toBe(false);
  });
  it('not of other actions, nor of a card whose text may reach farther', () => {
    const farther = cardId(seen.box.cards.findIndex(({ card }) => card.ability?.slot === 'attack'));
    expect(hitsNobody(seen, seen.box.slots.indexOf('move'), plain)).toBe(false);
    expect(hitsNobody(seen, attack, farther)).toBe(false);
  });
});
