import { fileURLToPath } from 'node:url';
import { mandalorian } from '@cadre/mandalorian';
import { ruleTable } from '@cadre/testkit';
import { expect, test } from 'vitest';

test('every rule of the catalogue has code and a test, and nothing names a rule that is not there', () => {
  const { holes, rows } = ruleTable(mandalorian.catalogue, fileURLToPath(new URL('..', import.meta.url)), { strict: true });
  expect(holes).toEqual([]);
  expect(rows).toHaveLength(225 + 10);
});
