import type { Answer, AnyGame, AnyState, Entry, Random, Seat, Setup } from '@cadre/core';
import type { Report } from './examine.js';

/** One thing that the suite found, with all that is needed to see it again. */
export interface Finding {
  readonly check: string;
  readonly setup: Setup;
  /** The number of the line, from 1: `lineTranscript` shows it in words. */
  readonly line: number;
  readonly seed: number;
  /** Who answered in this line, and until when. */
  readonly policy: string;
  readonly answer: number;
  readonly problem: string;
}
/** A question of a line. `random` is the check's own: looking must not change the line that is played. */
export interface Moment {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly state: AnyState;
  readonly log: readonly Entry[];
  readonly random: Random;
}
export interface Step extends Moment {
  /** The state before the answer, stored and read back. */
  readonly before: AnyState;
  readonly seat: Seat;
  readonly answer: Answer;
}
/** One promise that every game keeps. A check calls `fail` to say what is wrong; anything else that is thrown comes from the rules. */
export interface Check {
  readonly id: string;
  readonly says: string;
  /** Where this fails, the match cannot go on. */
  readonly fatal?: true;
  question?(m: Moment): void;
  answered?(m: Step): void;
  end?(m: Moment): void;
  /** Wraps every call into the rules. */
  around?<T>(body: () => T): T;
  /** After all lines: what was seen in them. */
  finish?(report: Omit<Report, 'findings'>): void;
}
class Failure extends Error {}
/** Ends a line where it happens, and names the check whose promise is broken. */
export class Breach extends Error {
  constructor(
    readonly check: string,
    problem: string,
  ) {
    super(problem);
  }
}

export const fail: (problem: string) => never = problem => {
  throw new Failure(problem);
};
/** What a check finds wrong, or undefined. */
export const problemOf = (body: () => void): string | undefined => {
  try {
    body();
  } catch (error) {
    if (error instanceof Failure) return error.message;
    throw error;
  }
  return undefined;
};
