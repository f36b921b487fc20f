import { type Language, type Speech, spotsOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import type { SetupSpeech } from '@cadre/kit';
import type { BattleState } from '../state.js';
import { boardIn } from './board.js';
import { factIn } from './facts.js';
import { legendOf } from './map.js';
import { namesIn } from './names.js';
import { closing, listed } from './option-list.js';
import { briefOf, severalIn, valueIn } from './options.js';
import { passIn, questionIn } from './questions.js';
import { reasonIn } from './reasons.js';
import { seatIn } from './seats.js';
import { setupIn, setupProblemsIn } from './setup.js';
import { WORDS, type Words } from './words.js';

/** Two lengths in inches, and a third for the floor; a comma with digits behind it is a decimal point. */
const readSpot = (text: string): readonly number[] | null => {
  const found = /^(\d+(?:[.,]\d+)?)"?[\s,;]+(\d+(?:[.,]\d+)?)"?(?:[\s,;(+]+(\d+(?:[.,]\d+)?)"?\)?)?$/.exec(text.trim());
  if (!found) return null;
  return [found[1], found[2], found[3] ?? '0'].map(length => Math.round(Number(length!.replace(',', '.')) * INCH));
};
const speechIn = (words: Words, language: Language): Speech<BattleState> & SetupSpeech => {
  const names = namesIn(language);
  return {
    seat: (seat, view) => seatIn(words, view, seat),
    board: (view, drawing) => boardIn(words, names, view, drawing),
    legend: view => legendOf(words, names, view),
    question: (view, q) => questionIn(words, names, view, q),
    option: (view, space, value) => valueIn(words, names, view, space, value),
    listed,
    closing,
    several: (space, n) => severalIn(words, space, n),
    brief: (_, __, value) => briefOf(value),
    pass: view => passIn(words, view),
    spot: {
      form: words.options.spotForm,
      say: (_, place, answer) => {
        const { x, y, level = 0 } = spotsOf(place, answer)[0]!;
        return names.spot({ x, y, level });
      },
      read: readSpot,
    },
    fact: f => factIn(words, names, f),
    whose: f => ('seat' in f ? f.seat : null),
    reason: (view, reason) => reasonIn(words, names, view, reason),
    setup: (option, value, given) => setupIn(words, names, option, value, given),
    setupProblems: setup => setupProblemsIn(words, names, setup),
  };
};
export const speech: Readonly<Record<Language, Speech<BattleState>>> = { en: speechIn(WORDS.en, 'en'), de: speechIn(WORDS.de, 'de') };
