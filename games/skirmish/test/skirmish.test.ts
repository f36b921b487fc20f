import { fileURLToPath } from 'node:url';
import { checkSetup } from '@cadre/core';
import { heuristic, skirmish } from '@cadre/skirmish';
import { conformance, transcripts } from '@cadre/testkit';
import { ruleTable } from '@cadre/testkit/rule-table';
import { expect, test } from 'vitest';

const SETUPS = [
  {},
  { rounds: 1 },
  { 'squad.0': 'guard+guard+trooper', 'squad.1': 'scout+scout+trooper' },
  { rounds: 2, 'squad.0': 'marksman+marksman+trooper', 'squad.1': 'guard+trooper+guard' },
].map(given => checkSetup(skirmish, given).setup);
conformance(skirmish, { setups: SETUPS, matches: 4, most: 60, every: 3, heuristic: heuristic.choose });
transcripts(
  skirmish,
  'transcripts',
  Array.from({ length: 20 }, (_, i) => SETUPS[i % SETUPS.length]!),
);

test('every rule has code and a test', () => {
  expect(ruleTable(skirmish.catalogue, fileURLToPath(new URL('..', import.meta.url))).holes).toEqual([]);
});
