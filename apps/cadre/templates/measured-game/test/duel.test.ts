import { fileURLToPath } from 'node:url';
import { conformance, ruleTable, transcripts } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { duel } from '../src/index.js';

conformance(duel, { setups: [{}], matches: 5 });
transcripts(duel, 'transcripts', [{}]);

test('every rule has code and a test', () => {
  expect(ruleTable(duel.catalogue, fileURLToPath(new URL('..', import.meta.url))).holes).toEqual([]);
});
