import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { programFor } from '../src/program.js';
import { games, rulebooks } from '../src/registry.js';
import { cadre, cadreHere } from './binary.js';

/** Every command with its subcommands, as the program has them; of the commands with one subcommand a game, two games are enough. */
const commandsIn = (command: Command, path: readonly string[] = []): string[] =>
  command.commands
    .filter(sub => !Object.hasOwn(games, sub.name()) || ['noughts', 'bluff'].includes(sub.name()))
    .flatMap(sub => [[...path, sub.name()].join(' '), ...commandsIn(sub, [...path, sub.name()])]);
const COMMANDS = commandsIn(await programFor(undefined));
test.each(COMMANDS)('cadre %s --help explains it', async command => {
  const { code, stdout, stderr } = await cadreHere([...command.split(' '), '--help']);
  expect(stderr).toBe('');
  expect(stdout).toContain(`Usage: cadre ${command}`);
  expect(code).toBe(0);
});

const GAMES = Object.keys(games).join(', ');
const RULEBOOKS = rulebooks.map(book => book.id).join(', ');
const WRONG_CALLS: readonly (readonly [string, string])[] = [
  ['dance', "unknown command 'dance'"],
  ['play', `expected a game: ${GAMES}`],
  ['play chess', `there is no game "chess"; expected one of ${GAMES}`],
  ['play bluff --dice 9', 'option "dice": expected a whole number from 1 to 6, got 9'],
  ['play bluff --dice many', 'option "dice": expected a whole number from 1 to 6, got "many"'],
  ['play noughts --dice 3', "unknown option '--dice'"],
  ['play noughts --seed abc', '--seed: expected a whole number from 0'],
  ['play noughts --seed 1.5', '--seed: expected a whole number from 0'],
  ['play noughts --seats human,genius', '--seats: there is no "genius"; expected one of human, random, search'],
  ['play noughts --seats human', '--seats: expected 2 names, got 1'],
  ['transcript noughts --answers many', '--answers: expected a whole number from 0'],
  ['transcript chess', 'there is no game "chess"'],
  ['simulate chess --games 3', 'there is no game "chess"'],
  ['simulate noughts --games none', '--games: expected a whole number from 1'],
  ['simulate noughts --games 0', '--games: expected a whole number from 1'],
  ['simulate noughts --bots genius,random', '--bots: there is no "genius"; expected one of random, search'],
  ['simulate noughts --bots random', '--bots: expected 2 names, got 1'],
  ['simulate noughts --distributed', '--distributed needs DATABASE_URL'],
  ['admin mode asleep', 'expected one of open, draining, read-only, got "asleep"'],
  ['admin ban somewhere', 'expected an address or a range such as 203.0.113.0/24, got "somewhere"'],
  ['admin mute MATCH first', 'expected the number of a seat, as reports name it, got "first"'],
  ['worker', 'cadre worker needs DATABASE_URL'],
  ['worker --workers 0', '--workers: expected a whole number from 1'],
  ['rules --game chess', `there is no rulebook "chess"; expected one of ${RULEBOOKS}`],
  ['rules --edition playtest', 'an edition is one of a game; name it with --game'],
  ['rules --game bluff --edition 2', 'bluff has only one edition'],
  ['rules --game special-operations --diff 2', 'special-operations has no edition "2"; expected one of v1.1, playtest'],
  ['bench everything', 'there is no suite "everything"; expected one of kernel, moves'],
  ['record verify', "missing required argument 'file'"],
  ['games please', 'too many arguments'],
];
test.each(WRONG_CALLS)('cadre %s is wrong usage, reported in one line', async (call, complaint) => {
  const { code, stdout, stderr } = await cadreHere(call.split(' '));
  expect(stderr).toContain(complaint);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(code).toBe(2);
});

test('help and wrong usage come out of the real command as they do here', async () => {
  for (const call of [['rules', '--help'], ['dance'], ['play', 'chess'], ['--help']])
    expect(await cadre(call)).toEqual(await cadreHere(call));
});

test('with --json an error is a JSON document too', async () => {
  const { code, stdout } = await cadreHere(['play', 'chess', '--json']);
  expect(JSON.parse(stdout)).toEqual({ ok: false, problem: expect.stringContaining('there is no game "chess"') });
  expect(code).toBe(2);
});

test('games lists every game with its options, seats and bots', async () => {
  const { code, stdout } = await cadreHere(['games', '--json']);
  expect(code).toBe(0);
  const { games } = JSON.parse(stdout);
  expect(games.map((g: { id: string }) => g.id)).toEqual(expect.arrayContaining(['noughts', 'bluff']));
  expect(games.find((g: { id: string }) => g.id === 'bluff')).toMatchObject({
    seats: { default: 2, min: 2, max: 2 },
    options: [{ name: 'dice', kind: 'number', min: 1, max: 6, default: 4 }],
    bots: ['random', 'search'],
    play: { terminal: 'npx cadre play bluff', browser: '/new/bluff' },
  });
  expect((await cadreHere(['games'])).stdout).toContain('npx cadre play bluff');
});

test('rules finds rules by words, with their code and tests', async () => {
  const { code, stdout } = await cadreHere(['rules', '--game', 'noughts', '--json', 'full', 'BOARD']);
  expect(code).toBe(0);
  const { rules } = JSON.parse(stdout);
  expect(rules.map((r: { id: string }) => r.id)).toEqual(['NX-4']);
  expect(rules[0].code[0].file).toBe('games/noughts/src/noughts.ts');
  expect(rules[0].hole).toBe(rules[0].tests.length === 0);
});
test('rules offers the closest rules when none has all the words', async () => {
  const { stdout } = await cadreHere(['rules', '--game', 'noughts', 'fool', 'board']);
  expect(stdout).toMatch(/^No results\. The closest rules:\nNX-4/);
});
test('transcript prints the match that a seed gives, as far as asked', async () => {
  const { stdout } = await cadreHere(['transcript', 'noughts', '--seed', '3', '--answers', '1']);
  expect(stdout).toMatch(/seed 3\n1\. NX-2 asks Crosses: .*\n {4}Crosses take .*\nHere it breaks off\.\n$/);
});

test('rules shows an edition, and what differs between two', async () => {
  const shown = JSON.parse((await cadreHere(['rules', '--game', 'special-operations', '--edition', 'playtest', '--json', 'dash'])).stdout);
  const dash = shown.rules.find((r: { id: string }) => r.id === 'SO-G17');
  expect(dash.says).toBe('Dash is a speed-1 move. It may climb.');
  expect(dash.code.length).toBeGreaterThan(0);
  const { code, stdout } = await cadreHere(['rules', '--game', 'special-operations', '--edition', 'playtest', '--diff', 'v1.1', '--json']);
  expect(code).toBe(0);
  const { from, to, differences } = JSON.parse(stdout);
  expect([from, to]).toEqual(['v1.1', 'playtest']);
  const row = (id: string) => differences.find((d: { id: string }) => d.id === id);
  expect(row('SO-G17').from.says).toBe('Dash is a speed-1 move without climbing.');
  expect(row('SO-G12').to).toBeNull();
  expect(row('SO-G16')).toBeUndefined();
  const words = await cadreHere(['rules', '--game', 'special-operations', '--edition', 'playtest', '--diff', 'v1.1', 'versatile']);
  expect(words.stdout).toContain('no such rule');
});

test('rules --check fails exactly when there are gaps', async () => {
  const { code, stdout } = await cadreHere(['rules', '--check', '--json']);
  expect(code).toBe(JSON.parse(stdout).holes.length === 0 ? 0 : 1);
});

test('bench measures a suite against its peer', async () => {
  const { code, stdout } = await cadreHere(['bench', 'store', '--json']);
  expect(code).toBe(0);
  const [suite] = JSON.parse(stdout).suites;
  expect(suite.id).toBe('store');
  expect(suite.contestants).toHaveLength(2);
  for (const c of suite.contestants) expect(c.best).toBeGreaterThanOrEqual(c.median);
  expect(suite.contestants[0].ratio).toBe(1);
});
