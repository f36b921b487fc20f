import { CHANCE } from '@cadre/core';
import { useEffect, useRef } from 'react';
import type { Session } from '../connection/session.js';
import { idOf, type OpenQuestion } from './open-question.js';

/** Whether nobody else has answered since the reader did. */
const goesOn = ({ events, seats }: Session): boolean => {
  const last = events.findLast(e => e.kind === 'answered' && e.seat !== CHANCE);
  return last?.kind === 'answered' && seats.includes(last.seat);
};

/** A hint that was asked for and is taken leads to one more, if the reader goes on: a card is hinted together with its slot. */
export const useHintTrail = (session: Session, asked: OpenQuestion | null, ask: () => void): { follow(): void } => {
  const isFollowed = useRef(false);
  const followed = useRef('');
  const question = asked ? idOf(asked) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new question
  useEffect(() => {
    if (question === '' || !isFollowed.current) return;
    isFollowed.current = false;
    if (!goesOn(session)) return;
    followed.current = question;
    ask();
  }, [question]);
  return {
    follow: () => {
      isFollowed.current = followed.current !== question;
    },
  };
};
