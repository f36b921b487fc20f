import { type Answer, amount, CHANCE } from '@cadre/core';
import { CHECKS, examine, type Finding, type Heuristic, type Lines, lineTranscript, type PolicyName, playLines } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { climbsWell, inventory, ladder, silentLadder } from './toys/ladder.js';
import { honest, type Steps, type ToyState, toy } from './toys/toy.js';

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

describe('what a policy answers', () => {
  const most: Heuristic<ToyState> = (_, space) => [space.kind === 'amount' ? space.max : 0];
  const isMost = (answer: Answer): boolean => answer[0] === 3;
  const playedBy = (...policies: PolicyName[]) => {
    const { inventory: _, ...lines } = { ...only(...policies), matches: 100, heuristic: most };
    return [...playLines(toy(honest), lines, [])].map(({ policy, log }) => ({
      policy,
      given: log.flatMap(({ seat, answer }, n) => (seat === CHANCE ? [] : [{ n, answer }])),
    }));
  };
  test('a line that changes its policy is answered by the first one before, and by the second one from then on', () => {
    const before: Answer[] = [],
      after: Answer[] = [];
    for (const { policy, given } of playedBy('heuristic', 'coverage')) {
      const change = /^heuristic, from answer (\d+) on coverage$/.exec(policy)?.[1];
      if (change !== undefined) for (const { n, answer } of given) (n < Number(change) ? before : after).push(answer);
    }
    expect(before.length).toBeGreaterThan(20);
    expect(before.every(isMost)).toBe(true);
    expect(after.length).toBeGreaterThan(20);
    expect(after.filter(isMost).length).toBeLessThan(after.length / 2);
  });
  test('heuristic-coverage plays well in three of four answers and turns aside in the fourth', () => {
    const answers = playedBy('heuristic-coverage').flatMap(({ given }) => given.map(({ answer }) => answer));
    const share = answers.filter(isMost).length / answers.length;
    expect(share).toBeGreaterThan(0.65);
    expect(share).toBeLessThan(0.9);
  });
});
test('a leak that only one answer in a million opens is found where the line gives that answer', () => {
  const LEAK = 777_777;
  const { dealFirst, dealSecond, add, show } = honest;
  const probe: Steps[string] = {
    rule: 'TOY-6',
    when: s => s.public.last === 0,
    seat: 0,
    space: () => amount('probe', 0, 999_999),
    take: (s, _, [x]) => {
      s.public.sum = x === LEAK ? s.secret[1]!.die : 0;
      s.public.last = 1;
    },
  };
  const answering = (x: number): Lines<ToyState> => {
    const { inventory: _, ...lines } = only('heuristic');
    return { ...lines, heuristic: (_, space) => [space.kind === 'amount' && space.of === 'probe' ? x : 0] };
  };
  const game = toy({ dealFirst, dealSecond, probe, add, show });
  expect(caught(game, answering(0))).toEqual([]);
  expect(caught(game, answering(LEAK))).toEqual(['indistinguishable']);
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
