import { CHANCE, nextPrompt, sample } from '@cadre/core';
import { forecast, seeded } from '@cadre/kit';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { cardNamed } from '@cadre/shatterpoint/box';
import { clone } from '@cadre/shatterpoint/clone';
import { attackForecast, usualAnswer } from '@cadre/shatterpoint/forecast';
import { actionLocals } from '@cadre/shatterpoint/frames';
import { newRoster } from '@cadre/shatterpoint/keywords/holders';
import { rules } from '@cadre/shatterpoint/procedures';
import { printedOdds } from '@cadre/shatterpoint/squads/printed-odds';
import type { EncounterState } from '@cadre/shatterpoint/state';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { A, B, type Duel, duel } from './attack/fight.js';
import { chain, chart, encounter, type Placed, stance, unit } from './stage.js';

const planned = { attacker: A, defender: B, kind: 'ranged' } as const;
const dice = (n: number, defence: number, d: Partial<Duel['attacker']> = {}): Duel => ({
  attacker: { ranged: { range: 4, dice: n, chart: chart() }, ...d },
  defender: { defence: { ranged: defence, melee: 0 } },
});
const close = (a: readonly number[], b: readonly number[]): void => {
  expect(a.length).toBe(b.length);
  for (const [i, x] of a.entries()) expect(x).toBeCloseTo(b[i]!, 12);
};
/** The same attack walked answer by answer, with every roll by its chance. */
const walked = (s: EncounterState, kind: 'melee' | 'ranged' = 'ranged'): { damage: number[]; exact: boolean } => {
  const call = Attack.call({ ...planned, kind, inCombatAction: false, seat: 1 });
  const before = s.public.units[1]!.damage;
  const { chances, exact } = forecast({ machine: rules, clone }, s, call, {
    policy: usualAnswer,
    measure: t => t.public.units[1]!.damage - before,
  });
  const damage: number[] = [];
  for (const [n, chance] of chances) damage[n] = chance;
  return { damage: Array.from(damage, chance => chance ?? 0), exact };
};
/** Two units of the content face to face, with their abilities. */
const units = (a: string, b: string, given: Partial<Placed> = {}): EncounterState => {
  const s = encounter([
    { card: cardNamed(a), at: [[18, 7]] },
    { card: cardNamed(b), at: [[18, 12]], ...given },
  ]);
  s.public.roster = newRoster(s);
  return s;
};

test('one die against one die, by hand', () => {
  const { successes, damage, meanDamage, attackDice, defenceDice } = attackForecast(duel(dice(1, 1)), planned);
  // a critical, or a strike that is not blocked
  close(successes, [5 / 8, 1 / 8 + (3 / 8) * (2 / 3)]);
  close(damage, successes);
  expect(meanDamage).toBeCloseTo(3 / 8, 12);
  expect([attackDice, defenceDice]).toEqual([1, 1]);
});
test('two dice without defence, by hand: the second option is worth two', () => {
  const s = duel(dice(2, 0, { tree: chain(['damage'], ['damage', 'damage', 'pinned']) }));
  const odds = attackForecast(s, planned);
  close(odds.successes, [1 / 4, 1 / 2, 1 / 4]);
  close(odds.damage, [1 / 4, 1 / 2, 0, 1 / 4]);
  expect(odds.conditions.pinned).toBeCloseTo(1 / 4, 12);
  expect(odds.icons).toEqual({ damage: expect.closeTo(1 / 2 + 3 / 4, 12), pinned: expect.closeTo(1 / 4, 12) });
  expect(odds.paths.get(2)).toEqual(['M1', 'M2']);
  expect(odds.wound).toBe(0);
});
test('charts, by hand: expertise adds a critical or damage', () => {
  const its = chart({ from: 1, results: [{ add: 'critical' }] }, { from: 2, results: [{ effect: 'damage' }] });
  const s = duel(dice(2, 0, { ranged: { range: 4, dice: 2, chart: its } }));
  const [f, h, e] = [1 / 4, 1 / 2, 1 / 4];
  // both expertise: no success, one damage; one expertise: a critical beside the other die
  close(attackForecast(s, planned).successes, [f * f + e * e, 2 * f * h + 2 * e * f, h * h + 2 * e * h]);
  close(attackForecast(s, planned).damage, [f * f, 2 * f * h + 2 * e * f + e * e, h * h + 2 * e * h]);
});
test('by the cards alone, without abilities, the odds are the same', () => {
  const its = chart({ from: 1, results: [{ add: 'critical' }] }, { from: 2, results: [{ add: 'strike' }, { effect: 'damage' }] });
  const armor = chart({ from: 1, results: [{ add: 'block' }] });
  const attacker = stance({
    ranged: { range: 4, dice: 4, chart: its },
    tree: chain(['damage'], ['damage', 'damage'], ['pinned'], ['damage']),
  });
  const defender = stance({ defence: { ranged: 3, melee: 0, chart: armor } });
  const odds = attackForecast(duel({ attacker, defender }), planned);
  const printed = printedOdds(attacker, 'ranged', defender)!;
  close(printed.successes, odds.successes);
  close(printed.damage, odds.damage);
  expect(printed).toMatchObject({ attackDice: 4, defenceDice: 3, meanDamage: expect.closeTo(odds.meanDamage, 12) });
  const { ranged: _, ...blade } = attacker;
  expect(printedOdds(blade, 'ranged', defender)).toBeUndefined();
});
test('the best path is the one that wounds, and damage beyond the Stamina does not count', () => {
  const tree = { start: ['T1', 'B1'], options: { T1: ['damage', 'damage'], B1: ['damage', 'strained', 'shove'] }, links: [] } as const;
  const path = (damage: number) => attackForecast(duel({ ...dice(1, 0, { tree }), bs: { damage } }), planned).paths.get(1);
  expect(path(0)).toEqual(['B1']);
  expect(path(6)).toEqual(['T1']);
  expect(path(7)).toEqual(['B1']);
  const odds = attackForecast(duel({ ...dice(1, 0, { tree }), bs: { damage: 6 } }), planned);
  close(odds.damage, [1 / 2, 0, 1 / 2]);
  expect(odds.wound).toBeCloseTo(1 / 2, 12);
});
test('conditions and focus dice change the odds', () => {
  const its = chart({ from: 1, results: [{ add: 'critical' }] });
  const d = dice(1, 0, { ranged: { range: 4, dice: 1, chart: its } });
  close(attackForecast(duel(d), planned).successes, [1 / 4, 3 / 4]);
  close(attackForecast(duel({ ...d, as: { conditions: ['disarmed'] } }), planned).successes, [1 / 2, 1 / 2]);
  const focused = duel(d);
  focused.public.characters[A]!.focusRanged = 1;
  expect(attackForecast(focused, planned).attackDice).toBe(2);
});
test('Cloak and Dagger, by hand: three dice more, and criticals against a Primary are damage beside the tree', () => {
  const s = duel({ ...dice(1, 0, { tree: chain(['pinned']) }), defenders: { type: 'primary' } });
  s.stack = [{ proc: 'action', step: 'do', locals: { ...actionLocals({ unit: unit(0), action: 'combat', free: false }), cloaked: true } }];
  const { attackDice, damage } = attackForecast(s, { ...planned, inCombatAction: true });
  expect(attackDice).toBe(4);
  close(
    damage,
    [1, 4, 6, 4, 1].map((ways, n) => ways * (1 / 8) ** n * (7 / 8) ** (4 - n)),
  );
});
test('an attack on an armored target counts spaces', () => {
  const target = { track: 0, covered: 0, destroyed: false, stored: 0 };
  const dashboard = { tracker: 0, pools: [], counters: [], targets: [target, target, target], exposed: 0 };
  const s = duel({ ...dice(2, 0, { tree: chain(['pinned'], ['damage', 'damage']) }), given: { mission: 'uninvited-guests', dashboard } });
  s.public.objectives = [];
  const odds = attackForecast(s, { attacker: A, defender: 'target', target: 0, kind: 'ranged' });
  expect(odds.defenceDice).toBe(4);
  expect(odds.spaces.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  expect(odds.spaces[1]).toBeCloseTo(odds.successes[2]!, 12);
});
test('the forecast agrees with every roll walked through the rules', () => {
  const cases: readonly EncounterState[] = [
    duel({ ...dice(3, 2), bs: { damage: 6 } }),
    units('501st-clone-troopers', 'minion-b2-wedge', { damage: 2 }),
    units('501st-clone-troopers', 'legend-vader', { conditions: ['exposed'] }),
  ];
  for (const s of cases) {
    const whole = walked(structuredClone(s));
    expect(whole.exact).toBe(true);
    close(attackForecast(s, planned).damage, whole.damage);
  }
});
/** Damage and Wounds of attacks with rolled dice and the usual choices. */
const rolled = (s: EncounterState, kind: 'melee' | 'ranged', trials: number): { damage: number[]; wounds: number } => {
  const random = seeded(5);
  const damage: number[] = [];
  let wounds = 0;
  for (let i = 0; i < trials; i++) {
    const t = clone(s);
    t.out = null;
    rules.enter(t, Attack.call({ ...planned, kind, inCombatAction: false, seat: 1 }));
    const answered = atMost();
    while (t.pending) {
      answered();
      const ask = nextPrompt(t.pending);
      rules.advance(t, ask.seat, ask.seat === CHANCE ? sample(ask.space, random) : usualAnswer(t, ask));
    }
    const { damage: after, wounded } = t.public.units[1]!;
    const suffered = wounded > 0 ? cardNamed(t.public.units[1]!.card).stamina : after;
    damage[suffered] = (damage[suffered] ?? 0) + 1;
    wounds += wounded;
  }
  return { damage: Array.from(damage, n => n ?? 0), wounds };
};
test.each([
  ['501st-clone-troopers', 'legend-grievous', 'ranged', {}],
  ['captain-rex', 'legend-bane', 'melee', {}],
  ['b2-battle-droids', 'minion-b2-wedge', 'ranged', { damage: 1 }],
  ['third-sister', 'minion-second-sister', 'melee', { conditions: ['exposed'], hunker: 1 }],
] as const)('the forecast agrees with attacks that were rolled: %s against %s', (a, b, kind, given) => {
  const trials = 700;
  const s = units(a, b, given);
  const { damage, wound } = attackForecast(s, { ...planned, kind });
  const found = rolled(s, kind, trials);
  // five standard errors: one false alarm in a million comparisons
  const agrees = (chance: number, n: number): void =>
    expect(Math.abs(n / trials - chance)).toBeLessThanOrEqual(5 * Math.sqrt((chance * (1 - chance)) / trials) + 1e-9);
  const before = 'damage' in given ? given.damage : 0;
  for (let n = 0; n < Math.max(damage.length, found.damage.length - before); n++) agrees(damage[n] ?? 0, found.damage[n + before] ?? 0);
  agrees(wound, found.wounds);
});
