import { fileURLToPath } from 'node:url';
import { mandalorian } from '@cadre/mandalorian';
import { ruleTable } from '@cadre/testkit';
import { expect, test } from 'vitest';

test('every rule of the catalogue has code and a test, and nothing names a rule that is not there', () => {
  const { holes } = ruleTable(mandalorian.catalogue, fileURLToPath(new URL('..', import.meta.url)));
  expect(holes).toEqual([]);
});
test('every rule of the source is in the catalogue', () => {
  const SOURCE_RULES = 225; // MA-1 to MA-225
  const ids = new Set(mandalorian.catalogue.map(({ id }) => id));
  expect(Array.from({ length: SOURCE_RULES }, (_, i) => `MA-${i + 1}`).filter(id => !ids.has(id))).toEqual([]);
});
