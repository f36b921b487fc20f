import type { Words } from '../english/index.js';
import { board } from './board.js';
import { explain } from './explain.js';
import { facts } from './facts.js';
import { ops } from './ops.js';
import { options } from './options.js';
import { passes, questions } from './questions.js';
import { reasons } from './reasons.js';
import { setup } from './setup.js';

export const german: Words = { board, explain, facts, ops, options, passes, questions, reasons, setup };
