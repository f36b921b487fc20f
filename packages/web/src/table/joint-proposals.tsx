import { SeatMark } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.js';
import type { Proposal } from './open-question.js';

/**
 * What each partner proposes. One click agrees with a partner; the reader's own proposal can be withdrawn, or changed by another answer.
 * The first partner has the last word and may insist; whoever waits for one who is not there may decide alone.
 */
export const JointProposals = ({
  proposals,
  seat: own,
  name,
  pass,
  agree,
  insist,
  isAway,
  withdraw,
}: {
  readonly proposals: readonly Proposal[];
  readonly seat: number;
  readonly name: (seat: number) => string;
  /** What the answer that chooses nothing is called. */
  readonly pass: string;
  readonly agree: (answer: readonly number[]) => void;
  /** Ends the question with this answer. */
  readonly insist: (answer: readonly number[]) => void;
  /** Whether whoever plays this seat is not at the table. */
  readonly isAway: (seat: number) => boolean;
  /** Null where the table allows no undo. */
  readonly withdraw: (() => void) | null;
}): ReactNode => {
  const words = useWords();
  const mine = proposals.find(p => p.seat === own)?.answer ?? null;
  const decides = proposals[0]!.seat;
  const canEnd = decides === own || proposals.every(({ seat }) => seat === own || isAway(seat));
  return (
    <ul className="joint-proposals" aria-label={words.ask.proposals}>
      {proposals.map(({ seat, answer, says }) => (
        <li key={seat} data-seat={seat}>
          <SeatMark seat={seat} />
          <strong>{name(seat)}:</strong>
          <span className={answer ? 'proposed' : 'proposed quiet'}>{answer ? says || pass : words.ask.noProposal}</span>
          {seat === own && answer && canEnd && (
            <button type="button" className="key insist" onClick={() => insist(answer)}>
              {decides === own ? words.ask.insist : words.ask.decideAlone(name(decides))}
            </button>
          )}
          {seat === own && answer && withdraw && (
            <button type="button" className="key withdraw" onClick={withdraw}>
              {words.ask.withdraw}
            </button>
          )}
          {seat !== own && answer && answer.join() !== mine?.join() && (
            <button type="button" className="key agree" onClick={() => agree(answer)}>
              {words.ask.agreeTo(says || pass)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};
