import { type Answer, enumerate, type Random, type Space } from '@cadre/core';
import { clone } from '../clone.js';
import { imagine } from '../imagine.js';
import { mandoMachine } from '../procedures.js';
import type { MandoState } from '../state.js';
import { judge } from './judge.js';
import { type MandoView, sceneOf } from './scene.js';

const WON = 10_000;
const MOST_ANSWERS = 40;

/** How a state looks to this player. */
export const standing = (s: MandoState, seat: number): number => {
  if (s.public.result === 'won') return WON;
  if (s.public.result === 'lost') return -WON;
  return judge(sceneOf(s.public, s.secret[seat]!));
};
/** A state that this seat cannot tell from the truth, at the question it is asked. */
const imagined = (view: MandoView, question: Space, random: Random): MandoState => {
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
  return s;
};
export interface Weighed {
  readonly answer: Answer;
  readonly worth: number;
}
/** Every answer with how things stand right after it; undefined when there are too many. */
export const lookAhead = (view: MandoView, question: Space, random: Random): Weighed[] | undefined => {
  const answers = enumerate(question, MOST_ANSWERS);
  if (!answers) return undefined;
  const s = imagined(view, question, random);
  return answers.map(answer => ({ answer, worth: standing(mandoMachine.advance(clone(s), view.seat, answer), view.seat) }));
};
