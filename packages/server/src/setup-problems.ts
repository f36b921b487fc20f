import {
  type AnyGame,
  type AnyState,
  checkSetup,
  type Language,
  type Option,
  optionsWith,
  type Setup,
  type Speech,
  speechOf,
} from '@cadre/core';
import type { SetupProblem, SetupSpeech } from '@cadre/kit';

type Given = Readonly<Record<string, unknown>>;
const ABOUT_OPTION = /^option "([^"]+)": (.*)$/su;
const parse = (problem: string): SetupProblem => {
  const found = ABOUT_OPTION.exec(problem);
  return found ? { option: found[1]!, says: found[2]! } : { option: null, says: problem };
};
const EXPECTED: Readonly<Record<Language, ((option: Option) => string) | null>> = {
  en: null, // as the kernel says it
  de: option => {
    switch (option.kind) {
      case 'word':
        return `Möglich sind: ${option.words.join(', ')}`;
      case 'number':
        return `Bitte eine ganze Zahl von ${option.min} bis ${option.max} eingeben`;
      case 'file':
        return `Bitte eine Textdatei mit höchstens ${option.max} Zeichen wählen`;
      case 'seat':
        return `Höchstens ${option.max} Zeichen`;
    }
  },
};

/** Every problem of a set-up in the reader's language, where the game speaks it; each next to the option it is about. */
export const setupProblems = (game: AnyGame, given: Given, language: Language): { setup: Setup; problems: SetupProblem[] } => {
  const { setup, problems } = checkSetup(game, given);
  if (problems.length === 0) return { setup, problems: [] };
  const { options } = optionsWith(game, given);
  // A value of the wrong kind is not in the set-up: what the game itself checks was not asked then.
  const isWhole = Object.keys(setup).length >= Object.keys(options).length;
  const speech: Speech<AnyState> & SetupSpeech = speechOf(game, language);
  if (isWhole && speech.setupProblems) return { setup, problems: [...speech.setupProblems(setup)] };
  const expected = isWhole ? undefined : EXPECTED[language];
  return {
    setup,
    problems: problems.map(parse).map(p => {
      const option = p.option === null ? undefined : options[p.option];
      return option && expected ? { option: p.option, says: expected(option) } : p;
    }),
  };
};
