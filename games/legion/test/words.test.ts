import { expect, test } from 'vitest';
import { diagnosticWords } from '../src/formats/words.js';
import { PROBLEM_KINDS, problemWords } from '../src/roster/words/index.js';
import { armyRules } from '../src/rules/army-building.js';

const names = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(m => m[1]!))].sort();

test('every kind of problem names a rule, and tells the same in both languages', () => {
  const rules = new Set(armyRules.map(r => r.id));
  for (const kind of PROBLEM_KINDS) {
    const { rule, en, de, fixEn, fixDe } = problemWords[kind];
    expect(rules, kind).toContain(rule);
    expect(names(de), kind).toEqual(names(en));
    expect(names(fixDe), kind).toEqual(names(fixEn));
    expect(new Set([en, de, fixEn, fixDe]).size, kind).toBe(4);
  }
});
test('so does every diagnostic', () => {
  for (const [kind, { en, de }] of Object.entries(diagnosticWords)) {
    expect(names(de), kind).toEqual(names(en));
    expect(de, kind).not.toBe(en);
  }
});
