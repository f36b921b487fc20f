import { UseActive } from '@cadre/shatterpoint/attack/active';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { rules } from '@cadre/shatterpoint/procedures';
import { Activation } from '@cadre/shatterpoint/round/activation';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { rule, type Scenario, scenario } from '@cadre/testkit';
import { expect } from 'vitest';
import { attackFaces, defenceFaces } from '../attack/fight.js';
import { character, clone } from '../stage.js';
import { code, during, match, offered, passUntil, put } from './table.js';

const VADER = 0 as UnitId;
const [REX, TROOPERS, _CODY] = [3, 4, 5] as UnitId[];
const [_A, _B] = [character(0), character(1)];
const END = code({ kind: 'end' });

rule(['LE-H3', 'LE-P21', 'LE-H2'], 'an attack that an Active icon grants waits for the end of the attack in progress', () => {
  const s = match();
  put(s, VADER, 0, 18, 20);
  const rex = put(s, REX!, 0, 18, 17);
  const doing = Activation.frame({ unit: VADER, seat: 0 });
  Object.assign(doing, { step: 'act' });
  Object.assign(doing.locals, { done: ['combat'], taken: 1 });
  const fight = Attack.frame({ attacker: 0 as CharacterId, defender: rex, kind: 'melee', inCombatAction: true, seat: 0 });
  fight.step = 'walk';
  s.stack = [doing, fight, UseActive.frame({ unit: VADER, seat: 0 })];
  const t = scenario({ machine: rules, clone } as never, s) as Scenario<EncounterState>;
  const blow = code({ kind: 'ability', ability: 2 });
  t.asked('S-TREE-6', 0).seat(0).answers(blow);
  passUntil(t, 'LE-H2').asked('LE-H2', 0); // the first attack is over
  t.offered([END, code({ kind: 'attack', attacker: 0 as CharacterId, target: rex, how: 'melee' })]);
  expect(t.state.stack.filter(({ proc }) => proc === 'attack')).toHaveLength(1);
  expect(t.state.stack.at(-1)!.proc).toBe('chooseAttack');
  t.seat(0).answers(code({ kind: 'attack', attacker: 0 as CharacterId, target: rex, how: 'melee' }));
  expect(t.facts('attack')).toMatchObject([{ kind: 'melee' }]);
  expect(t.facts('acted')).toEqual([]); // it is no action
});
rule(['LE-P15', 'LE-H3'], 'a granted attack that waits is not made by a unit that was Wounded meanwhile', () => {
  const s = match();
  put(s, VADER, 0, 18, 20);
  const rex = put(s, REX!, 0, 18, 17);
  const doing = { ...Activation.frame({ unit: VADER, seat: 0 }), step: 'act' };
  Object.assign(doing.locals, { done: ['combat'], taken: 1 });
  const fight = {
    ...Attack.frame({ attacker: 0 as CharacterId, defender: rex, kind: 'melee', inCombatAction: true, seat: 0 }),
    step: 'walk',
  };
  s.stack = [doing, fight, UseActive.frame({ unit: VADER, seat: 0 })];
  const t = scenario({ machine: rules, clone } as never, s) as Scenario<EncounterState>;
  doing.locals.cutShort = true;
  t.seat(0)
    .answers(code({ kind: 'ability', ability: 2 }))
    .over();
  expect(t.facts('ability')).toMatchObject([{ ability: 'hammer-blow' }]);
});
rule(
  ['S-ATK-2', 'S-ABIL-2', 'LE-P13'],
  'before the dice each seat may answer with one Reactive: whose turn it is, the partner, then the Legend',
  () => {
    const s = match();
    const rex = put(s, REX!, 0, 18, 7);
    put(s, TROOPERS!, 0, 15, 8);
    put(s, 6, 0, 21, 8);
    put(s, 10, 0, 18, 5);
    put(s, VADER, 0, 18, 12);
    s.public.turn = 2;
    const t = during(s, Attack.frame({ attacker: rex, defender: 0 as CharacterId, kind: 'ranged', inCombatAction: true, seat: 1 }));
    t.asked('LE-P13', 2).seat(2).answers(offered(t.state).at(-1)!);
    expect(t.facts('ability')).toMatchObject([{ unit: 10, seat: 2 }]);
    t.asked('LE-P13', 1);
    expect(offered(t.state)).toHaveLength(2);
    t.seat(1).answers(offered(t.state).at(-1)!);
    expect(t.state.pending!.rule).toBe('S-ATK-4'); // not the second one, too
    expect(t.facts('ability').map(({ seat }) => seat)).toEqual([2, 1]);
  },
);
rule(['S-ATK-11', 'S-ABIL-2', 'LE-A24'], 'after the attack: the defender pays from its own pool, in the turn of its partner, too', () => {
  const s = match();
  const gunner = put(s, 2, 0, 18, 14);
  const padawan = put(s, 8, 0, 18, 8);
  s.public.turn = 0;
  const t = during(s, Attack.frame({ attacker: gunner, defender: padawan, kind: 'ranged', inCombatAction: true, seat: 0 }));
  t.chance(...attackFaces('csfff')).chance(...defenceFaces('bfff'));
  passUntil(t, 'LE-P13').asked('LE-P13', 2);
  expect(t.facts('damage')).toMatchObject([{ unit: 8 }]);
  t.seat(2).answers(offered(t.state).at(-1)!);
  expect(t.facts('ability')).toMatchObject([{ ability: 'deflect-for-force', cost: 1 }]);
  expect(t.state.public.force.map(({ ready }) => ready).slice(1)).toEqual([4, 3]);
});
