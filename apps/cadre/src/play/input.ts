import type { Answer, Space } from '@cadre/core';
import type { LabelledOption } from './labels.js';
import type { PlayWords } from './words/index.js';

const COMMANDS = { u: 'undo', b: 'board', l: 'log', h: 'hint', '?': 'help', q: 'quit', n: 'next', p: 'previous' } as const;
type Letter = keyof typeof COMMANDS;
/** The meaning of a typed line. */
export type Input =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: (typeof COMMANDS)[Letter] }
  | { readonly kind: 'save'; readonly file: string | null }
  /** What was typed for a spot on the table: only the game can read it. */
  | { readonly kind: 'spot'; readonly text: string }
  | { readonly kind: 'unclear'; readonly message: string };

const isLetter = (word: string): word is Letter => Object.hasOwn(COMMANDS, word);
const unclear = (message: string): Input => ({ kind: 'unclear', message });

/** `pass` is the game's word for answering with nothing, if it has one. */
export const readInput = (line: string, space: Space, options: readonly LabelledOption[], words: PlayWords, pass?: string): Input => {
  const text = line.trim();
  const [word = '', ...rest] = text.split(/\s+/);
  const letter = word.toLowerCase();
  if (letter === 's') return { kind: 'save', file: rest.join(' ') || null };
  if (isLetter(letter) && rest.length === 0) return { kind: COMMANDS[letter] };
  if (space.kind === 'place' && text !== '') return { kind: 'spot', text };
  if (text === '')
    return (space.kind === 'pick' && space.min === 0) || (space.kind === 'place' && space.may)
      ? { kind: 'answer', answer: [] }
      : unclear(words.cannotPass(howTo(space, words, pass)));
  const numbers = text.split(/[\s,;]+/).filter(w => w !== '');
  const wrong = numbers.find(w => !/^-?\d+$/.test(w));
  if (wrong === undefined) return answerOf(numbers.map(Number), space, options, words, pass);
  const named = space.kind === 'pick' ? optionsNamed(text, options) : [];
  if (named.length === 1) return { kind: 'answer', answer: [named[0]!.value] };
  const problem = named.length > 1 ? words.severalMatch(text, named.length) : words.notUnderstood(wrong);
  return unclear(words.orHelp(problem, howTo(space, words, pass)));
};

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
/** The options that contain these words: "b7" finds "go to B7". */
const optionsNamed = (text: string, options: readonly LabelledOption[]): readonly LabelledOption[] =>
  options.filter(option => plain(option.words).includes(plain(text)));

const answerOf = (
  numbers: readonly number[],
  space: Space,
  options: readonly LabelledOption[],
  words: PlayWords,
  pass: string | undefined,
): Input => {
  switch (space.kind) {
    case 'pick':
    case 'order': {
      const chosen = numbers.map(n => options.find(o => o.label === n));
      const missing = chosen.indexOf(undefined);
      if (missing !== -1) return unclear(words.noOption(numbers[missing]!, howTo(space, words, pass)));
      return { kind: 'answer', answer: chosen.map(o => o!.value) };
    }
    case 'amount':
    case 'place':
    case 'roll':
    case 'draw':
      return { kind: 'answer', answer: numbers };
  }
};

/** How to answer, for prompts and error messages. */
export const howTo = (space: Space, { how }: PlayWords, pass?: string): string => {
  switch (space.kind) {
    case 'pick': {
      const most = Math.min(space.max, space.options.length);
      const enter = pass === undefined ? how.enterToPass : how.enterTo(pass);
      if (most === 0) return how.noOptions(enter);
      if (most === 1) return space.min === 0 ? how.oneOr(enter) : how.one;
      return how.several(space.min, most);
    }
    case 'amount':
      return how.amount(space.min, space.max);
    case 'order':
      return how.order(space.items.length);
    case 'place':
      return how.place(space.spots);
    case 'roll':
      return how.roll(space.dice.length);
    case 'draw':
      return how.draw(space.count);
  }
};
