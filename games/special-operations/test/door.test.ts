import { fileURLToPath } from 'node:url';
import { filesWith } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { battle } from './battle.js';

test('rules cannot write where a unit is, what it also counts as, or which units there are', () => {
  const s = battle([{ type: 'rebel-trooper', at: [4, 0.7] }]);
  // @ts-expect-error: only whereabouts.ts may
  s.public.units[0]!.at = 'defeated';
  // @ts-expect-error: only whereabouts.ts may
  s.public.units[0]!.alsoRank = 'support';
  // @ts-expect-error: only whereabouts.ts may
  s.public.units = [];
  expect(s.public.units).toEqual([]); // the compiler refuses these lines, not the running program
});
test('and no other file of the rules takes that protection away', () => {
  const writes = /-readonly|\bunits\[[^\]]+\]!?\.at = |units: readonly Unit\[\] \}\)/;
  expect(filesWith(fileURLToPath(new URL('../src', import.meta.url)), writes)).toEqual(['whereabouts.ts']);
});
