import type { Language } from '@cadre/core';
import { createContext, useContext } from 'react';
import { type Campaign, campaignContent } from '#game/campaign/campaign';
import type { Content } from '#game/content/index';
import type { Names } from '#game/content/text';
import type { PrintedTexts } from '#game/content/texts';
import type { ClientWords, Labels } from '../labels/words.js';
import { campaign as english } from './english.js';
import { campaign as german } from './german.js';

const CAMPAIGN_WORDS = { en: english, de: german } as const;

/** The words of the page, the names of things, and what is printed on cards. */
export interface Spoken {
  /** What this campaign is played with. */
  readonly content: Content;
  readonly words: typeof english;
  readonly labels: Labels;
  readonly names: Names;
  readonly texts: PrintedTexts;
}

export const spokenIn = (language: Language, { labels, texts }: ClientWords, campaign: Campaign): Spoken => {
  const content = campaignContent(campaign);
  return { content, words: CAMPAIGN_WORDS[language], labels, texts, names: texts.namesOf(content) };
};

const Context = createContext<Spoken | null>(null);
export const SpokenProvider = Context.Provider;
export const useSpoken = (): Spoken => {
  const spoken = useContext(Context);
  if (!spoken) throw new Error('useSpoken was called outside CampaignPage');
  return spoken;
};
