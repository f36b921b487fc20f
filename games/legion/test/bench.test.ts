import { expect, test } from 'vitest';
import { army } from '../bench/index.js';

test('every contestant of the benchmark does its work', async () => {
  for (const contestant of army.contestants) expect((await contestant.prepare())()).toBe(100);
});
