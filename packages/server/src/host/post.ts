import { refusal, type WireRefusal } from '@cadre/protocol';
import { unguessable } from '../secrets.js';
import type { Store } from '../store/store.js';
import type { Command } from '../table/decide.js';
import type { Timer } from '../timer.js';

export type Outcome = { readonly version: number } | { readonly refusal: WireRefusal };
type Letter =
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
export interface Post {
  ask(owner: string, match: string, command: Command): Promise<Outcome>;
}
/** An owner that has not answered by then is dead or stopped; what it reads later it must not act on. */
const PATIENCE = 1000;
const channelOf = (process: string): string => `cadre_to_${process}`;

export const openPost = async (
  store: Store,
  me: string,
  now: () => number,
  perform: (match: string, command: Command) => Promise<Outcome>,
): Promise<Post> => {
  const expected = new Map<string, (outcome: Outcome) => void>();
  const receive = async (letter: Letter): Promise<void> => {
    if (letter.kind === 'reply') expected.get(letter.id)?.(letter.outcome);
    else if (now() - letter.sent < PATIENCE) {
      const outcome = await perform(letter.match, letter.command);
      await store.notify(channelOf(letter.from), JSON.stringify({ kind: 'reply', id: letter.id, outcome } satisfies Letter));
    }
  };
  // A reply that cannot be sent is missed by the asker, who tells its client to try again.
  await store.listen(channelOf(me), payload => void receive(JSON.parse(payload) as Letter).catch(() => undefined));
  return {
    ask: async (owner, match, command) => {
      const id = unguessable(16);
      const letter: Letter = { kind: 'ask', from: me, id, sent: now(), match, command };
      let timer: Timer | undefined;
      const reply = new Promise<Outcome>(resolve => {
        expected.set(id, resolve);
        timer = setTimeout(
          () => resolve({ refusal: refusal('owner-away', 'the process that holds this match does not answer: try again') }),
          PATIENCE,
        );
      });
      try {
        await store.notify(channelOf(owner), JSON.stringify(letter));
        return await reply;
      } finally {
        clearTimeout(timer);
        expected.delete(id);
      }
    },
  };
};
