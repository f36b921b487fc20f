import { bluff } from '@cadre/bluff';
import { randomBot, searchBot } from '@cadre/bots';
import { noughts } from '@cadre/noughts';
import { skirmish } from '@cadre/skirmish';

/** How often this thread was asked. */
let asked = 0;

export const games = { noughts, bluff, skirmish };
export const bots = {
  random: randomBot,
  search: searchBot,
  /** Never comes back: only the end of its thread stops it. */
  stuck: () => ({
    name: 'stuck',
    choose: () => {
      for (;;);
    },
  }),
  /** Answers how often its thread was asked before: a thread of its own for each answer would say 0 for ever. */
  counting: () => ({ name: 'counting', choose: () => [asked++] }),
  /** Answers what nobody asked. */
  wild: () => ({ name: 'wild', choose: () => [999] }),
};
