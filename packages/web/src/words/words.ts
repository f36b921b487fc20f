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
