import { settle } from '@cadre/kit';
import type { Condition, MissionDef } from '../content/types.js';
import type { Plan } from './plan.js';

/** What is agreed before a game and decides conditions. */
type Agreed = Pick<Plan, 'map' | 'difficulty' | 'guide' | 'mode'>;

/** Whether a condition holds for the whole game, as agreed before it; undefined for what the game decides. */
export const settled = (plan: Agreed, c: Condition): boolean | undefined =>
  settle(c, part => {
    switch (part.is) {
      case 'onMap':
        return plan.map === part.map;
      case 'difficulty':
        return plan.difficulty === part.difficulty;
      case 'unlocked':
        return plan.guide >= part.atLeast;
      case 'shared':
        return plan.mode === 'shared';
      default:
        return undefined;
    }
  });

/** The ways to lose that are open in this game, without what was agreed before it: the difficulty, the guide cards. */
export const failuresIn = (plan: Agreed, { failure }: MissionDef): readonly Condition[] =>
  failure.flatMap((c): readonly Condition[] => {
    if (settled(plan, c) === false) return [];
    const open = c.is === 'all' ? c.of.filter(part => settled(plan, part) !== true) : [c];
    return open.length === 1 ? open : [{ is: 'all', of: open }];
  });
