import { CHECKS, examine } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { BROKEN } from './toys/broken.js';
import { honest, toy } from './toys/toy.js';

const LINES = { setups: [{}], matches: 40, bound: 60, every: 1, seed: 1 };
const caught = (game: Parameters<typeof examine>[0], checks = CHECKS): string[] =>
  [...new Set(examine(game, LINES, checks).map(f => f.check))].sort();

test('the honest toy passes', () => {
  expect(examine(toy(honest), LINES, CHECKS)).toEqual([]);
});
describe('every broken toy is caught by exactly the checks that should notice', () => {
  test.each(BROKEN)('$what', ({ game, caughtBy }) => {
    expect(caught(game)).toEqual([...caughtBy].sort());
  });
});
test('a finding says where: setup, seed and answer', () => {
  const [finding] = examine(BROKEN.find(b => b.caughtBy.includes('undo-floor'))!.game, LINES, CHECKS);
  expect(finding).toMatchObject({
    check: 'undo-floor',
    seed: 1,
    answer: 2,
    problem: 'the floor sank from 1 to 0',
  });
});
test('no check can be taken away unnoticed: each is among those that catch some toy', () => {
  expect([...new Set(BROKEN.flatMap(b => b.caughtBy))].sort()).toEqual(CHECKS.map(c => c.id).sort());
});
