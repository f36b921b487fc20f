import { expect, test } from 'vitest';
import { PROBLEM_KINDS, PROBLEMS } from '../src/roster/problem-kinds.js';
import { armyRules } from '../src/rules/army-building.js';
import { WORDS } from '../src/words/words.js';

const names = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(m => m[1]!))].sort();
const { en, de } = WORDS;

test('every kind of problem names a rule, and says the same in both languages', () => {
  const rules = new Set(armyRules.map(r => r.id));
  for (const kind of PROBLEM_KINDS) {
    expect(rules, kind).toContain(PROBLEMS[kind].rule);
    expect(names(de.problems[kind].says), kind).toEqual(names(en.problems[kind].says));
    expect(names(de.problems[kind].fix), kind).toEqual(names(en.problems[kind].fix));
    expect(new Set([en, de].flatMap(({ problems }) => Object.values(problems[kind]))).size, kind).toBe(4);
  }
});
test('so does every diagnostic', () => {
  for (const kind of Object.keys(en.diagnostics) as (keyof typeof en.diagnostics)[]) {
    expect(names(de.diagnostics[kind]), kind).toEqual(names(en.diagnostics[kind]));
    expect(de.diagnostics[kind], kind).not.toBe(en.diagnostics[kind]);
  }
});
