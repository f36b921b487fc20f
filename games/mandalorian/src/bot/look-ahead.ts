import { type Answer, enumerate, type Random, type Space } from '@cadre/core';
import type { MandoState } from '../state.js';
import { judge } from './judge.js';
import { type MandoView, sceneOf } from './scene.js';

const WON = 10_000;
const MOST_ANSWERS = 40;

/** What answers lead to, by the rules: the bot is given it and does not reach them itself. */
export type Trial = (view: MandoView, question: Space, random: Random) => (answer: Answer) => MandoState;

/** How a state looks to this player. */
export const standing = (s: MandoState, seat: number): number => {
  if (s.public.result === 'won') return WON;
  if (s.public.result === 'lost') return -WON;
  return judge(sceneOf(s.public, s.secret[seat]!));
};
export interface Weighed {
  readonly answer: Answer;
  readonly worth: number;
}
/** Every answer with how things stand right after it; undefined when there are too many. */
export const lookAhead = (trial: Trial, view: MandoView, question: Space, random: Random): Weighed[] | undefined => {
  const answers = enumerate(question, MOST_ANSWERS);
  if (!answers) return undefined;
  const after = trial(view, question, random);
  return answers.map(answer => ({ answer, worth: standing(after(answer), view.seat) }));
};
