import { content } from '../../content/index.js';
import type { Names } from '../../content/names.js';
import { TEXTS } from '../../content/texts.js';
import { board } from './board.js';
import { facts } from './facts.js';
import { choices, deeds, occasions, options, passes, questions } from './questions.js';
import { reasons } from './reasons.js';
import { setup } from './setup.js';
import { things } from './things.js';

/** Everything the game says in English. Its type is what another language must have. */
export const english = {
  names: TEXTS.en.namesOf(content),
  texts: TEXTS.en,
  things,
  board,
  questions,
  choices,
  deeds,
  occasions,
  passes,
  options,
  facts,
  reasons,
  setup,
  choose: (rule: string) => `Choose (${rule})`,
  player: (number: number) => `Player ${number}`,
  /** A player who plays one character, by its id. */
  playing: (character: string, names: Names) => names('character', character),
};
