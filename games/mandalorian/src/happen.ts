import { type Seat, emit as say, tell as whisper } from '@cadre/core';
import type { MandoFact } from './fact.js';
import { withIds } from './speech/ids.js';
import type { MandoKnown, MandoState } from './state.js';
import { storyAt } from './story/tell.js';

/** Facts carry the content's ids of what their numbers stand for: a log can be read without the match it comes from. */
export const emit = (s: MandoState, fact: MandoFact): void => {
  if (!s.out) return;
  say(s, withIds(s, fact));
  for (const { id } of storyAt(s, fact)) say(s, { type: 'story', rule: 'MA-11', line: id });
};
export const tell = (s: MandoState, to: Seat, fact: MandoFact): void => whisper(s, to, s.out ? withIds(s, fact) : fact);
/** Something changed the game, however little (MA-154): it is told, and it counts as an effect. */
export const happen = (s: MandoState, fact: MandoFact): void => {
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
export const isOver = (s: MandoKnown): boolean => s.public.result !== '';
