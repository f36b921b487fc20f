import {
  type Answer,
  type AnyState,
  type Asked,
  forced,
  type Game,
  imagine,
  type Random,
  type Seat,
  type Space,
  type ViewOf,
} from '@cadre/core';
import type { Arm } from './arms.js';
import { anyAnswer, type Bot, type Budget, deadline } from './bot.js';
import { growing, type Settings, withStandards } from './growing.js';

export interface Found {
  readonly answer: Answer;
  /** Why: every answer that was tried, the best first. Empty when there was no choice, or no time. */
  readonly arms: readonly { readonly answer: Answer; readonly visits: number; readonly value: number }[];
  readonly iterations: number;
}

/** When the budget sets no limit at all. */
const ITERATIONS = 1000;

/**
 * Information-set Monte Carlo tree search. Every iteration imagines a state that this seat cannot tell from the truth and
 * plays it to the end; each seat picks the answers that did well for itself, knowing only what it would know.
 */
export const search = <S extends AnyState>(
  game: Game<S>,
  view: ViewOf<S>,
  question: Space,
  random: Random,
  budget: Budget,
  settings: Settings<S> = {},
): Found => {
  const late = deadline(budget);
  const only = forced(question);
  if (only) return { answer: only, arms: [], iterations: 0 };
  const { seat } = view as { readonly seat: Seat };
  const standing = withStandards(settings);
  const tree = growing(game, random, late, standing);
  const most = budget.iterations ?? (budget.milliseconds === undefined ? ITERATIONS : Number.POSITIVE_INFINITY);
  let iterations = 0;
  while (iterations < most && !late()) if (tree.iterate(reopened(imagine(game, view, random), seat, question))) iterations++;
  const arms = ranked(tree.tried(seat), iterations, standing.exploration);
  return {
    answer: arms[0]?.answer ?? anyAnswer(game, imagine(game, view, random), question, random),
    arms: arms.map(a => ({ answer: a.answer, visits: a.visits, value: a.total / a.visits })),
    iterations,
  };
};

export const searchBot = <S extends AnyState>(game: Game<S>, settings: Settings<S> = {}): Bot<S> => ({
  name: 'search',
  choose: (view, question, random, budget) => search(game, view, question, random, budget, settings).answer,
});

/** The question as this seat faces it: what others have sealed is as open as if they were still thinking. */
const reopened = <S extends AnyState>(s: S, seat: Seat, question: Space): S => {
  const { seq, rule, asks } = s.pending ?? { seq: 0, rule: '', asks: [] };
  if (!asks.some(a => a.seat === seat))
    throw new Error(`seat ${seat} is not asked; asked: ${asks.map(a => a.seat).join(', ') || 'nobody'}`);
  const open = (a: Asked): Asked =>
    a.seat === seat ? { seat, space: question, answer: null } : { seat: a.seat, space: a.space, answer: forced(a.space) ?? null };
  s.pending = { seq, rule, asks: asks.map(open) };
  return s;
};

/** The best first: a sure win at once before all others, then by what an answer is worth at least. */
const ranked = (arms: readonly Arm[], iterations: number, exploration: number): readonly Arm[] => {
  const doubt = exploration * Math.sqrt(Math.log(iterations));
  const atLeast = (a: Arm): number =>
    a.wonAtOnce === a.visits && a.visits * arms.length >= iterations ? 1 : a.total / a.visits - doubt / Math.sqrt(a.visits);
  return arms.toSorted((a, b) => atLeast(b) - atLeast(a) || b.visits - a.visits);
};
