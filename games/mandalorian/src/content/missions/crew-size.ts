import type { Op, SetupOp } from '../types.js';

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

/** Two decks in one give a shared crew the better hands: more enemies wait for it. */
export const sharedMeet = (...enemies: readonly SetupOp[]): SetupOp => ({ op: 'if', if: { is: 'shared' }, do: enemies });
