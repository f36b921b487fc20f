import {
  cardAt,
  cardsOutside,
  copyDeck,
  type Deck,
  drawFrom,
  dropTop,
  EVERYBODY,
  imaginePeeked,
  knows,
  learnAt,
  newDeck,
  newPeeked,
  type Peeked,
  putOnTop,
  putUnder,
  reshuffle,
  seeded,
  UNKNOWN,
  undecided,
} from '@cadre/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const minds = (seats = 2): Peeked[] => Array.from({ length: seats }, newPeeked);

test('a fresh deck has no order: nothing in it is decided', () => {
  const d = newDeck(5);
  expect([undecided(d), cardAt(d, minds(), 0), cardAt(d, minds(), 4)]).toEqual([5, UNKNOWN, UNKNOWN]);
});
test('a card put on top is known to who put it there, and comes first', () => {
  const d = newDeck(3),
    m = minds();
  putOnTop(d, m, 7, 1 << 1);
  expect([cardAt(d, m, 0), m[0]!.top, m[1]!.top, undecided(d)]).toEqual([7, [UNKNOWN], [7], 3]);
  dropTop(d, m);
  expect([d.size, d.top, m[1]!.top]).toEqual([3, [], []]);
});
test('a card under the deck comes last, when everything else is gone', () => {
  const d = newDeck(2),
    m = minds();
  putUnder(d, m, 4, 1);
  putUnder(d, m, 9, 2); // below the 4
  for (let i = 0; i < 2; i++) dropTop(d, m);
  expect([cardAt(d, m, 0), cardAt(d, m, 1)]).toEqual([4, 9]);
  dropTop(d, m);
  expect([cardAt(d, m, 0), m[0]!.bottom, m[1]!.bottom]).toEqual([9, [UNKNOWN], [9]]);
});
test('looking decides a card; a second look by another seat shares the knowledge', () => {
  const d = newDeck(4),
    m = minds();
  learnAt(d, m, 0, 3, 0);
  learnAt(d, m, 1, 1, 0);
  learnAt(d, m, 0, 3, 1);
  expect([d.top, m[0]!.top, m[1]!.top]).toEqual([
    [3, 1],
    [3, 1],
    [3, UNKNOWN],
  ]);
  expect(() => learnAt(newDeck(4), minds(), 2, 0, 0)).toThrow('cannot be decided before');
  expect(knows(EVERYBODY, 3)).toBe(true);
});
test('reshuffling forgets what was known', () => {
  const d: Deck = { ...newDeck(0), discard: [1, 2, 3] },
    m = minds();
  putOnTop(d, m, 5, 1);
  reshuffle(d, m);
  expect([d, m[0]]).toEqual([
    { size: 4, top: [], bottom: [], discard: [] },
    { top: [], bottom: [] },
  ]);
});
test('what is nowhere else can still be drawn', () => {
  expect(cardsOutside(5, [0], [3, UNKNOWN])).toEqual([1, 2, 4]);
});
test('whatever is done to a deck, its size is what lies in it, and everybody’s knowledge has the same places', () => {
  const step = fc.record({ what: fc.constantFrom('top', 'under', 'drop', 'learn'), card: fc.nat(9), seat: fc.nat(1) });
  fc.assert(
    fc.property(fc.nat(6), fc.array(step, { maxLength: 25 }), (size, steps) => {
      const d = newDeck(size),
        m = minds();
      let expected = size;
      for (const { what, card, seat } of steps) {
        if (what === 'top') putOnTop(d, m, card, 1 << seat);
        else if (what === 'under') putUnder(d, m, card, 1 << seat);
        else if (d.size === 0) continue;
        else if (what === 'drop') dropTop(d, m);
        else learnAt(d, m, 0, cardAt(d, m, 0) === UNKNOWN ? card : cardAt(d, m, 0), seat);
        expected += what === 'top' || what === 'under' ? 1 : what === 'drop' ? -1 : 0;
        expect(d.size).toBe(expected);
        expect(undecided(d)).toBeGreaterThanOrEqual(0);
        for (const mind of m) expect([mind.top.length, mind.bottom.length]).toEqual([d.top.length, d.bottom.length]);
      }
    }),
  );
});
test('an imagined deck agrees with what the seat knows, and gives every decided card to all who know it', () => {
  const d = newDeck(3),
    m = minds(3);
  putOnTop(d, m, 8, 0b101);
  putOnTop(d, m, 2, 0b010);
  putUnder(d, m, 6, 0b011);
  const places: number[] = [];
  const guess = imaginePeeked(d, m[0]!, 0, 3, place => places.push(place) + 20);
  expect(guess[0]).toEqual(m[0]);
  expect(guess.map(g => g.top)).toEqual([
    [UNKNOWN, 8],
    [21, UNKNOWN],
    [UNKNOWN, 8],
  ]);
  expect([guess[1]!.bottom, places]).toEqual([[6], [0]]);
  expect(copyDeck(d)).toEqual(d);
});
test('cards under the deck are imagined from the uppermost down, as they would be drawn', () => {
  const d = newDeck(2),
    m = minds();
  for (const card of [5, 6, 7]) putUnder(d, m, card, 0b10);
  const places: number[] = [];
  imaginePeeked(d, m[0]!, 0, 2, place => places.push(place));
  expect(places).toEqual([2, 3, 4]);
});
test('drawing from a bag takes each thing once', () => {
  const bag = [1, 2, 3, 4],
    random = seeded(3);
  expect([drawFrom(bag, random), drawFrom(bag, random), drawFrom(bag, random), drawFrom(bag, random)].sort()).toEqual([1, 2, 3, 4]);
  expect(bag).toEqual([]);
});
