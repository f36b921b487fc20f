import type { Options, Setup } from '@cadre/core';

/** What the text code of something that a seat brings is made of: names from a list, joined. Pages offer them beside the code. */
export interface CodeParts {
  readonly names: readonly string[];
  readonly separator: string;
  /** So many names make a whole code. */
  readonly count: number;
}
/** The same options, with the names that their codes are made of. */
export const withParts = (options: Options, parts: CodeParts): Options =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, { ...option, parts }]));

/** One thing that is wrong with a set-up, and the option it is about; null where several options do not go together. */
export interface SetupProblem {
  readonly option: string | null;
  readonly says: string;
}
/** A speech that says in its own language what `check` and `checkBrought` say in English. */
export interface SetupSpeech {
  setupProblems?(setup: Setup): readonly SetupProblem[];
}
