import type { Language } from '@cadre/core';
import type { Box } from '../box/box.js';
import { english } from './english/english.js';
import { german } from './german/german.js';
import type { FactSentences } from './told.js';

/** Everything the game says in one language. */
export interface Words extends Omit<typeof english, 'facts'> {
  readonly facts: FactSentences;
}
export const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german };

/** The words of one match: what its players brought has names of its own. */
export const wordsOf = (words: Words, box: Box): Words =>
  box.plan.own === undefined ? words : { ...words, names: words.texts.namesOf(box.content, box.mission) };
