import { type AnyState, type Match, type Seat, SPECTATOR, writeRecord } from '@cadre/core';
import {
  API,
  diceProofSchema,
  EVERYTHING,
  factsSchema,
  languageSchema,
  luckSchema,
  type MatchInfo,
  type Moments,
  matchInfoSchema,
  momentPreviewSchema,
  momentsSchema,
  previewSchema,
} from '@cadre/protocol';
import { z } from 'zod';
import { proofOf } from '../../dice/proof.js';
import { eventsSince, tableInfo } from '../../table/messages.js';
import { visibleSeats } from '../../table/past.js';
import { openSeats, type TableState } from '../../table/table.js';
import type { GatewayParts } from '../gateway.js';
import { lookBack } from '../past.js';
import { previewOf } from '../previews.js';
import { RefusalError, refuse } from '../refusal-error.js';
import { type Credentials, closedToSpectators, finished, matchParams } from './credentials.js';
import { type Route, route, Written } from './route.js';

const languageQuery = z.object({ language: languageSchema.default('en') });
const factsQuery = languageQuery.extend({ as: z.coerce.number().int().min(EVERYTHING).optional() });
const momentsQuery = languageQuery.extend({
  as: z.coerce.number().int().min(-2).optional(),
  from: z.coerce.number().int().min(0).default(0),
  count: z.coerce.number().int().min(1).max(100).default(40),
});
const MATCH = `${API}/matches/:match`;

/** What can be looked at. Nothing here changes anything. */
export const readRoutes = (parts: GatewayParts, { roomOf, seatsOf }: Credentials): Route[] => [
  route({
    method: 'GET',
    path: MATCH,
    summary: 'The table as everybody may see it',
    params: matchParams,
    response: matchInfoSchema,
    handle: async ({ caller, params }) => {
      const { table } = await roomOf(caller, params.match);
      return shownToAll(table, parts.now());
    },
  }),
  route({
    method: 'GET',
    path: `${MATCH}/facts`,
    summary:
      'All that happened, as the seat of the Authorization header may know it, or as everybody may; as others knew it when it is over',
    params: matchParams,
    query: factsQuery,
    response: factsSchema,
    handle: async ({ caller, params, query }) => {
      const room = await roomOf(caller, params.match);
      const own = await seatsOf(caller, room);
      const seats = query.as === undefined ? own : knownTo(room.table, own, query.as);
      const { spectators } = room.table.row.tableRules;
      const closed = own.length === 0 ? closedToSpectators(room.table.row.tableRules) : null;
      if (closed) throw new RefusalError(closed);
      const until = own.length > 0 ? Number.POSITIVE_INFINITY : parts.now() - spectators.delaySeconds * 1000;
      const events = eventsSince(room.table, 0, { seats, muted: new Set(), words: query.language }).filter(h => h.at <= until);
      return { version: events.length, events };
    },
  }),
  route({
    method: 'GET',
    path: `${MATCH}/moments`,
    summary: 'What a seat (-2: everybody) knew after so many answers; of others only when the match is over',
    params: matchParams,
    query: momentsQuery,
    response: momentsSchema,
    handle: async ({ caller, params, query: { language, from, count, ...query } }) => {
      const room = await roomOf(caller, params.match);
      const { match, seats, as } = pastOf(room.table, await seatsOf(caller, room), query.as);
      const last = match.log.length;
      const question = { kind: 'moments', as, language, from: Math.min(from, last), count } as const;
      const { text, files } = await lookBack(parts, caller.address, match, question);
      const beside = JSON.stringify({ count: last + 1, seats, ...(files && { files }) } satisfies Omit<Moments, 'moments'>);
      return new Written(`${beside.slice(0, -1)},"moments":${text}}`);
    },
  }),
  route({
    method: 'POST',
    path: `${MATCH}/moments/:moment/preview`,
    summary: 'What the rules say to a screen about a past moment, from what a seat (-2: everybody) knew then',
    params: matchParams.extend({ moment: z.coerce.number().int().min(0) }),
    body: momentPreviewSchema,
    response: previewSchema,
    onlyLooks: true,
    handle: async ({ caller, params, body: { request, language, ...body } }) => {
      const room = await roomOf(caller, params.match);
      const { match, as } = pastOf(room.table, await seatsOf(caller, room), body.as);
      const last = match.log.length;
      if (params.moment > last) throw refuse('bad-message', `moment: expected at most ${last}, got ${params.moment}`);
      const view = await lookBack(parts, caller.address, match, { kind: 'view', as, at: params.moment });
      const preview = await previewOf(parts, caller.address, match.game, view, { request, language });
      if ('code' in preview) throw new RefusalError(preview);
      return preview;
    },
  }),
  route({
    method: 'GET',
    path: `${MATCH}/record`,
    summary: 'The record of a match that is over with the proof of its dice, as text',
    params: matchParams,
    handle: async ({ caller, params }) => {
      const room = await roomOf(caller, params.match);
      return writeRecord(finished(room), proofOf(room.table));
    },
  }),
  route({
    method: 'GET',
    path: `${MATCH}/dice`,
    summary: 'The promise about the dice; its proof when the match is over',
    params: matchParams,
    response: diceProofSchema,
    handle: async ({ caller, params }) => proofOf((await roomOf(caller, params.match)).table),
  }),
  route({
    method: 'GET',
    path: `${MATCH}/luck`,
    summary: 'What each seat got from chance, beside what was to be expected',
    params: matchParams,
    response: luckSchema,
    handle: async ({ caller, params }) => {
      const match = finished(await roomOf(caller, params.match));
      return lookBack(parts, caller.address, match, { kind: 'luck' });
    },
  }),
];

/** The match, and whose knowledge of its past is asked for: the caller's own, unless told. */
const pastOf = (
  table: TableState,
  own: readonly Seat[],
  wanted: number | undefined,
): { match: Match<AnyState>; seats: Seat[]; as: Seat } => {
  if (table.frozen) throw refuse('frozen', table.frozen);
  if (!table.match) throw refuse('not-started', 'the match starts when every seat is taken');
  const { spectators } = table.row.tableRules;
  if (own.length === 0 && (!spectators.allowed || (spectators.delaySeconds > 0 && table.status !== 'over')))
    throw refuse('policy-forbids', 'this table does not show past moments to spectators until the match is over');
  const seats = visibleSeats(table, own);
  const as = wanted ?? seats[0]!;
  if (!seats.includes(as)) throw refuse('not-your-seat', `what seat ${as} knew is not available until the match is over`);
  return { match: table.match, seats, as };
};
/** Where spectators see everything later, nobody is told here whose turn it is now, and what is proposed. */
const shownToAll = (table: TableState, at: number): MatchInfo => {
  const info = tableInfo(table),
    delay = table.row.tableRules.spectators.delaySeconds * 1000;
  if (delay === 0 || table.status === 'over')
    return {
      version: table.version,
      table: info,
      asked: table.status === 'playing' ? openSeats(table) : [],
      since: table.events.at(-1)?.at ?? null,
    };
  const version = table.events.filter(h => h.at + delay <= at).length;
  return { version, table: { ...info, clock: null, proposal: null }, asked: [], since: null };
};
/** The seats whose facts were requested. */
const knownTo = (table: TableState, own: readonly Seat[], as: number): Seat[] => {
  const open = visibleSeats(table, own);
  if (as === EVERYTHING && table.status === 'over') return [...table.seats.keys()];
  if (as === SPECTATOR) return [];
  if (!open.includes(as)) throw refuse('not-your-seat', 'what others knew is not available until the match is over');
  return [as];
};
