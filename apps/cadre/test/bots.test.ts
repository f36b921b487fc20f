import { expect, test } from 'vitest';
import { cadreHere } from './binary.js';

const blunders = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await cadreHere(['bots', 'blunders', ...args]);
  return { code, stdout, stderr };
};
const short = ['special-operations', '--mission', 'priorities', '--games', '1'];

test('the same seed counts the same, and random answers blunder more than the bot of the game', { timeout: 60_000 }, async () => {
  const counted = async (...args: readonly string[]) => JSON.parse((await blunders(...short, '--json', ...args)).stdout);
  const own = await counted('--seed', '1');
  expect(own).toMatchObject({ ok: true, game: 'special-operations', bots: ['heuristic', 'heuristic'], seed: 1, matches: 1 });
  expect(await counted('--seed', '1')).toEqual(own);
  const random = await counted('--seed', '1', '--bots', 'random,random');
  const idle = ({ blunders: all }: { blunders: { kind: string; count: number }[] }) => all.find(({ kind }) => kind === 'idle')!.count;
  expect(idle(random)).toBeGreaterThan(idle(own));
});
test('the text output is a table', { timeout: 60_000 }, async () => {
  const { code, stdout } = await blunders(...short, '--seed', '2');
  expect(code).toBe(0);
  expect(stdout).toMatch(/1 match, seed 2/);
  expect(stdout).toMatch(/standby-thrown-away +0 +0/);
});
test('a game without a count, and a wrong number of bots, are wrong usage', async () => {
  expect(await blunders('noughts')).toMatchObject({ code: 2, stderr: expect.stringContaining('special-operations') });
  expect(await blunders(...short, '--bots', 'random')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('expected 2 names, got 1'),
  });
});
