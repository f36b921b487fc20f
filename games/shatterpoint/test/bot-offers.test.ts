import { type Answer, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { type Blunder, blundersIn, legendaryEncounters as game, heuristic } from '@cadre/shatterpoint';
import { boxOf } from '@cadre/shatterpoint/box';
import type { ConditionName } from '@cadre/shatterpoint/content/types';
import { OPTION } from '@cadre/shatterpoint/options';
import { expect, test } from 'vitest';
import { type Play, play } from './abilities/play.js';
import { foe, friend, type Given } from './abilities/positions.js';

/** What the bot answers to the open question, whatever the dice of its own say. */
const answers = ({ state }: Play): Answer => {
  const { seat, space } = state.pending!.asks[0]!;
  const all = [1, 2, 3, 4, 5].map(seed => heuristic.choose(viewOf(state, seat), space, seeded(seed)));
  expect(new Set(all.map(answer => answer.length)).size, 'it always makes up its mind in the same way').toBe(1);
  return all[0]!;
};
const kindOf = (t: Play): string => OPTION.decode(answers(t)[0]!).kind;
const DECLINED: Answer = [];
const USED: Answer = [0];

/** A trooper beside a Lieutenant who would gain a condition, with so much damage of its 8. */
const disciplined = (damage: number, condition: 'strained' | 'pinned'): Play => {
  const mate = friend(['Galactic Empire', 'Trooper'], { stamina: 8 });
  const t = play({ me: ['snowtrooper-lieutenant', 10], mate: [mate, 13, { damage }], foe: [foe([], { icons: [condition] }), 21] });
  t.attacks('foe', 'mate').next('c');
  return t.rest(() => t.asks() === 'use');
};
/** Somebody who may give itself a tag for a Force when the card of a friend is revealed. */
const named = (): Play => play({ me: ['bossk', 10], mate: [friend(), 20] }, { deck: ['mate'] }).reveals('mate');
/** Somebody who may pin whom a friend attacks. */
const coordinated = (me: Given, its: Given = {}): Play =>
  play({ me: ['212th-clone-troopers', 10, me], mate: [friend(['Galactic Republic']), 28], foe: [foe(), 20, its] }).attacks('mate', 'foe', {
    combat: true,
  });
test('it takes damage instead of a worse condition, but not the damage that wounds', () => {
  expect([answers(disciplined(0, 'strained')), answers(disciplined(7, 'strained'))]).toEqual([USED, DECLINED]);
});
test('it does not pay with a wound for the loss of a condition', () => {
  const marching = (damage: number) => play({ me: ['snowtroopers', 10, { damage, conditions: ['strained'] }] }).starts('me');
  expect([answers(marching(0)), answers(marching(7))]).toEqual([USED, DECLINED]);
});
test('it does not shoot past a friend who would be wounded by it', () => {
  const distracted = (damage: number) =>
    play({ me: ['aurra-sing', 10], mate: [friend([], { stamina: 8 }), 20, { damage }], foe: [foe(), 17] }).attacks('me', 'foe');
  expect(answers(distracted(6))).toEqual(DECLINED);
});
test('it heals whatever can be healed', () => {
  const hurt = () => play({ me: ['padawan-learners', 10, { damage: 2 }] }).starts('me');
  expect([kindOf(hurt()), kindOf(hurt().pick('me.0'))]).toEqual(['character', 'damage']);
});
test('it strains itself to win an objective, not to contest one that its side controls', () => {
  const end = (control?: 'cadre') => {
    const t = play({ me: ['darth-vader', 10] }, { objectives: [control ? [17, 10, control] : [17, 10]] });
    const { mission } = boxOf(t.state);
    Object.assign(t.state.public.objectives[0]!, { name: mission.pools[0]!.objectives[0]! });
    t.state.public.dashboard.pools = mission.pools.map(({ tokens }) => tokens);
    return t.activates('me').does('end');
  };
  expect([answers(end()).length, answers(end('cadre'))]).toEqual([1, DECLINED]);
});
test('it does not pay for tags, nor for a condition that its target has', () => {
  expect(answers(named())).toEqual(DECLINED);
  const firing = (conditions: readonly ConditionName[]) => coordinated({ wounded: 1 }, { conditions });
  expect([answers(firing([])).length, answers(firing(['pinned']))]).toEqual([1, DECLINED]);
});
test('it pays for a move towards an enemy only where it gets there', () => {
  const struck = (x: number): Play => {
    const t = play({ me: ['legend-vader', 10], foe: [friend(), x] }, { force: [1, 1, 1] })
      .attacks('foe', 'me')
      .next('c');
    expect(t.isOffered('wrath-repaid')).toBe(true);
    return t;
  };
  expect([answers(struck(16)).length, answers(struck(20))]).toEqual([1, DECLINED]);
});
test('nobody who is Strained exerts itself for little', () => {
  expect([answers(coordinated({})).length, answers(coordinated({ conditions: ['strained'] }))]).toEqual([1, DECLINED]);
});
/** What is counted of an offer that is taken all the same. */
const taken = ({ state }: Play): Readonly<Record<Blunder, number>> => {
  const before = game.clone(state);
  const { seat, space } = state.pending!.asks[0]!;
  const answer = space.kind === 'pick' ? [space.options[0]!] : [];
  state.out = [];
  expect(game.machine.submit(state, seat, state.pending!.seq, answer)).toBeNull();
  return blundersIn([{ state: before, seat, answer, facts: state.out }]);
};
test('counts what was paid for nothing, and exertion of the Strained with its wounds', () => {
  const none = { 'paid-for-nothing': 0, 'self-inflicted-wound': 0, 'used-while-strained': 0 };
  expect(taken(coordinated({}))).toEqual(none);
  expect(taken(named())).toEqual({ ...none, 'paid-for-nothing': 1 });
  expect(taken(coordinated({ wounded: 1 }, { conditions: ['pinned'] }))).toEqual({ ...none, 'paid-for-nothing': 1 });
  expect(taken(coordinated({ conditions: ['strained'] }))).toEqual({ ...none, 'used-while-strained': 1 });
  const dying = coordinated({ conditions: ['strained'], damage: 6 });
  expect(taken(dying)).toEqual({ ...none, 'used-while-strained': 1, 'self-inflicted-wound': 1 });
});
