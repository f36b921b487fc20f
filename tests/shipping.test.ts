import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type Lockfile, lockfileOf, productionClosure, shippingProblems } from './shipping.js';

const lock = lockfileOf(fileURLToPath(new URL('..', import.meta.url)));
/** The real lockfile with some packages declared differently. */
const withChanges = (changes: Lockfile): Lockfile => ({
  ...lock,
  ...Object.fromEntries(Object.entries(changes).map(([folder, change]) => [folder, { ...lock[folder], ...change }])),
});

test('an installed server contains what it needs, no tool and no peer', () => {
  const shipped = productionClosure(lock);
  expect([...shipped.keys()]).toEqual(expect.arrayContaining(['cadre', '@cadre/web', 'fastify', 'ws', 'pg', 'zod']));
  expect(shippingProblems(lock)).toEqual([]);
});

describe('a wrong dependency is noticed', () => {
  test.each<[string, Lockfile, string]>([
    [
      'a test tool as a dependency',
      { 'packages/testkit': { dependencies: { vitest: '*' } } },
      'vitest would be installed with the server (@cadre/testkit > vitest); make it a devDependency',
    ],
    [
      'a peer of the benchmark as a dependency, with everything behind it',
      { 'packages/bench': { dependencies: { 'boardgame.io': '*' } } },
      'koa would be installed with the server (@cadre/bench > boardgame.io > koa)',
    ],
    [
      'a peer that npm would install by itself',
      { 'packages/bench': { peerDependenciesMeta: {} } },
      '@flatten-js/core would be installed with the server',
    ],
    [
      'rules that depend on React',
      { 'games/mandalorian': { dependencies: { react: '*' } } },
      'games/mandalorian depends on React (@cadre/mandalorian > react); only a client may',
    ],
    [
      'rules that depend on React through a client',
      { 'games/legion-army': { dependencies: { '@cadre/legion-army-client': '*' } } },
      'games/legion-army depends on React (@cadre/legion-army > @cadre/legion-army-client > react)',
    ],
  ])('%s', (_, changes, problem) => {
    expect(shippingProblems(withChanges(changes)).join('\n')).toContain(problem);
  });
});
