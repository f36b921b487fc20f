import { type Language, type PickSpace, plainReason, type Speech, spotsOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import type { SetupSpeech } from '@cadre/kit';
import { REASONS, reasonText } from '../bot/reasons.js';
import { OPTION } from '../options.js';
import { squadWords } from '../squads/words.js';
import type { EncounterState } from '../state.js';
import { boardIn, legendIn } from './board.js';
import { english, type Words } from './english.js';
import { factIn } from './facts.js';
import { german } from './german.js';
import { namesIn } from './names.js';
import { questionIn, valueIn } from './options.js';
import { setupIn, setupProblems } from './setup.js';

/** Two lengths in inches, and an Elevation; a comma with digits behind it is a decimal point. */
const readSpot = (text: string): readonly number[] | null => {
  const found = /^(\d+(?:[.,]\d+)?)"?[\s;]+(\d+(?:[.,]\d+)?)"?(?:[\s;(]+(\d)\)?)?$/.exec(text.trim());
  if (!found) return null;
  const length = (written: string): number => Math.round(Number(written.replace(',', '.')) * INCH);
  return [length(found[1]!), length(found[2]!), Number(found[3] ?? '0')];
};
/** What a suggested spot is near to. */
const NAMED = ['toward', 'at', 'inReach'] as const;
const isNamed = (why: string): why is (typeof NAMED)[number] => (NAMED as readonly string[]).includes(why);
/** "Done" stands apart from what can be done. */
const closing = ({ of, options }: PickSpace): readonly number[] =>
  options.filter(value => of === 'option' && OPTION.has(value) && OPTION.decode(value).kind === 'end');
const speechIn = (words: Words, language: Language): Speech<EncounterState> & SetupSpeech => {
  const names = namesIn(language);
  const squads = squadWords(language);
  return {
    seat: seat => words.seats[seat] ?? String(seat),
    board: view => boardIn(words, names, view),
    legend: () => legendIn(words),
    question: (view, q) => questionIn(words, names, view, q),
    option: (view, space, value) => valueIn(words, names, view, space, value),
    closing,
    pass: () => words.options.pass,
    spot: {
      form: words.board.spotForm,
      say: (_, place, answer) => {
        const { x, y, level = 0 } = spotsOf(place, answer)[0]!;
        return names.spot({ x, y, elevation: level });
      },
      read: readSpot,
    },
    fact: f => factIn(words, names, f),
    whose: f => ('seat' in f ? f.seat : null),
    reason: (_, reason) =>
      (reason.why === 'jump' ? words.jump(String(reason.about?.['option']), String(reason.about?.['next'])) : undefined) ??
      (isNamed(reason.why) ? words[reason.why](String(reason.about?.[language])) : undefined) ??
      (typeof reason.about?.['card'] === 'string' ? words.figureReasons[reason.why]?.(names.of(reason.about['card'])) : undefined) ??
      words.reasons[reason.why] ??
      (reason.why in REASONS ? reasonText(reason, language) : undefined) ??
      plainReason(reason) ??
      reason.why,
    setup: (option, value, given) => setupIn(words, names, option, value, given),
    setupProblems: setup => setupProblems(setup).map(({ option, problem }) => ({ option, says: squads.problem(problem) })),
  };
};
export const speech: Readonly<Record<Language, Speech<EncounterState>>> = { en: speechIn(english, 'en'), de: speechIn(german, 'de') };
