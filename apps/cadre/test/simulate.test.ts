import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cadre, cadreHere, folder } from './binary.js';

const at = folder();
const simulate = async (...args: readonly string[]) => {
  const { code, stdout, stderr } = await cadre(['simulate', ...args, '--json']);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout);
};

test('one worker and two play the same matches', async () => {
  const same = ['bluff', '--dice', '2', '--games', '30', '--seed', '6', '--bots', 'search,random', '--iterations', '20'];
  const [one, two, other] = await Promise.all([
    simulate(...same, '--workers', '1'),
    simulate(...same, '--workers', '2'),
    simulate(...same.with(6, '7'), '--workers', '1'),
  ]);
  expect(two.hash).toBe(one.hash);
  expect(two.bots).toEqual(one.bots);
  expect(other.hash).not.toBe(one.hash);
});

test('shares have intervals and add up', async () => {
  const { bots, matches, decisions } = await simulate('noughts', '--games', '200', '--seed', '1', '--workers', '1');
  expect(matches).toBe(200);
  expect(decisions).toBeGreaterThan(200 * 4);
  for (const b of bots) {
    expect(b.win.count + b.draw.count + b.loss.count).toBe(200);
    expect(b.win.low).toBeLessThan(b.win.share);
    expect(b.win.high).toBeGreaterThan(b.win.share);
  }
  expect(bots[0].win.low).toBeGreaterThan(bots[1].win.high); // whoever begins has the better half
});

test('every match can be saved, and every record is valid', async () => {
  const kept = at('kept');
  await simulate('noughts', '--games', '5', '--seed', '2', '--rotate', '--bots', 'search,random', '--iterations', '30', '--records', kept);
  const files = readdirSync(kept);
  expect(files).toHaveLength(5);
  for (const file of files) expect((await cadreHere(['record', 'verify', at(`kept/${file}`)])).code).toBe(0);
});

test('the text output is a table with bars', async () => {
  const { stdout, code } = await cadre(['simulate', 'noughts', '--games', '20', '--seed', '1', '--workers', '1']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/Crosses \(random\) +\d+\.\d% .*[━●·]{24}/);
  expect(stdout).toMatch(/hash [0-9a-f]{16}/);
});
