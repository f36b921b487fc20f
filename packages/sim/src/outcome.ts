import { type Share, shareOf } from './wilson.js';

export const RESULTS = ['win', 'draw', 'loss'] as const;
export type Result = (typeof RESULTS)[number];

/**
 * The result of a match for one seat. The full score is a win and none a loss, so seats that win together all win. Between
 * them the only highest score wins, a shared highest is a draw (so is whatever a lone seat got), and the rest lose.
 */
export const resultOf = (scores: readonly number[], seat: number): Result => {
  const own = scores[seat]!;
  if (own === 1) return 'win';
  if (own === 0 || scores.some(score => score > own)) return 'loss';
  return scores.length > 1 && scores.every((score, other) => other === seat || score < own) ? 'win' : 'draw';
};

/** Results over many matches. */
export interface Outcome extends Readonly<Record<Result, Share>> {
  readonly name: string;
  readonly matches: number;
  readonly meanScore: number;
}
/** One entry per match: all scores, and the seat in question. */
export const outcomeOf = (name: string, matches: readonly { readonly scores: readonly number[]; readonly seat: number }[]): Outcome => {
  const counts = { win: 0, draw: 0, loss: 0 };
  let total = 0;
  for (const { scores, seat } of matches) {
    counts[resultOf(scores, seat)]++;
    total += scores[seat]!;
  }
  const n = matches.length;
  return {
    name,
    matches: n,
    win: shareOf(counts.win, n),
    draw: shareOf(counts.draw, n),
    loss: shareOf(counts.loss, n),
    meanScore: n === 0 ? 0 : total / n,
  };
};
