import type { PlannedAnswer } from '@cadre/table-client';
import type { ClientState, MatchClient } from '../connection/match-client.js';
import { type Session, type Undo, undoFor } from '../connection/session.js';
import type { OpenQuestion } from './open-question.js';
import { type Refusing, useDraft } from './use-draft.js';
import { useGestures } from './use-gestures.js';
import { usePlannedAnswers } from './use-planned-answers.js';

/** The answers of the seat in front: in the making, on their way, planned, and taken back. */
export const useAnswers = (
  { outgoing }: ClientState,
  client: MatchClient,
  session: Session,
  seat: number,
  { asked, isDirect }: { readonly asked: OpenQuestion | null; readonly isDirect: boolean },
) => {
  const isSending = asked !== null && outgoing.some(r => r.type === 'answer' && r.seat === asked.seat && r.seq === asked.seq);
  const send = (a: OpenQuestion, answer: readonly number[], refused?: Refusing): void => {
    // A refusal is heard before the page is drawn anew: what is on its way is looked up now.
    if (client.state().outgoing.some(r => r.type === 'answer' && r.seat === a.seat && r.seq === a.seq)) return;
    for (const each of a.seats) client.send({ type: 'answer', seat: each, seq: a.seq, answer: [...answer] }, refused);
  };
  const { undo, begin } = useGestures(session, seat);
  const planned = usePlannedAnswers(asked, begin, send);
  const draft = useDraft(asked, isDirect, (a, answer, refused) => {
    planned.drop();
    begin();
    send(a, answer, refused);
  });
  const takeBack = (back: Undo): void => {
    planned.drop();
    if (back.state === 'free' || back.state === 'ask') client.send({ type: 'undo', seat: back.seat, to: back.to });
  };
  return {
    draft,
    isSending,
    undo,
    takeBack: () => takeBack(undo),
    playAll: planned.playAll,
    playInstead: (answers: readonly PlannedAnswer[]): void => {
      takeBack(undoFor(session, seat)); // only the last answer
      planned.playNext(answers);
    },
  };
};
export type Answers = ReturnType<typeof useAnswers>;
