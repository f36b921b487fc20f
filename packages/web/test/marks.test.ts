import type { Fact } from '@cadre/core';
import type { LogLine } from '@cadre/table-client';
import { expect, test } from 'vitest';
import { inRows, marksOf } from '../src/replay/marks.js';
import type { Story } from '../src/replay/story.js';

/** A story with one line of the log for each fact. */
const storyOf = (moments: readonly (readonly string[])[]): Story => {
  const facts = moments.map(types => types.map(type => ({ type, rule: type }) as unknown as Fact));
  return {
    lines: facts.flat().map(({ type }, n) => ({ n, rule: type, text: `told: ${type}` }) as unknown as LogLine),
    told: facts.map((_, moment) => facts.slice(0, moment + 1).flat().length),
    decisions: [],
    news: moment => facts[moment] ?? [],
    until: () => [],
  };
};
test('a timeline marks rounds, losses and objectives, each with its line of the log', () => {
  expect(marksOf(storyOf([[], ['round'], ['moved'], ['defeated', 'defeated', 'scored']]))).toEqual([
    { moment: 1, kind: 'round', text: 'told: round' },
    { moment: 3, kind: 'defeat', text: 'told: defeated' },
    { moment: 3, kind: 'find', text: 'told: scored' },
  ]);
});
test('the last objective is marked beside the end, nothing else is', () => {
  expect(marksOf(storyOf([[], ['defeated', 'scored', 'ended']])).map(({ kind }) => kind)).toEqual(['find', 'end']);
});
test('marks that would cover each other stand in two rows', () => {
  const marks = [0, 2, 10, 10].map(moment => ({ moment, kind: 'defeat', text: '' }) as const);
  expect(inRows(marks, 5).map(({ row }) => row)).toEqual([0, 1, 0, 1]);
});
