import { rule } from '@cadre/testkit';
import { describe, expect } from 'vitest';
import { attackProblem } from '../src/attack/targets.js';
import { Activation } from '../src/round/activation.js';
import { attack, BLANK, BLOCK, CRIT, duel, fixture, HIT, MISS, put, SHIELD_SURGE, SURGE, spot, typeNamed, unit } from './battle.js';
import { STORM, shooter, TROOPER, target, wounds } from './keyword-shots.js';

rule('SO-G30', 'Pierce cancels blocks, Critical turns surges to critical results, Impact turns hits to them against armour', () => {
  const pierce = attack(duel({ type: shooter('p2', [['pierce', 2]]) }, { type: STORM }))
    .chance(HIT, HIT, BLANK)
    .chance(BLOCK, BLOCK)
    .over();
  expect(pierce.facts('defended')).toEqual([expect.objectContaining({ blocks: 2, pierced: 2 })]);
  const critical = attack(duel({ type: shooter('c1', [['critical', 1]]) }, { type: STORM })).chance(SURGE, SURGE, BLANK);
  expect(critical.facts('attack-modified')).toEqual([expect.objectContaining({ hits: 0, crits: 1 })]);
  const armoured = target('armoured', [['armor', 1]]);
  const impact = attack(duel({ type: shooter('i1', [['impact', 1]]) }, { type: armoured })).chance(HIT, HIT, BLANK);
  expect(impact.facts('attack-modified').map(f => [f['why'], f['hits'], f['crits']])).toEqual([
    ['rolled', 2, 0],
    ['impact', 1, 1],
    ['armour', 0, 1],
  ]);
  const soft = attack(duel({ type: shooter('i1', [['impact', 1]]) }, { type: STORM })).chance(HIT, HIT, BLANK);
  expect(soft.facts('attack-modified').map(f => f['why'])).toEqual(['rolled']);
});
rule('SO-K3', 'Armor X cancels up to X hits and no critical result', () => {
  const t = attack(duel({ type: TROOPER }, { type: target('armor-1', [['armor', 1]]) }), 1)
    .chance(HIT, HIT, CRIT)
    .asked('L-ATK-7');
  expect(t.facts('attack-modified').at(-1)).toMatchObject({ hits: 1, crits: 1, why: 'armour' });
});
rule('SO-G32', 'Suppressive X adds X tokens, in melee and without a hit too', () => {
  const three = shooter('s2', [['suppressive', 2]]);
  const tough = target('tough', []);
  const t = attack(duel({ type: three }, { type: tough }))
    .chance(HIT, BLANK, BLANK)
    .chance(BLOCK)
    .asked('SO-G26');
  expect(t.state.public.units[1]!.suppression).toBe(3);
  const missed = attack(duel({ type: three }, { type: tough }))
    .chance(BLANK, BLANK, BLANK)
    .over();
  expect(missed.state.public.units[1]!.suppression).toBe(2);
  const prod = attack(duel({ type: 'r5-astromech' }, { type: tough, at: [5.063, 0.7] }))
    .chance(HIT, BLANK)
    .chance(BLOCK)
    .over();
  expect(prod.state.public.units[1]!.suppression).toBe(1);
});
rule('SO-G33', 'Versatile weapons shoot while engaged; the playtest does not know them', () => {
  const versatile = shooter('versatile', [['versatile', 1]]);
  const s = (edition: 'v1.1' | 'playtest', type = versatile) =>
    duel({ type }, { type: STORM, at: [5.063, 0.7] }, [{ type: STORM, seat: 1, at: [12, 0.7] }], { edition });
  expect(attackProblem(s('v1.1'), unit(0), unit(1), 0)).toBeNull();
  expect(attackProblem(s('v1.1'), unit(0), unit(2), 0)).toBeNull();
  expect(attackProblem(s('playtest'), unit(0), unit(1), 0)?.why).toBe('engaged');
  expect(attackProblem(s('v1.1', shooter('plain', [])), unit(0), unit(1), 0)?.why).toBe('engaged');
  const t = attack(s('v1.1')).chance(HIT, BLANK, BLANK).chance(BLOCK).over();
  expect(t.facts('attack')[0]).toMatchObject({ melee: false });
  expect(t.state.public.units[1]!.suppression).toBe(1);
});
describe('Fixed', () => {
  const gun = (arc: string, arcs = true): string => {
    const weapon = { ...typeNamed(TROOPER).weapons[1]!, keywords: [{ keyword: 'fixed', x: 1, of: [arc] }] as const };
    return fixture(TROOPER, `fixed-${arc}-${arcs}`, { weapons: [weapon], ...(arcs && { arcs: true }) });
  };
  const why = (type: string, [x, y]: readonly [number, number], at: readonly [number, number] = [13.063, 0.7]) => {
    const s = duel({ type, at: [8.5, 0.7] }, { type: STORM, at });
    put(s, 0, { ...spot(8.5, 0.7), facing: { x, y } });
    return attackProblem(s, unit(0), unit(1), 0);
  };
  rule('SO-G31', 'a Fixed weapon attacks whoever is at least partly in its arc', () => {
    expect(why(gun('front'), [1, 0])).toBeNull();
    expect(why(gun('front'), [-1, 0])).toMatchObject({ rule: 'SO-G31', why: 'out-of-arc', about: { unit: 1 } });
    expect(why(gun('front'), [0, 1])?.why).toBe('out-of-arc');
    expect(why(gun('rear'), [-1, 0])).toBeNull();
    expect(why(gun('rear'), [1, 0])?.why).toBe('out-of-arc');
    // On the border of two arcs, and with the rim of the base in one of them.
    expect(why(gun('front'), [1, 1])).toBeNull();
    expect(why(gun('front'), [10, 12])).toBeNull();
    expect(why(gun('front'), [10, 15])?.why).toBe('out-of-arc');
  });
  rule('SO-G31', 'bases without arcs shoot all around', () => {
    const s = duel({ type: gun('front', false) }, { type: STORM });
    expect(attackProblem(s, unit(0), unit(1), 0)).toBeNull();
  });
});
rule('SO-K43', 'against Blast there is no cover, and so no Low Profile', () => {
  const s = duel({ type: shooter('blast', [['blast', 1]]) }, { type: target('low', [['low-profile', 1]]), suppression: 2 });
  const t = attack(s).chance(HIT, BLANK, BLANK).asked('L-ATK-7').chance(SHIELD_SURGE).asked('SO-G26');
  expect([t.facts('cover'), wounds(t)]).toEqual([[], 1]);
});
rule('SO-K45', 'a Cumbersome weapon is not used in an activation in which the unit moved', () => {
  const s = duel({ type: shooter('heavy', [['cumbersome', 1]]) }, { type: STORM });
  expect(attackProblem(s, unit(0), unit(1), 0)).toBeNull();
  s.stack = [Activation.call({ unit: unit(0) }, 'tidy').call];
  expect(attackProblem(s, unit(0), unit(1), 0)).toBeNull();
  const activation = s.stack[0]!;
  if (!Activation.is(activation)) throw new Error('no activation');
  activation.locals.moved = true;
  expect(attackProblem(s, unit(0), unit(1), 0)?.rule).toBe('SO-K45');
});
rule('SO-K46', 'against High Velocity nobody dodges', () => {
  const s = (keywords: readonly (readonly ['high-velocity', number])[]) =>
    duel({ type: shooter(`hv${keywords.length}`, keywords) }, { type: STORM, dodge: 2 });
  attack(s([['high-velocity', 1]]))
    .chance(HIT, HIT, HIT)
    .asked('L-ATK-7');
  attack(s([])).chance(HIT, HIT, HIT).asked('L-ATK-5', 1);
});
rule('SO-K47', 'Immobilize gives a unit that was wounded tokens', () => {
  const s = () => duel({ type: shooter('bolas', [['immobilize', 2]]) }, { type: target('held', []) });
  expect(attack(s()).chance(HIT, BLANK, BLANK).chance(MISS).over().state.public.units[1]!.immobilize).toBe(2);
  expect(attack(s()).chance(HIT, BLANK, BLANK).chance(BLOCK).over().state.public.units[1]!.immobilize).toBe(0);
});
rule('SO-K49', 'Lethal X: up to X aim tokens, and Pierce 1 for each', () => {
  const s = () => duel({ type: shooter('lethal', [['lethal', 1]]), aim: 2 }, { type: STORM });
  const t = attack(s()).chance(HIT, HIT, BLANK).asked('L-ATK-4', 0).seat(0).passes().asked('SO-K49', 0).refused(0, 2).seat(0).answers(1);
  t.chance(BLOCK, BLOCK).over();
  expect([t.state.public.units[0]!.aim, wounds(t)]).toEqual([1, 1]);
  const none = attack(s()).chance(HIT, HIT, BLANK).seat(0).passes().seat(0).answers(0).chance(BLOCK, BLOCK).over();
  expect([none.state.public.units[0]!.aim, wounds(none)]).toEqual([2, 0]);
  const immune = duel({ type: shooter('lethal', [['lethal', 1]]), aim: 1 }, { type: target('immune', [['immune-pierce', 1]]) });
  attack(immune).chance(HIT, HIT, HIT).asked('L-ATK-7');
});
rule('SO-K51', 'Primitive: against armour critical results are hits, after Impact', () => {
  const s = (type: string) =>
    duel(
      {
        type: shooter('sling', [
          ['primitive', 1],
          ['impact', 1],
        ]),
      },
      { type },
    );
  const t = attack(s(target('armoured', [['armor', 1]])))
    .chance(CRIT, HIT, BLANK)
    .asked('L-ATK-7');
  expect(t.facts('attack-modified').map(f => [f['why'], f['hits'], f['crits']])).toEqual([
    ['rolled', 1, 1],
    ['impact', 0, 2],
    ['primitive', 2, 0],
    ['armour', 1, 0],
  ]);
  expect(attack(s(STORM)).chance(CRIT, HIT, BLANK).facts('attack-modified')).toHaveLength(1);
});
