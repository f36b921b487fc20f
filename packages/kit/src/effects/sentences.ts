import { type AnyCondition, compoundOf } from './condition.js';
import type { AnyOp, SelectorOf } from './script.js';

/** How things are called in a text. A game adds what its sentences need to know. */
export interface Wording {
  /** The kinds of the things that a script has selected, by the names it gives them. */
  readonly named?: Readonly<Record<string, string>>;
}
/** A language says how it names selected things only if the game's scripts select some. */
export type SentenceRules<Op extends AnyOp, W, Args extends readonly unknown[] = []> = [SelectorOf<Op>] extends [never]
  ? { readonly selector?: never }
  : { selector(selector: SelectorOf<Op>, words: W, ...args: Args): string };

/** What follows a selection can call the things by their name. */
export const nameSelected = <W extends Wording>(words: W, { as, of }: { readonly as: string; readonly of: unknown }): W => ({
  ...words,
  named: { ...words.named, [as]: (of as { readonly of: string }).of },
});
/** The kind of the things that a script calls by this name. */
export const kindNamed = <Kind extends string>(words: Wording, name: string): Kind => {
  const kind = words.named?.[name];
  if (kind === undefined) throw new Error(`nothing has been selected as "${name}"`);
  return kind as Kind;
};

/** One condition that is not made of others: filters are worded one by one. */
export type FilterTable<Filter extends AnyCondition, W> = {
  readonly [Name in Exclude<Filter['is'], 'all' | 'any' | 'not'>]: (filter: Extract<Filter, { readonly is: Name }>, words: W) => string;
};
/** "within range 2 and not wounded": filters in the order of the content, joined as the language does. */
export const filterPhrase = <W>(
  filter: AnyCondition,
  table: Readonly<Record<string, (filter: never, words: W) => string>>,
  words: W,
  join: { readonly and: (parts: readonly string[]) => string; readonly or: (parts: readonly string[]) => string; readonly not: string },
): string => {
  const phrase = (part: AnyCondition): string => filterPhrase(part, table, words, join);
  const compound = compoundOf(filter);
  switch (compound?.is) {
    case 'all':
      return join.and(compound.of.map(phrase));
    case 'any':
      return join.or(compound.of.map(phrase));
    case 'not':
      return `${join.not} ${phrase(compound.of)}`;
    default:
      return table[filter.is]!(filter as never, words);
  }
};
