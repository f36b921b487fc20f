import { type ProblemKind, problemWords, type Words } from './words/index.js';

export interface Sentence {
  readonly en: string;
  readonly de: string;
}
/** One thing that is wrong with a list. A note says what to know; only an error makes the list illegal. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly rule: string;
  readonly level: 'error' | 'note';
  /** Adding cards can cure it. */
  readonly unfinished: boolean;
  /** Where, as a JSON pointer into the list: "/units/2/upgrades/0", "/commands", or "" for the whole list. */
  readonly place: string;
  readonly says: Sentence;
  readonly fix: Sentence;
}
export type Values = Readonly<Record<string, string | number | Sentence>>;

export const problem = (
  kind: ProblemKind,
  place: string,
  values: Values = {},
  special: { readonly rule?: string; readonly unfinished?: boolean } = {},
): Problem => {
  const words: Words = problemWords[kind];
  return {
    kind,
    rule: special.rule ?? words.rule,
    level: words.note ? 'note' : 'error',
    unfinished: special.unfinished ?? words.unfinished ?? false,
    place,
    says: { en: fill(words.en, values, 'en'), de: fill(words.de, values, 'de') },
    fix: { en: fill(words.fixEn, values, 'en'), de: fill(words.fixDe, values, 'de') },
  };
};
export const isLegal = (problems: readonly Problem[]): boolean => problems.every(p => p.level === 'note');

/** Puts values for the {names} of a sentence; a name without a value is our bug, and loud. */
export const fill = (template: string, values: Values, language: keyof Sentence): string => {
  const parts = partsOf(template);
  let text = parts[0]!;
  for (let i = 1; i < parts.length; i += 2) {
    const value = values[parts[i]!];
    if (value === undefined) throw new Error(`the sentence "${template}" has no value for {${parts[i]}}`);
    text += (typeof value === 'object' ? value[language] : value) + parts[i + 1]!;
  }
  return text;
};
/** Text and names in turn; the templates are few, so each is taken apart once. */
const takenApart = new Map<string, readonly string[]>();
const partsOf = (template: string): readonly string[] => {
  const known = takenApart.get(template);
  if (known) return known;
  const parts = template.split(/\{(\w+)\}/);
  takenApart.set(template, parts);
  return parts;
};
