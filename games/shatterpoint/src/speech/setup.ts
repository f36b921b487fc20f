import type { Setup } from '@cadre/core';
import { layoutsWith, missionsWith, NO_OWN, type Own } from '../content/own/own.js';
import { readOwn } from '../content/own/read-own.js';
import { encounterIn, encounterProblems, type OptionProblem } from '../squads/encounter.js';
import type { Words } from './english.js';
import type { Names } from './names.js';

type Given = Readonly<Record<string, unknown>>;
/** A file with problems brings nothing: they are told where the file is read. */
const ownIn = (given: Given): Own => {
  const { content } = given;
  if (typeof content !== 'string' || content === '') return NO_OWN;
  const read = readOwn(content);
  return read.ok ? read.value : NO_OWN;
};
/** An option by its name, or one of its values; a file may name missions and layouts. */
export const setupIn = (words: Words, names: Names, option: string, value?: string | number, given: Given = {}): string => {
  if (value === undefined) return words.setup[option] ?? option;
  const word = String(value);
  const own = ownIn(given);
  const found = option === 'mission' ? missionsWith(own) : option === 'layout' ? layoutsWith(own) : [];
  return found.find(({ id }) => id === word)?.name[names.language] ?? words.setup[word] ?? names.of(word);
};
/** Everything that is wrong with a set-up whose options have the right form. */
export const setupProblems = (setup: Setup): OptionProblem[] => encounterProblems(encounterIn(setup), ownIn(setup));
