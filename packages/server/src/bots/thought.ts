import type { Bot, Budget } from '@cadre/bots';
import type { Answer, AnyGame, AnyState, Language, Space, ViewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { type Advice, type Adviser, searchedAdvice } from './advice.js';

/** Games, and whoever can play them. */
export interface Playable {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyState>>>;
  adviserOf?(game: AnyGame): Adviser | undefined;
}
/** A question that somebody wants advice on. Plain data: it travels to a thread. */
export interface Doubt {
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

const gameOf = ({ games }: Playable, { game }: Doubt): AnyGame => {
  const found = games[game];
  if (!found) throw new Error(`there is no game "${game}" to think about`);
  return found;
};
export const answerTo = (playable: Playable, thought: Thought): Answer => {
  const make = playable.bots[thought.bot];
  if (!make) throw new Error(`there is no bot "${thought.bot}"`);
  return make(gameOf(playable, thought)).choose(thought.view, thought.question, seeded(...thought.seed), thought.budget);
};
export const adviceOn = (playable: Playable, doubt: Doubt): Advice => {
  const game = gameOf(playable, doubt);
  const { view, question, seed, budget, language } = doubt;
  const own = playable.adviserOf?.(game);
  return own ? own(view, question, language) : searchedAdvice(game, view, question, seeded(...seed), budget, language);
};
