import type { Amount, Condition, Difficulty, Op, SetupOp } from '../types.js';

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

/** Conditions that count at this difficulty, or at all others. */
export const at = (difficulty: Difficulty, conditions: readonly Condition[]): Condition[] =>
  conditions.map((c): Condition => ({ is: 'all', of: [{ is: 'difficulty', difficulty }, ...partsOf(c)] }));
export const notAt = (difficulty: Difficulty, conditions: readonly Condition[]): Condition[] =>
  conditions.map((c): Condition => ({ is: 'all', of: [{ is: 'not', of: { is: 'difficulty', difficulty } }, ...partsOf(c)] }));
const partsOf = (c: Condition): readonly Condition[] => (c.is === 'all' ? c.of : [c]);

/** A full track loses the mission. The guide deck brings more events with it: there is more room once so many of its cards are resolved. */
export const fullTrack = (
  track: string,
  atLeast: Amount,
  ...later: readonly { readonly from: number; readonly atLeast: Amount }[]
): Condition[] => {
  const limits = [{ from: 0, atLeast }, ...later];
  return limits.map((limit, i): Condition => {
    const next = limits[i + 1];
    return {
      is: 'all',
      of: [
        ...(i === 0 ? [] : [{ is: 'unlocked', atLeast: limit.from } as const]),
        ...(next ? [{ is: 'not', of: { is: 'unlocked', atLeast: next.from } } as const] : []),
        { is: 'track', track, atLeast: limit.atLeast },
      ],
    };
  });
};
