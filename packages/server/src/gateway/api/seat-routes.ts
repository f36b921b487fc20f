import { API, reportedSchema, reportSchema, seatKeySchema, seatNumber } from '@cadre/protocol';
import { z } from 'zod';
import { hashOf } from '../../secrets.js';
import type { GatewayParts } from '../gateway.js';
import { RefusalError, refuse } from '../refusal-error.js';
import { fileReport } from '../reports.js';
import { type Credentials, matchParams } from './credentials.js';
import { type Route, route } from './route.js';

const seatParams = matchParams.extend({ seat: z.coerce.number().pipe(seatNumber) });

/** What was kept for a secret that opens no seat any more can never be asked for again. */
const forgetPapers = async (store: GatewayParts['store'], holder: string): Promise<void> => {
  if (await store.isHolder(holder)) return;
  for (const { name } of await store.papersOf(holder)) await store.removePaper(holder, name);
};

/** What the holder of a seat can do besides playing. */
export const seatRoutes = (parts: GatewayParts, { roomOf, seatOf }: Credentials): Route[] => [
  route({
    method: 'POST',
    path: `${API}/matches/:match/seats/:seat/key`,
    summary: 'Hand a seat over: a new secret for it, the old one ends',
    params: seatParams,
    response: seatKeySchema,
    handle: async ({ caller, params: { match, seat } }) => {
      const { host, store, tokens } = parts;
      const old = hashOf(caller.secret ?? '');
      const room = await roomOf(caller, match);
      if ((await seatOf(caller, room)) !== seat) throw refuse('not-your-seat', `this secret does not belong to seat ${seat}`);
      const secret = tokens.seatSecret();
      await store.setHash(match, seat, hashOf(secret));
      const outcome = await host.perform(match, { type: 'hand-over', seat });
      if ('refusal' in outcome) {
        await store.setHash(match, seat, old); // nobody has heard of the new secret
        throw new RefusalError(outcome.refusal);
      }
      await forgetPapers(store, old);
      return { seat, secret };
    },
  }),
  route({
    method: 'POST',
    path: `${API}/matches/:match/reports`,
    summary: 'Report a bug, at any moment',
    params: matchParams,
    body: reportSchema,
    response: reportedSchema,
    status: 201,
    handle: async ({ caller, params, body }) => {
      const room = await roomOf(caller, params.match);
      const seat = await seatOf(caller, room);
      const kept = await fileReport(parts, room, caller.address, seat, body.text);
      if ('code' in kept) throw new RefusalError(kept);
      return kept;
    },
  }),
];
