import type { ChartResult, Icon } from '@cadre/shatterpoint/content/types';
import { actionLocals } from '@cadre/shatterpoint/frames';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { card, chain, character, chart, spot, stance, unit } from '../stage.js';
import { A, type AttackAs, attack, B, branch, code, type Duel, defenceFaces, duel, rolls } from './fight.js';

const ranged = (results: readonly ChartResult[], dice = 3) => ({ range: 4, dice, chart: chart({ from: 1, results }) }) as const;
const defending = (results: readonly ChartResult[]) => ({ ranged: 2, melee: 2, chart: chart({ from: 1, results }) });
const effects = (...icons: Icon[]): ChartResult[] => icons.map(effect => ({ effect }));
/** The dice of both pools, as they were announced. */
const dice = (d: Duel, as: AttackAs = {}): readonly [number, number] => {
  const [announced] = attack(duel(d), as).facts('attack');
  return [announced!.attackDice, announced!.defenceDice];
};
const strained = ['strained'] as const;
const iconCode = (icon: number): number => code({ kind: 'icon', icon });

rule(['S-DICE-1', 'S-DICE-2'], 'an attack die has eight faces, a defence die six', () => {
  const t = attack(duel());
  const weights = () => {
    const { space } = t.state.pending!.asks[0]!;
    return space.kind === 'roll' ? space.dice[0]!.weights : [];
  };
  expect(weights()).toEqual([1, 3, 2, 2]);
  t.chance(3, 3, 3);
  expect(weights()).toEqual([2, 2, 2]);
});
rule(['S-ATK-7', 'S-DICE-3', 'S-ATK-8', 'S-ATK-9'], 'blocks cancel strikes, never criticals; each success buys an option', () => {
  const s = duel({ attacker: { tree: chain(['damage'], ['damage', 'damage'], ['damage']) } });
  const t = rolls(attack(s), 'css', 'bf').over();
  expect(t.facts('charts')).toMatchObject([{ criticals: 1, strikes: 2, blocks: 1, successes: 2 }]);
  expect(t.facts('branch').map(f => f.option)).toEqual(['M1', 'M2']);
  expect(t.state.public.units[1]!.damage).toBe(3);
  expect(rolls(attack(duel()), 'ccf', 'bb').facts('charts')).toMatchObject([{ successes: 2 }]);
  expect(rolls(attack(duel()), 'sff', 'bb').facts('charts')).toMatchObject([{ successes: 0 }]);
});
rule(['S-ATK-3', 'S-STN-1'], 'printed dice by kind of attack, of the active stance of both', () => {
  const other = stance({ ranged: { range: 4, dice: 6, chart: chart() }, defence: { ranged: 4, melee: 1 } });
  expect(dice({})).toEqual([3, 2]);
  const melee: Partial<Duel> = {
    b: [18, 10],
    attacker: { melee: { dice: 5, chart: chart() } },
    defender: { defence: { ranged: 2, melee: 3 } },
  };
  expect(dice(melee, { kind: 'melee' })).toEqual([5, 3]);
  const two = { attackers: { stances: [stance(), other] }, defenders: { stances: [stance(), other] } };
  expect(dice({ ...two, as: { stance: 1 } })).toEqual([6, 2]);
  expect(dice({ ...two, bs: { stance: 1 } })).toEqual([3, 4]);
});
rule('S-DICE-4', 'a 5 dice attack has a base pool of 5', () => {
  expect(dice({}, { dice: 5 })).toEqual([5, 2]);
});
rule(['S-ACTN-2', 'LE-P19', 'S-KW-2'], 'focus dice join the next attack by its kind, granted or not, and are gone', () => {
  const s = duel();
  Object.assign(s.public.characters[A]!, { focusMelee: 3, focusRanged: 2 });
  const t = attack(s, { dice: 5 });
  expect(t.facts('attack')).toMatchObject([{ attackDice: 7 }]);
  expect(t.state.public.characters[A]).toMatchObject({ focusMelee: 0, focusRanged: 0 });
  const melee = duel({ b: [18, 10] });
  Object.assign(melee.public.characters[A]!, { focusMelee: 3, focusRanged: 2 });
  expect(attack(melee, { kind: 'melee' }).facts('attack')).toMatchObject([{ attackDice: 6 }]);
});
rule(['S-COV-1', 'S-COV-2', 'S-COV-3'], 'each hunker token and terrain add a die against ranged attacks', () => {
  expect(dice({ bs: { hunker: 2 } })).toEqual([3, 4]);
  expect(dice({ a: [18, 12.2], b: [18, 15.4], bs: { hunker: 1 } })).toEqual([3, 4]); // the fuel line lies between them
  expect(dice({ bs: { hunker: 2 } }, { kind: 'melee' })).toEqual([3, 2]);
});
rule(['S-ATK-4', 'S-COND-2'], 'a Disarmed attacker discards expertise, once', () => {
  const d: Duel = { attacker: { ranged: ranged([{ add: 'critical' }]) }, as: { conditions: ['disarmed'] } };
  const t = rolls(attack(duel(d)), 'ees', 'ff').over();
  expect(t.facts('charts')).toMatchObject([{ attack: 0, criticals: 0, strikes: 1 }]);
  expect(t.state.public.units[0]!.conditions).toEqual([]);
  expect(rolls(attack(duel({ ...d, as: {} })), 'ees', 'ff').facts('charts')).toMatchObject([{ attack: 2, criticals: 1 }]);
});
rule(['S-ATK-4', 'S-COND-3'], 'an Exposed defender discards expertise, once; its attacker does not', () => {
  const d: Duel = { defender: { defence: defending([{ add: 'block' }]) }, bs: { conditions: ['exposed'] } };
  const t = rolls(attack(duel(d)), 'ess', 'ee').over();
  expect(t.facts('charts')).toMatchObject([{ attack: 1, defence: 0, blocks: 0, successes: 2 }]);
  expect(t.state.public.units[1]!.conditions).toEqual([]);
  expect(rolls(attack(duel({ ...d, bs: {} })), 'ess', 'ee').facts('charts')).toMatchObject([{ defence: 2, blocks: 1 }]);
});
rule('S-EXP-1', 'the row whose band holds the count is used, alone; none for no expertise', () => {
  const its = chart({ from: 1, results: [{ add: 'strike' }] }, { from: 3, results: [{ add: 'critical' }] });
  const s = () => duel({ attacker: { ranged: { range: 4, dice: 3, chart: its } } });
  const after = (roll: string) => rolls(attack(s()), roll, 'ff').facts('charts')[0];
  expect(after('eee')).toMatchObject({ criticals: 1, strikes: 0, successes: 1 });
  expect(after('eef')).toMatchObject({ criticals: 0, strikes: 1 });
  expect(after('fff')).toMatchObject({ criticals: 0, strikes: 0 });
});
rule(['S-EXP-2', 'LE-O2', 'S-ATK-6'], 'the attacker changes blocks that were rolled, then the defender what is there by then', () => {
  const d: Duel = {
    attacker: {
      ranged: ranged([{ add: 'strike' }, { change: 'strike', into: 'critical' }, { change: 'block', into: 'failure' }]),
    },
    defender: { defence: defending([{ add: 'block' }, { change: 'critical', into: 'strike' }]) },
  };
  // the added strike becomes a critical and the rolled block goes; then a block is added and the critical becomes a strike
  expect(rolls(attack(duel(d)), 'eff', 'be').facts('charts')).toMatchObject([{ criticals: 0, strikes: 1, blocks: 1, successes: 0 }]);
  // nothing to change: the block of the defender's own chart comes later
  expect(rolls(attack(duel(d)), 'eff', 'ef').facts('charts')).toMatchObject([{ criticals: 0, strikes: 1, blocks: 1 }]);
  const hard = duel({
    defender: {
      defence: defending([
        { change: 'critical', into: 'failure' },
        { change: 'strike', into: 'failure' },
      ]),
    },
  });
  expect(rolls(attack(hard), 'css', 'ef').facts('charts')).toMatchObject([{ criticals: 0, strikes: 1, successes: 1 }]);
});
rule(['S-EXP-3', 'S-ATK-12', 'LE-P18'], 'damage of the attack chart goes to the pool, also without successes', () => {
  const t = rolls(attack(duel({ attacker: { ranged: ranged(effects('damage', 'damage', 'pinned')) } })), 'eff', 'ff').over();
  expect(t.facts('charts')).toMatchObject([{ successes: 0 }]);
  expect(t.facts('branch')).toEqual([]);
  expect(t.state.public.units[1]).toMatchObject({ damage: 2, conditions: ['pinned'] });
});
rule(
  ['S-ATK-10', 'S-EXP-3', 'LE-P18'],
  'the defender’s chart acts on the attacker after the pool, also for a defender just Wounded',
  () => {
    const d: Duel = {
      defender: { defence: defending(effects('damage', 'strained', 'hunker')) },
      bs: { damage: 7 },
    };
    const t = rolls(attack(duel(d)), 'css', 'ef').over();
    expect(t.state.public.units[0]).toMatchObject({ damage: 1, conditions: ['strained'], wounded: 0 });
    expect(t.state.public.units[1]).toMatchObject({ wounded: 1, hunker: 1 });
    expect(t.facts().map(f => f.type)).toEqual([
      'attack',
      'rolled',
      'charts',
      'branch',
      'branch',
      'branch',
      'damage',
      'wounded',
      'damage',
      'condition',
      'hunker',
    ]);
  },
);
rule(['LE-P14', 'LE-23', 'S-ATK-10'], 'a "-" unit is removed after the attack, when its chart has spoken', () => {
  const d: Duel = {
    attackers: { durability: '-', stamina: 1 },
    defenders: { durability: '-', stamina: 1 },
    defender: { defence: defending(effects('damage', 'shove')) },
  };
  const t = rolls(attack(duel(d)), 'cff', 'ef')
    .asked('S-EFF-3', 0)
    .seat(0)
    .passes()
    .seat(0)
    .passes()
    .over();
  expect(t.facts('defeated').map(f => f.unit)).toEqual([1, 0]);
  expect(t.facts('wounded').map(f => f.by)).toEqual(['attacker', 'defender']);
});
rule(['S-TREE-5', 'S-EFF-2', 'S-EFF-4', 'S-EFF-6', 'S-EFF-7'], 'directed icons act on the target, personal ones on the attacker', () => {
  const tree = chain(['strained', 'disarmed', 'exposed', 'pinned'], ['heal', 'hunker'], ['dash']);
  const t = rolls(attack(duel({ attacker: { tree }, as: { damage: 2 } })), 'ccc', 'ff');
  expect(t.state.public.units[1]!.conditions).toEqual(['strained', 'disarmed', 'exposed', 'pinned']);
  t.asked('S-TREE-7', 1).seat(1).answers(iconCode(0));
  t.asked('S-EFF-4', 1)
    .seat(1)
    .answers(code({ kind: 'damage', unit: unit(0) }));
  expect(t.state.public.units[0]).toMatchObject({ damage: 1, hunker: 1 });
  t.asked('S-MOVE-1', 1)
    .seat(1)
    .answers(spot([18, 10]).x, spot([18, 10]).y, 0)
    .over();
  expect(t.state.public.characters[A]!.at).toEqual(spot([18, 10]));
});
rule(['S-TREE-4', 'S-TREE-7', 'S-EFF-2'], 'an option is resolved before the next is chosen, in the attacker’s order', () => {
  const tree = {
    start: ['M1'],
    options: { M1: ['shove', 'hunker'], T2: ['damage'], B2: ['pinned'] },
    links: [
      ['M1', 'T2'],
      ['M1', 'B2'],
    ],
  } as const;
  const t = rolls(attack(duel({ attacker: { tree } })), 'ccf', 'ff').asked('S-TREE-7', 1);
  expect(t.facts('branch').map(f => f.option)).toEqual(['M1']);
  const [shove, hunker] = [iconCode(0), iconCode(1)];
  t.offered([shove, hunker]).seat(1).answers(hunker);
  expect(t.state.public.units[0]!.hunker).toBe(1);
  t.asked('S-EFF-3', 1).seat(1).passes().seat(1).passes();
  t.asked('S-ATK-8', 1)
    .offered([branch('T2'), branch('B2')])
    .seat(1)
    .answers(branch('B2'))
    .over();
  expect(t.state.public.units[1]!.conditions).toEqual(['pinned']);
});
rule(['LE-P16', 'S-WND-3', 'S-WND-4'], 'against a Wounded target everything but damage works', () => {
  const t = rolls(attack(duel({ attacker: { tree: chain(['damage', 'pinned']) }, bs: { wounded: 1, damage: 8 } })), 'cff', 'ff').over();
  expect(t.state.public.units[1]).toMatchObject({ damage: 8, wounded: 1, conditions: ['pinned'] });
  expect(t.facts('damage')).toEqual([]);
});
rule(['S-WND-1', 'S-ATK-9'], 'the pool is applied in one go, and its excess is lost', () => {
  const t = rolls(attack(duel({ bs: { damage: 6 } })), 'ccc', 'ff').over();
  expect(t.facts('damage')).toMatchObject([{ n: 2, total: 8, why: 'attack' }]);
  expect(t.facts('wounded')).toMatchObject([{ unit: 1, by: 'attacker' }]);
});
rule(['S-COND-1', 'LE-P20'], 'a Strained attacker takes 3 damage after its attack, unless it became Strained in it or acts', () => {
  expect(rolls(attack(duel({ as: { conditions: strained } })), 'fff', 'ff').over().state.public.units[0]).toMatchObject({
    damage: 3,
    conditions: [],
  });
  const fresh = duel({ defender: { defence: defending(effects('strained')) } });
  expect(rolls(attack(fresh), 'fff', 'ef').over().state.public.units[0]).toMatchObject({ damage: 0, conditions: ['strained'] });
  const acting = duel({ as: { conditions: strained } });
  acting.stack.push({ proc: 'action', step: '', locals: actionLocals({ unit: unit(0), action: 'combat', free: false }) });
  const during = attack(acting);
  expect(during.chance(3, 3, 3).chance(...defenceFaces('ff')).state.public.units[0]).toMatchObject({ damage: 0, conditions: strained });
});
rule('LE-P17', 'moves in later steps cancel nothing', () => {
  const s = duel({ a: [18, 8], b: [18, 15.5], attacker: { ranged: ranged(effects('dash')), tree: chain(['damage']) } });
  const t = rolls(attack(s), 'ecf', 'ff').asked('S-MOVE-1', 1);
  t.seat(1)
    .answers(spot([18, 4]).x, spot([18, 4]).y, 0)
    .over(); // out of range now
  expect(t.state.public.units[1]!.damage).toBe(1);
});
rule('LE-P40', 'who has left the table before the dice is attacked no more: the attack is lost, and said to be', () => {
  for (const gone of ['attacker', 'defender'] as const) {
    const s = duel({ as: { conditions: ['strained'] } });
    Object.assign(s.public.characters[gone === 'attacker' ? A : B]!, { at: 'removed' });
    const t = attack(s).over();
    expect([t.facts('attack'), t.facts('attackLost')]).toMatchObject([[], [{ gone, defenderCard: 'defender' }]]);
    expect([t.state.public.units[0]!.damage, t.state.public.units[0]!.conditions]).toEqual([3, []]); // S-COND-1
  }
});
rule('S-UNIT-1', 'the shove moves the target, the rest hits its unit', () => {
  const other = card('pair', { characters: 2 });
  const two = duel({
    attacker: { tree: chain(['damage', 'shove']) },
    others: [
      {
        card: other,
        at: [
          [8, 9],
          [12, 9],
        ],
      },
    ],
  });
  const t = rolls(attack(two, { defender: character(3) }), 'cff', 'ff').asked('S-EFF-3', 1);
  t.seat(1)
    .answers(spot([11, 9]).x, spot([11, 9]).y, 0)
    .seat(1)
    .passes()
    .over();
  expect(t.state.public.characters.slice(2).map(c => c.at)).toEqual([spot([8, 9]), spot([11, 9])]);
  expect(t.state.public.units[2]!.damage).toBe(1);
});
