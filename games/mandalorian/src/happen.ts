import { emit, type Fact } from '@cadre/core';
import type { MandoState } from './state.js';

/** Something changed the game, however little (MA-154): it is told, and it counts as an effect. */
export const happen = (s: MandoState, fact: Fact): void => {
  s.public.changes++;
  emit(s, fact);
};
/** MA-173, MA-175: nothing that was going to happen happens any more. */
export const endGame = (s: MandoState, result: 'won' | 'lost', rule: string, reason: string): void => {
  s.public.result = result;
  s.public.reason = reason;
  emit(s, { type: 'ended', rule, result, reason });
  s.stack.length = 0;
};
export const isOver = (s: MandoState): boolean => s.public.result !== '';
