import type { AnyGame } from '@cadre/core';

/**
 * What one command may cost. Honest commands of our games need a tenth of it; content that players write can ask for any
 * amount, and everybody else on this process would wait.
 */
export const COMMAND_BUDGET = { rolls: 500, steps: 50_000, milliseconds: 1000 } as const;

export class TooCostly extends Error {}
export interface Budget {
  /** Before chance is asked once more. */
  spendRoll(): void;
}
export const openBudget = (game: AnyGame | null, { rolls, steps, milliseconds } = COMMAND_BUDGET): Budget => {
  const began = performance.now(),
    before = game?.machine.work.steps ?? 0;
  let rolled = 0;
  return {
    spendRoll: () => {
      const taken = (game?.machine.work.steps ?? 0) - before;
      if (++rolled > rolls) throw new TooCostly(`more than ${rolls} dice rolls and draws`);
      if (taken > steps) throw new TooCostly(`more than ${steps} steps of the rules`);
      if (performance.now() - began > milliseconds) throw new TooCostly(`more than ${milliseconds} ms`);
    },
  };
};
