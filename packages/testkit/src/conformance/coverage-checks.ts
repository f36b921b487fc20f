import { type Check, fail } from './check.js';
import type { Checklist } from './coverage.js';

/** The promises about coverage: nothing in the rules or the content is dead. */
export const COVERAGE_CHECKS: readonly Check[] = [
  {
    id: 'reached',
    says: 'play gets to every step of every procedure',
    finish: ({ coverage, lines }) => complete(coverage.steps, 'reached', lines),
  },
  {
    id: 'used',
    says: 'everything that the game lists is used',
    finish: ({ coverage, lines }) => complete(coverage.things, 'used', lines),
  },
];

const complete = ({ missing, size }: Checklist, verb: string, lines: number): void => {
  if (missing.size > 0) fail(`never ${verb} in ${lines} lines (${missing.size} of ${size}): ${[...missing].join(', ')}`);
};
