import { type Answer, lastWord, type Pending, type Seat, sameAnswer } from '@cadre/core';
import { refusal as no, type WireRefusal } from '@cadre/protocol';
import { type Draft, takeAnswer } from './draft.js';
import type { DecideContext } from './proposal.js';
import type { TableState } from './table.js';

/** Milliseconds for which a partner's proposal waits for a seat with the last word that is not connected. */
export const PATIENCE = 60_000;

/** An answer of one of the partners, and whether it is meant to end the question. */
interface Proposed {
  readonly seat: Seat;
  readonly seq: number;
  readonly answer: Answer;
  readonly insist?: true | undefined;
}
const jointQuestion = ({ table }: Draft, { seq }: Proposed): Pending | null => {
  const pending = table.match?.state.pending;
  return pending?.joint !== undefined && pending.seq === seq ? pending : null;
};
/** Whether this seat proposes the same already: sent twice, it counts once, unless its sender insists. */
const isProposed = ({ asks }: Pending, { seat, answer }: Proposed): boolean =>
  asks.some(a => a.seat === seat && a.answer !== null && sameAnswer(a.space, a.answer, answer));

const lastProposalAt = ({ events }: TableState, seat: Seat): number =>
  events.findLast(({ event }) => event.kind === 'answered' && event.seat === seat)?.at ?? Number.POSITIVE_INFINITY;
/** Whether the partners of this seat have left the table, or are not connected and have let its proposal wait. */
const arePartnersAway = (d: Draft, { asks }: Pending, seat: Seat, { isConnected }: DecideContext): boolean =>
  asks.every(({ seat: partner }) => {
    if (partner === seat || d.table.seats[partner]?.kind === 'left') return true;
    return d.table.seats[partner]?.kind === 'person' && !isConnected(partner) && d.now - lastProposalAt(d.table, seat) >= PATIENCE;
  });

/** Why an answer to a joint question is not taken, although it is legal; null for every other question. */
export const jointProblem = (d: Draft, given: Proposed, context: DecideContext): WireRefusal | null => {
  const pending = jointQuestion(d, given);
  if (!pending) return given.insist ? no('nothing-to-do', 'only a joint question that is still open can be insisted on') : null;
  if (!given.insist)
    return isProposed(pending, given) ? no('already-answered', 'you propose this already: add "insist": true to have the last word') : null;
  const decides = lastWord(pending);
  if (decides === given.seat || arePartnersAway(d, pending, given.seat, context)) return null;
  return no('nothing-to-do', `seat ${decides} has the last word: agree, or wait until that seat has been disconnected for a minute`);
};
/** After the proposal itself: the last word, or the agreement of partners who are away. */
export const insist = (d: Draft, given: Proposed, wasOpen: Pending | null): ReturnType<typeof takeAnswer> => {
  const { seat, seq, answer } = given;
  const pending = jointQuestion(d, given);
  if (!pending || pending.rule !== wasOpen?.rule) return null; // the partners agreed
  if (lastWord(pending) === seat) return takeAnswer(d, seat, seq, answer);
  for (const partner of pending.asks) {
    const refused = partner.seat === seat ? null : takeAnswer(d, partner.seat, seq, answer, seat);
    if (refused) return refused;
  }
  return null;
};
/** A proposal that stands already need not be made again before insisting on it. */
export const needsProposal = (d: Draft, given: Proposed): boolean => {
  const pending = jointQuestion(d, given);
  return !pending || !isProposed(pending, given);
};
