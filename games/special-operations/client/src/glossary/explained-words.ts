import type { Language } from '@cadre/core';
import { KEYWORD_IDS, KEYWORD_TEXTS, KEYWORDS, type KeywordId } from '@cadre/legion';
import { keywordLabel, keywordText } from '../keyword-words.js';
import { TERMS, type TermId } from './terms.js';

export interface ExplainedWord {
  readonly id: TermId | KeywordId;
  readonly name: string;
  readonly text: string;
}
/** A piece of a text, with what it means where it is a word of the game. */
export interface TextPart {
  readonly said: string;
  readonly word: ExplainedWord | null;
}
interface Pattern {
  readonly found: string;
  readonly word: (said: string) => ExplainedWord;
}
const NUMBERED = /\bX\b/;
const keyword = (id: KeywordId, language: Language): Pattern => ({
  found: `${KEYWORDS[id][language]}(?: \\d)?`,
  word: said => {
    const [number] = /\d$/.exec(said) ?? [];
    const text = KEYWORD_TEXTS[id][language];
    if (number === undefined) return { id, name: NUMBERED.test(text) ? `${said} X` : said, text };
    const on = { keyword: id, x: Number(number) };
    return { id, name: keywordLabel(on, language), text: keywordText(on, language) };
  },
});
const term = (id: TermId, language: Language): Pattern => {
  const { name, found, text } = TERMS[language][id];
  return { found, word: () => ({ id, name, text }) };
};
const patternsIn = (language: Language): readonly Pattern[] => [
  ...KEYWORD_IDS.map(id => keyword(id, language)),
  ...(Object.keys(TERMS[language]) as TermId[]).map(id => term(id, language)),
];
const readerIn = (language: Language): ((text: string) => TextPart[]) => {
  const patterns = patternsIn(language);
  const any = new RegExp(`(?<!\\p{L})(?:${patterns.map(({ found }) => `(${found})`).join('|')})(?!\\p{L})`, 'gu');
  return text => {
    const parts: TextPart[] = [];
    let end = 0;
    for (const match of text.matchAll(any)) {
      const [said, ...groups] = match;
      if (match.index > end) parts.push({ said: text.slice(end, match.index), word: null });
      parts.push({ said, word: patterns[groups.findIndex(group => group !== undefined)]!.word(said) });
      end = match.index + said.length;
    }
    return end < text.length ? [...parts, { said: text.slice(end), word: null }] : parts;
  };
};
const READERS = { en: readerIn('en'), de: readerIn('de') } as const;

/** A text of a card in pieces: every word of the game is one of its own. */
export const readText = (text: string, language: Language): readonly TextPart[] => READERS[language](text);

const wordsIn = (text: string, language: Language): ExplainedWord[] => READERS[language](text).flatMap(({ word }) => word ?? []);
/** All words of the game in these texts, then the terms that explain them, each once. */
export const explainedWords = (texts: readonly string[], language: Language): readonly ExplainedWord[] => {
  const words = new Map<string, ExplainedWord>();
  for (const text of texts) for (const word of wordsIn(text, language)) words.set(word.name, word);
  // A map goes on with what is added while it is read.
  for (const { text } of words.values())
    for (const word of wordsIn(text, language)) if (word.id in TERMS[language] && !words.has(word.name)) words.set(word.name, word);
  return [...words.values()];
};
