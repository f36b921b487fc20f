import { expect, test } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { settled } from '../src/box/settled.js';
import type { Condition } from '../src/content/types.js';
import { bare } from './table.js';

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
