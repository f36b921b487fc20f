import { createContext, useContext } from 'react';
import * as germanTexts from '#game/content/german/text';
import { content } from '#game/content/index';
import * as englishTexts from '#game/content/text';
import { LANGUAGES, type Labels, type Language } from '../labels/labels.js';
import { type CampaignWords, english } from './english.js';
import { german } from './german.js';

/** The words of the page, the names of things, and what is printed on cards. */
export interface Spoken {
  readonly words: CampaignWords;
  readonly labels: Labels;
  readonly names: englishTexts.Names;
  readonly texts: Pick<typeof englishTexts, 'briefingOf' | 'eventText' | 'guideText' | 'skillText' | 'triggerText'>;
}
const SPOKEN: Readonly<Record<Language, Spoken>> = {
  en: { words: english, labels: LANGUAGES.en, names: englishTexts.namesOf(content), texts: englishTexts },
  de: { words: german, labels: LANGUAGES.de, names: germanTexts.namesOf(content), texts: germanTexts },
};

const Context = createContext<Spoken>(SPOKEN.en);
export const SpokenProvider = Context.Provider;
export const useSpoken = (): Spoken => useContext(Context);
export const spokenIn = (language: Language): Spoken => SPOKEN[language];
