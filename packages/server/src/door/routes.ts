import { type AnyGame, type AnyState, checkSetup, type Match, writeRecord } from '@cadre/core';
import {
  API,
  type CreateMatch,
  createdSchema,
  createMatchSchema,
  diceProofSchema,
  factsSchema,
  languageSchema,
  luckSchema,
  matchIdSchema,
  matchInfoSchema,
  momentsSchema,
  type problemSchema,
  type RefusalCode,
  refusal,
  reportedSchema,
  reportSchema,
  seatKeySchema,
  seatNumber,
  type WireRefusal,
} from '@cadre/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { luckOf } from '../dice/luck.js';
import { commitmentOf } from '../dice/source.js';
import type { Room } from '../host/room.js';
import { hashOf, seatsOpenedBy } from '../secrets.js';
import { knowers, momentsOf } from '../table/moments.js';
import { happenedSince, tableInfo } from '../table/wire.js';
import type { DoorParts } from './door.js';
import { reportOn } from './reports.js';

const STATUS: Partial<Record<RefusalCode, number>> = {
  'no-such-match': 404,
  'wrong-secret': 401,
  'wrong-origin': 403,
  'policy-forbids': 403,
  'not-your-seat': 403,
  'not-over': 409,
  'too-fast': 429,
  storage: 503,
  stopping: 503,
  'owner-away': 503,
  'our-fault': 500,
};
export class Refused extends Error {
  constructor(readonly refusal: WireRefusal) {
    super(refusal.message);
  }
}
export const statusOf = ({ code }: WireRefusal): number => STATUS[code] ?? 400;
const refuse = (code: RefusalCode, message: string): Refused => new Refused(refusal(code, message));

const matchParams = z.object({ match: matchIdSchema });
const seatParams = matchParams.extend({ seat: z.coerce.number().pipe(seatNumber) });
type MatchParams = z.infer<typeof matchParams>;
const languageQuery = z.object({ language: languageSchema.default('en') });
const momentsQuery = languageQuery.extend({
  as: z.coerce.number().int().min(-2).optional(),
  from: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(100).default(40),
});

export const addRoutes = (app: FastifyInstance, parts: DoorParts): void => {
  const { host, store, games, bots, limits, mistakes, now, fresh } = parts;

  const roomOf = async (request: FastifyRequest, match: string): Promise<Room> => {
    if (mistakes(request.ip).empty) throw refuse('too-fast', 'too many mistakes from this address: wait a minute');
    const room = await host.open(match);
    if (room) return room;
    mistakes(request.ip).take();
    throw refuse('no-such-match', 'there is no such match');
  };
  /** The seats of the secret in the Authorization header; none without one. */
  const seatsOf = async (request: FastifyRequest, room: Room): Promise<number[]> => {
    const secret = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (secret === undefined) return [];
    const seats = seatsOpenedBy([secret], await store.hashes(room.id));
    if (seats) return seats;
    mistakes(request.ip).take();
    throw refuse('wrong-secret', 'this secret opens no seat of this match');
  };
  const seatOf = async (request: FastifyRequest, room: Room): Promise<number> => {
    const [seat] = await seatsOf(request, room);
    if (seat === undefined) throw refuse('wrong-secret', 'send the seat secret as "Authorization: Bearer <secret>"');
    return seat;
  };
  const finished = (room: Room): Match<AnyState> => {
    const { match, status, frozen } = room.table;
    if (frozen) throw refuse('frozen', frozen);
    if (status !== 'over' || !match) throw refuse('not-over', 'this is shown when the match is over');
    return match;
  };

  app.get(`${API}/games`, { schema: { summary: 'What can be played, and by which bots' } }, () => ({
    games: Object.values(games).map(({ id, name, rules, options }) => ({ id, name, rules, options })),
    bots,
  }));
  app.post<{ Body: CreateMatch }>(
    `${API}/matches`,
    {
      schema: { summary: 'Create a match; the seats get their secrets', body: createMatchSchema, response: { 201: createdSchema } },
      config: { rateLimit: { max: limits.matchesPerMinute, timeWindow: '1 minute' } },
    },
    async ({ body }, reply) => {
      const { game, setup } = playableSetup(games, body);
      const count = (game.setup(setup) as AnyState).secret.length;
      checkSeats(body, count, bots, game);
      const row = {
        id: fresh.matchId(),
        game: game.id,
        rules: game.rules,
        setup,
        tableRules: body.tableRules,
        bots: Array.from({ length: count }, (_, i) => botAt(body, i)),
        diceSecret: fresh.diceSecret(),
        createdAt: now(),
      };
      const keys = row.bots.flatMap((bot, seat) => (bot === null ? [{ seat, secret: fresh.seatSecret() }] : []));
      await store.create(row, new Map(keys.map(k => [k.seat, hashOf(k.secret)])));
      if (keys.length === 0) await host.perform(row.id, { type: 'begin' });
      return reply.code(201).send({ match: row.id, keys, dice: { commitment: commitmentOf(row.id, row.diceSecret) } });
    },
  );
  app.get<{ Params: MatchParams }>(
    `${API}/matches/:match`,
    { schema: { summary: 'The table as everybody may see it', params: matchParams, response: { 200: matchInfoSchema } } },
    async request => {
      const { table } = await roomOf(request, request.params.match);
      return { version: table.version, table: tableInfo(table) };
    },
  );
  app.get<{ Params: MatchParams; Querystring: z.infer<typeof languageQuery> }>(
    `${API}/matches/:match/facts`,
    {
      schema: {
        summary: 'All that happened, as the seat of the Authorization header may know it, or as everybody may',
        params: matchParams,
        querystring: languageQuery,
        response: { 200: factsSchema },
      },
    },
    async request => {
      const room = await roomOf(request, request.params.match);
      const seats = await seatsOf(request, room);
      const { spectators } = room.table.row.tableRules;
      if (seats.length === 0 && !spectators.allowed) throw refuse('policy-forbids', 'this table has no room for spectators');
      const until = seats.length > 0 ? Number.POSITIVE_INFINITY : now() - spectators.delaySeconds * 1000;
      const happened = happenedSince(room.table, 0, { seats, muted: new Set(), words: request.query.language }).filter(h => h.at <= until);
      return { version: happened.length, happened };
    },
  );
  app.get<{ Params: MatchParams; Querystring: z.infer<typeof momentsQuery> }>(
    `${API}/matches/:match/moments`,
    {
      schema: {
        summary: 'What a seat (-2: everybody) knew after so many answers; of others only when the match is over',
        params: matchParams,
        querystring: momentsQuery,
        response: { 200: momentsSchema },
      },
    },
    async request => {
      const room = await roomOf(request, request.params.match);
      const own = await seatsOf(request, room);
      const { table } = room;
      if (table.frozen) throw refuse('frozen', table.frozen);
      if (!table.match) throw refuse('not-started', 'the match begins when every seat is taken');
      const { spectators } = table.row.tableRules;
      if (own.length === 0 && (!spectators.allowed || (spectators.delaySeconds > 0 && table.status !== 'over')))
        throw refuse('policy-forbids', 'at this table the past is not shown to spectators before the end');
      const seats = knowers(table, own),
        { as = seats[0]!, language, from, count } = request.query,
        last = table.match.log.length;
      if (!seats.includes(as)) throw refuse('not-your-seat', `what seat ${as} knew is shown when the match is over`);
      return { count: last + 1, seats, moments: momentsOf(table.match, as, language, Math.min(from, last), count) };
    },
  );
  app.get<{ Params: MatchParams }>(
    `${API}/matches/:match/record`,
    { schema: { summary: 'The record of a match that is over, as text', params: matchParams } },
    async (request, reply) =>
      reply.type('text/plain; charset=utf-8').send(writeRecord(finished(await roomOf(request, request.params.match)))),
  );
  app.get<{ Params: MatchParams }>(
    `${API}/matches/:match/dice`,
    {
      schema: {
        summary: 'The promise about the dice; its proof when the match is over',
        params: matchParams,
        response: { 200: diceProofSchema },
      },
    },
    async request => {
      const { table } = await roomOf(request, request.params.match);
      const { row, contributions, asked, status } = table,
        over = status === 'over';
      return {
        match: row.id,
        commitment: commitmentOf(row.id, row.diceSecret),
        contributions: status === 'gathering' ? [] : contributions,
        secret: over ? row.diceSecret : null,
        rolls: over ? asked.flatMap(({ roll }) => (roll === null ? [] : [roll])) : null,
      };
    },
  );
  app.get<{ Params: MatchParams }>(
    `${API}/matches/:match/luck`,
    {
      schema: {
        summary: 'What each seat got from chance, beside what was to be expected',
        params: matchParams,
        response: { 200: luckSchema },
      },
    },
    async request => {
      const { game, setup, log } = finished(await roomOf(request, request.params.match));
      return luckOf(game, setup, log);
    },
  );
  app.post<{ Params: z.infer<typeof seatParams> }>(
    `${API}/matches/:match/seats/:seat/key`,
    {
      schema: { summary: 'Hand a seat over: a new secret for it, the old one ends', params: seatParams, response: { 200: seatKeySchema } },
    },
    async request => {
      const { match, seat } = request.params;
      const room = await roomOf(request, match);
      if ((await seatOf(request, room)) !== seat) throw refuse('not-your-seat', `this secret does not open seat ${seat}`);
      const secret = fresh.seatSecret();
      await store.setHash(match, seat, hashOf(secret));
      const outcome = await host.perform(match, { type: 'hand-over', seat });
      if ('refusal' in outcome) throw new Refused(outcome.refusal);
      return { seat, secret };
    },
  );
  app.post<{ Params: MatchParams; Body: z.infer<typeof reportSchema> }>(
    `${API}/matches/:match/reports`,
    { schema: { summary: 'Report a bug, at any moment', params: matchParams, body: reportSchema, response: { 201: reportedSchema } } },
    async (request, reply) => {
      const room = await roomOf(request, request.params.match);
      const seat = await seatOf(request, room);
      return reply.code(201).send({ report: await reportOn(parts, room, seat, request.body.text) });
    },
  );
};

const playableSetup = (games: DoorParts['games'], { game: id, setup: given }: CreateMatch) => {
  if (!Object.hasOwn(games, id)) throw refuse('wrong-setup', `there is no game "${id}"; there are: ${Object.keys(games).join(', ')}`);
  const game = games[id]!;
  const { setup, problems } = checkSetup(game, given);
  if (problems.length > 0) throw refuse('wrong-setup', problems.join('; '));
  return { game, setup };
};
const botAt = ({ seats }: CreateMatch, i: number): string | null => {
  const seat = seats[i];
  return seat?.kind === 'bot' ? seat.bot : null;
};
const checkSeats = ({ seats }: CreateMatch, count: number, bots: readonly string[], game: AnyGame): void => {
  if (seats.length > count) throw refuse('wrong-setup', `${game.id} has ${count} seats with this setup, not ${seats.length}`);
  for (const s of seats)
    if (s.kind === 'bot' && !bots.includes(s.bot))
      throw refuse('no-such-bot', `there is no bot "${s.bot}"; there are: ${bots.join(', ') || 'none'}`);
};

/** Whatever goes wrong, the answer has the same shape: what, and what can be done about it. */
export const answerProblem = (parts: Pick<DoorParts, 'news'>) => (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const why = refusalFor(thrown);
  if (why.code === 'our-fault') parts.news.problem(`${request.method} ${request.routeOptions.url ?? 'an unknown address'} failed`, thrown);
  return reply.code(statusOf(why)).send({ refusal: why } satisfies z.infer<typeof problemSchema>);
};
const refusalFor = (thrown: unknown): WireRefusal => {
  if (thrown instanceof Refused) return thrown.refusal;
  const { statusCode = 500, message, validation } = thrown as { statusCode?: number; message: string; validation?: unknown };
  if (statusCode === 429) return refusal('too-fast', message);
  if (validation !== undefined || statusCode < 500) return refusal('bad-message', message);
  return refusal('our-fault', 'the server failed on this; nothing has changed');
};
