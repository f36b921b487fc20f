import type { Answer, Random, Space } from '@cadre/core';
import type { MandoView } from './bot/scene.js';
import { clone } from './clone.js';
import { imagine } from './imagine.js';
import { mandoMachine } from './procedures.js';
import type { MandoState } from './state.js';

/** Answers tried on a table that this seat cannot tell from the true one: the state right after each. */
export const tryAnswers = (view: MandoView, question: Space, random: Random): ((answer: Answer) => MandoState) => {
  const s = clone({
    public: view.public,
    secret: imagine(view, random),
    stack: view.stack.slice(),
    pending: null,
    seq: view.seq,
    floor: view.floor,
    out: null,
  });
  s.pending = { seq: view.seq, rule: view.pending!.rule, asks: [{ seat: view.seat, space: question, answer: null }] };
  return answer => mandoMachine.advance(clone(s), view.seat, answer);
};
