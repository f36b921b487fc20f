import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkSetup } from '@cadre/core';
import { transcript } from '@cadre/testkit/match-text';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LISTS } from '../src/new-game/lists.js';
import { namesOf } from '../src/new-game/names.js';
import { cadreHere } from './binary.js';

const HERE = fileURLToPath(new URL('../../..', import.meta.url));
/** Inside this repository, where the packages that a skeleton imports are found. */
const ROOT = `${HERE}.cache/new-game-test`;
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@y', ...args], { cwd: ROOT, encoding: 'utf8' });
const read = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');
const newGame = (...args: string[]) => cadreHere(['new', 'game', ...args, '--root', ROOT]);

/** A checkout with the lists of games, and nothing else. */
beforeEach(() => {
  rmSync(ROOT, { recursive: true, force: true });
  mkdirSync(`${ROOT}/games/noughts`, { recursive: true });
  for (const list of Object.keys(LISTS)) cpSync(`${HERE}${list}`, `${ROOT}/${list}`);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'x');
});
afterAll(() => rmSync(ROOT, { recursive: true, force: true }));

describe('cadre new game', () => {
  test('writes a game that plays as the template does, under its own names', async () => {
    const { code, stdout } = await newGame('star-race', '--title', "Hutt's Race");
    expect(stdout).toContain('Its rules are SR-1 to SR-6');
    expect(code).toBe(0);
    expect(JSON.parse(read('games/star-race/tsconfig.json')).extends).toBe('../../tsconfig.base.json');
    for (const config of ['tsconfig.json', 'games/star-race/tsconfig.json']) rmSync(`${ROOT}/${config}`); // their packages are not here
    const { starRace } = await import(/* @vite-ignore */ `${ROOT}/games/star-race/src/index.ts`);
    expect(starRace).toMatchObject({ id: 'star-race', name: "Hutt's Race" });
    const text = transcript(starRace, checkSetup(starRace, {}).setup, 1);
    expect(text).toBe(read('games/star-race/test/transcripts/01.txt'));
    expect(text).toContain('SR-2 asks Player 1');
    const written = readdirSync(`${ROOT}/games/star-race`, { recursive: true, encoding: 'utf8' }).sort();
    expect(written).toEqual(expect.arrayContaining(['package.json', 'test/star-race.rules.ts', 'test/star-race.test.ts']));
    const all = written.filter(path => /\.\w+$/.test(path)).map(path => read(`games/star-race/${path}`));
    expect(all.join('\n')).not.toMatch(/\bpig|Pig|PG-/);
  });
  test('writes a measured game that plays as its template does', async () => {
    const { code, stdout } = await newGame('moon-duel', '--measured');
    expect(stdout).toContain('Its rules are MD-1 to MD-6');
    expect(code).toBe(0);
    for (const config of ['tsconfig.json', 'games/moon-duel/tsconfig.json']) rmSync(`${ROOT}/${config}`); // their packages are not here
    const { moonDuel } = await import(/* @vite-ignore */ `${ROOT}/games/moon-duel/src/index.ts`);
    const text = transcript(moonDuel, checkSetup(moonDuel, {}).setup, 1);
    expect(text).toBe(read('games/moon-duel/test/transcripts/01.txt'));
    expect(text).toContain('MD-3 asks Side A: place move');
    expect(JSON.parse(read('games/moon-duel/package.json')).dependencies).toHaveProperty('@cadre/battle');
  });
  test('adds it to every list, and changes nothing else in them', async () => {
    await newGame('star-race');
    expect(git('diff', '--numstat')).toBe(
      [
        '1\t0\tapps/cadre/package.json',
        '2\t0\tapps/cadre/src/registry.ts',
        '3\t0\tapps/cadre/tsconfig.json',
        '3\t0\ttsconfig.json',
        '',
      ].join('\n'),
    );
    expect(JSON.parse(read('tsconfig.json')).references).toContainEqual({ path: 'games/star-race' });
    expect(JSON.parse(read('apps/cadre/package.json')).dependencies).toHaveProperty('@cadre/star-race', '*');
    const registry = read('apps/cadre/src/registry.ts');
    expect(registry).toContain("import { starRace } from '@cadre/star-race';\n");
    expect(registry).toMatch(/\n {2}'star-race': starRace,\n\};/);
  });
  test('gives it the version of the other packages', async () => {
    const path = 'apps/cadre/package.json';
    writeFileSync(`${ROOT}/${path}`, read(path).replace(/"version": "[^"]+"/, '"version": "7.8.9"'));
    git('commit', '-qam', 'x');
    await newGame('star-race');
    expect(JSON.parse(read('games/star-race/package.json')).version).toBe('7.8.9');
  });
  test('prints JSON', async () => {
    const { stdout } = await newGame('pachisi', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      game: 'pachisi',
      rules: 'PA',
      files: expect.arrayContaining(['games/pachisi/src/game.ts']),
    });
  });
  const REFUSED: readonly (readonly [why: string, args: readonly string[], problem: string, exit: number])[] = [
    ['a game that exists', ['bluff'], '"bluff" exists already', 2],
    ['a game inside another package', ['special-operations'], '"special-operations" exists already', 2],
    ['a folder that exists', ['noughts'], '"noughts" exists already', 2],
    ['an illegal package name', ['Star Race'], '"Star Race" is not a legal package name', 2],
    ['a path', ['../up'], '"../up" is not a legal package name', 2],
    ['two hyphens', ['a--b'], 'is not a legal package name', 2],
    ['a long name', ['a'.repeat(41)], 'is not a legal package name', 2],
    ['a word of JavaScript', ['switch'], '"switch" is a word of JavaScript', 2],
    ['a title of two lines', ['go', '--title', 'a\nb'], '--title: expected one line', 2],
  ];
  test.each(REFUSED)('refuses %s and writes nothing', async (_, args, problem, exit) => {
    const { code, stderr, stdout } = await newGame(...args);
    expect(stderr).toContain(problem);
    expect([code, stdout]).toEqual([exit, '']);
    expect(git('status', '--porcelain')).toBe('');
  });
  test('refuses a tree with changes and writes nothing', async () => {
    writeFileSync(`${ROOT}/notes.txt`, 'x');
    const { code, stderr } = await newGame('star-race');
    expect(stderr).toContain('the working tree has changes (1, first notes.txt); commit or stash them first');
    expect(code).toBe(1);
    expect(git('status', '--porcelain')).toBe('?? notes.txt\n');
    expect(existsSync(`${ROOT}/games/star-race`)).toBe(false);
  });
  test('refuses a folder that is no checkout', async () => {
    rmSync(`${ROOT}/tsconfig.json`);
    const { code, stderr } = await newGame('star-race');
    expect(stderr).toContain('is not a checkout of Cadre');
    expect(code).toBe(1);
  });
});
test.each([
  ['pachisi', 'PA'],
  ['star-race', 'SR'],
  ['skat', 'SKA'], // SK is Skirmish
  ['x', 'X'],
  ['go', 'GO'],
])('the rules of %s begin with %s', (id, prefix) => {
  expect(namesOf(id, undefined, new Set(['SK', 'NX'])).prefix).toBe(prefix);
});
