import { type Answer, type Language, type Random, type Space, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { WORDS } from '../speech/words.js';
import type { MandoState } from '../state.js';
import { askingOf } from './asking.js';
import { explain } from './explain.js';
import type { Trial } from './look-ahead.js';
import { replyTo } from './replies.js';
import type { MandoView } from './scene.js';

/** Plays any seat from what that seat may know: plans a turn at a time, and tries small choices out on an imagined table. */
export const heuristicWith = (trial: Trial) => ({
  name: 'heuristic',
  choose: (view: MandoView, question: Space, random: Random): Answer => replyTo(askingOf(view, question, random, trial)).answer,
});

/** How far a search looks ahead: to the end of this turn and the next. */
const TURNS = 2;
/** What a search needs beside the heuristic: the same in a hurry, and when an imagined match has gone far enough. */
export const rollout = {
  policy: (s: MandoState, seat: number, space: Space, random: Random): Answer =>
    replyTo(askingOf(viewOf(s, seat), space, random, null)).answer,
  isFar: (s: MandoState, from: MandoView): boolean => s.public.turn.number >= from.public.turn.number + TURNS,
};

export interface Advice {
  readonly answer: Answer;
  readonly why: string;
}
/** What it would answer, and why in one plain sentence. The same view gets the same advice. */
export const adviserWith =
  (trial: Trial) =>
  (view: MandoView, question: Space, language: Language = 'en'): Advice => {
    const { answer, reason } = replyTo(askingOf(view, question, seeded(view.seq), trial));
    return { answer, why: explain(WORDS[language], view, reason) };
  };
