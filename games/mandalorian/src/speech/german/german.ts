import { nounOf } from '../../content/german/nouns.js';
import { content } from '../../content/index.js';
import { TEXTS } from '../../content/texts.js';
import type { Words } from '../words.js';
import { board } from './board.js';
import { facts } from './facts.js';
import { choices, deeds, occasions, options, passes, questions } from './questions.js';
import { reasons } from './reasons.js';
import { setup } from './setup.js';
import { things } from './things.js';

export const german: Words = {
  names: TEXTS.de.namesOf(content),
  texts: TEXTS.de,
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
  choose: rule => `Wähle (${rule})`,
  player: number => `Spieler ${number}`,
  playing: (character, names) => nounOf('character', character, names).name,
};
