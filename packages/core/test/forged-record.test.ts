import { bluff } from '@cadre/bluff';
import { answer, checkOf, checkSetup, openMatch, readRecord, sample, verifyRecord, writeRecord } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';

type Line = Record<string, unknown>;
const match = openMatch(bluff, checkSetup(bluff, { dice: 1 }).setup);
const random = seeded(8);
while (match.state.pending) {
  const ask = match.state.pending.asks.find(a => !a.answer)!;
  answer(match, ask.seat, match.state.pending.seq, sample(ask.space, random));
}
const LAST = match.log.length;
const truth = (): Line[] =>
  writeRecord(match)
    .trimEnd()
    .split('\n')
    .map(text => {
      const { check: _, ...line } = JSON.parse(text) as Line;
      return line;
    });
/** Lines with checks that fit: only what they say can be wrong. */
const sealed = (lines: readonly Line[]): string => {
  let chain = '';
  return lines
    .map(line => {
      chain = checkOf(chain + JSON.stringify(line));
      return `${JSON.stringify({ ...line, check: chain })}\n`;
    })
    .join('');
};
const verdict = (text: string) => {
  const read = readRecord(text);
  return 'damage' in read ? read.damage : verifyRecord(bluff, read.record);
};
const changed = (at: number, change: Line): Line[] => truth().map((line, i) => (i === at ? { ...line, ...change } : line));

test('sealed again as it was, it is true', () => {
  expect(verdict(sealed(truth()))).toBeUndefined();
});
test.each<[string, Line[], number, string]>([
  ['another format', changed(0, { cadre: 2 }), 0, 'expected a record of format 1, got 2'],
  ['no setup', changed(0, { setup: null }), 0, 'the opening needs game, rules, setup and facts'],
  ['facts before the first answer', changed(0, { facts: [{ fact: { type: 'x', rule: 'x' } }] }), 0, 'the opening facts differ'],
  ['an answer with a wrong number', changed(2, { n: 3 }), 2, 'answer 2 needs n, seat, answer and facts'],
  ['an answer of nobody', changed(2, { seat: 'A' }), 2, 'answer 2 needs n, seat, answer and facts'],
  ['an answer left out', truth().toSpliced(2, 1), 2, 'answer 2 needs n'],
  ['facts left out', changed(LAST, { facts: [] }), LAST, 'the facts differ: now {'],
  ['an end too early', truth().toSpliced(LAST, 1), LAST, 'the end must name the last answer and the score'],
  ['something after the end', [...truth(), truth()[1]!], LAST + 2, 'there are more lines after the end'],
  ['the other winner', changed(LAST + 1, { score: match.game.score(match.state).toReversed() }), LAST, 'expected the score ['],
])('a record with %s is reported, although its checks fit', (_, lines, at, problem) => {
  expect(verdict(sealed(lines))).toEqual({ answer: at, problem: expect.stringContaining(problem) });
});
