import type { Answer, Space } from './space.js';
import type { Pending, Seat } from './state.js';

/**
 * A joint question: several seats must give the same answer. Proposals are open to those who are asked, so nobody learns anything when
 * they meet and `floor` stays where it is: undo is free. A seat may change its proposal until all agree.
 * The first seat that is asked has the last word: by repeating its own proposal it insists, and that proposal is taken.
 */
export const propose = (p: Pending, seat: Seat, answer: Answer): Pending => ({
  ...p,
  joint: p.joint! + 1,
  asks: p.asks.map(a => (a.seat === seat ? { seat, space: a.space, answer } : a)),
});

const canonical = (space: Space, answer: Answer): string => (space.kind === 'pick' ? answer.toSorted((a, b) => a - b) : answer).join();
/** Whether two answers choose the same; the order in which things are picked does not matter. */
export const sameAnswer = (space: Space, a: Answer, b: Answer): boolean => canonical(space, a) === canonical(space, b);

/** What the partners agree on, if they do. */
export const agreement = ({ asks }: Pending): Answer | null => {
  const [first] = asks;
  if (!first?.answer) return null;
  const { space, answer } = first;
  return asks.every(a => a.answer && sameAnswer(space, a.answer, answer)) ? answer : null;
};

/** A joint question as a state or a view has it. */
interface JointQuestion {
  readonly joint?: number;
  readonly asks: readonly { readonly seat: Seat; readonly answer: Answer | null }[];
}
/** The seat that may insist when partners differ; null on a question that is not joint. */
export const lastWord = (pending: JointQuestion | null): Seat | null =>
  pending?.joint === undefined ? null : (pending.asks[0]?.seat ?? null);

/** Whether this answer repeats what the seat with the last word has proposed already: it insists. */
export const isInsisting = (pending: Pending, seat: Seat, answer: Answer): boolean => {
  const [first] = pending.asks;
  return lastWord(pending) === seat && first?.answer != null && sameAnswer(first.space, first.answer, answer);
};

/** The proposal of a partner that this seat can agree to: what a bot does, and what one click does. */
export const partnersProposal = (pending: JointQuestion | null, seat: Seat): Answer | null =>
  pending?.joint === undefined ? null : (pending.asks.find(a => a.seat !== seat && a.answer !== null)?.answer ?? null);
