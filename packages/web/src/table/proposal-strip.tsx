import { type ReactNode, useEffect } from 'react';
import type { RequestBody } from '../connection/connection.js';
import { moveText, type Session } from '../connection/session.js';
import { useWords } from '../words/words.js';
import { occupantName } from './names.js';

/** What somebody asks the others for, and the keys to agree or not. */
export const ProposalStrip = ({
  session,
  send,
}: {
  readonly session: Session;
  readonly send: (request: RequestBody) => void;
}): ReactNode => {
  const words = useWords();
  const { proposal, seats } = session.table;
  const mine = session.seats;
  const own = proposal !== null && mine.includes(proposal.by);
  /** Other seats of the person who asks need no second question. */
  const silent = own ? mine.filter(seat => seat !== proposal.by && !proposal.agreed.includes(seat)) : [];
  const silentKey = silent.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each proposal and set of seats
  useEffect(() => {
    for (const seat of silent) send({ type: 'agree', seat });
  }, [silentKey, proposal?.by]);
  if (!proposal) return null;
  const deciding = own ? [] : mine.filter(seat => seats[seat]?.kind === 'person' && !proposal.agreed.includes(seat));
  const { action, by } = proposal;
  const name = occupantName(words, seats[by]);
  const text =
    action.kind === 'undo' ? words.proposal.undo({ name, move: moveText(session, action.to) }) : words.proposal[action.kind](name);
  return (
    <div className="proposal notice" role="alert">
      <p>{own ? words.proposal.yours : text}</p>
      <div className="row">
        {deciding.length > 0 && (
          <>
            <button type="button" className="key go" onClick={() => deciding.forEach(seat => void send({ type: 'agree', seat }))}>
              {words.proposal.agree}
            </button>
            <button type="button" className="key" onClick={() => send({ type: 'decline', seat: deciding[0]! })}>
              {words.proposal.decline}
            </button>
          </>
        )}
        {own && (
          <button type="button" className="key" onClick={() => send({ type: 'decline', seat: by })}>
            {words.proposal.withdraw}
          </button>
        )}
      </div>
    </div>
  );
};
