import type { Language } from '@cadre/core';
import { createContext, useContext } from 'react';
import { english, type Words } from './english.js';

export type { Words } from './english.js';
/** A language is named in itself, whatever the page speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const loaded = new Map<Language, Words>([['en', english]]);
const loading = new Map<Language, Promise<Words>>();
/** The words of a language, if this page has them already. */
export const wordsIn = (language: Language): Words | undefined => loaded.get(language);
/** Readers of one language do not wait for the words of another. */
export const loadWords = (language: Language): Promise<Words> => {
  const known = loading.get(language) ?? fetchWords(language);
  loading.set(language, known);
  return known;
};
const fetchWords = async (language: Language): Promise<Words> => {
  const words = language === 'en' ? english : (await import('./german.js')).german;
  loaded.set(language, words);
  return words;
};

export const WordsContext = createContext<Words>(english);
export const useWords = (): Words => useContext(WordsContext);
