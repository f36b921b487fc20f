import { bluff } from '@cadre/bluff';
import { randomBot, searchBot } from '@cadre/bots';
import { noughts } from '@cadre/noughts';

export const games = { noughts, bluff };
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
  /** Answers what nobody asked. */
  wild: () => ({ name: 'wild', choose: () => [999] }),
};
