import { expect, test } from 'vitest';
import { reachedBy } from './changed.js';

const exports = { '.': { source: './src/index.ts' } };
const packages = [
  { folder: 'packages/core', manifest: { name: '@cadre/core', exports } },
  { folder: 'games/go', manifest: { name: '@cadre/go', exports } },
];
const modules = [
  { path: 'packages/core/src/index.ts', text: "export * from './state.js';" },
  { path: 'packages/core/src/state.ts', text: '' },
  { path: 'games/go/src/index.ts', text: "import { state } from '@cadre/core';" },
  { path: 'games/go/src/words.ts', text: '' },
  { path: 'games/go/test/go.test.ts', text: "import { go } from '../src/index.js';" },
  { path: 'games/go/test/words.test.ts', text: "import { words } from '../src/words.js';" },
];
const testsOf = (...changed: string[]): string[] => [...reachedBy(packages, modules, changed)].filter(path => path.endsWith('.test.ts'));

test('the composition root passes nothing on', () => {
  const root = { path: 'apps/cadre/src/registry.ts', text: "import { go } from '@cadre/go';" };
  const start = { path: 'apps/cadre/test/start.test.ts', text: "import { games } from '../src/registry.js';" };
  const reached = reachedBy(packages, [...modules, root, start], ['games/go/src/index.ts']);
  expect([reached.has(root.path), reached.has(start.path)]).toEqual([true, false]);
});
test('a change reaches whoever imports it, in a chain and across packages, and nobody else', () => {
  expect(testsOf('packages/core/src/state.ts')).toEqual(['games/go/test/go.test.ts']);
  expect(testsOf('games/go/src/words.ts')).toEqual(['games/go/test/words.test.ts']);
  expect(testsOf('games/go/test/words.test.ts')).toEqual(['games/go/test/words.test.ts']);
  expect(testsOf('README.md')).toEqual([]);
});
