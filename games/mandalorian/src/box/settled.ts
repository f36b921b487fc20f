import type { Condition } from '../content/types.js';
import type { Plan } from './plan.js';

/** Whether a condition holds for the whole game, as agreed before it; undefined for what the game decides. */
export const settled = (plan: Plan, c: Condition): boolean | undefined => {
  switch (c.is) {
    case 'onMap':
      return plan.map === c.map;
    case 'difficulty':
      return plan.difficulty === c.difficulty;
    case 'shared':
      return plan.mode === 'shared';
    case 'not': {
      const inner = settled(plan, c.of);
      return inner === undefined ? undefined : !inner;
    }
    default:
      return undefined;
  }
};
