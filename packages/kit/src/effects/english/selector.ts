import { type Forms, grammarOf } from '../../words.js';
import type { AnyCondition, Logic } from '../condition.js';
import type { Selector } from '../selector.js';
import { type FilterTable, filterPhrase } from '../sentences.js';

const { and, or, plural } = grammarOf('en');
export interface EnglishNouns<Kind extends string, Filter extends AnyCondition, W> {
  readonly nouns: Readonly<Record<Kind, Forms>>;
  /** What is said after the noun: "within range 2", "that carries a token". */
  readonly filters: FilterTable<Filter, W>;
  /** "in one space of your choice" */
  readonly place?: string;
}
/** "an enemy", "a unit": by the letter, not by the sound, which is right for the nouns of our games. */
export const withArticle = (noun: string): string => `${/^[aeio]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** "up to 2 enemies within range 2" */
export const englishSelector =
  <Kind extends string, Filter extends AnyCondition, W>({ nouns, filters, place = 'in one place' }: EnglishNouns<Kind, Filter, W>) =>
  (selector: Selector<Kind, Filter>, words: W): string => {
    const forms = nouns[selector.of];
    const where = selector.where ? ` ${filterPhrase(selector.where as Logic<AnyCondition>, filters, words, { and, or, not: 'not' })}` : '';
    switch (selector.pick) {
      case 'one':
        return `${selector.may ? `up to 1 ${forms.one}` : withArticle(forms.one)}${where}`;
      case 'upTo':
        return `up to ${selector.count} ${plural(selector.count, forms)}${where}`;
      case 'exactly':
        return `${selector.count} ${plural(selector.count, forms)}${where}`;
      case 'each':
        return `each ${forms.one}${where}`;
      case 'place':
        return `every ${forms.one}${where} ${place}`;
    }
  };
