import type { Op } from '../types.js';

/** In a large crew it is long until one's next turn: whoever ends a turn with no enemy in the same space is covered by the others. */
export const coverFrom = (characters: number): Op => ({
  op: 'if',
  if: {
    is: 'all',
    of: [
      { is: 'characters', atLeast: characters },
      { is: 'not', of: { is: 'enemyWithin', range: 0 } },
    ],
  },
  do: [{ op: 'shield', who: { who: 'you' } }],
});
