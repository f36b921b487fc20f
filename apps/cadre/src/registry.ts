import { bluff } from '@cadre/bluff';
import { type Bot, randomBot, rolloutBot, searchBot } from '@cadre/bots';
import type { Answer, AnyGame, AnyState, Language, Rule, Space, ViewOf } from '@cadre/core';
import { armyRules } from '@cadre/legion';
import { advise, heuristic, mandalorian, rollout } from '@cadre/mandalorian';
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
/** A player that a game brings itself, what it advises and why, and the search that doubts it. */
interface Own {
  readonly heuristic: AnyBot;
  advise(view: ViewOf<AnyState>, question: Space, language?: Language): { readonly answer: Answer; readonly why: string };
  readonly search: AnyBot;
}
const own: Readonly<Record<string, Own>> = {
  mandalorian: { heuristic, advise, search: { ...rolloutBot(mandalorian, { favourite: heuristic, ...rollout }), name: 'search' } },
};
export const adviserOf = (game: AnyGame): Own['advise'] | undefined => own[game.id]?.advise;
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
/** Who plays where nobody is named: the game's own player, if it has one. */
export const usualBot = (game: AnyGame): string => (Object.hasOwn(own, game.id) ? 'heuristic' : 'random');
export const botNamesFor = (game: AnyGame): string[] =>
  Object.keys(bots).filter(name => name !== 'heuristic' || Object.hasOwn(own, game.id));
