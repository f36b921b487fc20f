import { type AnyGame, checkSetup, LANGUAGES, speechOf } from '@cadre/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type GameFacts, gameFacts, seatCount } from '../game-facts.js';

type Games = Readonly<Record<string, AnyGame>>;

/** What pages need to know of games before a match: which there are, their rules, and what a set-up means. */
export const gameRoutes = (games: Games): ((app: FastifyInstance) => void) => {
  const all = Object.values(games).map(gameFacts);
  return app => addGameRoutes(app, games, all);
};
const addGameRoutes = (app: FastifyInstance, games: Games, all: readonly GameFacts[]): void => {
  const withGame = (reply: FastifyReply, id: string, answer: (game: AnyGame) => unknown): unknown =>
    Object.hasOwn(games, id)
      ? answer(games[id]!)
      : reply.code(404).send({ problem: `there is no game "${id}"; there are ${Object.keys(games).join(', ')}` });

  app.get('/api/games', () => ({ games: all }));
  app.get<{ Params: { game: string } }>('/api/games/:game/rules', ({ params }, reply) =>
    withGame(reply, params.game, ({ catalogue }) => ({ rules: catalogue })),
  );
  app.get<{ Params: { game: string }; Querystring: { given?: string; language?: string } }>(
    '/api/games/:game/setup',
    ({ params, query }, reply) =>
      withGame(reply, params.game, game => {
        const given = parsed(query.given ?? '{}');
        if (!given) return reply.code(400).send({ problem: 'given is a JSON object of options' });
        const { setup, problems } = checkSetup(game, given);
        const speech = speechOf(game, LANGUAGES.find(l => l === query.language) ?? 'en');
        const seats = problems.length > 0 ? 0 : seatCount(game, setup);
        return { seats: Array.from({ length: seats }, (_, seat) => speech.seat(seat)), problems };
      }),
  );
};
const parsed = (text: string): Record<string, unknown> | null => {
  try {
    const given: unknown = JSON.parse(text);
    return typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Record<string, unknown>) : null;
  } catch {
    return null; // told by the caller
  }
};
