import type { Bot, Budget } from '@cadre/bots';
import type { Answer, AnyGame, AnyState, Space, ViewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';

/** What a module for bots exports: threads cannot be sent functions, so they load it themselves. */
export interface Playable {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly bots: Readonly<Record<string, (game: AnyGame) => Bot<AnyState>>>;
}
/** One question to one bot. Plain data: it travels to a thread. */
export interface Thought {
  /** The address of a module that is `Playable`. */
  readonly module: string;
  readonly game: string;
  readonly bot: string;
  readonly view: ViewOf<AnyState>;
  readonly question: Space;
  readonly seed: readonly number[];
  readonly budget: Budget;
}

export const think = async ({ module, game: id, bot, view, question, seed, budget }: Thought): Promise<Answer> => {
  const { games, bots } = (await import(module)) as Playable;
  const game = games[id],
    make = bots[bot];
  if (!game || !make) throw new Error(`${module} has no ${game ? `bot "${bot}"` : `game "${id}"`}`);
  return make(game).choose(view, question, seeded(...seed), budget);
};
