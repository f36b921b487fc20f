import { CHECKS, examine, type Finding, type Lines, lineTranscript, type PolicyName, playLines } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { climbsWell, inventory, ladder, silentLadder } from './toys/ladder.js';
import { honest, type ToyState, toy } from './toys/toy.js';

const LINES: Lines<ToyState> = { setups: [{}], matches: 20, most: 0, bound: 60, every: 1, seed: 1, inventory };
const only = (...policies: PolicyName[]): Lines<ToyState> => ({ ...LINES, policies });
const RANDOM = only('random');
const silent: Lines<ToyState> = { ...LINES, inventory: { ...inventory, ids: ['card grappling hook'] } };
const tellsDice = ladder(s => {
  s.public.sum += s.secret[0]!.die;
});
const findingsIn = (game: Parameters<typeof examine>[0], lines: Lines<ToyState>): readonly Finding[] =>
  examine(game, lines, CHECKS).findings;
const caught = (game: Parameters<typeof examine>[0], lines: Lines<ToyState>): string[] =>
  [...new Set(findingsIn(game, lines).map(f => f.check))].sort();

describe('an ability that one random match in 20,736 gets to', () => {
  test('random lines miss it, coverage-seeking ones get there from any seed', () => {
    expect(caught(ladder(), { ...RANDOM, matches: 200 })).toEqual(['reached', 'used']);
    for (const seed of [1, 100, 200, 300]) {
      expect(caught(ladder(), { ...only('coverage'), seed })).toEqual([]);
      expect(caught(ladder(), { ...LINES, seed })).toEqual([]);
    }
  });
  test('where nothing shows the way, only good play gets there', () => {
    expect(caught(silentLadder(), silent)).toEqual(['reached', 'used']);
    expect(caught(silentLadder(), { ...silent, heuristic: climbsWell })).toEqual([]);
  });
  test('when it leaks a secret, random lines notice nothing', () => {
    expect(caught(tellsDice, RANDOM)).toEqual(['reached', 'used']);
    expect(caught(tellsDice, LINES)).toEqual(['indistinguishable']);
    expect(caught(tellsDice, { ...LINES, heuristic: climbsWell })).toEqual(['indistinguishable']);
  });
});

test('the message names what was never used, and in how many lines', () => {
  expect(findingsIn(silentLadder(), silent).map(f => f.problem)).toEqual([
    'never reached in 20 lines (1 of 6): turn.ability',
    'never used in 20 lines (1 of 1): card grappling hook',
  ]);
});
test('a finding can be repeated: the transcript of its line ends where it was found', () => {
  const lines = { ...LINES, heuristic: climbsWell };
  const [finding] = findingsIn(tellsDice, lines);
  const { line, seed, policy, answer } = finding!;
  const text = lineTranscript(tellsDice, lines, line);
  expect(text).toContain(`line ${line}, seed ${seed}, policy ${policy}\n`);
  expect(text).toMatch(new RegExp(`\n${answer}\\. TOY-6 asks 0: amount grip .*\n +climbed \\[TOY-6\\]\n +used \\[TOY-7\\]\n`));
  expect(() => lineTranscript(tellsDice, lines, 21)).toThrow('expected the number of a line of this run, got 21');
});
test('equal seeds play equal lines, other seeds other ones', () => {
  const played = (seed: number): unknown[] =>
    [...playLines(ladder(), { ...LINES, heuristic: climbsWell, seed }, [])].map(({ policy, log }) => [policy, log]);
  expect(played(1)).toEqual(played(1));
  expect(played(1)).not.toEqual(played(2));
});
test('every policy has its lines, and some lines change it midway', () => {
  const policies = [...playLines(ladder(), { ...LINES, heuristic: climbsWell }, [])].map(line => line.policy);
  for (const name of ['random', 'coverage', 'heuristic-coverage']) expect(policies).toContain(name);
  expect(policies.some(p => /^heuristic, from answer \d+ on coverage$/.test(p))).toBe(true);
});

describe('more lines are played only while something is missing', () => {
  const setups = [{ hook: 1 }, { hook: 0 }];
  const asLong: Lines<ToyState> = { ...LINES, setups, matches: 1, most: 50, policies: ['random'] };
  const used = (id: string) => ({ ids: [id], used: () => [id], possible: () => true });
  test('none when all was used', () => {
    expect(examine(toy(honest), { ...asLong, inventory: used('x') }, CHECKS)).toMatchObject({ lines: 2, latest: 1, findings: [] });
  });
  test('up to the limit otherwise, and only where it can be found', () => {
    const never = {
      ids: ['hook'],
      used: () => [],
      possible: (_: string, setup: { readonly [key: string]: unknown }) => setup['hook'] === 1,
    };
    const played = [...playLines(toy(honest), { ...asLong, inventory: never }, [])];
    expect(played).toHaveLength(50);
    expect(played.filter(line => line.setup['hook'] === 0)).toHaveLength(1);
  });
  test('none where nothing can be found at all', () => {
    const never = { ids: ['hook'], used: () => [], possible: () => false };
    expect(examine(toy(honest), { ...asLong, inventory: never }, CHECKS).lines).toBe(2);
  });
});
test('a policy that the run cannot have is refused', () => {
  expect(() => examine(ladder(), only('heuristic'), CHECKS)).toThrow('expected policies among random, coverage, got heuristic');
});
