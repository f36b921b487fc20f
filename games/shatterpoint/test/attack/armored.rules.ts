import { Attack } from '@cadre/shatterpoint/attack/attack';
import { nextOptions } from '@cadre/shatterpoint/attack/tree';
import { boxOf } from '@cadre/shatterpoint/box';
import type { CombatTree } from '@cadre/shatterpoint/content/types';
import type { Encounter, EncounterState } from '@cadre/shatterpoint/state';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { chain, chart, during, spot } from '../stage.js';
import { A, type AttackAs, attack, branch, type Duel, duel, game, rolls } from './fight.js';

const TARGET = { track: 0, covered: 0, destroyed: false, stored: 0 };
const dashboard = (targets: number, first: Partial<typeof TARGET> = {}): Encounter['dashboard'] => ({
  tracker: 0,
  pools: [],
  counters: [],
  targets: Array.from({ length: targets }, (_, i) => ({ ...TARGET, ...(i === 0 && first) })),
  exposed: 0,
});
/** A duel with the mission's objectives, uncontrolled. */
const onMission = (mission: string, d: Duel, targets: number, first: Partial<typeof TARGET> = {}): EncounterState => {
  const s = duel({ ...d, given: { mission, dashboard: dashboard(targets, first) } });
  s.public.objectives = boxOf(s).mission.objectives.map(({ id, x, y }) => ({ at: spot([x, y]), name: id, control: 'nobody', gone: false }));
  return s;
};
const assault = (d: Duel, first: Partial<typeof TARGET> = {}, as: AttackAs = {}) =>
  attack(onMission('uninvited-guests', d, 3, first), {
    defender: 'target',
    target: 0,
    ...as,
  });
/** The seed's options of the 501st, with its bottom row. */
const CLONES: CombatTree = {
  start: ['M1'],
  options: {
    M1: ['pinned'],
    M2: ['damage', 'damage'],
    T3: ['shove'],
    T4: ['heal'],
    M3: ['strained'],
    M4: ['reposition', 'damage'],
    M5: ['damage', 'damage'],
  },
  links: [
    ['M1', 'M2'],
    ['M2', 'T3'],
    ['T3', 'T4'],
    ['T4', 'M5'],
    ['M2', 'M3'],
    ['M3', 'M4'],
    ['M4', 'M5'],
  ],
};
const clones = { tree: CLONES, ranged: { range: 5, dice: 5, chart: chart() } } as const;

rule(
  ['LE-81', 'LE-82', 'LE-83', 'LE-84', 'LE-85', 'LE-86', 'LE-87', 'LE-90'],
  'a 501st Clone Trooper attacks the shield generator (TV-1)',
  () => {
    const t = rolls(assault({ attacker: clones, as: { damage: 3 } }), 'ccccc', 'ffff');
    const covered = () => t.state.public.dashboard.targets[0]!.covered;
    // 1 and 2: pinned matches nothing, two damage icons cover one space; the attacker is asked where two ways part
    expect(t.facts('branch').map(f => f.option)).toEqual(['M1', 'M2']);
    expect(covered()).toBe(1);
    t.asked('S-ATK-8', 1)
      .offered([branch('T3'), branch('M3')])
      .seat(1)
      .answers(branch('M3'))
      .over();
    expect(t.facts('branch').map(f => f.option)).toEqual(['M1', 'M2', 'M3', 'M4', 'M5']);
    expect(t.facts('covered').map(f => [f.space, f.icon])).toEqual([
      [1, 'damage'],
      [2, 'damage'],
      [3, 'damage'],
    ]);
    expect(t.state.public.dashboard.targets[0]).toEqual({ track: 0, covered: 3, destroyed: false, stored: 0 });
    expect(boxOf(t.state).mission.targets[0]!.tracks[0]!.spaces[3]).toEqual(['damage']); // six spaces are open, this one is next
    expect(boxOf(t.state).mission.targets[0]!.tracks[0]!.spaces).toHaveLength(9);
    // LE-82: no pool, no condition, no reposition
    expect(t.facts('damage')).toEqual([]);
    expect(t.facts('condition')).toEqual([]);
    expect(t.state.public.characters[A]!.at).toEqual(spot([18, 7]));
    expect(t.facts('charts')).toMatchObject([{ successes: 5 }]);
  },
);
rule(['LE-79', 'LE-M7', 'SB-3'], 'an armored target has its own dice and chart, and never cover', () => {
  const t = assault({});
  expect(t.facts('attack')).toMatchObject([{ attackDice: 3, defenceDice: 4, defender: 'target', defenderCard: 'generator-1' }]);
  expect(rolls(t, 'sss', 'eeef').facts('charts')).toMatchObject([{ defence: 3, blocks: 2 }]);
  expect(rolls(assault({}), 'sss', 'eeff').facts('charts')).toMatchObject([{ defence: 2, blocks: 1 }]);
  expect(assault({}, {}, { kind: 'melee' }).facts('attack')).toMatchObject([{ defenceDice: 3 }]);
});
rule(['LE-A10', 'LE-A12', 'LE-89'], 'icons of charts and options do nothing else to it', () => {
  const results = [{ add: 'critical' }, { effect: 'damage' }, { effect: 'pinned' }, { effect: 'dash' }] as const;
  const d: Duel = {
    attacker: { ranged: { range: 5, dice: 3, chart: chart({ from: 1, results }) }, tree: chain(['heal'], ['shove', 'reposition']) },
    as: { damage: 2 },
  };
  const t = rolls(assault(d), 'ecf', 'ffff').over();
  expect(t.facts('charts')).toMatchObject([{ criticals: 2, successes: 2 }]);
  expect(t.facts('covered')).toMatchObject([{ space: 1, icon: 'shove' }]);
  expect(t.state.public.units[0]!.damage).toBe(2);
});
rule(['LE-81', 'LE-A9', 'LE-88'], 'only the next space is covered, and successes beyond the last are lost', () => {
  const tree = chain(['damage'], ['shove'], ['damage'], ['damage']);
  const spaces = rolls(
    assault({ attacker: { tree, ranged: { range: 5, dice: 4, chart: chart() } } }, { covered: 5 }),
    'cccc',
    'ffff',
  ).over();
  expect(spaces.facts('covered').map(f => f.space)).toEqual([6]); // shove, then a space of conditions
  const last = rolls(assault({ attacker: { tree, ranged: { range: 5, dice: 4, chart: chart() } } }, { covered: 8 }), 'cccc', 'ffff').over();
  expect(last.facts('branch').map(f => f.option)).toEqual(['M1']);
  expect(last.state.public.dashboard.targets[0]!.covered).toBe(9);
});
rule(['LE-A11', 'S-COND-1', 'LE-P19'], 'an attack on it is an attack: focus dice and Strained count', () => {
  const s = onMission('uninvited-guests', { as: { conditions: ['strained'] } }, 3);
  s.public.characters[A]!.focusRanged = 2;
  const t = attack(s, { defender: 'target', target: 0 });
  expect(t.facts('attack')).toMatchObject([{ attackDice: 5 }]);
  rolls(t, 'fffff', 'ffff').over();
  expect(t.state.public.units[0]).toMatchObject({ damage: 3, conditions: [] });
});
rule(['SB-3', 'SB-5'], 'the Battery defends by its couplings and answers with its guns; a Wound by them is nobody’s', () => {
  const battery = (d: Duel = {}): EncounterState => onMission('silence-the-battery', { b: [30, 30], ...d }, 1);
  const s = battery();
  expect(attack(s, { defender: 'target', target: 0 }).facts('attack')).toMatchObject([{ defenceDice: 6 }]);
  const held = battery();
  for (const token of held.public.objectives.slice(1, 3)) token.control = 'cadre';
  expect(attack(held, { defender: 'target', target: 0 }).facts('attack')).toMatchObject([{ defenceDice: 4 }]);
  const fire = during(
    game,
    battery({ as: { damage: 7 } }),
    Attack.call({ attacker: 'target', defender: A, target: 0, kind: 'ranged', dice: 5, inCombatAction: false, seat: 0 }),
  );
  expect(fire.facts('attack')).toMatchObject([{ attackDice: 5, defenceDice: 2, unit: 'target', card: 'battery', seat: 0 }]);
  rolls(fire, 'csfff', 'ff').over();
  expect(fire.facts('wounded')).toMatchObject([{ unit: 0, by: 'nobody' }]);
  const pin = during(
    game,
    battery(),
    Attack.call({ attacker: 'target', defender: A, target: 0, kind: 'ranged', dice: 5, inCombatAction: false, seat: 0 }),
  );
  expect(rolls(pin, 'effff', 'ff').over().state.public.units[0]!.conditions).toEqual(['pinned']);
});
rule(
  ['S-TREE-1', 'S-TREE-2', 'S-TREE-3'],
  'a walk starts at a starting option and follows lines to the right, within a column either way, once each',
  () => {
    expect(nextOptions(CLONES, [])).toEqual(['M1']);
    expect(nextOptions(CLONES, ['M1', 'M2'])).toEqual(['T3', 'M3']);
    expect(nextOptions(CLONES, ['M1', 'M2', 'T3'])).toEqual(['T4']);
    expect(nextOptions(CLONES, ['M1', 'M2', 'M3', 'M4', 'M5'])).toEqual([]);
    const vertical: CombatTree = {
      start: ['T1', 'M1'],
      options: { T1: ['damage'], M1: ['shove'], M2: ['damage'] },
      links: [
        ['M1', 'T1'],
        ['M2', 'M1'],
      ],
    };
    expect(nextOptions(vertical, [])).toEqual(['T1', 'M1']);
    expect(nextOptions(vertical, ['M1'])).toEqual(['T1', 'M2']);
    expect(nextOptions(vertical, ['T1'])).toEqual(['M1']);
    expect(nextOptions(vertical, ['T1', 'M1'])).toEqual(['M2']);
    expect(nextOptions(vertical, ['M2'])).toEqual([]);
  },
);
rule(['S-TREE-2', 'LE-90'], 'a walk that jumps is refused', () => {
  const tree: CombatTree = { start: ['T1', 'B1'], options: { T1: ['damage'], B1: ['pinned'], T2: ['damage'] }, links: [['T1', 'T2']] };
  const t = rolls(attack(duel({ attacker: { tree } })), 'ccc', 'ff').offered([branch('T1'), branch('B1')]);
  t.refused(1, branch('T2')).refused(0, branch('T1'));
  expect(t.seat(1).answers(branch('B1')).over().facts('branch')).toHaveLength(1); // no line leads on
});
