import type { AnyGame } from '@cadre/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { KEEPING } from './keeping.js';
import { PLAY } from './play.js';
import { SECRECY } from './secrecy.js';
import { type Check, examine, type Finding, type Lines } from './walk.js';

export type { Check, Finding, Lines } from './walk.js';
export { examine } from './walk.js';

export const CHECKS: readonly Check[] = [...PLAY, ...KEEPING, ...SECRECY];
const USUAL: Lines = { setups: [{}], matches: 50, bound: 5000, every: 1, seed: 1 };

/** Milliseconds that a very busy machine may take for all matches: none of the promises is about speed. */
const PATIENCE = 900_000;

/** The suite that every game must pass: one test a promise, all on the same random matches. */
export const conformance = (game: AnyGame, lines: Partial<Lines> = {}): void => {
  describe(`${game.id} keeps the promises of every game`, () => {
    let findings: Finding[] = [];
    beforeAll(() => {
      findings = examine(game, { ...USUAL, ...lines }, CHECKS);
    }, PATIENCE);
    test.each(CHECKS)('$id: $says', check => {
      expect(findings.filter(f => f.check === check.id).slice(0, 3)).toEqual([]);
    });
  });
};
