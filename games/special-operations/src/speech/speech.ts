import { answerOf, type Language, type Place, type Speech, spotsOf } from '@cadre/core';
import { asDirection, FACING_UP, INCH } from '@cadre/geometry';
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

const inTenths = (length: string | undefined): number => Math.round(Number((length ?? '0').replace(',', '.')) * INCH);
/** Two lengths in inches, and a third for the floor; a comma with digits behind it is a decimal point. */
const readLengths = (text: string): readonly [x: number, y: number, level: number] | null => {
  const found = /^(\d+(?:[.,]\d+)?)"?[\s,;]+(\d+(?:[.,]\d+)?)"?(?:[\s,;(+]+(\d+(?:[.,]\d+)?)"?\)?)?$/.exec(text.trim());
  if (!found) return null;
  return [inTenths(found[1]), inTenths(found[2]), inTenths(found[3])];
};
/** A unit with a front also faces a point: 12 4.5 > 18 30. Without one it faces the far edge, as blue sees it. */
const readSpot = (text: string, { parts }: Pick<Place, 'parts'>): readonly number[] | null => {
  const [where = '', towards, ...more] = text.split('>');
  const spot = readLengths(where);
  if (!parts.includes('facing')) return towards === undefined ? spot : null;
  const to = towards === undefined ? undefined : readLengths(towards);
  if (!spot || to === null || more.length > 0) return null;
  const facing = to ? { x: to[0] - spot[0], y: to[1] - spot[1] } : FACING_UP;
  return answerOf({ parts }, [
    { x: spot[0], y: spot[1], level: spot[2], facing: facing.x === 0 && facing.y === 0 ? facing : asDirection(facing.x, facing.y) },
  ]);
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
        const { x, y, level = 0, facing } = spotsOf(place, answer)[0]!;
        return names.spot({ x, y, level, ...(facing && { facing }) });
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
