import {
  type Answer,
  type AnyState,
  forced,
  type Game,
  imagine,
  type Prompt,
  type Random,
  type Seat,
  type Space,
  type ViewOf,
} from '@cadre/core';
import type { Arm } from './bandit.js';
import { agreeing, anyAnswer, type Bot, type Budget, deadline } from './bot.js';
import { type Settings, searchTree, withDefaults } from './search-tree.js';

export interface SearchResult {
  readonly answer: Answer;
  /** Every answer that was tried, best first. Empty when there was no choice, or no time. */
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
): SearchResult => {
  const isLate = deadline(budget);
  const only = forced(question);
  if (only) return { answer: only, arms: [], iterations: 0 };
  const { seat } = view as { readonly seat: Seat };
  const all = withDefaults(settings);
  const tree = searchTree(game, random, isLate, all);
  const most = budget.iterations ?? (budget.milliseconds === undefined ? ITERATIONS : Number.POSITIVE_INFINITY);
  let iterations = 0;
  while (iterations < most && !isLate()) if (tree.iterate(reopen(imagine(game, view, random), seat, question))) iterations++;
  const arms = rank(tree.rootArms(seat), iterations, all.exploration);
  return {
    answer: arms[0]?.answer ?? anyAnswer(game, imagine(game, view, random), question, random),
    arms: arms.map(a => ({ answer: a.answer, visits: a.visits, value: a.total / a.visits })),
    iterations,
  };
};

export const searchBot = <S extends AnyState>(game: Game<S>, settings: Settings<S> = {}): Bot<S> =>
  agreeing({
    name: 'search',
    choose: (view, question, random, budget) => search(game, view, question, random, budget, settings).answer,
  });

/** The question as this seat faces it: it cannot know what others have sealed, so they choose again. */
const reopen = <S extends AnyState>(s: S, seat: Seat, question: Space): S => {
  const { seq, rule, asks, joint } = s.pending ?? { seq: 0, rule: '', asks: [], joint: undefined };
  if (!asks.some(a => a.seat === seat))
    throw new Error(`seat ${seat} is not asked; expected one of ${asks.map(a => a.seat).join(', ') || 'no seat'}`);
  const open = (a: Prompt): Prompt =>
    a.seat === seat ? { seat, space: question, answer: null } : { seat: a.seat, space: a.space, answer: forced(a.space) ?? null };
  s.pending = { seq, rule, asks: (joint === undefined ? asks : ownFirst(asks, seat)).map(open), ...(joint !== undefined && { joint }) };
  return s;
};

/** Partners choose together; in a search the seat that thinks chooses for all. */
const ownFirst = (asks: readonly Prompt[], seat: Seat): readonly Prompt[] =>
  asks.toSorted((a, b) => Number(b.seat === seat) - Number(a.seat === seat));

/** Best first: certain immediate wins before all others, then by the lower bound of their value. */
const rank = (arms: readonly Arm[], iterations: number, exploration: number): readonly Arm[] => {
  const margin = exploration * Math.sqrt(Math.log(iterations));
  const lowerBound = (a: Arm): number =>
    a.immediateWins === a.visits && a.visits * arms.length >= iterations ? 1 : a.total / a.visits - margin / Math.sqrt(a.visits);
  return arms.toSorted((a, b) => lowerBound(b) - lowerBound(a) || b.visits - a.visits);
};
