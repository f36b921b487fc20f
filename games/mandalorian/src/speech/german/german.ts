import * as texts from '../../content/german/text.js';
import { content } from '../../content/index.js';
import type { Words } from '../words.js';
import { board } from './board.js';
import { facts } from './facts.js';
import { choices, deeds, options, passes, questions } from './questions.js';
import { setup } from './setup.js';
import { things } from './things.js';

export const german: Words = {
  names: texts.namesOf(content),
  texts,
  things,
  board,
  questions,
  choices,
  deeds,
  passes,
  options,
  facts,
  setup,
  choose: rule => `Wähle (${rule})`,
  player: number => `Spieler ${number}`,
};
