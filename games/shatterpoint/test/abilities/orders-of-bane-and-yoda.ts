import { expect } from 'vitest';
import { cure, moveOne, type Tests } from './common.js';
import {
  ABILITY,
  attacksAtTheEnd,
  bane,
  chooses,
  defence,
  defenceAfter,
  hitter,
  isProtected,
  moreDefence,
  moreDice,
  musters,
  rerollsTwo,
  yoda,
} from './order-cards.js';
import { type Play, play } from './play.js';
import { foe, friend, type Spec } from './positions.js';

/** Order cards of Cad Bane and Yoda. */
export const MORE_ORDERS: Tests = {
  'bane-o1': () => {
    const start = () => bane({ foe: [friend([], { stamina: 40 }), 16, { hunker: 2 }] });
    rerollsTwo(start().orders('bane-o1'), 'me', 'foe');
    expect([defenceAfter(start, 'bane-o1'), start().orders('bane-o1').ready()]).toEqual([-2, 2]);
    const end = start().orders('bane-o1', ABILITY);
    attacksAtTheEnd(end, 'ranged');
    expect(end.dice()).toBe(6);
  },
  'bane-o2': () => {
    const start = (marked: boolean) =>
      bane(
        { squad: [foe(), 12, { at: [[10, 11]] }], prey: [friend(), 16] },
        {},
        marked ? { given: { marks: [{ mark: 'quarry', unit: 2 as never }] } } : {},
      );
    expect([
      moreDice(() => start(true), 'bane-o2', 'squad', 'prey'),
      moreDice(() => start(true), 'bane-o2', 'me', 'prey'),
      moreDice(() => start(false), 'bane-o2', 'squad', 'prey'),
    ]).toEqual([1, 1, 0]);
    const t = start(true).orders('bane-o2', ABILITY);
    expect([t.damage('prey'), t.ready(), start(false).orders('bane-o2', ABILITY).damage('prey')]).toEqual([3, 1, 0]);
  },
  'bane-o3': () => {
    const start = () =>
      bane(
        { foe: [friend(), 20], other: [friend(), 28], idle: [friend(), 13] },
        {},
        {
          objectives: [
            [22, 10],
            [28, 10],
            [33, 9],
          ],
        },
      );
    const t = start().orders('bane-o3').pick('objective 0');
    expect([['foe', 'other', 'idle'].map(t.damage), t.ready()]).toEqual([[2, 0, 0], 1]);
    const all = start().orders('bane-o3', ABILITY).pick('objective 2');
    expect(['foe', 'other', 'idle'].map(all.conditions)).toEqual([['pinned'], ['pinned'], []]);
  },
  'bane-o4': () => {
    const start = () =>
      bane(
        { foe: [friend(), 18], hurt: [friend(), 25.5, { wounded: 1 }] },
        {},
        {
          objectives: [
            [20, 9],
            [28, 9],
          ],
        },
      );
    const t = start().orders('bane-o4');
    moveOne(t, 'me', 'jump');
    expect([t.ready(), defence(start().orders('bane-o4').declines(), 'foe', 'me') - defence(start(), 'foe', 'me')]).toEqual([2, 1]);
    const gone = start().orders('bane-o4', ABILITY).declines();
    expect(gone.choices()).toEqual(['objective 1']); // an un-Wounded enemy is near the other one
    gone.pick('objective 1');
    expect(gone.place()).toMatchObject({ kind: 'setUp', range: 2, apart: true });
    expect(gone.to(31, 9.4).at('me')).toEqual([31, 9.4]);
  },
  'bane-o5': () => musters(bane, 'bane-o5', 2, t => expect(t.attacks('squad', 'foe').dice()).toBe(4)),
  'bane-o6': () => {
    chooses(bane, 'bane-o6', false, 'disarmed', 19, 20.5);
    chooses(bane, 'bane-o6', true, 'strained', 19, 20.5);
    expect(bane({}).orders('bane-o6').ready()).toBe(3);
  },
  'bane-o7': () => {
    const t = bane({}, { damage: 5, conditions: ['pinned', 'strained'] })
      .orders('bane-o7')
      .choose(cure(0, 'pinned'));
    expect([t.damage('me'), t.conditions('me'), t.ready()]).toEqual([3, ['strained'], 3]);
    const start = () => bane({ foe: hitter(16) });
    expect([isProtected(start, 'bane-o7'), moreDefence(start, 'bane-o7', 'me', true)]).toEqual([true, 1]);
  },
  'yoda-o1': () => {
    const start = () =>
      yoda(
        { mine: [friend(), 20], next: [friend(), 24], partner: [friend(), 28, { seat: 2 }], other: [friend(), 32, { seat: 2 }] },
        {},
        { deck: ['mine', 'next', 'partner', 'other'] },
      );
    const t = start().orders('yoda-o1').choose({ kind: 'seat', seat: 1 });
    expect(t.ready()).toBe(3);
    const offered = (seat: string) => t.reveals(seat).choices().includes('reserve');
    expect([offered('mine'), offered('partner')]).toEqual([false, true]);
    const drained = start().orders('yoda-o1', ABILITY).choose({ kind: 'seat', seat: 2 });
    expect([drained.spent(1), drained.spent(2)]).toEqual([0, 2]);
  },
  'yoda-o2': () => {
    const t = yoda(
      { squad: [foe(), 20, { conditions: ['pinned', 'strained'] }], other: [foe(), 28, { conditions: ['pinned'] }] },
      { conditions: ['pinned'], damage: 5 },
    ).orders('yoda-o2');
    t.choose(cure(0, 'pinned'))
      .choose(cure(t.id('squad'), 'strained'))
      .choose(cure(t.id('other'), 'pinned'));
    expect([['me', 'squad', 'other'].map(t.conditions), t.ready()]).toEqual([[[], ['pinned'], []], 3]);
    const mended = play(
      { me: ['legend-yoda', 10, { damage: 5 }] },
      {
        force: [0, 4, 4],
        given: {
          force: [
            { size: 6, ready: 0 },
            { size: 4, ready: 4 },
            { size: 4, ready: 4 },
          ],
        },
      },
    ).orders('yoda-o2', ABILITY);
    expect([mended.damage('me'), mended.ready()]).toEqual([2, 5]);
  },
  'yoda-o3': () => {
    const t = yoda({ foe: [friend(), 19], far: [friend(), 20.5], hidden: [friend(), 10, { at: [[8, 4]] }] }).orders('yoda-o3');
    expect(t.place()).toMatchObject({ kind: 'push', range: 3, free: true, character: t.characterId('foe') });
    expect([t.to(10, 8.8).at('foe')[0], t.damage('foe'), t.ready()]).toEqual([13, 1, 1]);
    const two = yoda({
      foe: [friend(), 17],
      other: [friend(), 13],
      third: [friend(), 6],
      hurt: [friend(), 3, { wounded: 1 }],
      far: [friend(), 18.5],
    }).orders('yoda-o3', ABILITY);
    two.pick('hurt').to(3, 14);
    expect(two.choices()).toEqual(['foe', 'other', 'third']);
    two.pick('foe').pick('third');
    expect(['foe', 'other', 'third'].map(two.damage)).toEqual([2, 0, 2]);
    expect(['foe', 'other', 'third'].map(two.conditions)).toEqual([['pinned'], [], ['pinned']]);
  },
  'yoda-o4': () => {
    const start = () => yoda({ foe: [friend([], { stamina: 40 }), 13] });
    expect([moreDice(start, 'yoda-o4', 'me', 'foe'), start().orders('yoda-o4').ready()]).toEqual([1, 1]);
    rerollsTwo(start().orders('yoda-o4'), 'me', 'foe');
    const end = start().orders('yoda-o4', ABILITY).activates('me').does('end');
    moveOne(end, 'me', 'jump', -1);
    expect(end.choices()).toEqual(['end', 'foe.0 melee']);
    expect(end.pick('foe.0 melee').dice()).toBe(7); // six, and one of the effect
  },
  'yoda-o5': () => {
    const start = (x = 16) =>
      yoda({ squad: [foe(), 13], far: [foe(), 19], foe: [friend([], { icons: ['damage', 'damage'] }), 24, { at: [[x, 11.5]] }] });
    expect([
      moreDefence(() => start(18), 'yoda-o5', 'me'),
      moreDefence(() => start(18), 'yoda-o5', 'squad'),
      moreDefence(start, 'yoda-o5', 'far'),
      start().orders('yoda-o5').ready(),
    ]).toEqual([1, 1, 0, 2]);
    expect(moreDefence(() => start(12), 'yoda-o5', 'me')).toBe(0); // not in melee
    expect(isProtected(() => yoda({ foe: hitter(16) }), 'yoda-o5')).toBe(true);
  },
  'yoda-o6': () => musters(yoda, 'yoda-o6', 2, t => expect(t.damage('squad')).toBe(1)),
  'yoda-o7': () => {
    const start = (units: Readonly<Record<string, Spec>>) =>
      yoda(
        units,
        {},
        {
          objectives: [
            [20, 9.5, 'cadre'],
            [30, 9.5, 'cadre'],
          ],
        },
      );
    const control = (t: Play) => t.state.public.objectives.map(each => each.control);
    const t = start({ squad: [foe(), 18], foe: [friend(), 22], other: [foe(), 30] }).orders('yoda-o7');
    expect([control(t), t.ready()]).toEqual([['nobody', 'cadre'], 2]); // the other is too far away
    expect(control(start({ squad: [foe(), 18], foe: [friend([], { characters: 2 }), 22] }).orders('yoda-o7'))).toEqual(['cadre', 'cadre']); // outnumbered
    expect(control(start({}).orders('yoda-o7'))).toEqual(['cadre', 'cadre']);
    const disarm = yoda(
      { foe: [friend(), 17], hurt: [friend(), 13, { wounded: 1 }], far: [friend(), 18.5] },
      {},
      { objectives: [[30, 9.5]] },
    ).orders('yoda-o7', ABILITY);
    expect(['foe', 'hurt', 'far'].map(disarm.conditions)).toEqual([['disarmed'], [], []]);
  },
};
