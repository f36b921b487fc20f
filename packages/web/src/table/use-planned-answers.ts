import type { PlannedAnswer } from '@cadre/table-client';
import { useEffect, useRef } from 'react';
import { isComplete } from '../spaces/draft.js';
import { idOf, type OpenQuestion } from './open-question.js';

/** Whether this question is the one that the answer was planned for, as things are now. */
const fits = ({ space }: OpenQuestion, planned: PlannedAnswer): boolean =>
  space.of === planned.of && (planned.when?.(space) ?? true) && isComplete(space, answerTo(space, planned));
const answerTo = (space: OpenQuestion['space'], { answer }: PlannedAnswer): readonly number[] =>
  typeof answer === 'function' ? answer(space) : answer;

/** Gives the answers of one gesture as their questions come. The first that does not fit ends it: from there on the reader decides. */
export const usePlannedAnswers = (
  asked: OpenQuestion | null,
  /** Before the first answer of a gesture. */
  begin: () => void,
  send: (asked: OpenQuestion, answer: readonly number[]) => void,
): {
  playAll(answers: readonly PlannedAnswer[]): void;
  /** The same from the next question on. */
  playNext(answers: readonly PlannedAnswer[]): void;
  drop(): void;
} => {
  const left = useRef<readonly PlannedAnswer[]>([]);
  const isFirst = useRef(true);
  const giveNext = (): void => {
    if (!asked || left.current.length === 0) return;
    const at = left.current.findIndex(planned => !planned.isOptional || fits(asked, planned));
    const next = left.current[at];
    const isMeant = next !== undefined && fits(asked, next);
    left.current = isMeant ? left.current.slice(at + 1) : [];
    if (!isMeant) return;
    if (isFirst.current) begin();
    isFirst.current = false;
    send(asked, answerTo(asked.space, next));
  };
  const plan = (answers: readonly PlannedAnswer[]): void => {
    left.current = answers;
    isFirst.current = true;
  };
  const question = asked ? idOf(asked) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one answer for each new question
  useEffect(giveNext, [question]);
  return {
    playAll: answers => {
      plan(answers);
      giveNext();
    },
    playNext: plan,
    drop: () => plan([]),
  };
};
