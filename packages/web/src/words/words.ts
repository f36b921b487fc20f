import type { Language } from '@cadre/core';
import { createContext, useContext } from 'react';
import { english, type Words } from './english.js';
import { german } from './german.js';

export type { Words } from './english.js';
export const WORDS: Readonly<Record<Language, Words>> = { en: english, de: german };
/** A language is named in itself, whatever the page speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export const WordsContext = createContext<Words>(english);
export const useWords = (): Words => useContext(WordsContext);

/** A word for something that only exists at run time, such as a bot of another server; without one, `otherwise`. */
export const wordFor = (words: Readonly<Record<string, string>>, id: string, otherwise: string): string =>
  Object.hasOwn(words, id) ? words[id]! : otherwise;
