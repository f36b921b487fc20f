import { expect } from 'vitest';
import { cure, moveAny, moveOne, on, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const duo = { characters: 2 } as const;
/** Active abilities that let friends act, at a price. */
export const NETWORKS: Tests = {
  ...on('why-does-she-get-a-blaster', 'k-2so', (card, id) => {
    const start = () =>
      play({ me: [card, 10], mate: [friend(['Rebel Alliance']), 30, { conditions: ['pinned'] }], other: [friend(['Spy']), 6] })
        .uses('me', id)
        .pick('mate');
    const t = start();
    expect(t.place()).toMatchObject({ how: 'dash', toward: true });
    moveOne(t, 'me', 'dash', 3);
    expect([t.accepts().takes(0).hunker('mate'), t.spent()]).toEqual([1, 1]);
    const cured = start().declines().accepts().takes(1);
    expect(cured.choose(cure(cured.id('mate'), 'pinned')).conditions('mate')).toEqual([]);
  }),
  ...on('tactical-network', ['kalani', 'kraken'], (card, id) => {
    const droid = ['Battle Droid'] as const;
    const start = () => {
      const t = play({
        me: [card, 14],
        mate: [friend(droid), 20, { conditions: ['strained'] }],
        far: [friend(droid), 2],
        other: [friend(['Droid']), 11],
        foe: [foe(), 27],
      }).uses('me', id);
      t.declines();
      return t.accepts();
    };
    expect(start().takes(0).hunker('mate')).toBe(1);
    const cured = start().takes(1);
    expect(cured.choose(cure(cured.id('mate'), 'strained')).conditions('mate')).toEqual([]);
    const t = start().takes(2);
    expect([t.choices(), t.spent()]).toEqual([['end', 'foe.0 ranged'], 1]);
    expect(t.pick('foe.0 ranged').dice()).toBe(5);
  }),
  ...on('security-network', 'lobot', (card, id) => {
    const rogue = ['Scoundrel'] as const;
    const units = {
      me: [card, 10],
      mate: [friend(rogue), 18],
      chief: [nobody('secondary', rogue), 14],
      far: [friend(rogue), 22],
      other: [friend(), 7],
      foe: [foe(), 28],
      idle: [foe(), 25.5],
    } as const;
    const t = play(units, { objectives: [[30, 10]] }).uses('me', id);
    expect(t.choices()).toEqual(['chief.0', 'mate.0']);
    moveOne(t.pick('mate'), 'mate', 'dash', 1);
    expect(t.choices()).toEqual(['end', 'foe.0 ranged']); // it contests, the other does not
    expect([t.pick('foe.0 ranged').dice(), t.spent()]).toEqual([5, 1]);
  }),
  ...on('call-the-hunt', 'third-sister', (card, id) => {
    const t = play({
      me: [card, 10],
      mate: [friend(['Inquisitorius']), 24],
      lord: [nobody('secondary', ['Inquisitorius']), 14],
      foe: [foe(), 30],
    }).uses('me', id);
    moveOne(t, 'mate', 'dash', 3);
    expect(t.choices()).toEqual(['end', 'foe.0 melee']);
    expect([t.pick('foe.0 melee').dice(), t.spent()]).toEqual([5, 0]);
  }),
  ...on('brilliant-oration', 'c-3po-and-r2-d2', (card, id) => {
    const ewok = ['Ewok'] as const;
    const start = () =>
      play({
        me: [card, 10, { damage: 3 }],
        mate: [friend(ewok), 18, { damage: 3 }],
        far: [friend(ewok), 21],
        lord: [nobody('secondary', ewok), 15],
        foe: [foe(), 26],
      })
        .uses('me', id)
        .accepts();
    const dash = start().takes(0);
    moveOne(dash, 'mate', 'dash');
    moveOne(dash.accepts().takes(0), 'me', 'dash');
    const idle = () =>
      play({ me: [card, 10, { damage: 3 }], mate: [friend(ewok), 18, { damage: 3 }] })
        .uses('me', id)
        .accepts();
    const heal = idle().takes(1).heals(2);
    expect([heal.damage('mate'), heal.accepts().takes(1).heals(2).damage('me'), heal.spent()]).toEqual([1, 1, 0]);
    const hunker = idle().takes(2).accepts().takes(2);
    expect([hunker.hunker('mate'), hunker.hunker('me')]).toEqual([1, 1]);
    expect(start().takes(3).pick('foe.0 ranged').dice()).toBe(5);
    expect(
      play({ me: [card, 10], foe: [foe(), 18] })
        .activates('me')
        .canUse('me', id),
    ).toBe(false); // without an Ewok
  }),
  ...on('imperial-brutality', 'death-trooper-specialist', (card, id) => {
    const t = play({ me: [card, 10], mate: [friend(['Galactic Empire'], duo), 24], other: [friend(['Jedi']), 14], foe: [foe(), 30] }).uses(
      'me',
      id,
    );
    expect(t.choices()).toEqual(['mate', 'me']);
    moveAny(t.pick('mate'), 'mate', 'dash', 3);
    expect([t.conditions('mate'), t.conditions('foe'), t.spent()]).toEqual([['exposed'], ['exposed'], 1]);
    const free = play({ me: [card, 10], mate: [friend(['Galactic Empire']), 24], foe: [foe(), 34] })
      .uses('me', id)
      .pick('mate')
      .declines();
    expect([free.conditions('mate'), free.conditions('foe')]).toEqual([[], []]);
  }),
  ...on('long-live-the-empire', 'gideon-hask', (card, id) => {
    const start = (damage: number) => {
      const t = play(
        {
          me: [card, 10],
          mate: [friend(['Galactic Empire'], duo), 20, { damage, conditions: ['pinned', 'strained'] }],
          lord: [nobody('secondary', ['Galactic Empire']), 14],
        },
        { objectives: [[30, 10]] },
      );
      return t.uses('me', id).pick('mate.0');
    };
    const t = start(0); // pinned: the move is held
    expect([t.damage('mate'), t.unit('mate').wounded, t.spent()]).toEqual([2, 0, 1]);
    const saved = start(6).accepts();
    expect([saved.damage('mate'), saved.unit('mate').wounded, saved.unit('mate').injured, saved.conditions('mate')]).toEqual([0, 0, 1, []]);
    const left = start(6).declines();
    expect([left.unit('mate').wounded, left.unit('mate').injured]).toEqual([1, 0]);
    const free = play({ me: [card, 10], mate: [friend(['Galactic Empire']), 20] }, { objectives: [[30, 10]] }).uses('me', id);
    expect(free.place()).toMatchObject({ how: 'reposition', toward: true });
  }),
  ...on('feigned-retreat', 'paploo', (card, id) => {
    const t = play({ me: [card, 10], ewok: [friend(['Ewok']), 16], idle: [friend(['Ewok']), 7], foe: [foe(), 19] })
      .uses('me', id)
      .accepts();
    expect(t.place()).toMatchObject({ how: 'reposition', away: true });
    moveOne(t, 'ewok', 'reposition', -3);
    expect([t.hunker('ewok'), t.conditions('foe'), t.spent()]).toEqual([1, ['exposed'], 1]);
    expect([t.seat(), t.place()]).toMatchObject([0, { how: 'dash', toward: true, character: t.characterId('foe') }]); // its own player
    expect(t.declines().at('foe')).toEqual([19, 8.8]);
  }),
};
