import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';
import { wrong } from './fixtures.js';
import { generated } from './generated.js';
import { mutations } from './mutations.js';

test('500 legal lists, each made illegal in one random way: exactly that is named', () => {
  const names = Object.keys(mutations);
  const used = new Map<string, number>();
  for (const [i, list] of generated(500, 23).entries()) {
    const random = seeded(29, i);
    const order = names.map((_, k) => names[(k + random(names.length)) % names.length]!);
    // Ways that fit few lists get their turn first.
    for (const name of [...names.filter(n => !used.has(n)).slice(-3), ...order]) {
      const broken = mutations[name]!(list, random);
      if (!broken || broken.wrong.length === 0) continue;
      expect([...new Set(wrong(broken.list))], `list ${i}, ${name}: ${JSON.stringify(broken.list)}`).toEqual(broken.wrong.toSorted());
      used.set(name, (used.get(name) ?? 0) + 1);
      break;
    }
  }
  expect([...used.values()].reduce((a, b) => a + b)).toBe(500);
  expect(names.filter(name => !used.has(name))).toEqual([]);
});
