import { describe, expect, test } from 'vitest';
import * as english from '../src/content/english/abilities.js';
import * as german from '../src/content/german/abilities.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { namesIn } from '../src/content/script-problems.js';
import { TACTICS } from '../src/content/tactics.js';
import { UNITS } from '../src/content/units/index.js';

const CARDS = [...UNITS, ...LEGENDS, ...MINIONS];
const SPEECH = { en: english, de: german } as const;
const textOf = (card: string, ability: string, language: 'en' | 'de'): string => {
  const { abilities, characters } = CARDS.find(each => each.id === card)!;
  return SPEECH[language].abilityText(abilities.find(each => each.id === ability)!, characters === 1);
};
const SENTENCE = /^[A-ZÄÖÜ].*\.$/;
const ODD = /undefined|\[object| {2}|\ba a\b| ,|NaN/;

test.each(CARDS.flatMap(card => card.abilities.map(each => [card.id, each.name.en, each, card.characters === 1] as const)))(
  '%s: %s has a sentence',
  (_, __, ability, solo) => {
    for (const { abilityText } of Object.values(SPEECH)) {
      const said = abilityText(ability, solo);
      expect(said).toMatch(SENTENCE);
      expect(said).not.toMatch(ODD);
    }
  },
);
test.each(LEGENDS.flatMap(({ orders }) => orders.map(order => [order.id, order] as const)))('%s has two sentences', (_, order) => {
  for (const { scriptText } of Object.values(SPEECH))
    for (const said of [scriptText(order.effect), scriptText(order.legendAbility, namesIn(order.effect))]) {
      expect(said).toMatch(SENTENCE);
      expect(said).not.toMatch(ODD);
    }
});
test('tactics cards have a sentence', () => {
  for (const { scriptText } of Object.values(SPEECH)) for (const card of TACTICS) expect(scriptText(card.script)).toMatch(SENTENCE);
});
describe('samples', () => {
  test.each([
    ['captain-rex', 'dash-and-hunker', 'This character may dash, then if that had an effect, this unit gains 1 hunker token.'],
    [
      '501st-clone-troopers',
      'dash-and-hunker',
      'Each character of this unit may dash, then if that had an effect, this unit gains 1 hunker token.',
    ],
    [
      'barriss-offee',
      'force-push',
      'Choose an enemy character within range 3 of this character, then push that enemy range 3 away from this character.',
    ],
    ['bo-katan-kryze', 'mandalore-will-survive', 'After its focus action: this character may dash, then this character may heal twice.'],
    [
      'legend-yoda',
      'guiding-presence',
      'Each minion character within range 3 of this unit has Steadfast; each minion character within range 3 of this unit rolls 1 more defence die.',
    ],
    ['ahsoka-tano', 'race-ya', 'A cadre has no Primary unit.'],
  ])('%s: %s', (card, ability, said) => expect(textOf(card, ability, 'en')).toBe(said));
  test.each([
    [
      'captain-rex',
      'dash-and-hunker',
      'Diese Figur darf sprinten, dann, wenn das eine Wirkung hat, erhält diese Einheit 1 Deckungsmarker.',
    ],
    [
      'barriss-offee',
      'force-push',
      'Wähle eine feindliche Figur in Reichweite 3 zu dieser Figur, dann stoße die feindliche Figur Reichweite 3 von dieser Figur weg.',
    ],
    [
      'bo-katan-kryze',
      'mandalore-will-survive',
      'Nach ihrer Fokusaktion: diese Figur darf sprinten, dann darf diese Figur zweimal heilen.',
    ],
    ['ahsoka-tano', 'race-ya', 'Ein Kader hat keine Primär-Einheit.'],
  ])('%s: %s in German', (card, ability, said) => expect(textOf(card, ability, 'de')).toBe(said));
});
