import type { Language } from '@cadre/core';
import { byLanguage, TABLE_WORDS } from '@cadre/table-client';
import { createContext, useContext } from 'react';
import { english, type Words } from './english.js';

export type { Words } from './english.js';
/** A language is named in itself, whatever the page speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

/** With the words of the tables' own parts: a table does not wait for them a second time. */
const fetchGerman = async (): Promise<Words> => {
  const [{ german }] = await Promise.all([import('./german.js'), TABLE_WORDS.load('de')]);
  return german;
};
export const WORDS = byLanguage<Words>(english, { de: fetchGerman });

export const WordsContext = createContext<Words>(english);
export const useWords = (): Words => useContext(WordsContext);
