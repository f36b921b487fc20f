import type { Language } from '@cadre/core';

export type { Language };

/** The forms of a word by number. English and German use two of them; a language that needs more adds them. */
export type Forms = { readonly one: string; readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** How a language writes numbers, plurals and lists. */
export interface Grammar {
  /** The form alone: `plural(2, { one: 'is', other: 'are' })` is "are". */
  plural(n: number, forms: Forms): string;
  /** The form with its number: `count(2, { one: 'card', other: 'cards' })` is "2 cards". */
  count(n: number, forms: Forms): string;
  number(n: number, decimals?: number): string;
  /** "A, B and C" */
  and(items: readonly string[]): string;
  /** "A, B or C" */
  or(items: readonly string[]): string;
}

/** A word for something that is known at run time only: an id from a file, a rule that asks. Without one, `otherwise`. */
export const wordFor = <T>(words: Readonly<Record<string, string>>, id: string | number | undefined, otherwise: T): string | T =>
  id !== undefined && Object.hasOwn(words, id) ? words[id]! : otherwise;

/** British English: our spelling, and no comma before "and". */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

const onDemand = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
const grammarIn = (locale: string): Grammar => {
  const rules = onDemand(() => new Intl.PluralRules(locale));
  const conjunction = onDemand(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const disjunction = onDemand(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const whole = onDemand(() => new Intl.NumberFormat(locale));
  const exact: Intl.NumberFormat[] = [];
  const withDecimals = (decimals: number): Intl.NumberFormat => {
    exact[decimals] ??= new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    return exact[decimals];
  };
  const number = (n: number, decimals?: number): string => (decimals === undefined ? whole() : withDecimals(decimals)).format(n);
  const plural = (n: number, forms: Forms): string => forms[rules().select(n)] ?? forms.other;
  return {
    plural,
    number,
    count: (n, forms) => `${number(n)} ${plural(n, forms)}`,
    and: items => conjunction().format(items),
    or: items => disjunction().format(items),
  };
};
const GRAMMARS = new Map<Language, Grammar>();
/** The only place that asks `Intl`, whose objects are dear to make. Rules never use it: what they decide must not depend on a language. */
export const grammarOf = (language: Language): Grammar => {
  const known = GRAMMARS.get(language) ?? grammarIn(LOCALES[language]);
  GRAMMARS.set(language, known);
  return known;
};
