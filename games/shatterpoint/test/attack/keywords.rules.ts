import { CHANCE } from '@cadre/core';
import { Reroll } from '@cadre/shatterpoint/attack/reroll';
import { boxOf } from '@cadre/shatterpoint/box';
import { ATTACKING } from '@cadre/shatterpoint/frames';
import { newRoster, STORE } from '@cadre/shatterpoint/keywords/holders';
import type { EncounterState, EncounterView, HolderId } from '@cadre/shatterpoint/state';
import { gainCondition } from '@cadre/shatterpoint/suffer/conditions';
import { healsOf } from '@cadre/shatterpoint/suffer/healable';
import { dropHunker, gainHunker } from '@cadre/shatterpoint/suffer/hunker';
import { Move } from '@cadre/shatterpoint/table/move';
import { canMove } from '@cadre/shatterpoint/table/moves';
import { rule } from '@cadre/testkit';
import { beforeEach, expect, vi } from 'vitest';
import { chain, character, chart, during, spot, unit } from '../stage.js';
import { A, attack, B, code, duel, game, rolls } from './fight.js';

type Frame = Readonly<Record<string, unknown>>;
/** What abilities add in a test, by quantity. */
const adds = vi.hoisted(() => new Map<string, (f: Frame) => number>());
const dice = vi.hoisted(() => ({ rerolls: null as { most: number; faces?: string[] } | null, added: [] as string[] }));
vi.mock('@cadre/shatterpoint/keywords/quantities', async original => ({
  ...(await original<object>()),
  total: (_: EncounterView, quantity: string, f: Frame) => adds.get(quantity)?.(f) ?? 0,
}));
vi.mock('@cadre/shatterpoint/effects/dice-mods', () => ({
  rerollsOf: (_: EncounterView, __: unknown, roll: string) => (roll === 'attack' ? dice.rerolls : null),
  addedResults: (_: EncounterView, __: unknown, roll: string) => (roll === 'attack' ? dice.added : []),
}));
beforeEach(() => {
  adds.clear();
  dice.rerolls = null;
  dice.added = [];
});
const given = (quantity: string, n = 1): void => void adds.set(quantity, () => n);
const announced = (s = duel()) => {
  const [fact] = attack(s).facts('attack');
  return [fact!.attackDice, fact!.defenceDice];
};

rule('S-ATK-3', 'abilities add dice to both pools, never below none', () => {
  given('attackDice', 2);
  given('defenceDice', 3);
  expect(announced()).toEqual([5, 5]);
  given('attackDice', -9);
  expect(announced()[0]).toBe(0);
});
rule(['S-COV-1', 'S-KW-6'], 'Cover of abilities adds up with hunker tokens; it can be cut or ignored', () => {
  given('cover', 2);
  expect(announced(duel({ bs: { hunker: 1 } }))[1]).toBe(5);
  given('cover', -3);
  expect(announced(duel({ bs: { hunker: 1 } }))[1]).toBe(2); // never below no cover
  given('cover', 2);
  given('noCover');
  expect(announced(duel({ bs: { hunker: 1 } }))[1]).toBe(2);
});
rule('S-KW-3', 'Protection takes one damage out of the pool', () => {
  given('protection', 2);
  expect(rolls(attack(duel()), 'ccc', 'ff').over().facts('damage')).toMatchObject([{ n: 2 }]);
  expect(rolls(attack(duel()), 'cff', 'ff').over().facts('damage')).toEqual([]);
});
rule('S-KW-5', 'Steadfast ignores the first shove of the options, not the second, nor one of a chart', () => {
  given('steadfast');
  const tree = chain(['shove'], ['shove']);
  const t = rolls(attack(duel({ attacker: { tree } })), 'ccf', 'ff');
  const mover = () => t.state.stack.findLast(f => f.proc === 'push')!.locals;
  expect(mover()).toMatchObject({ character: A, pull: true });
  t.seat(1).passes();
  expect(mover()).toMatchObject({ character: B, pull: false });
  const effects = [{ effect: 'shove' }] as const;
  const charted = rolls(
    attack(duel({ attacker: { ranged: { range: 4, dice: 3, chart: chart({ from: 1, results: effects }) } } })),
    'eff',
    'ff',
  );
  expect(charted.state.stack.findLast(f => f.proc === 'push')!.locals).toMatchObject({ character: B, pull: false });
});
rule(['S-COND-5', 'S-KW-1'], 'who is immune does not gain the condition', () => {
  adds.set('immunity', f => (f['condition'] === 'pinned' && f['unit'] === 1 ? 1 : 0));
  const s = duel();
  for (const condition of ['pinned', 'exposed'] as const) gainCondition(s, unit(1), condition, 'S-TREE-5');
  gainCondition(s, unit(0), 'pinned', 'S-TREE-5');
  expect(s.public.units.map(each => each.conditions)).toEqual([['pinned'], ['exposed']]);
});
rule('S-KW-4', 'Scale offers a climb wherever it would advance or dash, but not while engaged', () => {
  given('scale');
  const moves = (as: 'advance' | 'dash' | 'jump', s = duel({ a: [13, 11] })) =>
    during(game, s, Move.call({ character: A, how: as, seat: 1, may: true })).state.pending!.rule;
  expect([moves('advance'), moves('dash'), moves('jump')]).toEqual(['S-KW-4', 'S-KW-4', 'S-MOVE-1']);
  expect(moves('dash', duel({ a: [13, 11], b: [15, 11] }))).toBe('S-MOVE-1');
  const t = during(game, duel({ a: [13, 11] }), Move.call({ character: A, how: 'dash', seat: 1, may: true }));
  t.seat(1).answers(code({ kind: 'moveAs', move: 'climb' }));
  t.seat(1)
    .answers(spot([13, 14.1]).x, spot([13, 14.1]).y, 1)
    .over();
  expect(t.facts('moved')).toMatchObject([{ how: 'climb' }]);
});
rule('S-EFF-6', 'an ability may make a reposition of an advance, and let climb while engaged', () => {
  adds.set('moveAs', f => (f['move'] === 'advance' && f['as'] === 'reposition' ? 1 : 0));
  const t = during(game, duel({ b: [18, 9] }), Move.call({ character: A, how: 'advance', seat: 1, may: true })).asked('S-KW-4', 1);
  t.offered([code({ kind: 'moveAs', move: 'advance' }), code({ kind: 'moveAs', move: 'reposition' })]);
  expect(canMove(duel({ b: [18, 9] }), A, 'climb')).toBe(false);
  given('climbEngaged');
  expect(canMove(duel({ b: [18, 9] }), A, 'climb')).toBe(true);
});
rule('S-ENG-4', 'an ability may keep hunker tokens of an engaged unit', () => {
  const s = duel({ b: [18, 9], as: { hunker: 1 } });
  given('hunkerEngaged');
  gainHunker(s, unit(0), 1, 'S-EFF-5');
  dropHunker(s);
  expect(s.public.units[0]!.hunker).toBe(2);
});
rule('S-ATK-6', 'the defender’s chart leaves criticals alone that stay; an attacker may borrow the defender’s chart', () => {
  const defence = { ranged: 2, melee: 2, chart: chart({ from: 1, results: [{ change: 'critical', into: 'failure' }, { add: 'block' }] }) };
  given('criticalsStay');
  expect(rolls(attack(duel({ defender: { defence } })), 'cff', 'ef').facts('charts')).toMatchObject([{ criticals: 1, blocks: 1 }]);
  given('defendersChart');
  const melee = { dice: 3, chart: chart({ from: 1, results: [{ add: 'critical' }, { add: 'critical' }] }) };
  const borrow = () => rolls(attack(duel({ b: [18, 9], defender: { melee } }), { kind: 'melee' }), 'eff', 'ff').asked('S-ATK-6', 1);
  expect(
    borrow()
      .seat(1)
      .answers(code({ kind: 'yes' }))
      .facts('charts'),
  ).toMatchObject([{ criticals: 2 }]);
  expect(
    borrow()
      .seat(1)
      .answers(code({ kind: 'no' }))
      .facts('charts'),
  ).toMatchObject([{ criticals: 0 }]);
});
rule(['S-ATK-5', 'LE-H11'], 'an ability lets reroll so many dice of the named faces, once a roll', () => {
  dice.rerolls = { most: 2, faces: ['failure'] };
  const t = rolls(attack(duel()), 'sff', 'ff').asked('S-ATK-5', 1);
  const failure = code({ kind: 'reroll', face: 'failure' });
  t.offered([code({ kind: 'end' }), failure])
    .seat(1)
    .answers(failure)
    .seat(1)
    .answers(failure);
  expect(t.state.stack.find(ATTACKING.is)!.locals.attack).toEqual(['strike']);
  t.chance(0, 2); // a critical and an expertise
  expect(t.facts('rolled').map(f => [f.again, f.attack])).toEqual([
    [false, ['strike', 'failure', 'failure']],
    [true, ['critical', 'strike', 'expertise']],
  ]);
  expect(t.state.public.units[1]!.damage).toBe(2);
  const most = rolls(attack(duel()), 'fff', 'ff').seat(1).answers(failure).seat(1).answers(failure);
  expect(most.state.pending!.asks[0]!.seat).toBe(CHANCE); // no third die
  // nothing to reroll, or not wanted
  expect(rolls(attack(duel()), 'sss', 'ff').over().facts('rolled')).toHaveLength(1);
  expect(
    rolls(attack(duel()), 'ssf', 'ff')
      .seat(1)
      .answers(code({ kind: 'end' }))
      .over()
      .facts('rolled'),
  ).toHaveLength(1);
  const s = duel();
  const twice = rolls(attack(s), 'fff', 'ff')
    .seat(1)
    .answers(failure)
    .seat(1)
    .answers(code({ kind: 'end' }))
    .chance(3);
  expect(twice.facts('rolled')).toHaveLength(2);
  expect(Reroll.id).toBe('reroll');
});
rule('S-ATK-5', 'abilities add results to a roll', () => {
  dice.added = ['strike', 'critical'];
  expect(rolls(attack(duel()), 'fff', 'ff').facts('charts')).toMatchObject([{ criticals: 1, strikes: 1 }]);
});
rule('S-EFF-4', 'some attackers heal farther, or take conditions from friends engaged with the defender', () => {
  const others = [
    { card: boxOf(duel()).cards.get('attacker')!, at: [[18, 11.9]] as const, seat: 2, damage: 1, conditions: ['pinned'] as const },
  ];
  const s = duel({ a: [18, 5], b: [18, 15.5], others });
  s.stack.push({ ...attack(duel({ a: [18, 5], b: [18, 15.5], others })).state.stack[0]! });
  expect(healsOf(s, A)).toEqual([]);
  given('healRange', 3);
  expect(healsOf(s, A).map(option => option.kind)).toEqual(['damage', 'cure']);
  expect(healsOf(s, character(2)).length).toBe(2); // its own unit
  adds.clear();
  given('healCleanses');
  expect(healsOf(s, A)).toEqual([{ kind: 'cure', unit: 2, condition: 'pinned' }]);
});
rule(['S-COND-5', 'S-KW-1'], 'who becomes immune sheds the condition: by a hunker token, or by where somebody stands', () => {
  const immune = (): EncounterState => {
    const s = duel({ bs: { conditions: ['exposed', 'pinned'] } });
    adds.set('immunity', f => (f['condition'] === 'exposed' && f['unit'] === 1 ? 1 : 0));
    return s;
  };
  const hunkered = immune();
  gainHunker(hunkered, unit(0), 1, 'S-EFF-5');
  expect(hunkered.public.units[1]!.conditions).toEqual(['pinned']);
  const moved = during(game, immune(), Move.call({ character: A, how: 'dash', seat: 1, may: true }));
  moved
    .seat(1)
    .answers(spot([18, 8]).x, spot([18, 8]).y, 0)
    .over();
  expect(moved.state.public.units[1]!.conditions).toEqual(['pinned']);
  expect(moved.facts('condition')).toMatchObject([{ unit: 1, condition: 'exposed', gained: false, rule: 'S-COND-5' }]);
});
rule('S-ABIL-4', 'what a holder pays comes from the Force of its seat, and a new roster replaces the old one', () => {
  const s = duel();
  const { seat } = s.public.units[0]!;
  s.public.force[seat]!.ready = 3;
  STORE.pay!(s, 0 as HolderId, 'force', 2);
  expect(s.public.force[seat]!.ready).toBe(1);
  expect(STORE.balance!(s, 0 as HolderId, 'force')).toBe(1);
  const roster = newRoster(s).slice(1);
  STORE.setRoster(s, roster);
  expect(STORE.roster(s)).toEqual(roster);
});
