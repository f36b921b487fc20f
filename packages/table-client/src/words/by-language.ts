import type { Language } from '@cadre/core';
import { use } from 'react';

/** The same words in every language. English is at hand; another language is fetched when somebody reads it. */
export interface ByLanguage<Words> {
  /** The words, if this page has them already. */
  readonly known: (language: Language) => Words | undefined;
  readonly load: (language: Language) => Promise<Words>;
}
export const byLanguage = <Words>(
  english: Words,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>>,
): ByLanguage<Words> => {
  const known = new Map<Language, Words>([['en', english]]);
  const loading = new Map<Language, Promise<Words>>();
  const fetchWords = async (language: Language): Promise<Words> => {
    try {
      const words = language === 'en' ? english : await others[language]();
      known.set(language, words);
      return words;
    } catch (why) {
      loading.delete(language); // the next reader tries again
      throw why;
    }
  };
  return {
    known: language => known.get(language),
    load: language => {
      const promise = loading.get(language) ?? fetchWords(language);
      loading.set(language, promise);
      return promise;
    },
  };
};
/** Suspends until the words are there. */
export const useLanguage = <Words>(words: ByLanguage<Words>, language: Language): Words =>
  words.known(language) ?? use(words.load(language));
