import { createContext, useContext } from 'react';
import { type Campaign, campaignContent } from '#game/campaign/campaign';
import * as germanTexts from '#game/content/german/text';
import type { Content } from '#game/content/index';
import * as englishTexts from '#game/content/text';
import { LANGUAGES, type Labels, type Language } from '../labels/labels.js';
import { type CampaignWords, english } from './english.js';
import { german } from './german.js';

/** The words of the page, the names of things, and what is printed on cards. */
export interface Spoken {
  /** What this campaign is played with. */
  readonly content: Content;
  readonly words: CampaignWords;
  readonly labels: Labels;
  readonly names: englishTexts.Names;
  readonly texts: Pick<typeof englishTexts, 'briefingOf' | 'eventText' | 'guideText' | 'namesOf' | 'skillText' | 'triggerText'>;
}
const LANGUAGE = {
  en: { words: english, labels: LANGUAGES.en, texts: englishTexts },
  de: { words: german, labels: LANGUAGES.de, texts: germanTexts },
} as const satisfies Record<Language, Pick<Spoken, 'words' | 'labels' | 'texts'>>;

export const spokenIn = (language: Language, campaign: Campaign): Spoken => {
  const content = campaignContent(campaign);
  const { words, labels, texts } = LANGUAGE[language];
  return { content, words, labels, texts, names: texts.namesOf(content) };
};

const Context = createContext<Spoken | null>(null);
export const SpokenProvider = Context.Provider;
export const useSpoken = (): Spoken => {
  const spoken = useContext(Context);
  if (!spoken) throw new Error('a piece of the campaign was drawn outside CampaignPage, which gives it its words');
  return spoken;
};
