import { packed } from '@cadre/kit';
import { expect, test } from 'vitest';

test('a packed list has what map would make, entry by entry with its number, and is a list of its own', () => {
  const from = [3, 1, 2];
  const made = packed(from, (x, i) => x * 10 + i);
  expect(made).toEqual([30, 11, 22]);
  expect(packed(from, x => x)).not.toBe(from);
  expect(packed([], () => 1)).toEqual([]);
});
