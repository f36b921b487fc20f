import { settle } from '@cadre/kit';
import type { Condition } from '../content/types.js';
import type { Plan } from './plan.js';

/** Whether a condition holds for the whole game, as agreed before it; undefined for what the game decides. */
export const settled = (plan: Plan, c: Condition): boolean | undefined =>
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
