import { API, reportedSchema, reportSchema, seatNumber, seatSecretSchema } from '@cadre/protocol';
import { z } from 'zod';
import type { Room } from '../../host/room.js';
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
  for (const { name } of await store.documentsOf(holder)) await store.removeDocument(holder, name);
};

/** The rematches of a match, and theirs, in which this secret still opens the seat. */
const rematchesOf = async ({ host, store }: GatewayParts, first: Room, seat: number, hash: string): Promise<string[]> => {
  const ids: string[] = [];
  for (let id = first.table.rematch; id !== null && (await store.hashes(id)).get(seat) === hash; ) {
    ids.push(id);
    id = (await host.open(id))?.table.rematch ?? null;
  }
  return ids;
};

/** What the holder of a seat can do besides playing. */
export const seatRoutes = (parts: GatewayParts, { roomOf, seatOf }: Credentials): Route[] => [
  route({
    method: 'POST',
    path: `${API}/matches/:match/seats/:seat/secret`,
    summary: 'Hand a seat over: a new secret for it, the old one ends',
    params: seatParams,
    response: seatSecretSchema,
    handle: async ({ caller, params: { match, seat } }) => {
      const { host, store, tokens } = parts;
      const old = hashOf(caller.secret ?? '');
      const room = await roomOf(caller, match);
      if ((await seatOf(caller, room)) !== seat) throw refuse('not-your-seat', `this secret does not belong to seat ${seat}`);
      const secret = tokens.seatSecret();
      const handOver = async (id: string): Promise<void> => {
        await store.setHash(id, seat, hashOf(secret));
        const outcome = await host.perform(id, { type: 'hand-over', seat });
        if (!('refusal' in outcome)) return;
        await store.setHash(id, seat, old); // nobody has heard of the new secret
        throw new RefusalError(outcome.refusal);
      };
      // The secret also opens the seat in every rematch: last things first, so that a failure leaves the old secret valid here.
      for (const id of (await rematchesOf(parts, room, seat, old)).reverse()) await handOver(id);
      await handOver(match);
      await forgetPapers(store, old);
      return { seat, secret };
    },
  }),
  route({
    method: 'POST',
    path: `${API}/matches/:match/reports`,
    summary: 'Report a bug, or with `whose` the person on another seat, at any moment',
    params: matchParams,
    body: reportSchema,
    response: reportedSchema,
    status: 201,
    handle: async ({ caller, params, body }) => {
      const room = await roomOf(caller, params.match);
      const seat = await seatOf(caller, room);
      const kept = await fileReport(parts, room, caller.address, seat, body);
      if ('code' in kept) throw new RefusalError(kept);
      return kept;
    },
  }),
];
