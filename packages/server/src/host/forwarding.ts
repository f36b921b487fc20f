import { refusal, type WireRefusal } from '@cadre/protocol';
import { randomToken } from '../secrets.js';
import type { Store } from '../store/store.js';
import type { Command } from '../table/decide.js';
import type { TableState } from '../table/table.js';
import type { Timer } from '../timer.js';
import type { Room } from './room.js';

export type Outcome = { readonly version: number } | { readonly refusal: WireRefusal };
type Envelope =
  | {
      readonly kind: 'ask';
      readonly from: string;
      readonly id: string;
      readonly sent: number;
      readonly match: string;
      readonly command: Command;
    }
  | { readonly kind: 'reply'; readonly id: string; readonly outcome: Outcome };
/** Commands travel to the process that owns the match. */
export interface Forwarder {
  /** Null: the owner did not reply in time. It may be dead, or busy and still do it. */
  forward(owner: string, match: string, command: Command): Promise<Outcome | null>;
}
/** An owner that has not answered by then is dead or stopped; what it reads later it must not act on. */
const PATIENCE = 1000;
const channelOf = (process: string): string => `cadre_to_${process}`;

export const openForwarder = async (
  store: Store,
  me: string,
  now: () => number,
  perform: (match: string, command: Command) => Promise<Outcome>,
): Promise<Forwarder> => {
  const expected = new Map<string, (outcome: Outcome) => void>();
  const tell = (process: string, envelope: Envelope): Promise<void> =>
    store.notify({ channel: channelOf(process), payload: JSON.stringify(envelope) });
  const receive = async (envelope: Envelope): Promise<void> => {
    if (envelope.kind === 'reply') expected.get(envelope.id)?.(envelope.outcome);
    else if (now() - envelope.sent < PATIENCE) {
      const outcome = await perform(envelope.match, envelope.command);
      await tell(envelope.from, { kind: 'reply', id: envelope.id, outcome });
    }
  };
  // A reply that cannot be sent is missed by the asker, who tells its client to try again.
  await store.listen(channelOf(me), payload => void receive(JSON.parse(payload) as Envelope).catch(() => undefined));
  return {
    forward: async (owner, match, command) => {
      const id = randomToken(16);
      const envelope: Envelope = { kind: 'ask', from: me, id, sent: now(), match, command };
      let timer: Timer | undefined;
      const reply = new Promise<Outcome | null>(resolve => {
        expected.set(id, resolve);
        timer = setTimeout(resolve, PATIENCE, null);
      });
      try {
        await tell(owner, envelope);
        return await reply;
      } finally {
        clearTimeout(timer);
        expected.delete(id);
      }
    },
  };
};

const NO_REPLY = refusal('owner-away', 'the server process that runs this match does not respond: try again');
/** Whoever says so has changed nothing: another process has the match by now, or will. */
const ELSEWHERE: readonly string[] = ['owner-away', 'stopping'];
/**
 * Lets the owner of a match do what is asked. `before`: the version when it was first asked for. Null: it may be the owner
 * no more, because it says so, or because it was the owner some time ago and does not reply.
 */
export const askOwner = async (
  forwarder: Forwarder,
  owner: string,
  room: Room,
  command: Command,
  before: number,
  refresh: (room: Room) => Promise<void>,
): Promise<Outcome | null> => {
  const wasKnown = room.owner !== null;
  const outcome = await forwarder.forward(owner, room.id, command);
  const isElsewhere = outcome !== null && 'refusal' in outcome && ELSEWHERE.includes(outcome.refusal.code);
  room.owner = outcome === null || isElsewhere ? null : owner;
  if (isElsewhere) return null;
  await refresh(room);
  if (outcome !== null && 'version' in outcome) return outcome;
  if (isStored(room.table, before, command)) return { version: room.table.version };
  return outcome ?? (wasKnown ? null : { refusal: NO_REPLY });
};
/** An owner that is only slow has stored the answer without saying so in time: it must not be refused. */
const isStored = ({ events }: TableState, before: number, command: Command): boolean =>
  command.type === 'answer' &&
  events
    .slice(before)
    .some(({ event: e }) => e.kind === 'answered' && e.seat === command.seat && e.answer.join() === command.answer.join());
