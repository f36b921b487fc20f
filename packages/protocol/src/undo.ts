import type { Seat } from '@cadre/core';

/** An answer that stands. */
export interface StandingAnswer {
  readonly seat: Seat;
  /** One of several partners proposed it: their proposals are open to each other. */
  readonly isJoint: boolean;
}
/**
 * How far back a seat may go without asking anybody: over its own answers, and over what its partners proposed to it, while nobody has learned
 * anything. The server decides by it, and screens say it beforehand. `floor` is the last answer at which somebody learned something.
 */
export const freeUndoFrom = (answers: readonly StandingAnswer[], floor: number, seat: Seat, side: readonly Seat[]): number => {
  let to = answers.length;
  while (to > floor && (answers[to - 1]!.seat === seat || (answers[to - 1]!.isJoint && side.includes(answers[to - 1]!.seat)))) to--;
  return to;
};
