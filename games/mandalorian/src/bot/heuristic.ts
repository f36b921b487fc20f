import type { Answer, Random, Space } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { askingOf } from './asking.js';
import { replyTo } from './replies.js';
import type { MandoView } from './scene.js';

/** Plays any seat from what that seat may know: plans a turn at a time, and tries small choices out on an imagined table. */
export const heuristic = {
  name: 'heuristic',
  choose: (view: MandoView, question: Space, random: Random): Answer => replyTo(askingOf(view, question, random)).answer,
};

export interface Advice {
  readonly answer: Answer;
  readonly why: string;
}
/** What it would answer, and why in one plain sentence. The same view gets the same advice. */
export const advise = (view: MandoView, question: Space): Advice => {
  const { answer, why } = replyTo(askingOf(view, question, seeded(view.seq)));
  return { answer, why: why() };
};
