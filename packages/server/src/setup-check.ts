import { type AnyGame, type Language, optionsWith, type Setup, speechOf } from '@cadre/core';
import type { SetupProblem } from '@cadre/kit';
import type { GameOption } from '@cadre/protocol';
import { seatCount, spokenOptions } from './game-facts.js';
import { setupProblems } from './setup-problems.js';

/** A set-up from outside. Plain data: it is sent to a thread. */
export interface SetupRequest {
  readonly game: string;
  readonly given: Readonly<Record<string, unknown>>;
  readonly language: Language;
}
export interface CheckedSetup {
  readonly setup: Setup;
  readonly problems: readonly SetupProblem[];
  readonly options: readonly GameOption[];
  /** The names of its seats; none if there are problems. */
  readonly seats: readonly string[];
}
/** A file can be wrong in more places than anybody reads, and the list longer than the file. */
const MOST_PROBLEMS = 50;
const LONGEST_PROBLEM = 500;
const AND_MORE: Readonly<Record<Language, (count: number) => string>> = {
  en: count => `and ${count} more problems`,
  de: count => `und ${count} weitere Probleme`,
};
const bounded = (problems: readonly SetupProblem[], language: Language): SetupProblem[] => {
  const more = problems.length - MOST_PROBLEMS;
  return [
    ...problems
      .slice(0, MOST_PROBLEMS)
      .map(({ option, says }) => ({ option, says: says.length > LONGEST_PROBLEM ? `${says.slice(0, LONGEST_PROBLEM)}…` : says })),
    ...(more > 0 ? [{ option: null, says: AND_MORE[language](more) }] : []),
  ];
};

export const readSetup = (game: AnyGame, { given, language }: Omit<SetupRequest, 'game'>): CheckedSetup => {
  const { setup, problems } = setupProblems(game, given, language);
  const seats = problems.length > 0 ? 0 : seatCount(game, setup);
  const speech = speechOf(game, language);
  return {
    setup,
    problems: bounded(problems, language),
    options: spokenOptions(optionsWith(game, given).options, speech, given),
    seats: Array.from({ length: seats }, (_, seat) => speech.seat(seat)),
  };
};

/** Characters of the files in it: what checking it costs. */
export const fileLength = (game: AnyGame, given: SetupRequest['given']): number =>
  Object.entries(game.options).reduce((sum, [name, { kind }]) => {
    const text = kind === 'file' && Object.hasOwn(given, name) ? given[name] : '';
    return sum + (typeof text === 'string' ? text.length : 0);
  }, 0);
