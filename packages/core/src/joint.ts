import type { Answer, Space } from './space.js';
import type { Pending, Seat } from './state.js';

/**
 * A joint question: several seats must give the same answer. Proposals are open to those who are asked, so nobody learns anything when
 * they meet and `floor` stays where it is: undo is free. A seat may change its proposal until all agree.
 */
export const propose = (p: Pending, seat: Seat, answer: Answer): Pending => ({
  ...p,
  joint: p.joint! + 1,
  asks: p.asks.map(a => (a.seat === seat ? { seat, space: a.space, answer } : a)),
});

/** So many proposals for one question: partners who have not agreed by then follow the first seat that was asked. */
export const MOST_PROPOSALS = 24;

const canonical = (space: Space, answer: Answer): string => (space.kind === 'pick' ? answer.toSorted((a, b) => a - b) : answer).join();

/** What the partners agree on, if they do; the order in which things are picked does not matter. */
export const agreement = ({ asks, joint = 0 }: Pending): Answer | null => {
  const [first] = asks;
  if (!first?.answer) return null;
  const { space, answer } = first;
  if (joint >= MOST_PROPOSALS) return answer;
  const wanted = canonical(space, answer);
  return asks.every(a => a.answer && canonical(space, a.answer) === wanted) ? answer : null;
};

/** The proposal of a partner that this seat can agree to: what a bot does, and what one click does. */
export const partnersProposal = (
  pending: { readonly joint?: number; readonly asks: readonly { readonly seat: Seat; readonly answer: Answer | null }[] } | null,
  seat: Seat,
): Answer | null => (pending?.joint === undefined ? null : (pending.asks.find(a => a.seat !== seat && a.answer !== null)?.answer ?? null));
