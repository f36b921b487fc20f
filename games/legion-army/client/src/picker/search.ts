import type { Rank, UnitCard } from '@cadre/legion-army/data';
import { definitionNamed } from '@cadre/legion-army/glossary';

/** What somebody looks for in the catalogue. */
export interface Search {
  readonly text: string;
  readonly ranks: readonly Rank[];
  readonly dearest: number | null;
  readonly cheapest: number | null;
  readonly keyword: string;
  readonly unique: 'any' | 'unique' | 'common';
  /** Only cards of which somebody owns more than the list has. */
  readonly owned: boolean;
}
export const EVERYTHING: Search = { text: '', ranks: [], dearest: null, cheapest: null, keyword: '', unique: 'any', owned: false };

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Every word that was typed is found somewhere in the words of the card. */
export const saysAll = (text: string, words: string): boolean => {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const there = plain(words);
  return wanted.every(word => there.includes(word));
};
interface Named {
  readonly name: string;
  readonly title?: string;
  readonly cost?: number | null;
  readonly limit?: number;
  readonly keywords?: UnitCard['keywords'];
}
export const wordsOf = (card: Named): string =>
  [card.name, card.title ?? '', ...Object.keys(card.keywords ?? {}).flatMap(name => [name, definitionNamed(name)?.name.de ?? ''])].join(
    ' ',
  );
export const fits = (search: Search, card: Named & { readonly rank?: Rank }): boolean => {
  const { text, ranks, dearest, cheapest, keyword, unique } = search;
  if (ranks.length > 0 && card.rank !== undefined && !ranks.includes(card.rank)) return false;
  const cost = card.cost ?? 0;
  if (dearest !== null && cost > dearest) return false;
  if (cheapest !== null && cost < cheapest) return false;
  if (keyword !== '' && !(keyword in (card.keywords ?? {}))) return false;
  if (unique !== 'any' && (card.limit === 1) !== (unique === 'unique')) return false;
  return text === '' || saysAll(text, wordsOf(card));
};
export const keywordsOf = (cards: readonly Named[]): string[] => [...new Set(cards.flatMap(c => Object.keys(c.keywords ?? {})))].sort();
