import type { Language } from '@cadre/core';
import { byLanguage } from '@cadre/table-client';
import { createContext, useContext } from 'react';
import { english, type Words } from './english.js';

export type { Words } from './english.js';
/** A language is named in itself, whatever the page speaks. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

export const WORDS = byLanguage<Words>(english, { de: async () => (await import('./german.js')).german });

export const WordsContext = createContext<Words>(english);
export const useWords = (): Words => useContext(WordsContext);
