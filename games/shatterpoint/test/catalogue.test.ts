import { fileURLToPath } from 'node:url';
import { ruleTable } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { catalogue } from '../src/rules/catalogue.js';

const ids = catalogue.map(rule => rule.id);
const rulingOf = (id: string): string | undefined => catalogue.find(rule => rule.id === id)?.ruling;
const numbered = (prefix: string, last: number): string[] => Array.from({ length: last }, (_, i) => `${prefix}${i + 1}`);
test('no id stands in the catalogue twice', () => expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]));
test.each([
  ['LE-', 90],
  ['LE-M', 9],
  ['LE-P', 38],
  ['LE-A', 30],
  ['LE-H', 17],
  ['LE-T', 9],
  ['LE-O', 7],
  ['SB-', 9],
])('%s: every row from 1 to %i', (prefix, last) => expect(numbered(prefix, last).filter(id => !ids.includes(id))).toEqual([]));
test('123 rows of the core rules', () => expect(ids.filter(id => id.startsWith('S-'))).toHaveLength(123));
test('every row is a sentence with a source', () => {
  for (const { id, says, source, ruling } of catalogue) {
    expect(says, id).toMatch(/^["'A-Z0-9+].*[.?)"']$/s);
    expect(source, id).not.toBe('');
    if (ruling !== undefined) expect(ruling, id).toMatch(/^["'A-Z0-9].*\.$/s);
  }
});
test('what no source states, or states in two ways, is a ruling that says what was decided', () => {
  const fromMemory = [
    ...['S-BASE-2', 'S-SET-1', 'S-STN-2', 'S-TREE-3', 'S-TREE-7', 'S-ATK-5', 'S-ATK-6', 'S-EFF-3', 'S-EFF-8', 'S-MOVE-6', 'S-ENG-1'],
    ...['S-ACT-1', 'S-ACTN-1', 'S-ACTN-2', 'S-ACTN-5', 'S-ORD-4', 'S-ORD-5', 'S-OBJ-1', 'S-OBJ-2'],
  ];
  expect([...fromMemory, ...numbered('LE-A', 30)].filter(id => rulingOf(id) === undefined)).toEqual([]);
  expect(catalogue.filter(({ id }) => /^LE-[PHOT]/.test(id)).map(({ source }) => source)).toEqual(Array(73).fill('house'));
});
test('every rule has code and a test, and no other rule is named', () => {
  expect(ruleTable(catalogue, fileURLToPath(new URL('..', import.meta.url))).holes).toEqual([]);
});
