import { expect, test } from 'vitest';
import { nextOptions, stepsTo } from '../src/attack/tree.js';
import type { CombatTree } from '../src/content/types.js';
import { UNITS } from '../src/content/units/index.js';

/** How many steps each option takes by walking every path. */
const walked = (tree: CombatTree, path: readonly string[] = [], found = new Map<string, number>()): Map<string, number> => {
  for (const option of nextOptions(tree, path)) {
    found.set(option, Math.min(found.get(option) ?? Number.POSITIVE_INFINITY, path.length + 1));
    walked(tree, [...path, option], found);
  }
  return found;
};
test('the fewest steps to every option of every combat tree are those of the shortest path', () => {
  for (const { id, stances } of UNITS)
    for (const { tree } of stances) expect([id, Object.fromEntries(stepsTo(tree))]).toEqual([id, Object.fromEntries(walked(tree))]);
});
