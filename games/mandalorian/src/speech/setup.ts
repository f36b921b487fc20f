import type { Setup } from '@cadre/core';
import { type SetupProblem, wordFor } from '@cadre/kit';
import { planProblemsIn } from '../box/plan.js';
import { ownProblems } from '../content/check-own.js';
import { contentWith, withoutBlanks } from '../content/own.js';
import type { Content } from '../content/types.js';
import type { Words } from './words.js';

/** The content that the words of a set-up come from; of a file that is still wrong nothing is read. */
const contentGiven = (given: Readonly<Record<string, unknown>>): Content => {
  const file = given['content'];
  return contentWith(typeof file === 'string' && file !== '' && ownProblems(file).length === 0 ? withoutBlanks(file) : '');
};

/** An option of the set-up by its short name, or one of its values in words. */
export const setupIn =
  ({ setup, texts, player }: Words) =>
  (option: string, value?: string | number, given: Readonly<Record<string, unknown>> = {}): string => {
    if (value === undefined) return wordFor(setup.labels, option, String(option));
    const names = texts.namesOf(contentGiven(given));
    switch (option as keyof Words['setup']['labels']) {
      case 'mission':
        return names('mission', String(value));
      case 'map':
        return value === 'own' ? setup.ownMap : names('map', String(value));
      case 'difficulty':
        return wordFor(setup.difficulties, value, String(value));
      case 'mode':
        return wordFor(setup.modes, value, String(value));
      case 'traitor':
        return wordFor(setup.traitors, value, String(value));
      case 'character1':
      case 'character2':
      case 'character3':
      case 'character4':
        return value === 'auto' ? setup.anyCharacter : names('character', String(value));
      case 'guide':
        return setup.guide(Number(value));
      case 'first':
        return value === 0 ? setup.chance : player(Number(value));
      case 'content':
        return value === '' ? setup.noFile : setup.ownFile;
      default:
        return String(value);
    }
  };

/** What is wrong with a set-up as a whole, in the words and names of a language. */
export const setupProblemsIn =
  ({ setup: { problems }, texts }: Words) =>
  (setup: Setup): SetupProblem[] =>
    planProblemsIn(setup, problems, texts.namesOf(contentGiven(setup)));
