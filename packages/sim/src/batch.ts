import type { Bot, Budget } from '@cadre/bots';
import { type AnyGame, type AnyState, CHANCE, checkOf, checkSetup, type Match, type Setup } from '@cadre/core';
import { checkBots, playMatch, type Table } from './play.js';

/** What a module for simulations exports. */
export interface Playable {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyState>>>;
}
/** Some matches of a simulation, from match `from` to before match `to`. Plain data: it travels to a worker. */
export interface Batch {
  /** The address of a module that is `Playable`. */
  readonly module: string;
  readonly game: string;
  readonly setup: Setup;
  readonly bots: readonly string[];
  readonly rotate: boolean;
  readonly seed: number;
  readonly budget: Budget;
  readonly bound: number;
  readonly from: number;
  readonly to: number;
}

export interface Played {
  readonly index: number;
  readonly scores: readonly number[];
  readonly answers: number;
  /** Answers that were not chance's. */
  readonly decisions: number;
  /** Over every answer, every fact and the scores: equal for equal matches only. */
  readonly check: string;
}
/** A match that could not be played to its end. `seed` and `index` play it again. */
export interface Problem {
  readonly index: number;
  readonly seed: number;
  readonly problem: string;
}
export interface Yield {
  readonly played: readonly Played[];
  readonly problems: readonly Problem[];
  /** How often each type of fact was told. */
  readonly facts: Readonly<Record<string, number>>;
}

/** The seat of a bot in a match: with `rotate` everybody moves up one seat after every match. */
export const seatOf = (bot: number, index: number, seats: number, rotate: boolean): number => (rotate ? (bot + index) % seats : bot);

/** Play the matches of a batch. Whatever thread it runs on, the same batch yields the same. */
export const playBatch = async (batch: Batch): Promise<Yield> => {
  const { seed, from, to, rotate } = batch;
  const table = tableFor(batch, (await import(batch.module)) as Playable);
  const played: Played[] = [],
    problems: Problem[] = [],
    facts: Record<string, number> = {};
  for (let index = from; index < to; index++) {
    try {
      const m = playMatch(rotate ? rotated(table, index) : table, seed, index);
      played.push(reportOf(m, index));
      countFacts(m, facts);
    } catch (thrown) {
      problems.push({ index, seed, problem: thrown instanceof Error ? thrown.message : String(thrown) });
    }
  }
  return { played, problems, facts };
};

const tableFor = ({ module, game: id, setup: given, bots: names, budget, bound }: Batch, playable: Playable): Table => {
  const game = named('game', id, playable.games, module);
  const { setup, problems } = checkSetup(game, given);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const table = { game, setup, bots: names.map(name => named('bot', name, playable.bots, module)(game)), budget, bound };
  checkBots(table, game.setup(setup));
  return table;
};
const named = <T>(what: string, name: string, all: Readonly<Record<string, T>> | undefined, module: string): T => {
  if (!all) throw new Error(`${module} exports no ${what}s`);
  if (!Object.hasOwn(all, name))
    throw new Error(`there is no ${what} "${name}" in ${module}; it has ${Object.keys(all).join(', ') || 'none'}`);
  return all[name]!;
};
const rotated = (table: Table, index: number): Table => {
  const bots: Bot<AnyState>[] = [];
  table.bots.forEach((bot, i) => {
    bots[seatOf(i, index, table.bots.length, true)] = bot;
  });
  return { ...table, bots };
};

const reportOf = (m: Match<AnyState>, index: number): Played => {
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
