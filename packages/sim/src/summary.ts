import { checkOf } from '@cadre/core';
import { type BatchResult, type MatchResult, type Problem, seatOf } from './batch.js';
import { type Outcome, outcomeOf } from './outcome.js';
import type { Simulation } from './simulate.js';

export interface SimulationResult {
  /** Hash of all matches in order. The same simulation has the same hash on every machine, with any number of workers. */
  readonly hash: string;
  readonly matches: readonly MatchResult[];
  readonly problems: readonly Problem[];
  /** By bot, in the order given; and by seat, whoever sat there. */
  readonly bots: readonly Outcome[];
  readonly seats: readonly Outcome[];
  readonly facts: Readonly<Record<string, number>>;
  readonly answersPerMatch: number;
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  readonly milliseconds: number;
}

/** The results of all batches, in order. */
export const summaryOf = (
  { bots, rotate = false }: Simulation,
  results: readonly BatchResult[],
  milliseconds: number,
): SimulationResult => {
  const matches = results.flatMap(y => y.played),
    problems = results.flatMap(y => y.problems);
  const decisions = matches.reduce((n, m) => n + m.decisions, 0),
    answers = matches.reduce((n, m) => n + m.answers, 0);
  return {
    hash: hashOf(matches, problems),
    matches,
    problems,
    bots: bots.map((name, bot) =>
      outcomeOf(
        name,
        matches.map(m => ({ scores: m.scores, seat: seatOf(bot, m.index, bots.length, rotate) })),
      ),
    ),
    seats: bots.map((_, seat) =>
      outcomeOf(
        `seat ${seat}`,
        matches.map(m => ({ scores: m.scores, seat })),
      ),
    ),
    facts: sumOf(results.map(y => y.facts)),
    answersPerMatch: matches.length === 0 ? 0 : answers / matches.length,
    decisions,
    decisionsPerSecond: (decisions * 1000) / milliseconds,
    milliseconds,
  };
};
const hashOf = (matches: readonly MatchResult[], problems: readonly Problem[]): string => {
  const checks: string[] = [];
  for (const m of matches) checks[m.index] = m.check;
  for (const p of problems) checks[p.index] = p.problem;
  return checks.reduce((chain, check) => checkOf(chain + check), '');
};
const sumOf = (counts: readonly Readonly<Record<string, number>>[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const one of counts) for (const [type, n] of Object.entries(one)) sum[type] = (sum[type] ?? 0) + n;
  return sum;
};
