import { expect, test } from 'vitest';
import { grammarOf } from '../src/words.js';

const en = grammarOf('en');
const de = grammarOf('de');

test('a word has the form that goes with its number', () => {
  const cards = { one: 'card', other: 'cards' };
  expect([0, 1, 2, 1000].map(n => en.count(n, cards))).toEqual(['0 cards', '1 card', '2 cards', '1,000 cards']);
  expect([1, 2].map(n => en.plural(n, { one: 'is', other: 'are' }))).toEqual(['is', 'are']);
  expect([0, 1, 2, 1000].map(n => de.count(n, { one: 'Karte', other: 'Karten' }))).toEqual([
    '0 Karten',
    '1 Karte',
    '2 Karten',
    '1.000 Karten',
  ]);
});
test('a list ends with "and" or "or", without a comma before it', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(en.and)).toEqual(['', 'A', 'A and B', 'A, B and C']);
  expect(en.or(['A', 'B', 'C'])).toBe('A, B or C');
  expect([de.and(['A', 'B', 'C']), de.or(['A', 'B'])]).toEqual(['A, B und C', 'A oder B']);
});
test('decimals have the sign of the language', () => {
  expect([en.number(1.5, 2), de.number(1.5, 2), en.number(2, 1)]).toEqual(['1.50', '1,50', '2.0']);
});
