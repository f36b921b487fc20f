import { Activation } from '@cadre/shatterpoint/round/activation';
import { expect } from 'vitest';
import { cure, moveOne, type Tests } from './common.js';
import {
  ABILITY,
  attacksAtTheEnd,
  chooses,
  fallen,
  grievous,
  hitter,
  isProtected,
  moreDefence,
  moreDice,
  musters,
  rerollsTwo,
  vader,
} from './order-cards.js';
import type { Play } from './play.js';
import { foe, friend, type Spec } from './positions.js';

/** Order cards of the Legends: their effect, their Legend Ability, and the Force that they refresh. */
export const ORDERS: Tests = {
  'vader-o1': () => {
    const t = vader({ foe: [friend(), 13] }).orders('vader-o1');
    moveOne(t, 'me', 'dash', -1);
    expect(t.ready()).toBe(2);
    t.acts('me', 'move');
    expect(t.options()).toEqual(['advance', 'reposition']); // though it is engaged
    const pull = vader({ foe: [friend(), 20], far: [friend(), 22.5], hidden: [friend(), 10, { at: [[8, 4]] }] })
      .orders('vader-o1', ABILITY)
      .declines();
    expect(pull.place()).toMatchObject({ kind: 'push', range: 3, pull: true, character: pull.characterId('foe') });
    expect([pull.to(12).at('foe')[0], pull.conditions('foe')]).toEqual([14, ['pinned']]);
  },
  'vader-o2': () => {
    const start = () => vader({ foe: [friend([], { stamina: 40 }), 13] });
    expect([moreDice(start, 'vader-o2', 'me', 'foe'), start().orders('vader-o2').ready()]).toEqual([2, 1]);
    const t = start().orders('vader-o2', ABILITY);
    attacksAtTheEnd(t, 'melee');
    expect(t.dice()).toBe(8); // six, and two of the effect
    const others = vader({ squad: [foe(), 14.5], foe: [friend([], { stamina: 40 }), 13] }).orders('vader-o2', ABILITY);
    others.call(Activation.call({ unit: others.id('squad'), seat: 0 }, 'end'));
    expect(others.isOver()).toBe(true); // the end of a minion's activation is not that of the Legend's
  },
  'vader-o3': () => {
    chooses(vader, 'vader-o3', false, 'disarmed', 17, 18.5);
    chooses(vader, 'vader-o3', true, 'strained', 19, 20.5);
    expect(vader({}).orders('vader-o3').ready()).toBe(1);
  },
  'vader-o4': () => {
    const t = vader({}, { damage: 5, conditions: ['pinned', 'strained'] }).orders('vader-o4');
    t.choose(cure(0, 'strained'));
    expect([t.damage('me'), t.conditions('me'), t.ready()]).toEqual([2, ['pinned'], 2]);
    expect(isProtected(() => vader({ foe: hitter(16) }), 'vader-o4')).toBe(true);
  },
  'vader-o5': () => musters(vader, 'vader-o5', 2, t => expect(t.attacks('squad', 'foe').dice()).toBe(4)),
  'vader-o6': () => {
    const start = (units: Readonly<Record<string, Spec>>) =>
      vader(
        units,
        {},
        {
          objectives: [
            [19, 9.8, 'cadre'],
            [19, 10, 'legend'],
            [22, 10, 'cadre'],
          ],
        },
      );
    const control = (t: Play) => t.state.public.objectives.map(each => each.control);
    expect(control(start({ foe: [friend(), 17] }).orders('vader-o6'))).toEqual(['nobody', 'legend', 'cadre']);
    expect(control(start({ foe: ['k-2so', 17] }).orders('vader-o6'))).toEqual(['cadre', 'legend', 'cadre']); // Lockdown
    expect(control(start({ foe: [friend([], { characters: 2 }), 17] }).orders('vader-o6'))).toEqual(['cadre', 'legend', 'cadre']); // two contest it
    const t = start({ foe: [friend(), 18], idle: [friend(), 13], far: [friend(), 22] }).orders('vader-o6', ABILITY);
    expect([['foe', 'idle', 'far'].map(t.damage), t.ready()]).toEqual([[2, 0, 0], 3]);
  },
  'vader-o7': () => {
    const start = () =>
      vader({ squad: [foe(), 16], far: [foe(), 19], foe: [friend([], { icons: ['damage', 'damage'] }), 24, { at: [[16, 11.5]] }] });
    expect([moreDefence(start, 'vader-o7', 'me'), moreDefence(start, 'vader-o7', 'squad'), start().orders('vader-o7').ready()]).toEqual([
      1, 0, 3,
    ]);
    expect([moreDefence(start, 'vader-o7', 'squad', true), moreDefence(start, 'vader-o7', 'far', true)]).toEqual([1, 0]);
    expect(isProtected(() => vader({ foe: hitter(16) }), 'vader-o7')).toBe(true);
  },
  'grievous-o1': () => {
    const start = () => grievous({ squad: [foe([], { characters: 2 }), 16], foe: [friend(), 24] });
    const t = start().orders('grievous-o1');
    moveOne(t, 'squad.0', 'dash');
    moveOne(t, 'squad.1', 'dash');
    expect(t.ready()).toBe(1);
    const more = start().orders('grievous-o1', ABILITY).declines().declines();
    expect([more.attacks('squad', 'foe').dice(), start().attacks('squad', 'foe').dice()]).toEqual([4, 3]);
  },
  'grievous-o2': () => {
    const start = (ability: boolean) => fallen(grievous).orders('grievous-o2', { ability });
    const t = start(false).pick('one');
    expect(t.place()).toMatchObject({ kind: 'setUp', range: 3, apart: true });
    t.to(14);
    expect([t.unit('one').defeated, t.unit('two').defeated, t.damage('one'), t.ready()]).toEqual([false, true, 0, 2]);
    const all = start(true).pick('one').to(14);
    all.to(15, 11).to(6);
    expect(['one', 'two', 'three'].map(each => all.unit(each).defeated)).toEqual([false, false, false]);
  },
  'grievous-o3': () => {
    const start = (x: number) => grievous({ squad: [foe(), 16], other: [foe(), x], foe: [friend([], { stamina: 40 }), 23] });
    expect([
      moreDice(() => start(31.5), 'grievous-o3', 'squad', 'foe'),
      moreDice(() => start(33), 'grievous-o3', 'squad', 'foe'),
      start(32).orders('grievous-o3').ready(),
    ]).toEqual([1, 0, 1]);
    const fight = start(32).orders('grievous-o3', ABILITY).pick('squad');
    expect(fight.choices()).toEqual(['end', 'foe.0 ranged']);
  },
  'grievous-o4': () => {
    const start = () => grievous({ foe: [friend([], { stamina: 40 }), 13] });
    const t = start().orders('grievous-o4');
    rerollsTwo(t, 'me', 'foe');
    expect(start().orders('grievous-o4').ready()).toBe(2);
    const end = start().orders('grievous-o4', ABILITY);
    attacksAtTheEnd(end, 'melee');
    expect(end.dice()).toBe(6);
  },
  'grievous-o5': () => {
    const t = grievous({}, { damage: 6, conditions: ['pinned', 'strained'] }).orders('grievous-o5');
    t.rest(() => t.asks() === 'option').choose(cure(0, 'strained'));
    expect([t.damage('me'), t.conditions('me'), t.ready()]).toEqual([6, [], 3]); // Pinned held the jump
    moveOne(grievous({}).orders('grievous-o5'), 'me', 'jump');
    expect(grievous({}, { damage: 6 }).orders('grievous-o5', ABILITY).declines().damage('me')).toBe(2);
  },
  'grievous-o6': () => {
    const start = () =>
      grievous(
        { squad: [foe(), 20], foe: [friend(), 24], other: [friend(), 28] },
        {},
        {
          objectives: [
            [22, 9.5, 'cadre'],
            [28, 10, 'cadre'],
          ],
        },
      );
    const control = (t: Play) => t.state.public.objectives.map(each => each.control);
    const t = start().orders('grievous-o6');
    expect([control(t), t.ready()]).toEqual([['cadre', 'cadre'], 2]);
    expect(control(t.activates('squad').does('end').rest())).toEqual(['legend', 'cadre']); // it counts twice
    expect(control(start().orders('grievous-o6', ABILITY))).toEqual(['nobody', 'cadre']);
  },
  'grievous-o7': () => {
    const start = () => grievous({ scrap: [foe(), 20], chief: [foe([], { durability: 'U' }), 24] }, { damage: 5, conditions: ['pinned'] });
    const t = start().orders('grievous-o7').pick('scrap');
    t.choose(cure(0, 'pinned'));
    expect([t.unit('scrap').defeated, t.damage('me'), t.conditions('me'), t.ready()]).toEqual([true, 2, [], 3]);
    const kept = start().orders('grievous-o7').declines();
    expect([kept.unit('scrap').defeated, kept.damage('me')]).toEqual([false, 5]);
    const back = fallen(grievous).orders('grievous-o7', ABILITY).pick('one').pick('three');
    expect(back.place()).toMatchObject({ kind: 'setUp', range: 2 });
    back.to(14).to(6);
    expect(['one', 'two', 'three'].map(each => back.unit(each).defeated)).toEqual([false, true, false]);
  },
};
