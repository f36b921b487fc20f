import { CHECKS, examine, type Lines } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { BROKEN } from './toys/broken.js';
import { BROKEN_TABLES } from './toys/broken-tables.js';
import { table } from './toys/table.js';
import { honest, type ToyState, toy } from './toys/toy.js';

const LINES: Lines<ToyState> = { setups: [{}], matches: 40, most: 0, bound: 60, every: 1, seed: 1 };

const ALL = [...BROKEN, ...BROKEN_TABLES];

test('the honest toys pass', () => {
  expect(examine(toy(honest), LINES, CHECKS).findings).toEqual([]);
  expect(examine(table(), LINES, CHECKS).findings).toEqual([]);
});
describe('every broken toy is caught by exactly the checks that should notice', () => {
  test.each(ALL)('$what', ({ game, lines, caughtBy }) => {
    const { findings } = examine(game, { ...LINES, ...lines }, CHECKS);
    expect([...new Set(findings.map(f => f.check))].sort()).toEqual([...caughtBy].sort());
  });
});
test('questions that are to be looked at closely always are', () => {
  const { game } = BROKEN.find(b => b.what === 'a secret choice that everybody hears')!;
  const rarely = { ...LINES, every: 1_000_000 };
  const step = 'turn.add';
  expect(examine(game, rarely, CHECKS).findings.filter(f => f.check === 'secret-choice')).toEqual([]);
  const found = examine(game, { ...rarely, closely: [step] }, CHECKS).findings.filter(f => f.check === 'secret-choice');
  // A finding names who can tell, and the fact that gives it away.
  expect(found[0]!.problem).toMatch(/^a spectator can tell how TOY-2 was answered in secret: fact "added"\.fact\.points/);
  expect(() => examine(game, { ...rarely, closely: ['toy.nothing'] }, CHECKS)).toThrow('to look at closely, got "toy.nothing"');
});
test('a finding says where: setup, line, seed, policy and answer', () => {
  const { findings } = examine(BROKEN.find(b => b.caughtBy.includes('undo-floor'))!.game, LINES, CHECKS);
  expect(findings[0]).toEqual({
    check: 'undo-floor',
    setup: {},
    line: 1,
    seed: 1,
    policy: 'random',
    answer: 2,
    problem: 'the floor sank from 1 to 0',
  });
});
test('no check can be taken away unnoticed: each is among those that catch some toy', () => {
  expect([...new Set(ALL.flatMap(b => b.caughtBy))].sort()).toEqual(CHECKS.map(c => c.id).sort());
});
