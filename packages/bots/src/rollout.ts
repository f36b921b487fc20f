import {
  type Answer,
  type AnyState,
  CHANCE,
  enumerate,
  type Game,
  imagine,
  nextPrompt,
  partnersProposal,
  type Random,
  type Seat,
  type Space,
  sameAnswer,
  type ViewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { agreeing, anyAnswer, type Bot, type Budget, deadline } from './bot.js';
import type { Policy } from './search-tree.js';

/** What a rollout bot starts from, and how it plays on. */
export interface Rollout<S extends AnyState> {
  /** Its answer is taken unless another one proves better. */
  readonly favourite: Bot<S>;
  /** How every seat plays on in an imagined match. */
  readonly policy: Policy<S>;
  /** Whether an imagined match has gone far enough from where it began: then its outlook is used as the result. */
  isFar(s: S, from: ViewOf<S>): boolean;
  /** The answers to compare with the favourite's, the best first: few, so that each gets many worlds; none, and nothing is compared. Without it, all of them. */
  alternatives?(view: ViewOf<S>, question: Space): readonly Answer[];
  /** So many of these alternatives are compared: two, unless told. */
  readonly few?: number;
  /** So many standard errors another answer must be ahead of the favourite: one, unless told. More where the outlook is a poor judge. */
  readonly ahead?: number;
}
export interface RolloutBot<S extends AnyState> extends Bot<S> {
  /** The answer to take instead of the usual one; mostly that one. */
  improve(view: ViewOf<S>, question: Space, usual: Answer, random: Random, budget: Budget): Answer;
}
interface Arm {
  readonly answer: Answer;
  /** Its score in each world, all arms the same worlds. */
  readonly scores: number[];
}

/** Answers beyond this number are not compared. */
const WIDTH = 40;
const FEW = 2;
const ITERATIONS = 200;
/** From this many worlds on, answers that are clearly behind are dropped. */
const WARM_UP_WORLDS = 4;
/** A few alternatives meet so many worlds each; then the favourite and the best of the others meet more, so many in all. */
const GLANCE = 4;
const LOOK = 10;
const BEHIND = 1.2;
/** Before so many worlds no answer replaces the favourite. */
const LEAST_WORLDS = 3;
const AHEAD = 1;
/** A few worlds may agree by chance: differences spread at least so far. */
const SPREAD = 0.03;

/** By how much `a` beats `b`, and how uncertain that is: both met the same worlds, so luck cancels out. */
const lead = (a: Arm, b: Arm): { mean: number; error: number } => {
  const n = Math.min(a.scores.length, b.scores.length);
  let sum = 0,
    squares = 0;
  for (let i = 0; i < n; i++) {
    const d = a.scores[i]! - b.scores[i]!;
    sum += d;
    squares += d * d;
  }
  const mean = sum / n;
  const variance = Math.max(0, squares - n * mean * mean) / Math.max(1, n - 1);
  return { mean, error: Math.sqrt((variance + SPREAD * SPREAD) / n) };
};
const meanOf = (arm: Arm): number => arm.scores.reduce((sum, x) => sum + x, 0) / arm.scores.length;
/** Whether both scored the same in every world so far: then there is nothing to find out. */
const isSame = (a: Arm, b: Arm): boolean => a.scores.every((x, i) => x === b.scores[i]);
const dropHopeless = (arms: readonly Arm[], favourite: Arm): Arm[] => {
  const best = arms.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
  return arms.filter(arm => {
    if (arm === favourite) return true;
    if (isSame(arm, favourite)) return false;
    if (arm === best) return true;
    const { mean, error } = lead(best, arm);
    return mean < BEHIND * error;
  });
};
/** The favourite, and the one that is ahead of all others. */
const bestTwo = (arms: readonly Arm[], favourite: Arm): Arm[] => {
  const rivals = arms.filter(arm => arm !== favourite && !isSame(arm, favourite));
  return rivals.length === 0 ? [favourite] : [favourite, rivals.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a))];
};
const winner = (arms: readonly Arm[], favourite: Arm, ahead: number): Arm => {
  let found = favourite,
    most = 0;
  for (const arm of arms) {
    if (arm === favourite || arm.scores.length < LEAST_WORLDS) continue;
    const { mean, error } = lead(arm, favourite);
    if (mean - ahead * error > most) {
      most = mean - ahead * error;
      found = arm;
    }
  }
  return found;
};

/**
 * Plays like its favourite, but tries the other answers first: each in the same imagined worlds with the same luck, played on by a
 * quick policy. An answer that leads by more than its standard error is preferred.
 */
export const rolloutBot = <S extends AnyState>(
  game: Game<S>,
  { favourite, policy, isFar, alternatives, few: most = FEW, ahead = AHEAD }: Rollout<S>,
): RolloutBot<S> => {
  const { machine } = game;
  /** Null when the time is up before there is a result. */
  const playOn = (s: S, seat: Seat, from: ViewOf<S>, random: Random, isLate: () => boolean): number | null => {
    while (s.pending) {
      if (isLate()) return null;
      if (game.outlook && isFar(s, from)) return game.outlook(s)[seat]!;
      const asked = nextPrompt(s.pending);
      const answer =
        asked.seat === CHANCE
          ? anyAnswer(game, s, asked.space, random)
          : (partnersProposal(s.pending, asked.seat) ?? policy(s, asked.seat, asked.space, random));
      machine.advance(s, asked.seat, answer);
    }
    return game.score(s)[seat]!;
  };
  /** The spots, or other answers too many to list, that the game suggests beside the usual one. */
  const suggested = (view: ViewOf<S>, question: Space, usual: Answer): readonly Answer[] =>
    (game.suggest?.(view, question) ?? []).map(s => s.answer).filter(answer => !sameAnswer(question, answer, usual));
  const few = (view: ViewOf<S>, question: Space, usual: Answer): readonly Answer[] =>
    [usual, ...(alternatives?.(view, question) ?? [])]
      .filter((answer, i, all) => all.findIndex(other => sameAnswer(question, answer, other)) === i)
      .slice(0, 1 + most);
  const improve = (view: ViewOf<S>, question: Space, usual: Answer, random: Random, budget: Budget, isLate = deadline(budget)): Answer => {
    const limit = budget.iterations ?? (budget.milliseconds === undefined ? ITERATIONS : Number.POSITIVE_INFINITY);
    if (limit < 2 * LEAST_WORLDS) return usual; // too few to tell anything
    const { seat } = view as { readonly seat: Seat };
    const answers = alternatives
      ? few(view, question, usual)
      : (enumerate(question, WIDTH) ?? [usual, ...suggested(view, question, usual)]);
    if (answers.length < 2) return usual;
    const arms = answers.map((answer): Arm => ({ answer, scores: [] }));
    const own = arms.find(arm => sameAnswer(question, arm.answer, usual));
    if (!own) return usual; // not a legal answer: whoever takes it will refuse it
    const most = alternatives ? LOOK : Number.POSITIVE_INFINITY;
    let remaining = arms;
    for (let worlds = 1, played = 0; remaining.length > 1 && worlds <= most && played + remaining.length <= limit && !isLate(); worlds++) {
      const seed = random(0x7fff_ffff);
      const world = imagine(game, view, seeded(seed, 0));
      for (const arm of remaining) {
        if (isLate()) break;
        const s = machine.advance(game.clone(world), seat, arm.answer);
        const score = playOn(s, seat, view, seeded(seed, 1), isLate);
        if (score !== null) arm.scores.push(score);
      }
      played += remaining.length;
      if (!alternatives && worlds >= WARM_UP_WORLDS && worlds % 2 === 0) remaining = dropHopeless(remaining, own);
      else if (alternatives && worlds === GLANCE) remaining = bestTwo(remaining, own);
    }
    return own.scores.length === 0 ? usual : winner(remaining, own, ahead).answer;
  };
  const choose = (view: ViewOf<S>, question: Space, random: Random, budget: Budget): Answer => {
    const isLate = deadline(budget);
    return improve(view, question, favourite.choose(view, question, random, budget), random, budget, isLate);
  };
  return { ...agreeing({ name: 'rollout', choose }), improve };
};
