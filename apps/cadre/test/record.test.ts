import { readFileSync, writeFileSync } from 'node:fs';
import { checkOf } from '@cadre/core';
import { beforeAll, expect, test } from 'vitest';
import { cadreHere, folder } from './binary.js';

const at = folder();
let good = '';
beforeAll(async () => {
  await cadreHere(['play', 'bluff', '--seats', 'random,random', '--seed', '5', '--name', at('good.record')]);
  good = readFileSync(at('good.record'), 'utf8');
});
const verify = async (text: string) => {
  writeFileSync(at('tried.record'), text);
  return cadreHere(['record', 'verify', at('tried.record'), '--json']);
};

test('a valid record is summarized', async () => {
  const { code, stdout } = await verify(good);
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, game: 'bluff', rules: '1', over: true });
  expect((await cadreHere(['record', 'verify', at('good.record')])).stdout).toMatch(/^valid: .*good\.record\n {2}game {5}bluff \(dice 4\)/);
});

test('one changed byte is reported with the number of its answer, in every line', async () => {
  const lines = good.trimEnd().split('\n');
  for (const n of [1, 3, lines.length - 2]) {
    const changed = lines.map((line, i) => (i === n ? line.replace('"seat":', '"seaT":') : line)).join('\n');
    const { code, stdout, stderr } = await verify(`${changed}\n`);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ ok: false, answer: n });
    expect(stderr).toContain(`is not valid from answer ${n} on`);
  }
});

test('a truncated, empty or foreign file is rejected', async () => {
  for (const text of [good.slice(0, -20), '', 'hello\n', '{}\n', '[1]\n']) {
    const { code, stdout, stderr } = await verify(text);
    expect(code).toBe(1);
    expect(JSON.parse(stdout).ok).toBe(false);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  }
});

test('a missing file and a folder are reported in one line', async () => {
  for (const [path, why] of [
    [at('nowhere.record'), 'no such file'],
    [at('.'), 'it is a folder'],
  ] as const) {
    const { code, stderr } = await cadreHere(['record', 'show', path]);
    expect(code).toBe(1);
    expect(stderr).toContain(why);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  }
});

test('show prints one line per answer', async () => {
  const { code, stdout } = await cadreHere(['record', 'show', at('good.record'), '--json']);
  expect(code).toBe(0);
  const { story, answers } = JSON.parse(stdout);
  expect(story).toHaveLength(answers + 1);
  expect(story.at(-1).story.at(-1)).toMatch(/Seat [AB] wins/);
});

test('show says what was chosen where nothing else is said', async () => {
  const { stdout } = await cadreHere(['record', 'show', at('good.record')]);
  expect(stdout).toMatch(/^ +3 {2}Seat A chooses nerve \d$/m);
  expect(stdout).not.toContain('has chosen');
});

/** The same record with another rules version: its checks are right. */
const underRules = (rules: string): string => {
  let chain = '';
  const lines = good
    .trimEnd()
    .split('\n')
    .map((line, n) => {
      const { check: _, ...content } = JSON.parse(line) as Record<string, unknown>;
      if (n === 0) content['rules'] = rules;
      chain = checkOf(chain + JSON.stringify(content));
      return JSON.stringify({ ...content, check: chain });
    });
  return `${lines.join('\n')}\n`;
};
test('a record of older rules is shown, and said not to be checked; it does not verify', async () => {
  const { code, stdout } = await verify(underRules('0'));
  expect(code).toBe(1);
  expect(JSON.parse(stdout).problem).toBe('it was played under rules 0, but rules 1 are installed');
  const shown = await cadreHere(['record', 'show', at('tried.record')]);
  expect(shown.code).toBe(0);
  const [title, note, ...story] = shown.stdout.trimEnd().split('\n');
  expect([title, note]).toEqual(['Bluff, rules 0', 'Not checked: rules 1 are installed.']);
  const checked = (await cadreHere(['record', 'show', at('good.record')])).stdout.trimEnd().split('\n').slice(1);
  expect(story).toEqual(checked.map(line => line.replace(/ chooses .*/, ' has chosen'))); // its questions are not known any more
});

test('a record of an unknown game is invalid even with correct checksums', async () => {
  const opening = { cadre: 1, game: 'chess', rules: '1', setup: {}, facts: [] };
  const { code, stderr } = await verify(`${JSON.stringify({ ...opening, check: checkOf(JSON.stringify(opening)) })}\n`);
  expect(code).toBe(1);
  expect(stderr).toContain('there is no game "chess"; expected one of ');
});
