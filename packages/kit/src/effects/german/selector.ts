import { grammarOf } from '../../words.js';
import type { AnyCondition, Logic } from '../condition.js';
import type { Selector } from '../selector.js';
import { type FilterTable, filterPhrase } from '../sentences.js';
import { a, type Case, every, type Noun, several } from './nouns.js';

const { and, or } = grammarOf('de');
export interface GermanNouns<Kind extends string, Filter extends AnyCondition, W> {
  readonly nouns: Readonly<Record<Kind, Noun>>;
  /** What is said after the noun: "in Reichweite 2", "mit einem Marker". */
  readonly filters: FilterTable<Filter, W>;
  /** "auf einem Feld deiner Wahl" */
  readonly place?: string;
}
/** "bis zu 2 Gegner in Reichweite 2" */
export const germanSelector =
  <Kind extends string, Filter extends AnyCondition, W>({ nouns, filters, place = 'an einem Ort' }: GermanNouns<Kind, Filter, W>) =>
  (selector: Selector<Kind, Filter>, words: W, wanted: Case): string => {
    const noun = nouns[selector.of];
    const where = selector.where
      ? ` ${filterPhrase(selector.where as Logic<AnyCondition>, filters, words, { and, or, not: 'nicht' })}`
      : '';
    switch (selector.pick) {
      case 'one':
        return `${selector.may ? 'höchstens ' : ''}${a(noun, wanted)}${where}`;
      case 'upTo':
        return `${several(noun, wanted, `bis zu ${selector.count}`)}${where}`;
      case 'exactly':
        return `${several(noun, wanted, String(selector.count))}${where}`;
      case 'each':
        return `${every(noun, wanted)}${where}`;
      case 'place':
        return `${several(noun, wanted, wanted === 'dative' ? 'allen' : 'alle')}${where} ${place}`;
    }
  };
