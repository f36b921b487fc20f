import { board } from './board.js';
import { explain } from './explain.js';
import { facts } from './facts.js';
import { ops } from './ops.js';
import { options } from './options.js';
import { passes, questions } from './questions.js';
import { reasons } from './reasons.js';
import { setup } from './setup.js';

/** Everything the game says in English; German has the same shape. */
export const english = { board, explain, facts, ops, options, passes, questions, reasons, setup };
/** Every text of a language as a function of the same things, whatever it says. */
export type Words = typeof english;
