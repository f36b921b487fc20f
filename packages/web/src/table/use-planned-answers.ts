import type { PlannedAnswer } from '@cadre/table-client';
import { useEffect, useRef } from 'react';
import { isComplete } from '../spaces/draft.js';
import type { OpenQuestion } from './open-question.js';

/** Whether this question is the one that the answer was planned for, as things are now. */
const fits = ({ space }: OpenQuestion, { of, answer, when }: PlannedAnswer): boolean =>
  space.of === of && isComplete(space, answer) && (when?.(space) ?? true);

/** Gives the answers of one gesture as their questions come. The first that does not fit ends it: from there on the reader decides. */
export const usePlannedAnswers = (
  asked: OpenQuestion | null,
  send: (asked: OpenQuestion, answer: readonly number[]) => void,
): { playAll(answers: readonly PlannedAnswer[]): void; drop(): void } => {
  const left = useRef<readonly PlannedAnswer[]>([]);
  const giveNext = (): void => {
    const [next, ...rest] = left.current;
    if (!next || !asked) return;
    left.current = fits(asked, next) ? rest : [];
    if (fits(asked, next)) send(asked, next.answer);
  };
  const question = asked ? `${asked.seat}:${asked.seq}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer for each new question
  useEffect(giveNext, [question]);
  return {
    playAll: answers => {
      left.current = answers;
      giveNext();
    },
    drop: () => {
      left.current = [];
    },
  };
};
