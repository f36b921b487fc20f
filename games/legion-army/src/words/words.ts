import type { Language } from '@cadre/core';
import { english, type Words } from './english.js';
import { german } from './german.js';

export const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german };

/** One sentence in every language. */
export type Sentence = Readonly<Record<Language, string>>;
/** What is filled in for the names in braces; a value may itself be different words in each language. */
export type Values = Readonly<Record<string, string | number | Sentence>>;

/** The sentence that `pick` finds in each language, with its values. */
export const sentence = (pick: (words: Words) => string, values: Values): Sentence => ({
  en: fill(pick(WORDS.en), values, 'en'),
  de: fill(pick(WORDS.de), values, 'de'),
});

/** A name without a value is our bug, and loud. */
const fill = (template: string, values: Values, language: Language): string => {
  const parts = partsOf(template);
  let text = parts[0]!;
  for (let i = 1; i < parts.length; i += 2) {
    const value = values[parts[i]!];
    if (value === undefined) throw new Error(`the sentence "${template}" has no value for {${parts[i]}}`);
    text += (typeof value === 'object' ? value[language] : value) + parts[i + 1]!;
  }
  return text;
};
/** Text and names in turn. There are few templates, so each is split once. */
const cache = new Map<string, readonly string[]>();
const partsOf = (template: string): readonly string[] => {
  const known = cache.get(template);
  if (known) return known;
  const parts = template.split(/\{(\w+)\}/);
  cache.set(template, parts);
  return parts;
};
