import { INCH } from '@cadre/geometry';
import { boxOf } from '@cadre/shatterpoint/box';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { costOf } from '@cadre/shatterpoint/effects/abilities';
import { typesOf } from '@cadre/shatterpoint/effects/filters';
import { resolveOrder } from '@cadre/shatterpoint/effects/orders';
import { onWounded } from '@cadre/shatterpoint/missions/wounds';
import { canReserve } from '@cadre/shatterpoint/round/cadre-turn';
import { LegendTurn, RevealOrders } from '@cadre/shatterpoint/round/legend-turn';
import { strengthAt } from '@cadre/shatterpoint/round/objectives';
import type { CharacterId, EncounterState, UnitId } from '@cadre/shatterpoint/state';
import { dealDamage } from '@cadre/shatterpoint/suffer/damage';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { clone, objective } from '../stage.js';
import { activation, cards, code, defeat, during, match, passUntil, put, withTop } from './table.js';

const VADER = 0 as UnitId;
const REX = 3 as UnitId;
const card = (id: number): number => code({ kind: 'card', card: cards(id)[0]! });
const later = (s: EncounterState): EncounterState => {
  s.public.legendTurns = 2;
  return s;
};
/** The order card of the Legend in play with this id, as if it were used. */
const ordering = (given: EncounterState, id: string, part: 'effect' | 'legendAbility') => {
  const s = clone(given);
  const order = boxOf(s).orders.get(id)!;
  const call = resolveOrder(s, order[part], id);
  return during(s, call!.call);
};
const grievous = () => match({ legend: 'legend-grievous', minions: 'grievous-set-a' });

rule(
  ['LE-48', 'LE-65', 'LE-8', 'LE-57', 'LE-58', 'LE-9'],
  'two cards from the top; the one that is used refreshes and acts, the other does nothing',
  () => {
    const s = later(withTop(match(), 0, 5, 6, 1)); // Crush the Defiant and Unmoved, 3 Force each; Break the Line below
    s.public.force[0].ready = 0;
    const t = during(s, RevealOrders.frame({}))
      .asked('LE-49', 0)
      .offered([card(5), card(6)]);
    expect(t.facts('revealed').map(({ card: id }) => id)).toEqual(['vader-o6', 'vader-o7']);
    expect(t.facts('force')).toEqual([]);
    t.seat(0).answers(card(6)).over();
    expect(t.facts('force')).toMatchObject([{ seat: 0, by: 3, ready: 3, rule: 'LE-57' }]);
    expect(t.facts('legendAbility')).toEqual([]);
    expect(t.state.public.lasting).toMatchObject([{ unit: 0, until: 'nextLegendTurn' }]);
    expect(t.state.public.decks[0]).toMatchObject({ top: [1], discard: [5, 6] });
    const low = later(withTop(match(), 0, 1, 6)); // Break the Line: 1 Force
    low.public.force[0].ready = 0;
    expect(during(low, RevealOrders.frame({})).seat(0).answers(card(1)).facts('force')).toMatchObject([{ by: 1 }]);
  },
);
rule(['LE-52', 'LE-10', 'LE-51'], 'the log says when a Legend Ability is used', () => {
  const t = during(later(withTop(match(), 0, 3, 7)), RevealOrders.frame({})).over();
  expect(t.facts('legendAbility')).toMatchObject([{ card: 'vader-o4', rule: 'LE-52' }]);
});
rule(
  ['LE-64', 'LE-65', 'LE-67', 'LE-68', 'LE-69', 'LE-H14', 'LE-P33'],
  'orders, minions, redeployment, then the Legend, once; who comes back in the third step waits',
  () => {
    const s = withTop(match(), 0, 3, 6);
    s.public.legendTurns = 1;
    defeat(s, 1);
    Object.assign(s.public.units[VADER]!, { wounded: 1, damage: 12 });
    const t = during(s, LegendTurn.frame({ seat: 0 }))
      .seat(0)
      .answers(card(3));
    passUntil(t, 'LE-M4').asked('LE-M4', 0);
    expect(t.facts('activated').map(({ unit }) => unit)).toEqual([2]);
    for (const x of [2, 4]) t.seat(0).answers(x * INCH, 31 * INCH, 0);
    passUntil(t, 'nothing').over();
    expect(t.facts('activated').map(({ unit }) => unit)).toEqual([2, 0]);
    expect(t.facts().flatMap(({ type }) => (['used', 'returned', 'recovered', 'activated'].includes(type) ? [type] : []))).toEqual([
      'used',
      'activated',
      'returned',
      'activated',
      'recovered', // at the start of the fourth step
    ]);
    const returned = match();
    defeat(returned, 1);
    returned.public.legendTurns = 2;
    returned.public.units[1]!.defeated = false; // by an order card, in the first step
    put(returned, 1, 0, 10, 32);
    const minions = during(returned, { ...LegendTurn.frame({ seat: 0 }), step: 'minions' }).asked('LE-66', 0);
    minions.offered([1, 2].map(unit => code({ kind: 'unit', unit: unit as UnitId })));
  },
);
rule('LE-A19', 'a minion with a number as Durability follows the core rules, in its activation of the second step', () => {
  const s = match();
  const cardsInPlay = boxOf(s).cards as Map<string, ReturnType<typeof boxOf>['legend']>;
  const { card: id } = s.public.units[1]!;
  const printed = cardsInPlay.get(id)!;
  cardsInPlay.set(id, { ...printed, durability: 2 });
  try {
    const call = dealDamage(s, 1 as UnitId, 9, 'nobody', 'test')!;
    expect(during(s, call.call).over().state.public.units[1]).toMatchObject({ wounded: 1, defeated: false });
    s.public.legendTurns = 2;
    const t = during(s, { ...LegendTurn.frame({ seat: 0 }), step: 'minions' })
      .seat(0)
      .answers(code({ kind: 'unit', unit: 1 as UnitId }));
    expect(t.state.public.units[1]).toMatchObject({ wounded: 0, injured: 1, damage: 0 });
  } finally {
    cardsInPlay.set(id, printed);
  }
});
rule(['LE-P33', 'LE-16', 'LE-A1', 'S-ABIL-4'], 'only the Legend itself is spared higher costs: a unique minion is not', () => {
  const s = match({ minions: 'vader-set-b' });
  for (const unit of [0, 1]) Object.assign(s.public.units[unit]!, { wounded: 1, injured: 2 });
  const ability = { id: 'test', kind: 'reactive', cost: 1, provenance: { from: 'house' } } as const;
  expect([costOf(s, VADER, ability), costOf(s, 1 as UnitId, ability), costOf(s, VADER, { ...ability, kind: 'active' })]).toEqual([1, 4, 1]);
});
rule(['LE-A21', 'S-ABIL-1'], 'minions pay with the Force of the Legend', () => {
  const s = match();
  put(s, 2, 0, 18, 14);
  put(s, REX, 0, 18, 8);
  const t = activation(s, 2)
    .seat(0)
    .answers(code({ kind: 'ability', ability: 0 }));
  expect(t.facts('ability')).toMatchObject([{ ability: 'pinning-burst', cost: 1 }]);
  expect(t.state.public.force.map(({ ready, size }) => size - ready)).toEqual([1, 0, 0]);
  expect(t.state.public.units[REX]!.conditions).toEqual(['pinned']);
});
rule(['LE-P11', 'LE-H1'], 'the Legend counts as Primary, a unique minion as Secondary, others as Supporting', () => {
  const s = match({ minions: 'vader-set-b' });
  expect([0, 1, 2, 3, 4].map(unit => typesOf(s, unit as UnitId))).toEqual([
    ['legend', 'primary'],
    ['minion', 'secondary'],
    ['minion', 'supporting'],
    ['secondary'],
    ['supporting'],
  ]);
});
rule(['LE-H7', 'LE-H15', 'S-WND-3'], 'a Wounded Legend is moved by its cards and loses conditions, but no damage', () => {
  const s = match();
  Object.assign(s.public.units[VADER]!, { wounded: 1, damage: 12, conditions: ['disarmed', 'exposed'] });
  ordering(s, 'vader-o1', 'effect').asked('S-MOVE-1', 0);
  const healed = ordering(s, 'vader-o4', 'effect').asked('LE-H15', 0); // mends 3, then up to one condition
  expect(healed.facts('healed')).toEqual([]);
  healed
    .seat(0)
    .answers(code({ kind: 'cure', unit: VADER, condition: 'exposed' }))
    .over();
  expect(healed.state.public.units[VADER]).toMatchObject({ damage: 12, conditions: ['disarmed'] });
  Object.assign(s.public.units[VADER]!, { wounded: 0, damage: 5 });
  expect(ordering(s, 'vader-o4', 'effect').facts('healed')).toMatchObject([{ damage: 3 }]);
});
rule(['LE-H12', 'LE-H1'], 'the Legend chooses its targets, Wounded ones, too, and nobody of its own side', () => {
  const s = match();
  put(s, VADER, 0, 18, 20);
  put(s, 1, 0, 20, 20);
  const foes = [put(s, REX, 0, 18, 16), put(s, 7, 0, 16, 17)];
  s.public.units[REX]!.wounded = 1;
  const t = ordering(s, 'vader-o1', 'legendAbility').asked('LE-H12', 0);
  t.offered(foes.map(id => code({ kind: 'character', character: id })));
});
rule(['LE-P38', 'LE-H12'], 'a step about somebody whom nobody chose is skipped', () => {
  const s = match({ legend: 'legend-grievous', minions: 'grievous-set-a' });
  Object.assign(s.public.units[0]!, { damage: 5 });
  const none = ordering(s, 'grievous-o7', 'effect').asked('LE-H12', 0).seat(0).passes().over();
  expect([none.facts('defeated'), none.facts('healed')]).toEqual([[], []]);
  const some = ordering(s, 'grievous-o7', 'effect')
    .seat(0)
    .answers(code({ kind: 'unit', unit: 1 as UnitId }))
    .over();
  expect(some.facts('defeated')).toMatchObject([{ unit: 1 }]);
  expect(some.facts('healed')).toMatchObject([{ unit: 0, damage: 3 }]); // "self" is the Legend
});
rule(
  ['LE-H13', 'LE-A23', 'LE-P6', 'LE-46'],
  'the player chosen by Clear Sight cannot reserve, and is the one whose Force its Legend Ability drains',
  () => {
    const s = later(withTop(match({ legend: 'legend-yoda', minions: 'yoda-set-a' }), 0, 0, 7));
    const t = during(s, RevealOrders.frame({})).asked('LE-H12', 0);
    t.offered([1, 2].map(seat => code({ kind: 'seat', seat })))
      .seat(0)
      .answers(code({ kind: 'seat', seat: 2 }))
      .over();
    expect(t.state.public.force.map(({ ready, size }) => size - ready)).toEqual([0, 0, 2]);
    const [first] = cards(0);
    expect([1, 2].map(seat => canReserve(t.state, seat, first!, false))).toEqual([true, false]);
    expect(canReserve(t.state, 0, first!, false)).toBe(false);
  },
);
rule(['LE-H17', 'LE-13'], 'minions that count as two do so in every comparison', () => {
  const s = grievous();
  const [rex, cody] = [4, 6] as UnitId[]; // after two units of B1 Line Droids and the Commando Droids
  put(s, 1, 0, 8, 11);
  put(s, rex!, 0, 8, 8.5);
  put(s, cody!, 0, 6, 9);
  const t = ordering(s, 'grievous-o6', 'effect').over();
  expect([strengthAt(s, objective(0), 'legend'), strengthAt(t.state, objective(0), 'legend')]).toEqual([1, 2]);
  expect(strengthAt(t.state, objective(0), 'cadre')).toBe(2);
  t.state.public.objectives[0]!.control = 'cadre';
  t.state.public.units[rex!]!.wounded = 1;
  onWounded(t.state, rex!, 0 as CharacterId);
  expect(t.state.public.objectives[0]!.control).toBe('nobody'); // two against one
});
rule(['LE-H16', 'LE-9'], 'what an order card gives for a time names its time; the rest is over when it is resolved', () => {
  const ops = LEGENDS.flatMap(({ orders }) => orders.flatMap(({ effect, legendAbility }) => [...effect, ...legendAbility]));
  const buffs = JSON.stringify(ops).match(/"op":"buff"/g)!.length;
  expect(JSON.stringify(ops).match(/"until":"(turn|nextLegendTurn)"/g)).toHaveLength(buffs);
  const s = match();
  expect(ordering(s, 'vader-o4', 'effect').over().state.public.lasting).toEqual([]);
  const strong = ordering(s, 'vader-o2', 'effect').over(); // until the end of the turn
  expect(strong.state.public.lasting).toHaveLength(1);
  expect(during(strong.state, { ...LegendTurn.frame({ seat: 0 }), step: 'end' }).over().state.public.lasting).toEqual([]);
  const firm = ordering(s, 'vader-o7', 'effect').over(); // until the next Legend turn
  const next = during(firm.state, { ...LegendTurn.frame({ seat: 0 }), step: 'end' }).over().state;
  expect(next.public.lasting).toHaveLength(1);
  expect(during(next, LegendTurn.frame({ seat: 0 })).state.public.lasting).toEqual([]);
});
rule('LE-H5', 'damage of abilities and cards is applied at once, and Protection does not reduce it', () => {
  const s = match({ legend: 'legend-grievous', minions: 'grievous-set-b' });
  const wedge = s.public.units.findIndex(({ card: id }) => id === 'minion-b2-wedge') as UnitId;
  expect(dealDamage(s, wedge, 2, 'nobody', 'test')).toBeUndefined();
  expect(s.public.units[wedge]!.damage).toBe(2);
});
rule(
  ['LE-A22', 'LE-A23', 'LE-P12'],
  'abilities that need a Primary unit, the reserve of the Legend or Momentum say why they do nothing',
  () => {
    const idle = UNITS.flatMap(({ abilities }) => abilities.filter(({ inactive }) => inactive));
    expect(idle.length).toBeGreaterThan(10);
    expect(idle.every(({ inactive }) => inactive!.en !== '' && inactive!.de !== '')).toBe(true);
    const s = match();
    expect(
      activation(s, 7)
        .facts('ability')
        .map(({ ability }) => ability),
    ).not.toContain('race-ya');
    expect(s.public.roster.some(({ keywords }) => 'race-ya' in keywords)).toBe(false);
  },
);
