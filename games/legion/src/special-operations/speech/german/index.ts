import type { Words } from '../english/index.js';
import { board } from './board.js';
import { facts } from './facts.js';
import { options } from './options.js';
import { passes, questions } from './questions.js';
import { reasons } from './reasons.js';
import { setup } from './setup.js';

export const german: Words = { board, facts, options, passes, questions, reasons, setup };
