import { expect } from 'vitest';
import { cure, moveAny, moveOne, on, playAmongEnemies as play, type Tests } from './common.js';
import { foe, friend } from './positions.js';

const duo = { characters: 2 } as const;

/** Tactics and Active abilities that heal and rally. */
export const REMEDIES: Tests = {
  ...on('lessons-learned', 'padawan-learners', card => {
    const start = () => play({ me: [card, 10, { damage: 2 }] }).starts('me');
    const t = start().pick('me.0').heals();
    expect([t.damage('me'), t.isDeciding()]).toEqual([1, true]); // one member, once
    for (const declined of [start().does('end'), start().pick('me.0').does('end')])
      expect([declined.damage('me'), declined.isDeciding()]).toEqual([2, true]);
  }),
  ...on('special-forces-conditioning', 'imperial-special-forces', card => {
    const start = () => play({ me: [card, 10, { damage: 2, conditions: ['strained', 'pinned'] }] }).starts('me');
    const t = start().accepts();
    t.choose(cure(t.id('me'), 'strained'));
    expect([t.damage('me'), t.conditions('me')]).toEqual([1, ['pinned']]);
    const not = start().declines().does('end');
    expect([not.damage('me'), not.conditions('me'), not.isDeciding()]).toEqual([2, ['strained', 'pinned'], true]);
    expect(
      play({ me: [card, 10] })
        .starts('me')
        .isDeciding(),
    ).toBe(true); // nothing to remove, no question
  }),
  ...on('forced-march', 'snowtroopers', card => {
    const t = play({ me: [card, 10, { conditions: ['pinned', 'strained'] }] })
      .starts('me')
      .accepts();
    t.choose(cure(t.id('me'), 'pinned'));
    expect([t.damage('me'), t.conditions('me')]).toEqual([1, ['strained']]);
    const not = play({ me: [card, 10, { conditions: ['pinned'] }] })
      .starts('me')
      .declines();
    expect([not.damage('me'), not.conditions('me')]).toEqual([0, ['pinned']]);
    expect(
      play({ me: [card, 10] })
        .starts('me')
        .asks(),
    ).toBe('option');
  }),
  ...on('regeneration', 'bossk', card => {
    const t = play({ me: [card, 10, { damage: 4, conditions: ['disarmed', 'pinned'] }] }).starts('me');
    expect([t.damage('me'), t.conditions('me')]).toEqual([0, []]);
    const not = play({ me: [card, 10, { damage: 4, conditions: ['strained', 'pinned'] }] }).starts('me');
    expect([not.damage('me'), not.conditions('me')]).toEqual([4, ['strained', 'pinned']]);
  }),
  ...on('i-fear-nothing', 'baze-malbus-and-chirrut-imwe', card => {
    const start = (injured: number) =>
      play({ me: [card, 10, { damage: 3, injured, conditions: ['pinned'] }] }, { force: [4, 1, 4] }).starts('me');
    const t = start(2).accepts().takes(0).accepts().takes(1);
    t.choose(cure(t.id('me'), 'pinned'));
    expect([t.damage('me'), t.conditions('me'), t.spent()]).toEqual([2, [], 2]);
    const one = start(1).accepts().takes(0);
    expect([one.damage('me'), one.spent(), one.asks()]).toEqual([2, 2, 'option']);
    expect([start(0).spent(), start(0).asks()]).toEqual([3, 'option']);
  }),
  ...on('trick-shot', ['crosshair', 'del-meeko'], card => {
    const t = play({ me: [card, 10], foe: [foe(), 30, { hunker: 2 }], hidden: [foe(), 18, { at: [[18, 34]] }] })
      .starts('me')
      .pick('foe');
    expect([t.damage('foe'), t.hunker('foe'), t.damage('hidden')]).toEqual([1, 0, 0]);
    const engaged = play({ me: [card, 10], foe: [foe(), 30], near: [foe(), 13] }).starts('me');
    expect([engaged.damage('foe'), engaged.damage('near')]).toEqual([0, 0]);
  }),
  ...on('rogue-one', 'bodhi-rook', (card, id) => {
    const t = play({
      me: [card, 10],
      mate: [friend(['Rebel Alliance', 'Spy'], duo), 19],
      far: [friend(['Rebel Alliance']), 22],
      other: [friend(['Spy']), 14],
    }).uses('me', id);
    expect(t.choices()).toEqual(['mate', 'me']);
    moveAny(t.pick('mate'), 'mate', 'dash');
    moveOne(t, 'me', 'dash');
    expect(t.spent()).toBe(1);
    const plain = play({ me: [card, 10], mate: [friend(['Rebel Alliance']), 19] })
      .uses('me', id)
      .pick('mate');
    moveOne(plain, 'mate', 'dash');
    expect(plain.asks()).toBe('option');
  }),
  ...on('obscuring-flames', 'es-04', (card, id) => {
    const t = play({ me: [card, 10], mate: [friend(), 17], far: [friend(), 19] }).uses('me', id);
    expect(t.choices()).toEqual(['mate', 'me']);
    expect([t.pick('mate').hunker('mate'), t.spent()]).toEqual([1, 0]);
  }),
  ...on('by-your-command', 'enoch', (card, id) => {
    const t = play({
      me: [card, 10],
      mate: [friend(['Stormtrooper', 'Night Trooper']), 30],
      other: [friend(['Galactic Empire']), 14],
    }).uses('me', id);
    moveOne(t, 'mate', 'dash');
    moveOne(t, 'me', 'dash');
    expect(t.spent()).toBe(1);
    const plain = play({ me: [card, 10], mate: [friend(['Stormtrooper']), 30] }).uses('me', id);
    moveOne(plain, 'mate', 'dash');
    expect(plain.asks()).toBe('option');
  }),
  ...on('favorite-people', 'greef-karga', (card, id) => {
    const hunter = ['Bounty Hunter'] as const;
    const t = play({ me: [card, 10], mate: [friend(hunter, duo), 18, { damage: 3 }], far: [friend(hunter), 23.5, { damage: 1 }] }).uses(
      'me',
      id,
    );
    moveOne(t.heals(), 'mate.0', 'dash');
    moveOne(t.heals(), 'mate.1', 'dash');
    expect([t.damage('mate'), t.damage('far'), t.spent(), t.asks()]).toEqual([1, 1, 1, 'option']);
  }),
  ...on('spotchka-rations', 'gwarm', (card, id) => {
    const t = play({
      me: [card, 10],
      mate: [friend(['Scoundrel']), 15, { damage: 3 }],
      far: [friend(['Scoundrel']), 20, { damage: 1 }],
    }).uses('me', id);
    expect(t.choices()).toEqual(['mate', 'me']);
    expect(t.pick('mate').heals(2).damage('mate')).toBe(1);
    expect([t.spent(), t.isDeciding()]).toEqual([1, true]);
  }),
};
