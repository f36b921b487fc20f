import type { AnyState, Match } from '@cadre/core';
import { matchIdSchema, refusal, type TableRules, type WireRefusal } from '@cadre/protocol';
import { z } from 'zod';
import type { Room } from '../../host/room.js';
import { hashOf, seatsOpenedBy } from '../../secrets.js';
import type { GatewayParts } from '../gateway.js';
import { countMistake, TOO_MANY_MISTAKES } from '../mistakes.js';
import { RefusalError, refuse } from '../refusal-error.js';
import type { Caller } from './route.js';

export const matchParams = z.object({ match: matchIdSchema });

/** What a caller may enter. Every wrong guess is counted against its address. */
export interface Credentials {
  roomOf(caller: Caller, match: string): Promise<Room>;
  /** The seats that all these secrets open; none for none. */
  seatsFor(caller: Caller, room: Room, secrets: readonly string[]): Promise<number[]>;
  /** The seats of the caller's own secret; none without one. */
  seatsOf(caller: Caller, room: Room): Promise<number[]>;
  seatOf(caller: Caller, room: Room): Promise<number>;
  /** The hash of the caller's secret, which opens some seat of some match. */
  holderOf(caller: Caller): Promise<string>;
}
const SEND_SECRET = 'send the seat secret as "Authorization: Bearer <secret>"';

export const credentialsFor = ({ host, store, mistakes, gate }: GatewayParts): Credentials => {
  const seatsFor: Credentials['seatsFor'] = async (caller, room, secrets) => {
    const seats = seatsOpenedBy(secrets, await store.hashes(room.id));
    const banned = gate.seats(secrets);
    if (banned) throw new RefusalError(banned);
    if (seats) return seats;
    throw new RefusalError(countMistake(mistakes, caller.address, room.id));
  };
  const seatsOf: Credentials['seatsOf'] = (caller, room) =>
    caller.secret === null ? Promise.resolve([]) : seatsFor(caller, room, [caller.secret]);
  return {
    roomOf: async (caller, match) => {
      const room = await host.open(match);
      if (room?.table.row.tableRules.friendsOnly && (await seatsOf(caller, room)).length === 0) throw new RefusalError(FRIENDS_ONLY);
      if (room) return room;
      throw mistakes(caller.address).take() ? refuse('no-such-match', 'match not found') : new RefusalError(TOO_MANY_MISTAKES);
    },
    seatsFor,
    seatsOf,
    seatOf: async (caller, room) => {
      const [seat] = await seatsOf(caller, room);
      if (seat === undefined) throw refuse('wrong-secret', SEND_SECRET);
      return seat;
    },
    holderOf: async caller => {
      if (caller.secret === null) throw refuse('wrong-secret', SEND_SECRET);
      const holder = hashOf(caller.secret);
      if (await store.isHolder(holder)) return holder;
      throw mistakes(caller.address).take()
        ? refuse('wrong-secret', 'this secret does not belong to any seat')
        : new RefusalError(TOO_MANY_MISTAKES);
    },
  };
};

const FRIENDS_ONLY = refusal('friends-only', 'this table is for friends only: come with the link of a seat');
/** Why somebody without a seat may not look; null: they may. */
export const closedToSpectators = ({ spectators, friendsOnly }: TableRules): WireRefusal | null => {
  if (friendsOnly) return FRIENDS_ONLY;
  return spectators.allowed ? null : refusal('policy-forbids', 'this table does not allow spectators');
};

/** The match, if it lies open for everybody. */
export const finished = ({ table: { match, status, frozen } }: Room): Match<AnyState> => {
  if (frozen) throw refuse('frozen', frozen);
  if (status !== 'over' || !match) throw refuse('not-over', 'not available until the match is over');
  return match;
};
