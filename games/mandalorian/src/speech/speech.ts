import type { Speech } from '@cadre/core';
import type { MandoState } from '../state.js';
import { board } from './board.js';
import { fact } from './facts.js';
import { option, question } from './questions.js';

export const speech: Speech<MandoState> = { seat: seat => `Player ${seat + 1}`, board, question, option, fact };
