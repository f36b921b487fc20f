import { place } from '@cadre/core';
import { tableOf } from '@cadre/geometry';
import { expect, test } from 'vitest';
import { refusalIn, spotsInInches, textMap } from '../src/index.js';

const INCH = 254;
const polygon = [
  [2, 2],
  [4, 2],
  [4, 4],
  [2, 4],
];
const TABLE = tableOf({
  ...{ id: 'field', name: 'Field', unit: 'inch', width: 6, depth: 4, zones: [] },
  pieces: [{ id: 'wall', name: 'wall', polygon, top: 1 }],
});

test('a table in text shows pieces and what lies on it, the near edge at the bottom', () => {
  expect(textMap(TABLE, 2 * INCH, () => '##', [{ at: { x: 6 * INCH, y: 0 }, mark: 'A1' }])).toEqual([' .## .', ' . .A1']);
});
test('spots are said and read in inches', () => {
  const spots = spotsInInches('two numbers');
  const asked = place('move', 'move', [0], { parts: ['level'] });
  expect(spots.say(null, asked, [3 * INCH, 1.5 * INCH, 0])).toBe('3.0" 1.5"');
  expect([spots.read('3 1.5'), spots.read('3", 1.5"'), spots.read('left')]).toEqual([[762, 381, 0], [762, 381, 0], null]);
});
test('a refusal has words in both languages, and an unknown one at least its name', () => {
  const reason = { rule: 'X-1', why: 'out-of-reach', about: { inches: 7, most: 6 } };
  expect(refusalIn('en', reason)).toBe('That is 7" away; it moves at most 6".');
  expect(refusalIn('de', reason)).toBe('Das sind 7"; die Figur kommt höchstens 6" weit.');
  expect(refusalIn('en', { rule: 'X-1', why: 'haunted' })).toBe('haunted');
});
