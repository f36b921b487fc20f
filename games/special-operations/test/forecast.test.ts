import { type Answer, CHANCE, nextPrompt, type Random, type Space, sample } from '@cadre/core';
import { bestForecast, forecast, seeded } from '@cadre/kit';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { cloneFor, countingMachine, startCounted, Tally } from '../src/attack/counted.js';
import { useTokens } from '../src/attack/token-policy.js';
import { type AttackForecast, attackForecast, expectedWounds, withAim } from '../src/forecast.js';
import type { BattleState } from '../src/state.js';
import { withUnitAt } from '../src/table/queries.js';
import { duel, fixture, GAME, spot, typeNamed, unit } from './battle.js';
import { attackFor, variedAttacks } from './varied-attacks.js';

const EVERYBODY = new Array<boolean>(24).fill(true);
const odds = (s: BattleState, weapon = 1): AttackForecast => attackForecast(s, attackFor(weapon));
/** An attack that is only counted, and what it came to, without any key or fold of the forecast. */
const counted = (s: BattleState, weapon: number) => {
  const { attacker, target } = attackFor(weapon);
  return {
    engine: { machine: countingMachine(GAME.machine.procedures), clone: cloneFor(EVERYBODY) },
    from: { public: s.public, stack: [...s.stack, Tally.frame({})] },
    call: startCounted({ attacker, target, weapon, melee: false, seat: s.public.units[attacker]!.seat }),
    tally: (t: BattleState) => {
      const frame = t.stack.at(-1)!;
      return Tally.is(frame) ? frame.locals : { wounds: -1, suppression: -1 };
    },
  };
};
/** The chances when tokens are used as people do. */
const usual = (s: BattleState, weapon: number, what: 'wounds' | 'suppression'): number[] => {
  const { engine, from, call, tally } = counted(s, weapon);
  const found = forecast<BattleState, number>(engine, from, call, { policy: useTokens, measure: t => tally(t)[what], budget: 400_000 });
  expect(found.exact).toBe(true);
  return Array.from({ length: 1 + Math.max(...found.chances.keys()) }, (_, n) => found.chances.get(n) ?? 0);
};
const mean = (chances: readonly number[]): number => chances.reduce((sum, chance, n) => sum + n * chance, 0);
const close = (found: readonly number[], expected: readonly number[]): void => {
  expect(found).toHaveLength(expected.length);
  for (const [n, chance] of expected.entries()) expect(found[n], `chance of ${n}`).toBeCloseTo(chance, 12);
};
/** The sum of independent coins, each with its own chance. */
const coins = (...chances: readonly number[]): number[] => {
  let sum = [1];
  for (const p of chances) sum = Array.from({ length: sum.length + 1 }, (_, n) => (sum[n] ?? 0) * (1 - p) + (sum[n - 1] ?? 0) * p);
  return sum;
};

test('hand-computed: two black dice and a white one against red defence in the open', () => {
  // black hits on 4 of 8, white on 2 of 8, half of them are blocked
  const { wounds, suppression, exact, meanWounds } = odds(duel({ type: 'rebel-trooper' }, { type: 'stormtrooper' }));
  close(wounds, coins(1 / 4, 1 / 4, 1 / 8));
  close(suppression, [(1 / 2) * (1 / 2) * (3 / 4), 1 - 3 / 16]);
  expect([exact, meanWounds]).toEqual([true, expect.closeTo(5 / 8, 12)]);
});
test('hand-computed: surges hit, and heavy cover makes four of six sides blocks', () => {
  const s = duel({ type: 'stormtrooper', at: [12, 1] }, { type: 'clone-trooper', at: [12, 7] });
  close(odds(s).wounds, coins((5 / 8) * (1 / 3), (3 / 8) * (1 / 3)));
});
test('hand-computed: light cover turns only one of two surges', () => {
  const s = duel({ type: 'stormtrooper', at: [24, 1] }, { type: 'clone-trooper', at: [24, 7] });
  const [black, white] = [5 / 8, 3 / 8];
  const one = black * (1 - white) + white * (1 - black);
  const two = black * white;
  // of two dice: both block or surge, but not both surge
  const bothBlocked = (4 / 6) ** 2 - (1 / 6) ** 2;
  const bothMissed = (2 / 6) ** 2;
  close(odds(s).wounds, [
    1 - one - two + one * (4 / 6) + two * bothBlocked,
    one * (2 / 6) + two * (1 - bothBlocked - bothMissed),
    two * bothMissed,
  ]);
});
test('hand-computed: an aim token rolls up to two misses of three black dice again', () => {
  const s = duel({ type: 'scout-trooper', aim: 1 }, { type: 'stormtrooper' });
  const hits = (1 / 8) * 3 + (3 / 8) * 2.5 + (3 / 8) * 2 + (1 / 8) * 1;
  expect(odds(s).meanWounds).toBeCloseTo(hits / 2, 12);
  const none = (1 / 8) * (1 / 4); // three misses, and the two rolled again miss too
  expect(odds(s).suppression[0]).toBeCloseTo(none, 12);
});
test('hand-computed: Pierce takes one block away', () => {
  const s = duel({ type: 'rebel-commando-dh-447' }, { type: 'rebel-trooper' });
  const two = 25 / 64;
  close(odds(s).wounds, [9 / 64, 30 / 64 + two * (1 / 36), two * (35 / 36)]);
});
test('hand-computed: dodge tokens cancel hits, not critical results', () => {
  const s = duel({ type: 'rebel-commando-dh-447', at: [4, 0.7] }, { type: 'stormtrooper', dodge: 5 });
  expect(odds(s).wounds).toHaveLength(3); // High Velocity
  const trooper = duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', dodge: 5 });
  close(odds(trooper).wounds, coins(1 / 16, 1 / 16, 1 / 16));
});
test('hand-computed: the vehicle’s armour leaves critical results', () => {
  const s = duel({ type: 'rebel-trooper', at: [18, 11.5] }, { type: 'vehicle-empire', at: [18, 18] });
  close(odds(s).wounds, coins(1 / 16, 1 / 16, 1 / 16));
  close(odds(s).suppression, [1]);
});
test('best use of tokens: with Critical a second surge is rolled again', () => {
  const type = fixture('scout-trooper', 'critical-1', {
    weapons: [
      { ...typeNamed('scout-trooper').weapons[1]!, dice: { red: 0, black: 2, white: 0 }, keywords: [{ keyword: 'critical', x: 1 }] },
    ],
  });
  const s = duel({ type, aim: 1 }, { type: 'stormtrooper' });
  // by hand: a die counts on 4 of 8; one surge counts too, so it is kept, and a second one is not
  const again = 4 / 8;
  const [hit, surge, blank] = [4 / 8, 1 / 8, 3 / 8];
  const withSurge = 5 / 8; // a die that may still show the first surge
  const expected =
    hit * hit * 2 +
    2 * hit * surge * 2 +
    2 * hit * blank * (1 + withSurge) +
    surge * surge * (1 + again) +
    2 * surge * blank * (1 + again) +
    // two blanks: of two surges one counts
    blank * blank * (2 * withSurge - surge * surge);
  expect(odds(s, 0).meanWounds).toBeCloseTo(expected / 2, 12);
});
test('best use of tokens: misses are rolled again even where nothing can wound', () => {
  const s = duel({ type: 'rebel-trooper', aim: 1 }, { type: 'stormtrooper', dodge: 9, shield: 9 });
  const { wounds, suppression } = odds(s);
  expect(wounds).toEqual([1]);
  // two black dice and a white one: no hit, and none when two of them are rolled again, the black ones first
  const none = (1 / 2) * (1 / 2) * (3 / 4);
  close(suppression, [none / 4, 1 - none / 4]);
});
test('best use of tokens: two hits are kept, or not, by what the target can still cancel', () => {
  const type = fixture('rebel-trooper', 'two-reds', {
    attackSurge: 'none',
    keywords: [],
    weapons: [{ ...typeNamed('rebel-trooper').weapons[1]!, dice: { red: 2, black: 0, white: 0 }, keywords: [] }],
  });
  const target = fixture('stormtrooper', 'armoured', { keywords: [{ keyword: 'armor', x: 1 }], defenceSurge: false });
  const s = duel({ type, aim: 1 }, { type: target, dodge: 1 });
  // only critical results are left of two dice, so both are rolled for one: 1/8, and again if it is not there
  expect(odds(s, 0).meanWounds).toBeCloseTo((2 * (1 / 8 + (7 / 8) * (1 / 8))) / 2, 12);
});
test('a pool too large to weigh every choice is not called exact', () => {
  const type = fixture('rebel-trooper', 'all-the-dice', {
    keywords: [{ keyword: 'precise', x: 2 }],
    weapons: [
      { ...typeNamed('rebel-trooper').weapons[1]!, dice: { red: 4, black: 4, white: 4 }, keywords: [{ keyword: 'critical', x: 2 }] },
    ],
  });
  const { exact, steps, wounds } = odds(duel({ type, aim: 3, surge: 2 }, { type: 'stormtrooper', dodge: 2, surge: 1 }), 0);
  expect([exact, steps < 30_000]).toEqual([false, true]);
  expect(wounds.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
});
test.each(variedAttacks(10))('%s: as 20,000 simulated attacks say', (_, s, weapon) => {
  agrees(s, weapon, 20_000);
});
test.skipIf(!process.env['CADRE_FULL']).each(variedAttacks(50))('%s: as 100,000 simulated attacks say', (_, s, weapon) => {
  agrees(s, weapon, 100_000);
});
/** One roll for each of so many trials. Dice of one colour are alike, so that equal results are one: the answer, and how many rolled it. */
const rollsOf = (space: Space, random: Random, trials: number): [answer: Answer, trials: number][] => {
  const ids = space.kind === 'roll' ? space.dice.map(({ id }) => id) : [];
  const found = new Map<string, [Answer, number]>();
  for (let i = 0; i < trials; i++) {
    const answer = inColours(sample(space, random), ids);
    const key = answer.join();
    const same = found.get(key);
    if (same) same[1]++;
    else found.set(key, [answer, 1]);
  }
  return [...found.values()];
};
const inColours = (answer: Answer, ids: readonly string[]): Answer => {
  const sorted = [...answer];
  for (let from = 0, to = 1; from < ids.length; from = to++) {
    while (ids[to] === ids[from]) to++;
    sorted.splice(from, to - from, ...sorted.slice(from, to).sort((x, y) => x - y));
  }
  return sorted;
};
/** Every trial rolls for itself; those that have rolled alike so far take the next steps of the engine together. */
const simulate = (s: BattleState, random: Random, trials: number, done: (end: BattleState, trials: number) => void): void => {
  const answered = atMost();
  while (s.pending) {
    answered();
    const ask = nextPrompt(s.pending);
    if (ask.seat === CHANCE) {
      for (const [answer, n] of rollsOf(ask.space, random, trials))
        simulate(GAME.machine.advance(cloneFor(EVERYBODY)(s), CHANCE, answer), random, n, done);
      return;
    }
    GAME.machine.advance(s, ask.seat, useTokens(s, ask));
  }
  done(s, trials);
};
const agrees = (s: BattleState, weapon: number, trials: number): void => {
  const [wounds, suppression] = [usual(s, weapon, 'wounds'), usual(s, weapon, 'suppression')];
  const seen: { wounds: number[]; suppression: number[] } = { wounds: [], suppression: [] };
  const count = (list: number[], n: number, times: number): void => {
    while (list.length <= n) list.push(0);
    list[n]! += times / trials;
  };
  const { attacker, target } = attackFor(weapon);
  const before = s.public.units[target]!;
  const call = Attack.call({ attacker, target, weapon, melee: false, seat: s.public.units[attacker]!.seat });
  const start = GAME.machine.enter(cloneFor(EVERYBODY)({ ...s, out: null }), call);
  let all = 0;
  simulate(start, seeded(trials + weapon), trials, (end, n) => {
    const after = end.public.units[target]!;
    all += n;
    count(seen.wounds, after.wounds - before.wounds, n);
    count(seen.suppression, after.suppression - before.suppression, n);
  });
  expect(all).toBe(trials);
  for (const [found, expected] of [
    [seen.wounds, wounds],
    [seen.suppression, suppression],
  ] as const)
    for (let n = 0; n < Math.max(found.length, expected.length); n++) {
      const chance = expected[n] ?? 0;
      const error = Math.sqrt((chance * (1 - chance)) / trials);
      expect(Math.abs((found[n] ?? 0) - chance), `${n} of ${expected.length}`).toBeLessThan(4.5 * error + 1e-9);
    }
};
test.each(variedAttacks(14))('%s: short keys, folded faces and fewer rerolls change nothing', (_, s, weapon) => {
  const { engine, from, call, tally } = counted(s, weapon);
  const long = bestForecast<BattleState, string>(engine, from, call, {
    policy: useTokens,
    measure: t => `${tally(t).wounds} ${tally(t).suppression}`,
    me: s.public.units[0]!.seat,
    worth: result => Number(result.split(' ')[0]),
    tie: result => Number(result.split(' ')[1]),
    budget: 1_000_000,
  });
  expect(long.exact).toBe(true);
  const short = odds(s, weapon);
  let [wounds, suppression] = [0, 0];
  for (const [result, chance] of long.chances) {
    wounds += chance * Number(result.split(' ')[0]);
    suppression += chance * Number(result.split(' ')[1]);
  }
  expect([short.meanWounds, mean(short.suppression)]).toEqual([expect.closeTo(wounds, 12), expect.closeTo(suppression, 12)]);
});
test.each(variedAttacks(14))('%s: the usual use of tokens is nearly the best', (_, s, weapon) => {
  expect(Math.abs(odds(s, weapon).meanWounds - mean(usual(s, weapon, 'wounds')))).toBeLessThan(0.06);
});

test('what if: aiming first, or from somewhere else', () => {
  const s = duel({ type: 'scout-trooper' }, { type: 'stormtrooper' });
  const aimed = duel({ type: 'scout-trooper', aim: 1 }, { type: 'stormtrooper' });
  expect(attackForecast(withAim(s, unit(0)), attackFor(1)).wounds).toEqual(odds(aimed).wounds);
  expect(s.public.units[0]!.aim).toBe(0);
  const open = duel({ type: 'rebel-trooper', at: [12, 1] }, { type: 'clone-trooper', at: [12, 7] });
  const beside = withUnitAt(open, unit(0), spot(18, 7));
  expect(attackForecast(beside, attackFor(1)).meanWounds).toBeGreaterThan(odds(open).meanWounds);
  close(attackForecast(beside, attackFor(1)).wounds, coins(1 / 4, 1 / 4, 1 / 8));
});
test('a forecast changes nothing, neither the battle nor what it was asked about', () => {
  const s = duel({ type: 'clone-trooper', aim: 1 }, { type: 'rebel-trooper', dodge: 1 }, [{ type: 'clone-trooper', at: [2, 0.7], aim: 1 }]);
  const before = JSON.stringify(s);
  odds(s);
  expect(JSON.stringify(s)).toBe(before);
});
test('the chance to defeat counts the wounds that are left', () => {
  const fresh = odds(duel({ type: 'rebel-trooper' }, { type: 'stormtrooper' }));
  const hurt = odds(duel({ type: 'rebel-trooper' }, { type: 'stormtrooper', wounds: 1 }));
  expect(fresh.defeat).toBeCloseTo(fresh.wounds[2]! + fresh.wounds[3]!, 12);
  expect(hurt.defeat).toBeCloseTo(1 - hurt.wounds[0]!, 12);
});
test('the chance to panic counts the tokens that are there', () => {
  const panic = (suppression: number, type = 'stormtrooper') => odds(duel({ type: 'rebel-trooper' }, { type, suppression })).panic;
  expect([panic(1), panic(2), panic(2, 'death-trooper')]).toEqual([0, expect.closeTo(13 / 16, 12), 0]);
});
test('expected wounds are remembered by what matters, and equal the forecast', () => {
  for (const [, s, weapon] of [...variedAttacks(14), ...variedAttacks(14)]) {
    const { attacker, target } = attackFor(weapon);
    expect(expectedWounds(s, attacker, target, weapon)).toBeCloseTo(odds(s, weapon).meanWounds, 12);
  }
});
