import type { Language } from '@cadre/kit';
import type { Faction } from '@cadre/legion-army/data';
import { FACTION_NAMES, type Sentence } from '@cadre/legion-army/roster';
import { createContext, useContext } from 'react';
import { LABELS, type Labels } from './labels/labels.js';

const LanguageContext = createContext<Language>('en');
export const LanguageProvider = LanguageContext.Provider;
export const useLanguage = (): Language => useContext(LanguageContext);
export const useLabels = (): Labels => LABELS[useContext(LanguageContext)];
/** A sentence of the rules in the reader's language. */
export const useSaying = (): ((sentence: Sentence) => string) => {
  const language = useLanguage();
  return sentence => sentence[language];
};
/** The name of a faction as a title: inside a sentence English puts an article before it. */
export const factionTitle = (faction: Faction, language: Language): string => {
  const name = FACTION_NAMES[faction][language].replace(/^the /, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
};
