import { useState } from 'react';
import { type Session, standingAnswers, type Undo, undoFor } from '../connection/session.js';

/** One click may give several answers: undo takes them back together. */
export const useGestures = (
  session: Session,
  seat: number,
): {
  readonly undo: Undo;
  /** Before the first answer of a click is sent. */
  begin(): void;
} => {
  const [starts, setStarts] = useState<readonly number[]>([]);
  return {
    undo: undoFor(session, seat, starts),
    begin: () => {
      const next = standingAnswers(session.events).length;
      setStarts(now => [...now.filter(n => n < next), next]);
    },
  };
};
