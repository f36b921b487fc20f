import { refusal, type WireRefusal } from '@cadre/protocol';
import { randomToken } from '../secrets.js';
import type { Store } from '../store/store.js';
import type { Command } from '../table/decide.js';
import type { Timer } from '../timer.js';

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
  forward(owner: string, match: string, command: Command): Promise<Outcome>;
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
  const receive = async (envelope: Envelope): Promise<void> => {
    if (envelope.kind === 'reply') expected.get(envelope.id)?.(envelope.outcome);
    else if (now() - envelope.sent < PATIENCE) {
      const outcome = await perform(envelope.match, envelope.command);
      await store.notify(channelOf(envelope.from), JSON.stringify({ kind: 'reply', id: envelope.id, outcome } satisfies Envelope));
    }
  };
  // A reply that cannot be sent is missed by the asker, who tells its client to try again.
  await store.listen(channelOf(me), payload => void receive(JSON.parse(payload) as Envelope).catch(() => undefined));
  return {
    forward: async (owner, match, command) => {
      const id = randomToken(16);
      const envelope: Envelope = { kind: 'ask', from: me, id, sent: now(), match, command };
      let timer: Timer | undefined;
      const reply = new Promise<Outcome>(resolve => {
        expected.set(id, resolve);
        timer = setTimeout(
          () => resolve({ refusal: refusal('owner-away', 'the server process that runs this match does not respond: try again') }),
          PATIENCE,
        );
      });
      try {
        await store.notify(channelOf(owner), JSON.stringify(envelope));
        return await reply;
      } finally {
        clearTimeout(timer);
        expected.delete(id);
      }
    },
  };
};
