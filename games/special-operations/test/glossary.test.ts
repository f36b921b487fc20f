import { KEYWORDS } from '@cadre/legion';
import { expect, test } from 'vitest';
import { explainedWords, readText } from '../client/src/glossary/explained-words.js';
import { TERMS } from '../client/src/glossary/terms.js';
import { CARDS } from '../src/content/cards/index.js';
import { LOADOUTS } from '../src/content/loadouts/index.js';

const TEXTS = [...CARDS.map(({ text }) => text), ...LOADOUTS.flatMap(({ a, b }) => [a.text, b.text])];
const LANGUAGES = ['en', 'de'] as const;
/** Words that somebody who has never seen the game cannot know, found without the glossary: tokens, actions, phases, states, dice. */
const UNKNOWN = {
  en: /\b(\w+)(?= (?:tokens?|actions?|phase|pool)\b)|\b(?:rally|rallies|suppressed|[Pp]anic\w*|ordered|orders?|cover|melee|engaged|pips|priority|commander|corps|heavy|support|crits?|hits?|red|black|white|speed-\d)\b/g,
  de: /(?<!\p{L})(?:\p{L}+(?:-M|m)arkern?|\p{L}+(?=-Aktion)|\p{L}+phase|\p{L}+pool|[Ss]ammeln|niedergehalten|Panik|Befehle?|Deckung|Nahkampf|Handgemenge|Priorität|Commanders?|Corps|Heavy|Support|Treffer|rote[nr]|schwarze[nr]?|weißen?|Geschwindigkeit-\d)(?!\p{L})/gu,
};
/** Not words of the game: the sentence around them says what they are. */
const PLAIN = /^(?:such|share|your|the|3)$/;
const marked = (text: string, language: 'en' | 'de'): string =>
  readText(text, language)
    .flatMap(({ said, word }) => (word ? [said] : []))
    .join(' | ');

test.each(LANGUAGES)('every keyword in a text of a card is explained (%s)', language => {
  const names = Object.values(KEYWORDS).map(keyword => keyword[language]);
  const missing = TEXTS.flatMap(text =>
    names
      .filter(name => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text[language]))
      .filter(name => !explainedWords([text[language]], language).some(word => word.name.startsWith(name) && word.text.length > 15)),
  );
  expect(missing).toEqual([]);
});

test.each(LANGUAGES)('every token, action, phase, state and die in a text of a card is explained (%s)', language => {
  const found = TEXTS.flatMap(text =>
    [...text[language].matchAll(UNKNOWN[language])].map(([word]) => ({ word, among: marked(text[language], language) })),
  ).filter(({ word }) => !PLAIN.test(word));
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter(({ word, among }) => !among.includes(word))).toEqual([]);
});

test('a card explains the same in both languages', () => {
  const ids = (text: string, language: 'en' | 'de'): string[] =>
    [...new Set(readText(text, language).flatMap(({ word }) => word?.id ?? []))].toSorted();
  for (const { en, de } of TEXTS) expect(ids(de, 'de'), en).toEqual(ids(en, 'en'));
  const used = new Set(TEXTS.flatMap(({ en }) => ids(en, 'en')));
  expect(Object.keys(TERMS.en).filter(id => !used.has(id as never))).toEqual([]);
});

test('a text is cut and not changed, and an explanation is explained in turn', () => {
  for (const text of TEXTS)
    for (const language of LANGUAGES)
      expect(
        readText(text[language], language)
          .map(({ said }) => said)
          .join(''),
      ).toBe(text[language]);
  const words = explainedWords(['Your heavy unit has Suppressive 2.'], 'en');
  expect(words.map(({ name }) => name)).toEqual(expect.arrayContaining(['Suppressive 2', 'suppression token', 'panic']));
  expect(words.find(({ id }) => id === 'suppressive')!.text).toBe('After the attack the defender gains 2 more suppression tokens.');
});
