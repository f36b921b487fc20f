import type { Speech } from '@cadre/core';
import type { SetupSpeech } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import type { FactType, MandoFact } from '../fact.js';
import type { MandoState } from '../state.js';
import { boardIn } from './board.js';
import { factIn } from './facts.js';
import { optionIn, passIn, questionIn } from './questions.js';
import { setupIn, setupProblemsIn } from './setup.js';
import { playerName } from './things.js';
import { WORDS, type Words, wordsOf } from './words.js';

/** Threats, events, tracks and the story do these by themselves. */
const NOBODYS: ReadonlySet<FactType> = new Set<FactType>([
  'whites',
  'reshuffled',
  'story',
  'ended',
  'placed',
  'revealed',
  'defeated',
  'spawned',
  'enemy-moved',
  'mission-effect',
  'attacked',
  'enemy-healed',
  'slot-due',
  'crisis',
  'event',
  'another-event',
  'no-effect',
  'back',
  'emptied',
  'track',
  'marked',
  'unlocked',
  'locked',
  'ballot',
]);
const whoseFact = (fact: MandoFact): null | undefined => (NOBODYS.has(fact.type) ? null : undefined);
const speechIn = (words: Words): Speech<MandoState> & SetupSpeech => ({
  seat: (seat, view) => (view ? playerName(wordsOf(words, boxOf(view)), boxOf(view), seat) : words.player(seat + 1)),
  board: boardIn(words),
  question: questionIn(words),
  option: optionIn(words),
  pass: passIn(words),
  fact: factIn(words),
  whose: whoseFact,
  setup: setupIn(words),
  setupProblems: setupProblemsIn(words),
});
export const speech = speechIn(WORDS.en);
export const germanSpeech = speechIn(WORDS.de);
