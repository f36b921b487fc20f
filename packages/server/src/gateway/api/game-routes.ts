import type { AnyGame } from '@cadre/core';
import { API, type GameInfo, gamesSchema, LIMITS, rulesSchema, setupInfoSchema, setupQuerySchema } from '@cadre/protocol';
import { z } from 'zod';
import { gameFacts } from '../../game-facts.js';
import { refuse } from '../refusal-error.js';
import { type Route, route } from './route.js';
import type { SetupReader } from './set-ups.js';

export interface GameParts {
  readonly games: Readonly<Record<string, AnyGame>>;
  botsFor(game: AnyGame): readonly string[];
}
const gameParams = z.object({ game: z.string().max(60) });

/** What there is to know of games before a match: which there are, their rules, and what a set-up means. */
export const gameRoutes = ({ games, botsFor }: GameParts, readSetup: SetupReader): Route[] => {
  let all: readonly GameInfo[] | null = null; // counting seats tries many set-ups: done once, on the first request
  const named = (id: string): AnyGame => {
    if (!Object.hasOwn(games, id))
      throw refuse('no-such-game', `there is no game "${id}"; expected one of: ${Object.keys(games).join(', ')}`);
    return games[id]!;
  };
  return [
    route({
      method: 'GET',
      path: `${API}/games`,
      summary: 'What can be played, with which options, and by which bots',
      response: gamesSchema,
      handle: () => {
        all ??= Object.values(games).map(game => gameFacts(game, botsFor(game)));
        return { games: all };
      },
    }),
    route({
      method: 'GET',
      path: `${API}/games/:game/rules`,
      summary: 'The rulebook of a game, rule by rule',
      params: gameParams,
      response: rulesSchema,
      handle: ({ params }) => ({ rules: named(params.game).catalogue }),
    }),
    route({
      method: 'POST',
      path: `${API}/games/:game/setup`,
      summary: 'What a set-up means: its seats by name, or all that is wrong with it; and the options, with what its files bring',
      params: gameParams,
      body: setupQuerySchema,
      bodyBytes: LIMITS.createBytes,
      response: setupInfoSchema,
      onlyLooks: true,
      handle: async ({ caller, params, body }) => {
        const { options, seats, problems } = await readSetup(caller.address, { game: params.game, ...body });
        return { options, seats, problems };
      },
    }),
  ];
};
