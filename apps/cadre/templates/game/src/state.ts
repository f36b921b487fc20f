import { type Known, rulesOf, type State } from '@cadre/core';

/** What everybody sees. Plain data: it is stored as JSON at every question. */
export interface PigTable {
  goal: number;
  /** Points by seat. */
  points: number[];
  turn: number;
  /** What this turn has rolled so far. */
  total: number;
}
/** Everything that the rules can state. One without a sentence in each language does not compile. */
export type PigFact =
  | { readonly type: 'rolled'; readonly rule: string; readonly seat: number; readonly face: number; readonly total: number }
  | { readonly type: 'lost'; readonly rule: string; readonly seat: number }
  | { readonly type: 'held'; readonly rule: string; readonly seat: number; readonly total: number; readonly points: number }
  | { readonly type: 'won'; readonly rule: string; readonly seat: number };
/** Nobody has a secret here: `null` for each seat. */
export type PigState = State<PigTable, null, PigFact>;
export const { procedure } = rulesOf<PigState>();

export const SEATS = [0, 1];
export const FACES = 6;
/** The answers to "roll or hold". */
export const HOLD = 0;
export const ROLL = 1;

/** Queries take `Known`, which a state and a view both are: rules, bots and screens ask the same function. */
export const winner = (k: Known<PigState>): number => k.public.points.findIndex(points => points >= k.public.goal);
