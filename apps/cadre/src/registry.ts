import { bluff } from '@cadre/bluff';
import { type Bot, randomBot, rolloutBot, searchBot } from '@cadre/bots';
import type { AnyGame, AnyState, Rule } from '@cadre/core';
import { armyRules } from '@cadre/legion';
import { heuristic, mandalorian, rollout } from '@cadre/mandalorian';
import { noughts } from '@cadre/noughts';

/** Everything that can be played. This is the only list: commands, pages and workers read it. */
export const games: Readonly<Record<string, AnyGame>> = { mandalorian, bluff, noughts };

/** Every rulebook we know, also those without a match to play. Its sources lie in the package of that name. */
export interface Rulebook {
  readonly id: string;
  readonly catalogue: readonly Rule[];
}
export const rulebooks: readonly Rulebook[] = [...Object.values(games), { id: 'legion', catalogue: armyRules }];

export type AnyBot = Bot<AnyState>;
/** Games that bring a player of their own, and the search that doubts it. */
const own: Readonly<Record<string, { readonly heuristic: AnyBot; readonly search: AnyBot }>> = {
  mandalorian: { heuristic, search: { ...rolloutBot(mandalorian, { favourite: heuristic, ...rollout }), name: 'search' } },
};
/** Everybody who can take a seat without being human. */
export const bots: Readonly<Record<string, (game: AnyGame) => AnyBot>> = {
  random: game => randomBot(game),
  search: game => own[game.id]?.search ?? searchBot(game),
  heuristic: game => {
    const bot = own[game.id]?.heuristic;
    if (!bot) throw new Error(`${game.name} has no heuristic bot`);
    return bot;
  },
};
export const botNamesFor = (game: AnyGame): string[] =>
  Object.keys(bots).filter(name => name !== 'heuristic' || Object.hasOwn(own, game.id));
