import { expect } from 'vitest';
import { defenceDice, hurt, isShoved, on, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend, nobody } from './positions.js';

/** Abilities that protect friends nearby. */
export const AURAS: Tests = {
  ...on('bodyguard', ['chewie', 'magnaguard'], card => {
    const dice = (x: number, type: 'secondary' | 'supporting') =>
      defenceDice({ me: [card, 10], ward: [nobody(type), x], foe: [foe(), 20] }, 'foe', 'ward');
    expect([dice(13, 'secondary'), dice(15, 'secondary'), dice(13, 'supporting')]).toEqual([3, 2, 2]);
  }),
  ...on('intercede', ['magnaguard', 'naboo-royal-handmaidens'], card => {
    const targets = (given: { x?: number; wounded?: number }) =>
      play({
        me: [card, given.x ?? 10, { wounded: given.wounded ?? 0 }],
        ward: [nobody('secondary'), 15],
        other: [friend(), 16, { at: [[15, 7]] }],
        foe: [foe(), 13],
      })
        .acts('foe', 'combat')
        .choices();
    expect(targets({})).toEqual(expect.arrayContaining(['me.0 melee', 'other.0 melee']));
    expect(targets({})).not.toContain('ward.0 melee');
    expect(targets({ wounded: 1 })).toContain('ward.0 melee');
    expect(targets({ x: 5 })).toContain('ward.0 melee');
  }),
  ...on('higher-purpose', 'bo-katan-kryze', card => {
    const setting = {
      objectives: [
        [10, 10],
        [4, 10],
      ],
    } as const;
    expect([hurt(card), hurt(card, {}, {}, setting)]).toEqual([2, 1]);
    const aura = (x: number, tags: Parameters<typeof friend>[0]) => {
      const t = play({ me: [card, x], mate: [friend(tags), 4], foe: [foe([], { icons: ['damage', 'damage', 'shove'] }), 12] }, setting);
      t.attacks('foe', 'mate').next('c').untilPlace();
      const isMoved = t.place().character === t.characterId('mate');
      return [isMoved, t.rest().damage('mate')];
    };
    expect(aura(10, ['Mandalorian'])).toEqual([false, 1]);
    expect(aura(10, ['Trooper'])).toEqual([true, 2]);
    expect(aura(20, ['Mandalorian'])).toEqual([true, 2]);
  }),
  ...on('brave-enough', 'bodhi-rook', card => {
    const setting = { objectives: [[4, 10]] } as const;
    const aura = (x: number, tags: Parameters<typeof friend>[0], given = setting as { objectives?: typeof setting.objectives }) => {
      const t = play({ me: [card, x], mate: [friend(tags), 4], foe: [foe([], { icons: ['exposed', 'shove'] }), 12] }, given);
      t.attacks('foe', 'mate').next('c').untilPlace();
      return [t.place().character === t.characterId('mate'), t.rest().conditions('mate').length];
    };
    expect(aura(10, ['Rebel Alliance'])).toEqual([false, 1]);
    expect(aura(10, ['Spy'])).toEqual([true, 0]);
    expect(aura(13, ['Rebel Alliance', 'Spy'])).toEqual([true, 1]);
    expect(aura(10, ['Rebel Alliance', 'Spy'], {})).toEqual([true, 1]);
  }),
  ...on('divine-influence', 'c-3po-and-r2-d2', card => {
    const ewok = (stance: number, x = 3) => {
      const t = play({ me: [card, 16, { stance }], ewok: [friend(['Ewok']), 7], foe: [foe([], { icons: ['shove'] }), x] });
      t.attacks('foe', 'ewok').next('c').untilPlace();
      return t.place().character === t.characterId('ewok');
    };
    expect([ewok(0), ewok(1)]).toEqual([true, false]);
    const ways = (stance: number, x = 16) => {
      const t = play({
        me: [card, x, { stance }],
        ewok: [
          'ewok-hunters',
          7,
          {
            at: [
              [7, 8.8],
              [3, 9],
            ],
          },
        ],
        foe: [foe(), 10.5],
      });
      t.uses('ewok', 'stealthy-approach').pick('ewok.0');
      return t.asks() === 'moveAs' ? t.options() : ['dash'];
    };
    expect([ways(0), ways(1), ways(0, 20)]).toEqual([['dash', 'climb'], ['dash'], ['dash']]); // engaged, and it may climb
  }),
  ...on('incoming', 'commander-ponds', card => {
    const given = (x: number, hunker: number, tags: Parameters<typeof friend>[0] = ['Clone Trooper']) =>
      play({ me: [card, x], mate: [friend(tags), 10, { hunker }], foe: [foe([], { icons: ['exposed'] }), 18] })
        .attacks('foe', 'mate')
        .next('c')
        .rest()
        .conditions('mate');
    expect([given(4, 1), given(4, 0), given(1, 1), given(4, 1, ['Jedi'])]).toEqual([[], ['exposed'], ['exposed'], ['exposed']]);
  }),
  ...on('muscle-of-the-batch', 'wrecker-and-omega', card => {
    const aura = (tags: Parameters<typeof friend>[0], { x = 10, wounded = 0 } = {}) => {
      const t = play({ me: [card, x, { wounded }], mate: [friend(tags), 4], foe: [foe([], { icons: ['damage', 'damage', 'shove'] }), 12] });
      t.attacks('foe', 'mate').next('c').untilPlace();
      return [t.place().character === t.characterId('mate'), t.rest().damage('mate')];
    };
    expect(aura(['Bad Batch'])).toEqual([false, 2]);
    expect(aura(['Clone Trooper'])).toEqual([true, 1]);
    expect(aura(['Scoundrel'])).toEqual([true, 1]);
    expect(aura(['Bad Batch', 'Scoundrel'], { wounded: 1 })).toEqual([true, 2]);
    expect(aura(['Bad Batch', 'Scoundrel'], { x: 14 })).toEqual([true, 2]);
    expect([hurt(card), isShoved(card)]).toEqual([1, false]);
  }),
};
