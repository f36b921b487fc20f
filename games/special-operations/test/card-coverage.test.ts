import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EFFECTS } from '../src/effects/names.js';
import { CARDS, LOADOUTS } from '../src/index.js';
import { labelOf } from './card-play.js';

const sources = readdirSync(import.meta.dirname)
  .filter(file => /^card-.*\.test\.ts$/.test(file))
  .map(file => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
test('every effect of a command card and of a loadout side is named by a test', () => {
  const named = new Set(sources.flatMap(text => [...text.matchAll(/'([\w-]+#\d)'/g)].map(([, label]) => label)));
  expect(EFFECTS.map(labelOf).filter(label => !named.has(label))).toEqual([]);
});
test('every command card and every loadout side has an effect', () => {
  const cards = new Set(EFFECTS.map(({ card }) => card));
  const printed = [...CARDS.map(({ id }) => id), ...LOADOUTS.flatMap(({ id }) => [`${id}-a`, `${id}-b`])];
  expect(printed.filter(card => !cards.has(card))).toEqual([]);
  expect([printed.length, cards.size]).toEqual([96, 96]);
});
