import type { AnyGame } from '@cadre/core';
import type { Stopwatch } from '../stopwatch.js';

/**
 * What one command may cost: content that players write can ask for any amount, and everybody else on this process would wait.
 * `scripts/command-costs.mjs` measures what honest commands need.
 */
export const COMMAND_BUDGET = { rolls: 100, steps: 5000, milliseconds: 1000, repeating: 3000 } as const;

export class TooCostly extends Error {}
export interface Budget {
  /** Runs a command: from now on its steps and its time count. */
  run<T>(command: () => T): T;
  /** Before chance is asked once more. */
  spendRoll(): void;
  /** Repeats answers that were accepted before, as an undo does: their steps were counted then, only the time is now. */
  repeat<T>(answers: () => T): T;
}
/** The kernel counts the steps of the rules, and lets us look at the time in between. */
export const openBudget = (
  game: AnyGame | null,
  start: () => Stopwatch,
  { rolls, steps, milliseconds, repeating } = COMMAND_BUDGET,
): Budget => {
  const work = game?.machine.work ?? { steps: 0, watch: null };
  let passed: Stopwatch = () => 0,
    before = work.steps,
    rolled = 0,
    isRepeating = false;
  const look = (taken: number): void => {
    const most = isRepeating ? repeating : milliseconds;
    if (!isRepeating && taken - before > steps) throw new TooCostly(`more than ${steps} steps of the rules`);
    if (passed() > most) throw new TooCostly(`more than ${most} ms`);
  };
  return {
    run: command => {
      passed = start();
      before = work.steps;
      work.watch = look;
      try {
        return command();
      } finally {
        work.watch = null;
      }
    },
    spendRoll: () => {
      if (++rolled > rolls) throw new TooCostly(`more than ${rolls} dice rolls and draws`);
      look(work.steps);
    },
    repeat: answers => {
      isRepeating = true;
      const taken = work.steps;
      try {
        return answers();
      } finally {
        isRepeating = false;
        before += work.steps - taken;
        passed = start();
      }
    },
  };
};
