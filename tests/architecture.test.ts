import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { importCycles, KNOWN_CIRCLES } from './cycles.js';
import { missingGames } from './game-lists.js';
import { LAYERS, layerProblems, packagesOf, type SourceFile, sourcesOf } from './layers.js';
import { type Module, procedureProblems } from './procedures.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const sources = sourcesOf(ROOT);

test('imports follow the layers, and rules read no clock and no random source', () => {
  const named = sources.filter(f => !f.path.startsWith('games/')).map(f => f.owner);
  expect([...new Set(named)].sort()).toEqual(Object.keys(LAYERS).sort());
  expect(layerProblems(sources)).toEqual([]);
});
describe('a wrong import is noticed', () => {
  const GAMES: Readonly<Record<string, string>> = {
    '@cadre/bluff': 'games/bluff/src/x.ts',
    '@cadre/mandalorian': 'games/mandalorian/src/x.ts',
    '@cadre/mandalorian-client': 'games/mandalorian/client/src/x.ts',
  };
  const file = (owner: string, text: string): SourceFile => ({
    owner,
    path: GAMES[owner] ?? 'x.ts',
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
    ['rules that draw', file('@cadre/mandalorian', "import { useState } from 'react';"), 'src/x.ts imports React; rules draw nothing'],
    [
      'an alias for what the layers forbid',
      { ...file('@cadre/web', "import { perform } from '#game/perform';"), aliases: { '#game/*': '@cadre/mandalorian/*' } },
      'imports @cadre/mandalorian/perform',
    ],
    ['an alias that is not there', file('@cadre/bots', "import { x } from '#x';"), 'imports #x, which the manifest'],
    ['trigonometry where it is measured', file('@cadre/geometry', 'const x = Math.cos(angle);'), 'uses Math.cos'],
    ['a clock in a rule', file('@cadre/kit', 'const t = Date.now();'), 'uses Date.'],
    ['a random source in a rule', file('@cadre/bluff', 'const x = Math.random();'), 'uses Math.random'],
    ['the machine in a rule', file('@cadre/bluff', "import fs from 'node:fs';"), "uses 'node:"],
    ['a package without a layer', file('@cadre/new', ''), 'has no place in the layers'],
  ])('%s', (_, source, problem) => {
    expect(layerProblems([source]).join()).toContain(problem);
  });
});
test('every list of games names all of them', () => {
  const games = readdirSync(`${ROOT}/games`).filter(game => existsSync(`${ROOT}/games/${game}/package.json`));
  expect(missingGames(games, path => readFileSync(`${ROOT}/${path}`, 'utf8'))).toEqual([]);
});
test('a game that a list does not name is reported with the line to add', () => {
  expect(missingGames(['nowhere-else'], path => readFileSync(`${ROOT}/${path}`, 'utf8'))).toEqual([
    'tsconfig.json: add { "path": "games/nowhere-else" } to "references"',
    'apps/cadre/tsconfig.json: add { "path": "../../games/nowhere-else" } to "references"',
    'apps/cadre/package.json: add "@cadre/nowhere-else": "*" to "dependencies"',
    "apps/cadre/src/registry.ts: import the game from '@cadre/nowhere-else' and add it to `games`",
    'package-lock.json: run npm install',
  ]);
});
test('screens and bots reach no procedure', () => {
  expect(procedureProblems(packagesOf(ROOT), sources)).toEqual([]);
});
describe('a screen or a bot that reaches a procedure is noticed', () => {
  const packages = [
    {
      folder: 'games/go',
      manifest: { name: '@cadre/go', exports: { '.': { source: './src/index.ts' }, './*': { source: './src/*.ts' } } },
    },
    { folder: 'games/go/client', manifest: { name: '@cadre/go-client', imports: { '#game/*': '@cadre/go/*' } } },
  ];
  const rules: Module[] = [
    { path: 'games/go/src/index.ts', text: "export * from './turn.js';" },
    { path: 'games/go/src/turn.ts', text: "export const turn = procedure<GoState, Frame>('turn', {});" },
    { path: 'games/go/src/fight.ts', text: "export const Fight = rulesOf<Go>().procedure(\n  'fight', {});" },
    { path: 'games/go/src/move.ts', text: "import { MOVE } from './frames.js';\nexport const Move = implement(MOVE, {});" },
    { path: 'games/go/src/frames.ts', text: "export const MOVE = declare('move', { first: 'to', locals: () => ({}) });" },
    { path: 'games/go/src/texts.ts', text: 'export const texts = effects<GoEffects>({});' },
    { path: 'games/go/src/reach.ts', text: "import { turn } from './turn.js';\nexport const reach = () => turn;" },
    { path: 'games/go/src/strength.ts', text: "import type { turn } from './turn.js';\nexport const strength = () => 1;" },
  ];
  const problemsOf = (path: string, text: string): string[] => procedureProblems(packages, [...rules, { path, text }]).map(f => f.problem);

  const screen = 'games/go/client/src/board.tsx';
  const bot = 'games/go/src/bot/heuristic.ts';
  test.each([
    ['by an alias', screen, "import { turn } from '#game/turn';", `${screen} > games/go/src/turn.ts`],
    ['by the name of the game', screen, "import { turn } from '@cadre/go';", `${screen} > games/go/src/index.ts > games/go/src/turn.ts`],
    ['when it is needed', screen, "const { Fight } = await import('#game/fight');", `${screen} > games/go/src/fight.ts`],
    ['through a query', screen, "import { reach } from '#game/reach';", `${screen} > games/go/src/reach.ts > games/go/src/turn.ts`],
    ['beside a type', bot, "import { type Turn, turn } from '../turn.js';", `${bot} > games/go/src/turn.ts`],
    ['by its steps', bot, "import { Move } from '../move.js';", `${bot} > games/go/src/move.ts`],
    ['as the interpreter of effects', bot, "import { texts } from '../texts.js';", `${bot} > games/go/src/texts.ts`],
    ['by passing it on', bot, "export * from '../fight.js';", `${bot} > games/go/src/fight.ts`],
  ])('%s', (_, path, text, chain) => {
    expect(problemsOf(path, text).join()).toContain(`reaches procedures: ${chain};`);
  });
  test.each([
    ['a query', screen, "import { strength } from '#game/strength';"],
    ['a declaration', bot, "import { MOVE } from '../frames.js';"],
    ['types', bot, "import type { turn } from '../turn.js';\nimport { type Fight } from '../fight.js';"],
    ['rules may', 'games/go/src/start.ts', "import { turn } from './turn.js';"],
  ])('not %s', (_, path, text) => {
    expect(problemsOf(path, text)).toEqual([]);
  });
});
test('no modules import each other in a circle, except those that are known to', () => {
  const circles: Record<string, string[][]> = {};
  for (const circle of importCycles(packagesOf(ROOT), sources)) {
    const owner = circle[0]!.split('/src/')[0]!;
    circles[owner] = [...(circles[owner] ?? []), circle];
  }
  const tooMany = Object.entries(circles).filter(([owner, found]) => found.length > (KNOWN_CIRCLES[owner] ?? 0));
  expect(tooMany).toEqual([]);
});
describe('a circle of imports', () => {
  const circlesIn = (modules: Readonly<Record<string, string>>): string[][] =>
    importCycles(
      [],
      Object.entries(modules).map(([path, text]) => ({ path: `games/go/src/${path}.ts`, text })),
    ).map(circle => circle.map(path => path.slice('games/go/src/'.length)));

  test('is found through a chain, once', () => {
    const found = circlesIn({
      a: "import { b } from './b.js';",
      b: "export * from './sub/c.js';",
      'sub/c': "import { a } from '../a.js';",
      d: "import { a } from './a.js';",
    });
    expect(found).toEqual([['a.ts', 'b.ts', 'sub/c.ts']]);
  });
  test('is found twice where there are two', () => {
    const found = circlesIn({
      a: "import { b } from './b.js';\nimport { c } from './c.js';",
      b: "import { a } from './a.js';",
      c: "import { d } from './d.js';",
      d: "import { c } from './c.js';",
    });
    expect(found).toEqual([
      ['c.ts', 'd.ts'],
      ['a.ts', 'b.ts'],
    ]);
  });
  test('is none when it consists of types, or when two paths meet', () => {
    expect(circlesIn({ a: "import { b } from './b.js';", b: "import type { A } from './a.js';" })).toEqual([]);
    expect(circlesIn({ a: "import './b.js';\nimport './c.js';", b: "import './d.js';", c: "import './d.js';", d: '' })).toEqual([]);
  });
});
test('no source or test file is longer than 300 lines, except catalogues of data and words', () => {
  const code = sources.filter(f => !/\/src\/(data|words)\//.test(f.path));
  const tests = packagesOf(ROOT).flatMap(({ folder }) => {
    const test = `${ROOT}/${folder}/test`;
    if (!existsSync(test)) return [];
    const files = readdirSync(test, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
    return files.map(file => ({ path: `${folder}/test/${file}`, text: readFileSync(`${test}/${file}`, 'utf8') }));
  });
  const long = [...code, ...tests].map(f => ({ path: f.path, lines: f.text.trimEnd().split('\n').length })).filter(f => f.lines > 300);
  expect(tests.length).toBeGreaterThan(300);
  expect(long).toEqual([]);
});
test('the lockfile names no download address', () => {
  expect(readFileSync(`${ROOT}/package-lock.json`, 'utf8')).not.toMatch(/"resolved": "https?:/);
});
test('the changelog begins with the version that the packages have', () => {
  const versions = new Set(
    packagesOf(ROOT).map(({ folder }) => JSON.parse(readFileSync(`${ROOT}/${folder}/package.json`, 'utf8')).version as string),
  );
  expect(versions.size).toBe(1);
  const [version] = versions;
  const first = /^## .*$/m.exec(readFileSync(`${ROOT}/CHANGELOG.md`, 'utf8'))![0];
  expect(first).toMatch(new RegExp(`^## (Unreleased: ${version}|${version} \\(\\d{4}-\\d\\d-\\d\\d\\))$`));
});
