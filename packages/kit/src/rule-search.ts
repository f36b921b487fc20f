import type { Rule } from '@cadre/core';

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+(?:[-–][\p{L}\d]+)*/gu) ?? [];
/** "ties", "tied" and "tie" are one word to whoever searches. */
const stem = (word: string): string => {
  const shorter = word.replace(/(?<=...)(en|er)$|(?<=..)(ing|ed|e|s)$/, '');
  return shorter === word ? word : stem(shorter);
};
/** The same word in another form, or its beginning. Never a part from the middle: "end" is not "defend". */
const isWord = (wanted: string, word: string): boolean =>
  word === wanted || (wanted.length > 2 && word.startsWith(wanted)) || stem(word) === stem(wanted);

const triplets = (word: string): string[] => Array.from({ length: word.length + 1 }, (_, i) => ` ${word} `.slice(i, i + 3));
/** 1 for the same letters in the same order, 0 for nothing in common. */
const likeness = (a: string, b: string): number => {
  const [ours, theirs] = [triplets(a), new Set(triplets(b))];
  return (2 * ours.filter(t => theirs.has(t)).length) / (ours.length + theirs.size);
};
/** Less than this is a coincidence of a few letters. */
const ALIKE = 0.4;
const MOST_NEAR = 3;

export interface FoundRules<R extends Rule> {
  /** Those that contain every word: in their id, what they say, their source or ruling. */
  readonly rules: readonly R[];
  /** Where there are none: the ones that come closest, best first. */
  readonly near: readonly R[];
}
/** Search rules by words. Nothing to search for finds everything. */
export const findRules = <R extends Rule>(rules: readonly R[], query: string): FoundRules<R> => {
  const wanted = wordsIn(query);
  const indexed = rules.map(rule => {
    const words = wordsIn(`${rule.id} ${rule.says} ${rule.source} ${rule.ruling ?? ''}`);
    return { rule, words: [...new Set(words.flatMap(word => [word, ...word.split(/[-–]/)]))] };
  });
  const found = indexed.filter(({ words }) => wanted.every(w => words.some(word => isWord(w, word))));
  if (found.length > 0) return { rules: found.map(({ rule }) => rule), near: [] };
  const best = (w: string, words: readonly string[]): number => {
    const like = Math.max(0, ...words.map(word => (isWord(w, word) ? 1 : likeness(w, word))));
    return like < ALIKE ? 0 : like;
  };
  const near = indexed
    .map(({ rule, words }) => ({ rule, score: wanted.reduce((sum, w) => sum + best(w, words), 0) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return { rules: [], near: near.slice(0, MOST_NEAR).map(({ rule }) => rule) };
};
