import type { Rule } from '@cadre/core';
import { findRules } from '@cadre/kit';
import { PLAYERS_WORDS, TABLE_WORDS } from './player-words.js';

export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}
/** The part of the source that a rule comes from: "seed 002, Skill abilities, p8" is about skill abilities. */
const chapterOf = ({ source }: Rule): string => {
  const parts = source
    .split(/[;(]/)[0]!
    .split(',')
    .map(part => part.trim());
  const title = (parts.length > 1 ? parts[1]! : parts[0]!).replace(/^p\.? ?\d+.*$/, parts[0]!);
  return title.replace(/ \d+[A-Z]?(-[A-Z])?$/, ''); // "Setup 1A" is part of the set-up
};
/** The rules as a book: by chapters, in the order in which their first rules stand. */
export const chaptersOf = (rules: readonly Rule[]): readonly Chapter[] => {
  const chapters = new Map<string, Rule[]>();
  for (const rule of rules) {
    const title = chapterOf(rule);
    chapters.set(title, [...(chapters.get(title) ?? []), rule]);
  }
  return [...chapters].map(([title, found]) => ({ title, rules: found }));
};

/**
 * How well a rule fits one word: 0 is best, null is not at all. A chapter that is about it, or a phrase that only this rule would
 * have, counts more than a mention, and a mention more than the reader's own word: that may stand there for something else.
 */
const fitOf = (rule: Rule, isLiteral: boolean, means: readonly string[]): number | null => {
  const title = chapterOf(rule).toLowerCase(),
    text = ` ${rule.says} ${rule.ruling ?? ''}`.toLowerCase();
  const fits = means.flatMap((term, i) => {
    if (title.startsWith(term)) return [2 * i];
    return text.includes(` ${term}`) ? [term.includes(' ') ? 2 * i + 1 : 2 * means.length + i] : [];
  });
  if (isLiteral) fits.push(3 * means.length);
  return fits.length === 0 ? null : Math.min(...fits);
};
/** Little words that say nothing about what is looked for. */
const IDLE: readonly string[] = [
  'a',
  'an',
  'the',
  'to',
  'i',
  'my',
  'can',
  'how',
  'do',
  'ein',
  'eine',
  'einen',
  'der',
  'die',
  'das',
  'ich',
  'wie',
  'kann',
];
const meaningOf = (word: string): readonly string[] => PLAYERS_WORDS.find(({ says }) => says.includes(word))?.means ?? [];

export interface FoundInBook {
  /** Those that fit, the best first. */
  readonly rules: readonly Rule[];
  /** Where none does: those that come closest. */
  readonly near: readonly Rule[];
  /** It is not the rules that answer this, but the table. */
  readonly isAboutTable: boolean;
}
/** Rules by what their reader calls things: every word must fit, as it is or as the rules say it. */
export const searchBook = (rules: readonly Rule[], wanted: string): FoundInBook => {
  const typed = wanted
    .toLowerCase()
    .split(/[^\p{L}\d-]+/u)
    .filter(Boolean);
  const words = typed.length > 1 ? typed.filter(word => !IDLE.includes(word)) : typed;
  const whole = findRules(rules, wanted);
  const isAboutTable = words.some(word => TABLE_WORDS.includes(word));
  if (!words.some(word => meaningOf(word).length > 0)) return { ...whole, isAboutTable };
  const literal = new Map(words.map(word => [word, new Set(findRules(rules, word).rules)]));
  const found = rules.flatMap(rule => {
    const fits = words.map(word => fitOf(rule, literal.get(word)!.has(rule), meaningOf(word)));
    return fits.every(fit => fit !== null) ? [{ rule, fit: fits.reduce((sum, fit) => sum + fit, 0) }] : [];
  });
  return { rules: found.sort((a, b) => a.fit - b.fit).map(({ rule }) => rule), near: whole.near, isAboutTable };
};
