import { fileURLToPath } from 'node:url';
import { bluff } from '@cadre/bluff';
import { conformance, transcripts } from '@cadre/testkit';
import { ruleTable } from '@cadre/testkit/rule-table';
import { expect, test } from 'vitest';

const SETUPS = [1, 2, 4, 6].map(dice => ({ dice }));
conformance(bluff, { setups: SETUPS, matches: 20 });
transcripts(
  bluff,
  'transcripts',
  Array.from({ length: 20 }, (_, i) => SETUPS[i % SETUPS.length]!),
);

test('every rule has code and a test', () => {
  expect(ruleTable(bluff.catalogue, fileURLToPath(new URL('..', import.meta.url))).holes).toEqual([]);
});
