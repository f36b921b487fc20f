import { fileURLToPath } from 'node:url';
import { checkSetup } from '@cadre/core';
import { conformance, ruleTable, transcripts } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { pig } from '../src/index.js';

const SETUPS = [{}, { goal: 10 }, { goal: 30 }].map(given => checkSetup(pig, given).setup);
conformance(pig, { setups: SETUPS, matches: 5 });
transcripts(pig, 'transcripts', SETUPS);

test('every rule has code and a test', () => {
  expect(ruleTable(pig.catalogue, fileURLToPath(new URL('..', import.meta.url))).holes).toEqual([]);
});
