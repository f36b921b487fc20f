import type { Bot, Budget } from '@cadre/bots';
import type { Answer, AnyGame, AnyState, Language, Space, ViewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { type Advice, type Adviser, searchedAdvice } from './advice.js';

/** What a module for bots exports: threads cannot be sent functions, so they load it themselves. */
export interface Playable {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyState>>>;
  adviserOf?(game: AnyGame): Adviser | undefined;
}
/** A question that somebody wants advice on. Plain data: it travels to a thread. */
export interface Doubt {
  /** The address of a module that is `Playable`. */
  readonly module: string;
  readonly game: string;
  readonly view: ViewOf<AnyState>;
  readonly question: Space;
  readonly seed: readonly number[];
  readonly budget: Budget;
  readonly language: Language;
}
/** A question to one bot. */
export interface Thought extends Doubt {
  readonly bot: string;
}

const load = async ({ module, game: id }: Doubt): Promise<{ readonly playable: Playable; readonly game: AnyGame }> => {
  const playable = (await import(module)) as Playable;
  const game = playable.games[id];
  if (!game) throw new Error(`${module} has no game "${id}"`);
  return { playable, game };
};
export const think = async (thought: Thought): Promise<Answer> => {
  const { playable, game } = await load(thought);
  const make = playable.bots[thought.bot];
  if (!make) throw new Error(`${thought.module} has no bot "${thought.bot}"`);
  return make(game).choose(thought.view, thought.question, seeded(...thought.seed), thought.budget);
};
export const advise = async (doubt: Doubt): Promise<Advice> => {
  const { playable, game } = await load(doubt);
  const { view, question, seed, budget, language } = doubt;
  const own = playable.adviserOf?.(game);
  return own ? own(view, question, language) : searchedAdvice(game, view, question, seeded(...seed), budget, language);
};
