import { bluff } from '@cadre/bluff';
import { agreeing, type Bot, type Budget, type Rollout, randomBot, rolloutBot, searchBot } from '@cadre/bots';
import type { Answer, AnyGame, AnyState, Game, Language, Random, Rule, Seat, Space, Told, ViewOf } from '@cadre/core';
import { armyRules } from '@cadre/legion-army';
import { advise, heuristic, mandalorian, rollout } from '@cadre/mandalorian';
import { noughts } from '@cadre/noughts';
import * as shatterpoint from '@cadre/shatterpoint';
import * as skirmishes from '@cadre/skirmish';
import * as specialOperations from '@cadre/special-operations';

/** All games. This is the only list: commands, pages and workers read it. */
export const games: Readonly<Record<string, AnyGame>> = {
  mandalorian,
  'special-operations': specialOperations.specialOperations,
  'legendary-encounters': shatterpoint.legendaryEncounters,
  skirmish: skirmishes.skirmish,
  bluff,
  noughts,
};

/** All rulebooks, including those without a game to play. */
export interface Rulebook {
  readonly id: string;
  readonly catalogue: readonly Rule[];
  /** The catalogue as each edition has it; `catalogue` has all rows of all editions. */
  readonly editions?: Readonly<Record<string, readonly Rule[]>>;
  /** The package with its sources, if it is not called like the rulebook. */
  readonly package?: string;
  /** Packages, from there, that implement some of its rules. */
  readonly also?: readonly string[];
}
const specialOperationsRules: Rulebook = {
  id: 'special-operations',
  catalogue: specialOperations.catalogue,
  editions: specialOperations.catalogues,
  also: ['../../packages/legion'],
};
const legendaryEncountersRules: Rulebook = {
  id: 'legendary-encounters',
  catalogue: shatterpoint.legendaryEncounters.catalogue,
  package: 'shatterpoint',
};
const ELSEWHERE: readonly Rulebook[] = [specialOperationsRules, legendaryEncountersRules];
export const rulebooks: readonly Rulebook[] = [
  ...Object.values(games).filter(game => ELSEWHERE.every(book => book.id !== game.id)),
  { id: 'legion', catalogue: armyRules, package: 'legion-army' },
  ...ELSEWHERE,
];

export type AnyBot = Bot<AnyState>;
/** How long an adviser may think, if it plays imagined matches. */
interface Thinking {
  readonly random: Random;
  readonly budget: Budget;
}
interface Advice {
  readonly answer: Answer;
  readonly why: string;
}
/** A game's own bot, its advice with reasons, and a search that starts from it. */
interface GameBots {
  readonly heuristic: AnyBot;
  advise(view: ViewOf<AnyState>, question: Space, language: Language, thinking: Thinking): Advice;
  readonly search: AnyBot;
  /** For games that have one: a bot for those who have just learned the rules. */
  readonly novice?: AnyBot;
}
const botsOf = <S extends AnyState>(
  game: Game<S>,
  {
    heuristic,
    advise,
    rollout,
    search,
    novice,
  }: {
    heuristic: Bot<S>;
    /** A game whose advice looks ahead takes what improves its usual answer. */
    advise(view: ViewOf<AnyState>, question: Space, language?: Language, improve?: (usual: Answer) => Answer): Advice;
    novice?: Bot<S>;
    /** Either what a search tries out, or a search of the game's own. */
    rollout?: Omit<Rollout<S>, 'favourite'> & Partial<Pick<Rollout<S>, 'favourite'>>;
    search?: Bot<S>;
  },
): GameBots => {
  const imagining = rollout && rolloutBot(game, { favourite: heuristic, ...rollout });
  return {
    ...(novice && { novice: agreeing(novice) as AnyBot }),
    heuristic: agreeing(heuristic) as AnyBot,
    advise: (view, question, language, { random, budget }) =>
      advise(view, question, language, imagining && (usual => imagining.improve(view as ViewOf<S>, question, usual, random, budget))),
    search: { ...((imagining ?? agreeing(search ?? searchBot(game))) as AnyBot), name: 'search' },
  };
};
const gameBots: Readonly<Record<string, GameBots>> = {
  mandalorian: botsOf(mandalorian, { heuristic, advise, rollout }),
  skirmish: botsOf(skirmishes.skirmish, skirmishes),
  'legendary-encounters': botsOf(shatterpoint.legendaryEncounters, shatterpoint),
  'special-operations': botsOf(specialOperations.specialOperations, specialOperations),
};
/** An answer of a match, with the state that it was given in: the next step changes it. */
export interface BlunderStep {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly answer: Answer;
  readonly facts: readonly Told[];
}
type CountBlunders = (steps: Iterable<BlunderStep>) => Readonly<Record<string, number>>;
const BLUNDERS: Readonly<Record<string, CountBlunders>> = {
  'legendary-encounters': shatterpoint.blundersIn as CountBlunders,
  'special-operations': specialOperations.blundersIn as CountBlunders,
};
/** How a game counts what players would call blunders, if it does. */
export const blundersOf = (game: AnyGame): CountBlunders | undefined => BLUNDERS[game.id];
export const adviserOf = (game: AnyGame): GameBots['advise'] | undefined => gameBots[game.id]?.advise;
const ownBot = (game: AnyGame, name: 'heuristic' | 'novice'): AnyBot => {
  const bot = gameBots[game.id]?.[name];
  if (!bot) throw new Error(`${game.name} has no ${name} bot`);
  return bot;
};
/** All bots. */
export const bots: Readonly<Record<string, (game: AnyGame) => AnyBot>> = {
  random: game => randomBot(game),
  novice: game => ownBot(game, 'novice'),
  search: game => gameBots[game.id]?.search ?? searchBot(game),
  heuristic: game => ownBot(game, 'heuristic'),
};
/** The game's own bot if it has one. */
export const defaultBot = (game: AnyGame): string => (Object.hasOwn(gameBots, game.id) ? 'heuristic' : 'random');
export const botNamesFor = (game: AnyGame): string[] =>
  Object.keys(bots).filter(name => (name !== 'heuristic' && name !== 'novice') || gameBots[game.id]?.[name] !== undefined);
/** Bots that answer in a moment, the better first. */
export const QUICK_BOTS: readonly string[] = ['heuristic', 'novice', 'random'];
/** Who answers when no bot could: the game's own, else a short search. Never at random. */
export const fallbackBot = (game: AnyGame): AnyBot => gameBots[game.id]?.heuristic ?? searchBot(game);
