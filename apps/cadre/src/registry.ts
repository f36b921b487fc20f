import { bluff } from '@cadre/bluff';
import { type Bot, randomBot, searchBot } from '@cadre/bots';
import type { AnyGame, AnyState } from '@cadre/core';
import { mandalorian } from '@cadre/mandalorian';
import { noughts } from '@cadre/noughts';

/** Everything that can be played. This is the only list: commands, pages and workers read it. */
export const games: Readonly<Record<string, AnyGame>> = { mandalorian, bluff, noughts };

export type AnyBot = Bot<AnyState>;
/** Everybody who can take a seat without being human. */
export const bots: Readonly<Record<string, (game: AnyGame) => AnyBot>> = {
  random: game => randomBot(game),
  search: game => searchBot(game),
};
