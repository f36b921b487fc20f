import { expect, test } from 'vitest';
import { catalogue } from '../src/rules/catalogue.js';

const ids = catalogue.map(rule => rule.id);
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
    if (ruling !== undefined) expect(ruling, id).toMatch(/\.$/);
  }
});
