import { expect, test } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { failuresIn, settled } from '../src/box/settled.js';
import type { Condition } from '../src/content/types.js';
import { bare, type Given } from './table.js';

test('what is agreed before a game holds or not for the whole of it; the rest is open', () => {
  const { plan } = boxOf(bare({ mission: 'm3', difficulty: 'veteran' }));
  const both = (c: Condition): (boolean | undefined)[] => [settled(plan, c), settled(plan, { is: 'not', of: c })];
  expect(both({ is: 'onMap', map: plan.map })).toEqual([true, false]);
  expect(both({ is: 'onMap', map: 'elsewhere' })).toEqual([false, true]);
  expect(both({ is: 'difficulty', difficulty: 'veteran' })).toEqual([true, false]);
  expect(both({ is: 'difficulty', difficulty: 'novice' })).toEqual([false, true]);
  expect(both({ is: 'shared' })).toEqual([false, true]);
  expect(settled({ ...plan, mode: 'shared' }, { is: 'shared' })).toBe(true);
  expect(both({ is: 'reshuffles', atLeast: 1 })).toEqual([undefined, undefined]);
});

test('of the ways to lose, those of this game are told, without what was agreed before', () => {
  const lost = (given: Given) => {
    const { plan, mission } = boxOf(bare(given));
    return failuresIn(plan, mission);
  };
  const alarm = (atLeast: number | object) => ({ is: 'track', track: 'alarm', atLeast });
  expect(lost({ mission: 'm1' })).toEqual([alarm(9)]);
  expect(lost({ mission: 'm1', guide: 71 })).toEqual([alarm(11)]);
  expect(lost({ mission: 'm1', difficulty: 'novice' })).toEqual([alarm(10)]);
  expect(lost({ mission: 'm3', difficulty: 'veteran', guide: 20 })).toEqual([alarm({ base: 12, each: 1, above: 0 })]);
});
