import { expect } from 'vitest';
import { cure, moveAll, moveAny, moveOne, on, playAmongEnemies as play, stayAll, type Tests } from './common.js';
import { foe, friend, nobody } from './positions.js';

const duo = { characters: 2 } as const;

/** Tactics and Active abilities that move, heal and help friends. */
export const FRIENDS: Tests = {
  ...on('pride-of-the-mandalore', ['bo-katan-kryze', 'gar-saxon'], card => {
    const t = play({ me: [card, 10], mate: [friend(['Mandalorian']), 30, { seat: 2 }], other: [friend(['Jedi']), 14] }).starts('me');
    moveOne(t, 'mate', 'jump'); // any distance, the partner's too, and not itself
  }),
  ...on('flank-em', 'commander-wolffe', card => {
    const t = play({ me: [card, 10], mate: [friend(['Clone Trooper'], duo), 24], other: [friend(['Jedi'], duo), 30] }).starts('me');
    expect(t.choices()).toEqual(['mate', 'me']);
    moveAll(t.pick('mate'), 'mate', 'climb');
  }),
  ...on('get-a-move-on', 'captain-rex', card => {
    const t = play({ me: [card, 10], mate: [friend(['Galactic Republic'], duo), 24], other: [friend(['Jedi']), 30] }).starts('me');
    expect(t.choices()).toEqual(['mate.0', 'mate.1', 'me.0']);
    moveOne(t.pick('mate.1'), 'mate.1', 'dash');
    expect(t.accepts().hunker('mate')).toBe(1);
  }),
  ...on('charge', ['commander-ponds', 'nahdar-vebb'], card => {
    const t = play({ me: [card, 10], mate: [friend(['Galactic Republic']), 24], other: [friend(['Rebel Alliance']), 30] }).starts('me');
    expect(t.choices()).toEqual(['mate.0', 'me.0']);
    moveOne(t.pick('mate'), 'mate', 'dash');
  }),
  ...on('fan-out', ['boushh', 'luke-skywalker'], card => {
    const t = play({ me: [card, 10], mate: [friend(['Spy']), 24], other: [friend(['Rebel Alliance']), 30], foe: [foe(), 27] }).starts('me');
    expect(t.choices()).toEqual(['mate.0', 'me.0']);
    moveOne(t.pick('mate'), 'mate', 'reposition', -6); // although engaged
  }),
  ...on('imperial-efficiency', 'death-trooper-escort', card => {
    const units = {
      me: [card, 10],
      mate: [friend(['Galactic Empire'], duo), 20],
      lord: [nobody('secondary', ['Galactic Empire']), 30],
      other: [friend(['Jedi']), 34],
    } as const;
    const t = play(units).starts('me');
    expect(t.choices()).toEqual(['mate', 'me']);
    moveAll(t.pick('mate'), 'mate', 'dash');
    const hurt = play({ ...units, mate: [friend(['Galactic Empire'], duo), 20, { damage: 1 }], foe: [foe(), 23] })
      .starts('me')
      .pick('mate');
    moveAll(hurt, 'mate', 'reposition', -5);
  }),
  ...on('marching-orders', 'es-04', card => {
    const t = play({
      me: [card, 10],
      mate: [friend(['Galactic Empire']), 24],
      lord: [nobody('secondary', ['Galactic Empire']), 30],
    }).starts('me');
    moveOne(t, 'mate', 'dash');
    moveOne(t, 'me', 'dash');
  }),
  ...on('get-moving', 'gwarm', card => {
    const t = play({ me: [card, 10], mate: [friend(['Weequay'], duo), 26], other: [friend(['Scoundrel']), 14] }).starts('me');
    moveAll(t, 'mate', 'dash');
  }),
  ...on('unity-wins-war', 'shaak-ti', card => {
    const t = play({
      me: [card, 10],
      mate: [friend(['Mercenary']), 24],
      clone: [friend(['Galactic Republic']), 30],
      other: [friend(['Scoundrel']), 34],
    }).starts('me');
    expect(t.choices()).toEqual(['clone.0', 'mate.0']);
    moveOne(t.pick('mate'), 'mate', 'dash');
    moveOne(t, 'me', 'jump');
    moveOne(play({ me: [card, 10], other: [friend(['Scoundrel']), 34] }).starts('me'), 'me', 'jump'); // also without a friend to choose
  }),
  ...on('roger-roger', 'kalani', card => {
    const droid = ['Battle Droid'] as const;
    const t = play({
      me: [card, 10],
      mate: [friend(droid, duo), 18],
      far: [friend(droid), 21],
      lord: [nobody('secondary', droid), 13],
      other: [friend(['Droid']), 6],
    }).starts('me');
    moveOne(t, 'mate.0', 'dash');
    moveOne(t, 'mate.1', 'dash');
    expect(t.asks()).toBe('option');
  }),
  ...on('do-not-let-them-escape', 'kraken', card => {
    const t = play({ me: [card, 10], mate: [friend(['Battle Droid'], duo), 28], lord: [nobody('secondary', ['Battle Droid']), 13] }).starts(
      'me',
    );
    expect(t.choices()).toEqual(['mate', 'me']);
    moveAll(t.pick('mate'), 'mate', 'dash');
    expect(
      play({ me: [card, 10], mate: [friend(['Battle Droid']), 28] })
        .starts('me')
        .declines()
        .asks(),
    ).toBe('option');
  }),
  ...on('detain', 'lobot', card => {
    const t = play({ me: [card, 10], mate: [friend(['Scoundrel']), 24], foe: [foe(), 32], far: [foe(), 14] })
      .starts('me')
      .pick('mate');
    moveOne(t, 'mate', 'dash');
    expect(t.takes(0).conditions('foe')).toEqual(['pinned']);
    const own = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 24] })
      .starts('me')
      .declines()
      .pick('foe')
      .takes(1);
    expect([own.conditions('foe'), own.conditions('far')]).toEqual([['disarmed'], []]);
  }),
  ...on('scatter', 'nossor-ri', card => {
    const units = {
      me: [card, 10],
      mate: [friend(['Separatist Alliance'], duo), 20],
      rogue: [friend(['Scoundrel']), 26],
      other: [friend(['Jedi']), 34],
    } as const;
    const t = play(units).starts('me');
    expect(t.choices()).toEqual(['mate', 'me', 'rogue']);
    moveAny(t.pick('mate'), 'mate', 'dash');
    expect(t.asks()).toBe('option');
    const hurt = play({ ...units, mate: [friend(['Separatist Alliance']), 20, { damage: 1 }] })
      .starts('me')
      .pick('mate');
    moveOne(hurt, 'mate', 'reposition', 3);
  }),
  ...on('run', 'obi-wan-kenobi', card => {
    const t = play({ me: [card, 10], mate: [friend(), 24, { damage: 2 }], idle: [friend(), 16], foe: [foe(), 27] }).starts('me');
    expect(t.choices()).toEqual(['mate.0', 'me.0']);
    t.pick('mate').heals();
    expect(t.damage('mate')).toBe(1);
    moveOne(t, 'mate', 'reposition', -5);
  }),
  ...on('we-are-mandalorians', 'paz-vizsla', card => {
    const clan = ['Mandalorian'] as const;
    const t = play({
      me: [card, 10, { damage: 2 }],
      mate: [friend(clan, duo), 18, { conditions: ['pinned'], damage: 1 }],
      far: [friend(clan), 21, { damage: 1 }],
      lord: [nobody('secondary', clan), 13, { damage: 1 }],
    }).starts('me');
    t.accepts()
      .takes(0)
      .accepts()
      .takes(1)
      .choose(cure(t.id('mate'), 'pinned'))
      .declines();
    expect(['me', 'mate', 'far', 'lord'].map(t.damage)).toEqual([1, 1, 1, 1]);
    expect(t.conditions('mate')).toEqual([]);
    moveOne(t, 'mate.0', 'jump');
    moveOne(t, 'mate.1', 'jump');
    expect(t.asks()).toBe('option'); // Supporting characters only
  }),
  ...on('grab-some-bacta', 'fixer', card => {
    const t = play({
      me: [card, 10, { damage: 2 }],
      mate: [friend(['Clone Trooper']), 24, { damage: 2 }],
      other: [friend(['Jedi']), 30],
    }).starts('me');
    expect(t.choices()).toEqual(['mate.0', 'me.0']);
    t.pick('mate').heals();
    expect(t.damage('mate')).toBe(1);
    moveOne(t, 'mate', 'dash');
  }),
  ...on('loyal-protectors', 'sabe', card => {
    const t = play({ me: [card, 10], mate: [friend(['Galactic Republic', 'Naboo'], duo), 24], other: [friend(['Jedi']), 30] }).starts('me');
    moveAll(t, 'mate', 'dash');
    moveOne(t, 'me', 'dash');
    const plain = play({ me: [card, 10], mate: [friend(['Galactic Republic']), 24] }).starts('me');
    moveOne(plain, 'mate', 'dash');
    expect(plain.asks()).toBe('option');
  }),
  ...on('my-friends', 'sabine-wren', card => {
    const t = play({ me: [card, 10], mate: [friend(['Rebel Alliance', 'Spectre']), 24], other: [friend(['Spectre']), 30] }).starts('me');
    moveOne(t, 'mate', 'dash');
    expect(t.accepts().hunker('mate')).toBe(1);
    const plain = play({ me: [card, 10], mate: [friend(['Rebel Alliance']), 24] }).starts('me');
    moveOne(plain, 'mate', 'dash');
    expect(plain.asks()).toBe('option');
  }),
  ...on('press-on', 'snowtrooper-lieutenant', card => {
    const empire = ['Galactic Empire'] as const;
    const t = play({
      me: [card, 10],
      mate: [friend(empire, duo), 28, { conditions: ['exposed', 'disarmed'] }],
      lord: [nobody('secondary', empire), 14],
    })
      .starts('me')
      .pick('mate');
    t.choose(cure(t.id('mate'), 'disarmed'));
    moveAny(t, 'mate', 'dash');
    expect([t.conditions('mate'), t.asks()]).toEqual([['exposed'], 'option']);
    expect(
      play({ me: [card, 10], mate: [friend(empire), 28] })
        .starts('me')
        .declines()
        .asks(),
    ).toBe('option');
  }),
  ...on('inexorable-advance', 'stormtrooper-sergeant', card => {
    const t = play({ me: [card, 10], mate: [friend(['Galactic Empire'], duo), 24], other: [friend(['Jedi']), 14] })
      .starts('me')
      .pick('mate');
    moveAll(t, 'mate', 'advance', 6);
    expect(t.damage('mate')).toBe(1);
    const still = play({ me: [card, 10], mate: [friend(['Galactic Empire']), 24] })
      .starts('me')
      .pick('mate');
    stayAll(still, 'mate');
    expect(still.damage('mate')).toBe(0);
  }),
  ...on('lead-the-charge', 'wicket', card => {
    const ewok = ['Ewok'] as const;
    const t = play({
      me: [card, 10],
      mate: [friend(ewok, duo), 16],
      far: [friend(ewok), 22],
      other: [friend(['Endor']), 7],
      foe: [foe(), 30],
    })
      .starts('me')
      .pick('foe');
    expect(t.place()).toMatchObject({ how: 'dash', toward: true });
    moveOne(t, 'me', 'dash', 3);
    t.pick('mate.0');
    expect(t.place()).toMatchObject({ how: 'dash', toward: true });
    moveOne(t, 'mate.0', 'dash', 3);
    moveOne(t, 'mate.1', 'dash', 3);
  }),
};
