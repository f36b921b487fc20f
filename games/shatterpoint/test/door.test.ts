import { fileURLToPath } from 'node:url';
import { filesWith } from '@cadre/testkit';
import { expect, test } from 'vitest';

test('only one file of the rules writes where characters are', () => {
  const writes = /-readonly \[K in 'at'\]|\bcharacters\[[^\]]+\]!?\.at = |\bcharacter\.at = /;
  expect(filesWith(fileURLToPath(new URL('../src', import.meta.url)), writes)).toEqual(['whereabouts.ts']);
});
