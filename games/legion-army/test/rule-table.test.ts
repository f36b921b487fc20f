import { fileURLToPath } from 'node:url';
import { ruleTable } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { armyRules } from '../src/rules/army-building.js';

test('every rule of army building has code and a test', () => {
  expect(ruleTable(armyRules, fileURLToPath(new URL('..', import.meta.url))).holes).toEqual([]);
});
