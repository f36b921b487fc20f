import type { AnyState, Game } from '@cadre/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANSWER_CHECKS } from './answer-checks.js';
import type { Check } from './check.js';
import { COVERAGE_CHECKS } from './coverage-checks.js';
import { examine, type Report } from './examine.js';
import type { Lines } from './lines.js';
import { PLAY_CHECKS } from './play-checks.js';
import { SECRECY_CHECKS } from './secrecy-checks.js';
import { STATE_CHECKS } from './state-checks.js';

export type { Check, Finding } from './check.js';
export type { Coverage, Inventory } from './coverage.js';
export { examine, type Line, playLines, type Report } from './examine.js';
export type { Lines } from './lines.js';
export type { Heuristic, PolicyName } from './policy.js';

export const CHECKS: readonly Check[] = [...PLAY_CHECKS, ...ANSWER_CHECKS, ...STATE_CHECKS, ...SECRECY_CHECKS, ...COVERAGE_CHECKS];
const DEFAULTS = { setups: [{}], matches: 50, most: 0, bound: 5000, every: 1, seed: 1 };

export const withDefaults = <S extends AnyState>(lines: Partial<Lines<S>>): Lines<S> => ({ ...DEFAULTS, ...lines });

/** Milliseconds that a very busy machine may take for all matches: none of the promises is about speed. A run that must get everywhere is long. */
const PATIENCE = { some: 900_000, complete: 3_600_000 };

/** The suite that every game must pass: one test a promise, all on the same matches. */
export const conformance = <S extends AnyState>(game: Game<S>, lines: Partial<Lines<S>> = {}): void => {
  const checks = lines.complete === false ? CHECKS.filter(c => !COVERAGE_CHECKS.includes(c)) : CHECKS;
  describe(`${game.id} keeps the promises of every game`, () => {
    let report: Report;
    beforeAll(
      () => {
        report = examine(game, withDefaults(lines), checks);
      },
      lines.complete === false ? PATIENCE.some : PATIENCE.complete,
    );
    test.for(checks)('$id: $says', async (check, { annotate }) => {
      expect(report.findings.filter(f => f.check === check.id).slice(0, 3)).toEqual([]);
      if (check.id === 'used') await annotate(`all seen after line ${report.latest} of ${report.lines}, ${report.answers} answers`);
    });
  });
};
