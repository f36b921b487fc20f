import { checkSetup, type Place, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { skirmish } from '@cadre/skirmish';
import { expect, test } from 'vitest';
import { howToPlace, readSpot, spotOptions, suggestedSpots } from '../src/play/spots.js';
import { PLAY_WORDS } from '../src/play/words/index.js';

const state = skirmish.machine.start(skirmish.setup(checkSetup(skirmish, {}).setup));
const view = viewOf(state, 0);
const space = state.pending!.asks[0]!.space as Place;
const spots = suggestedSpots(skirmish, view, space);
const nearest = [100, 200, 0];

test('suggested spots are numbered from 1 with their reasons; the nearest legal spot is 0', () => {
  const options = spotOptions(skirmish, view, space, spots, nearest, PLAY_WORDS.en);
  expect(options.map(o => o.label)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(options[0]!.words).toBe('at 0.4", 0.8"  the nearest legal spot');
  expect(options[1]!.words).toMatch(/^at 12\.0", 3\.4" {2}forward, \d+" from the beacon$/);
  expect(howToPlace(skirmish, space, spots.length, PLAY_WORDS.en)).toBe(
    'type the number of a spot, or x y in inches, such as 12 4.5, or 12 12 up for the upper floor',
  );
});
test.each<[string, unknown]>([
  ['1', spots[0]!.answer],
  ['0', nearest],
  ['9', 'There is no spot 9'],
  ['12 4.5', [12 * INCH, 4.5 * INCH, 0]],
  ['12", 4.5"', [12 * INCH, 4.5 * INCH, 0]],
  ['12 12 up', [12 * INCH, 12 * INCH, 2 * INCH]],
  ['over there', '"over there" is not a spot'],
  ['-3 4', '"-3 4" is not a spot'],
])('a typed spot: %s', (text, read) => {
  expect(readSpot(skirmish, space, text, spots, nearest, PLAY_WORDS.en)).toEqual(read);
});
