import { fileURLToPath } from 'node:url';
import { enumerate } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { conformance, transcripts } from '@cadre/testkit';
import { ruleTable } from '@cadre/testkit/rule-table';
import { expect, test } from 'vitest';

conformance(noughts);
transcripts(
  noughts,
  'transcripts',
  Array.from({ length: 20 }, () => ({})),
);

test('every rule has code and a test', () => {
  expect(ruleTable(noughts.catalogue, fileURLToPath(new URL('..', import.meta.url))).holes).toEqual([]);
});

/** All lines of play: how many matches there are, and how they end. */
const perft = (s: ReturnType<typeof noughts.setup>, depths: number[], ends: number[], depth = 0): void => {
  depths[depth] = (depths[depth] ?? 0) + 1;
  if (!s.pending) {
    ends[noughts.score(s)[0]! * 2]!++;
    return;
  }
  const { seat, space } = s.pending.asks[0]!;
  for (const answer of enumerate(space, 9)!) {
    const copy = noughts.clone(s);
    copy.out = null;
    noughts.machine.advance(copy, seat, answer);
    perft(copy, depths, ends, depth + 1);
  }
};
test('perft: the number of lines at every depth, and of won, drawn and lost matches, is the published one', () => {
  const depths: number[] = [];
  const ends = [0, 0, 0];
  perft(noughts.machine.start(noughts.setup({})), depths, ends);
  expect(depths).toEqual([1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448]); // the ninth mark is forced
  expect(ends).toEqual([77904, 46080, 131184]);
});
