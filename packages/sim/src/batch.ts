import type { Bot, Budget } from '@cadre/bots';
import { type AnyGame, type AnyState, CHANCE, checkOf, checkSetup, type Match, type Setup } from '@cadre/core';
import { checkBots, type MatchPlan, playMatch } from './play.js';

/** What a module for simulations exports. */
export interface Playable {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyState>>>;
}
/** Some matches of a simulation, from match `from` to before match `to`. Plain data: it travels to a worker. */
export interface Batch {
  /** The URL of a module that is `Playable`. */
  readonly module: string;
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly seed: number;
  readonly budget: Budget;
  readonly maxAnswers: number;
  readonly from: number;
  readonly to: number;
}

export interface MatchResult {
  readonly index: number;
  readonly scores: readonly number[];
  readonly answers: number;
  /** Answers by seats, not by chance. */
  readonly decisions: number;
  /** Checksum of all answers, facts and scores: equal for equal matches only. */
  readonly check: string;
}
/** A match that could not be played to its end. `seed` and `index` reproduce it. */
export interface Problem {
  readonly index: number;
  readonly seed: number;
  readonly problem: string;
}
export interface BatchResult {
  readonly played: readonly MatchResult[];
  readonly problems: readonly Problem[];
  /** How often each type of fact occurred. */
  readonly facts: Readonly<Record<string, number>>;
}

/** The seat of a bot in a match: with `rotate` all bots move up one seat after every match. */
export const seatOf = (bot: number, index: number, seats: number, rotate: boolean): number => (rotate ? (bot + index) % seats : bot);

/** Play the matches of a batch. The same batch gives the same result on every thread. */
export const playBatch = async (batch: Batch): Promise<BatchResult> => {
  const { seed, from, to, rotate } = batch;
  const plan = planFor(batch, (await import(batch.module)) as Playable);
  const played: MatchResult[] = [],
    problems: Problem[] = [],
    facts: Record<string, number> = {};
  for (let index = from; index < to; index++) {
    try {
      const m = playMatch(rotate ? rotateBots(plan, index) : plan, seed, index);
      played.push(resultOf(m, index));
      countFacts(m, facts);
    } catch (thrown) {
      problems.push({ index, seed, problem: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  }
  return { played, problems, facts };
};

const planFor = ({ module, game: id, setup: given, bots: names, budget, maxAnswers }: Batch, playable: Playable): MatchPlan => {
  const game = findByName('game', id, playable.games, module);
  const { setup, problems } = checkSetup(game, given);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const plan = { game, setup, bots: names.map(name => findByName('bot', name, playable.bots, module)(game)), budget, maxAnswers };
  checkBots(plan, game.setup(setup));
  return plan;
};
const findByName = <T>(what: string, name: string, all: Readonly<Record<string, T>> | undefined, module: string): T => {
  if (!all) throw new Error(`${module} exports no ${what}s`);
  if (!Object.hasOwn(all, name))
    throw new Error(`there is no ${what} "${name}" in ${module}; expected one of ${Object.keys(all).join(', ') || 'none'}`);
  return all[name]!;
};
const rotateBots = (plan: MatchPlan, index: number): MatchPlan => {
  const bots: Bot<AnyState>[] = [];
  plan.bots.forEach((bot, i) => {
    bots[seatOf(i, index, plan.bots.length, true)] = bot;
  });
  return { ...plan, bots };
};

const resultOf = (m: Match<AnyState>, index: number): MatchResult => {
  const scores = m.game.score(m.state);
  return {
    index,
    scores,
    answers: m.log.length,
    decisions: m.log.reduce((n, e) => (e.seat === CHANCE ? n : n + 1), 0),
    check: checkOf(JSON.stringify([m.opening, m.log, scores])),
  };
};
const countFacts = (m: Match<AnyState>, facts: Record<string, number>): void => {
  const count = (type: string): void => {
    facts[type] = (facts[type] ?? 0) + 1;
  };
  for (const { fact } of m.opening) count(fact.type);
  for (const e of m.log) for (const { fact } of e.facts) count(fact.type);
};
