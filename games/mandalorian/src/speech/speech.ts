import type { Speech } from '@cadre/core';
import type { MandoState } from '../state.js';

export const speech: Speech<MandoState> = {
  seat: seat => `Player ${seat + 1}`,
  board: () => [],
  question: (_, q) => q.rule,
  option: (_, __, value) => String(value),
  fact: f => f.type,
};
