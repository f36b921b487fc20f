import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { LAYERS, layerProblems, type SourceFile, sourcesOf } from './layers.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const sources = sourcesOf(ROOT);

test('imports follow the layers, and rules read no clock and no random source', () => {
  expect([...new Set(sources.map(f => f.owner))].sort()).toEqual(Object.keys(LAYERS).sort());
  expect(layerProblems(sources)).toEqual([]);
});
describe('a wrong import is noticed', () => {
  const file = (owner: string, text: string): SourceFile => ({
    owner,
    path: 'x.ts',
    text,
    declared: ['@cadre/core', '@cadre/kit', '@cadre/bots'],
  });
  test.each([
    [
      'the kernel that knows a game',
      file('@cadre/core', "import { bluff } from '@cadre/bluff';"),
      'imports @cadre/bluff; @cadre/core may import nothing of ours',
    ],
    ['a game that knows a bot', file('@cadre/bluff', "import type { Bot } from '@cadre/bots';"), 'imports @cadre/bots'],
    ['a dynamic import', file('@cadre/bots', "const g = await import('@cadre/bluff');"), 'imports @cadre/bluff'],
    [
      'a path into another package',
      file('@cadre/bots', "export * from '../../../games/bluff/src/bluff.js';"),
      'reaches into another package',
    ],
    ['a package nobody declared', file('@cadre/bots', "import _ from 'lodash';"), 'does not declare'],
    [
      'a page that knows the rules of a game',
      file('@cadre/web', "import { heuristic } from '@cadre/mandalorian';"),
      'imports @cadre/mandalorian',
    ],
    [
      'a table of a game that knows the server',
      file('@cadre/mandalorian-client', "import { openHost } from '@cadre/server/table';"),
      'imports @cadre/server',
    ],
    ['rules that draw', file('@cadre/mandalorian', "import { useState } from 'react';"), 'x.ts imports React; rules draw nothing'],
    ['trigonometry where it is measured', file('@cadre/geometry', 'const x = Math.cos(angle);'), 'uses Math.cos'],
    ['a clock in a rule', file('@cadre/kit', 'const t = Date.now();'), 'uses Date.'],
    ['a random source in a rule', file('@cadre/bluff', 'const x = Math.random();'), 'uses Math.random'],
    ['the machine in a rule', file('@cadre/bluff', "import fs from 'node:fs';"), "uses 'node:"],
    ['a package without a layer', file('@cadre/new', ''), 'has no place in the layers'],
  ])('%s', (_, source, problem) => {
    expect(layerProblems([source]).join()).toContain(problem);
  });
});
test('no source file is so long that a newcomer gets lost in it; catalogues of data and words are lists', () => {
  const code = sources.filter(f => !/\/src\/(data|words)\//.test(f.path));
  const long = code.map(f => ({ path: f.path, lines: f.text.split('\n').length })).filter(f => f.lines > 300);
  expect(long).toEqual([]);
});
test('the lockfile names no download address', () => {
  expect(readFileSync(`${ROOT}/package-lock.json`, 'utf8')).not.toMatch(/"resolved": "https?:/);
});
