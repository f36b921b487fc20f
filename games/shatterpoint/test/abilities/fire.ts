import type { Tag } from '@cadre/shatterpoint/content/tags';
import { expect } from 'vitest';
import { attackDice, moveOne, on, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend, nobody } from './positions.js';

/** The unit at 10, a friend that attacks from 22 an enemy at x: what happens to the enemy, and whether it is offered at all. */
const coordinated =
  (tag: Tag, reach: readonly [near: number, far: number], expected: { condition?: string; damage?: number }) =>
  (card: string, id: string) => {
    const at = (x: number, { tags = [tag] as Tag[], combat = true, seat = 2 } = {}) =>
      play({ me: [card, 10], mate: [friend(tags), x + 8, { seat }], foe: [foe(), x] }).attacks('mate', 'foe', { combat });
    const t = at(reach[0]).reacts(id);
    expect([t.damage('foe'), t.conditions('foe'), t.spent()]).toEqual([
      expected.damage ?? 0,
      expected.condition ? [expected.condition] : [],
      0,
    ]);
    expect(at(reach[0], { seat: 1 }).isOffered(id)).toBe(true); // friends of both cadres
    expect(at(reach[1]).isOffered(id)).toBe(false);
    expect(at(reach[0], { combat: false }).isOffered(id)).toBe(false);
    expect(at(reach[0], { tags: [] }).isOffered(id)).toBe(false);
    expect(
      play({ me: [card, 10], mate: [friend(), 16], foe: [foe(), 22] })
        .attacks('foe', 'mate')
        .isOffered(id),
    ).toBe(false); // an enemy's attack
    expect(
      play({ me: [card, 10], foe: [foe(), 13] })
        .attacks('me', 'foe')
        .isOffered(id),
    ).toBe(false); // another unit's attack
  };
const RANGE_5 = [21, 22.5] as const;
const RANGE_4 = [19, 20.5] as const;
/** A die for each other unit of the tag near the target. */
const volley = (attacker: Tag, of: Tag) => (card: string, id: string) => {
  const dice = (
    by: 'me' | 'mate',
    others: Record<string, readonly [ReturnType<typeof friend>, number, object?]>,
    tags: Tag[] = [attacker],
    combat = true,
  ) => {
    const units = { me: [card, 10], mate: [friend(tags), 22], foe: [foe(), 16], ...others } as const;
    const t = play(units).attacks(by, 'foe', { combat });
    const plain = play(units).attacks(by, 'foe', { combat }).dice();
    return t.isOffered(id) ? t.reacts(id).dice() - plain : 'no';
  };
  const one = { a: [friend([of]), 25] } as const;
  expect(dice('mate', one)).toBe(2); // the unit itself and the other one
  expect(dice('mate', { a: [friend([of]), 28] })).toBe(1);
  expect(dice('mate', { a: [friend([of], { characters: 2 }), 25] })).toBe(2); // by units, not characters
  expect(dice('mate', { a: [friend([of]), 12, { at: [[12.2, 16.6]] }] })).toBe(1); // out of sight
  expect(dice('mate', one, [])).toBe('no');
  expect(dice('mate', one, [attacker], false)).toBe('no');
  expect(
    play({ me: [card, 10], mate: [friend([of]), 16], foe: [foe(), 22] })
      .attacks('foe', 'mate')
      .isOffered(id),
  ).toBe(false);
};

/** Abilities that answer an attack before its dice are rolled. */
export const FIRE: Tests = {
  ...on(
    'coordinated-fire-strained-republic',
    ['104th-wolfpack-troopers', '501st-clone-troopers'],
    coordinated('Galactic Republic', RANGE_5, { condition: 'strained' }),
  ),
  ...on('coordinated-fire-pinned-republic', '212th-clone-troopers', coordinated('Galactic Republic', RANGE_5, { condition: 'pinned' })),
  ...on(
    'coordinated-fire-disarmed-republic',
    'naboo-royal-handmaidens',
    coordinated('Galactic Republic', RANGE_5, { condition: 'disarmed' }),
  ),
  ...on('coordinated-fire-damage-republic', 'republic-clone-commandos', coordinated('Galactic Republic', RANGE_5, { damage: 1 })),
  ...on('coordinated-fire-strained-empire', ['dark-troopers', 'enoch'], coordinated('Galactic Empire', RANGE_5, { condition: 'strained' })),
  ...on('coordinated-fire-pinned-ewoks', 'ewok-hunters', coordinated('Ewok', RANGE_5, { condition: 'pinned' })),
  ...on('coordinated-fire-exposed-dathomir', 'nightsister-acolytes', coordinated('Dathomirian', RANGE_5, { condition: 'exposed' })),
  ...on('coordinated-fire-damage-rebels', 'rebel-commandos', coordinated('Rebel Alliance', RANGE_5, { damage: 1 })),
  ...on('enfeeble-exposed', 'fifth-brother', coordinated('Inquisitorius', RANGE_4, { condition: 'exposed' })),
  ...on('enfeeble-pinned', 'fourth-sister', coordinated('Inquisitorius', RANGE_4, { condition: 'pinned' })),
  ...on('riptide', 'nossor-ri', volley('Separatist Alliance', 'Aquatic')),
  ...on('string-em-along', 'fixer', volley('Clone Trooper', 'Delta Squad')),
  ...on('coordinated-offensive', 'stormtrooper-sergeant', volley('Stormtrooper', 'Stormtrooper')),
  ...on('saturation-fire', 'b2-battle-droids', (card, id) => {
    const start = (x: number) => play({ me: [card, 10], foe: [foe(), 17] }, { objectives: [[x, 10]] }).attacks('me', 'foe');
    const plain = start(25).dice();
    const t = start(19).reacts(id);
    expect([t.dice() - plain, t.spent()]).toEqual([2, 1]);
    expect(start(25).isOffered(id)).toBe(false);
  }),
  ...on('take-him-down-easy', ['commander-fil', 'fils-clones'], (card, id) => {
    const start = (type: 'legend' | 'minion') => play({ me: [card, 10], foe: [nobody(type), 16] }).attacks('me', 'foe');
    const t = start('legend').reacts(id);
    expect([t.dice() - start('legend').dice(), t.spent()]).toEqual([2, 1]);
    expect(start('minion').isOffered(id)).toBe(false);
  }),
  ...on('refusing-my-request', 'ig-11', card => {
    const start = (control?: 'cadre' | 'legend') =>
      play({ me: [card, 10], foe: [foe(), 17] }, { objectives: [[19, 10, ...(control ? ([control] as const) : [])]] as never }).attacks(
        'me',
        'foe',
      );
    const plain = start('cadre').dice();
    expect([start().accepts().dice() - plain, start('legend').accepts().dice() - plain, start().declines().dice() - plain]).toEqual([
      3, 3, 0,
    ]);
    expect(
      play({ me: [card, 10], foe: [foe(), 17] })
        .attacks('me', 'foe')
        .asks(),
    ).toBe('attack');
  }),
  ...on('i-engineer-success', 'ig-88b', (card, id) => {
    const start = ({ tags = ['Bounty Hunter'] as Tag[], control = 'legend' as 'legend' | 'cadre', combat = true } = {}) =>
      play({ me: [card, 3], mate: [friend(tags), 10], foe: [foe(), 17] }, { objectives: [[19, 10, control]] }).attacks('mate', 'foe', {
        combat,
      });
    const t = start().reacts(id);
    expect([t.dice() - start({ tags: [] }).dice(), t.spent()]).toEqual([3, 1]);
    expect([start({ tags: [] }).isOffered(id), start({ control: 'cadre' }).isOffered(id), start({ combat: false }).isOffered(id)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      play({ me: [card, 10], foe: [foe(), 17] }, { objectives: [[19, 10]] })
        .attacks('me', 'foe')
        .isOffered(id),
    ).toBe(true);
  }),
  ...on('expendable-distraction', 'aurra-sing', card => {
    const start = (given: { wounded?: number; combat?: boolean } = {}) =>
      play({ me: [card, 10], mate: [friend(), 20, { wounded: given.wounded ?? 0 }], foe: [foe(), 17] }).attacks('me', 'foe', {
        combat: given.combat ?? true,
      });
    const plain = start().declines().dice();
    const t = start().accepts();
    expect([t.dice() - plain, t.damage('mate')]).toEqual([3, 2]);
    expect([start({ wounded: 1 }).asks(), start({ combat: false }).asks()]).toEqual(['attack', 'attack']);
  }),
  ...on('slip-away', 'barriss-offee', (card, id) => {
    const start = (tags: Tag[], x = 13) =>
      play({ me: [card, 10], mate: [friend(tags), x + 6], foe: [foe(), x] }).attacks('mate', 'foe', { combat: false });
    const t = start(['Galactic Republic']).reacts(id);
    moveOne(t, 'me', 'reposition', -6);
    expect([t.hunker('me'), t.spent()]).toEqual([1, 0]);
    expect(start(['Galactic Republic']).reacts(id).declines().hunker('me')).toBe(0);
    expect([start(['Jedi']).isOffered(id), start(['Galactic Republic'], 16).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('fearless-and-inventive', ['boushh', 'paploo'], (card, id) => {
    const start = (more: object, combat = true) => play({ me: [card, 10], foe: [foe(), 13], ...more }).attacks('me', 'foe', { combat });
    const plain = start({}).dice();
    const crowd = {
      a: [foe(), 7],
      b: [
        foe([], { characters: 2 }),
        10,
        {
          at: [
            [10, 6],
            [10, 11.8],
          ],
        },
      ],
      hurt: [foe(), 8, { wounded: 1, at: [[8, 11]] }],
    } as const;
    const t = start(crowd).reacts(id);
    expect([t.dice() - plain, t.spent()]).toEqual([6, 1]);
    expect([start({}).isOffered(id), start(crowd, false).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('relax-ill-handle-this', 'crosshair', (card, id) => {
    const start = () =>
      play({ me: [card, 10], mate: [friend(), 22, { conditions: ['pinned'], damage: 2 }], foe: [foe([], { stamina: 30 }), 18] }).attacks(
        'me',
        'foe',
      );
    const healed = (t: ReturnType<typeof start>) =>
      t
        .next('ccc')
        .rest(() => t.asks() === 'branch')
        .choose({ kind: 'branch', row: 'B', column: 3 })
        .restHealing();
    const t = start().reacts(id);
    expect(t.spent()).toBe(0);
    expect([healed(t).conditions('mate'), t.damage('mate')]).toEqual([[], 2]); // a condition, from afar
    expect(healed(start()).conditions('mate')).toEqual(['pinned']);
    expect(
      play({ me: [card, 10], foe: [foe(), 18] })
        .attacks('me', 'foe', { combat: false })
        .isOffered(id),
    ).toBe(false);
  }),
  ...on('die-well', 'enoch', (card, id) => {
    const own = play({ me: [card, 10], foe: [foe(), 13] })
      .attacks('me', 'foe')
      .reacts(id);
    expect([own.conditions('me'), own.conditions('foe'), own.spent()]).toEqual([['exposed'], ['exposed'], 0]);
    const start = (tags: Tag[], x: number, { combat = true, gap = 3, type = 'supporting' as 'supporting' | 'secondary' } = {}) =>
      play({ me: [card, 10], mate: [nobody(type, tags), x], foe: [foe(), x + gap] }).attacks('mate', 'foe', { combat });
    const t = start(['Stormtrooper'], 21).reacts(id);
    expect([t.conditions('mate'), t.conditions('foe')]).toEqual([['exposed'], ['exposed']]);
    expect(
      [
        start(['Stormtrooper'], 22.5),
        start(['Trooper'], 21),
        start(['Stormtrooper'], 21, { combat: false }),
        start(['Stormtrooper'], 20, { gap: 7 }),
        start(['Stormtrooper'], 21, { type: 'secondary' }),
      ].map(each => each.isOffered(id)),
    ).toEqual([false, false, false, false, false]);
  }),
  ...on('hold-them-off', 'nahdar-vebb', (card, id) => {
    const start = (type: 'legend' | 'minion', durability: 'U' | '-' | 4) =>
      play({ me: [card, 10], foe: [nobody(type, [], { durability }), 13] }).attacks('me', 'foe');
    const more = (type: 'legend' | 'minion', durability: 'U' | '-' | 4) =>
      start(type, durability).reacts(id).dice() - start(type, durability).dice();
    expect([more('minion', '-'), more('minion', 'U'), more('legend', 4)]).toEqual([1, 2, 3]);
    expect(start('legend', 4).reacts(id).spent()).toBe(1);
    expect(
      play({ me: [card, 10], foe: [foe(), 13] })
        .attacks('me', 'foe', { combat: false })
        .isOffered(id),
    ).toBe(false);
  }),
  ...on('mind-trick', 'obi-wan-kenobi', (card, id) => {
    const start = (x: number, conditions: readonly 'disarmed'[] = []) =>
      play({ me: [card, 10], mate: [friend(), x - 5, { seat: 2 }], foe: [foe(), x, { conditions }] }).attacks('foe', 'mate');
    const t = start(21).reacts(id);
    expect([t.conditions('foe'), t.spent()]).toEqual([['disarmed'], 1]);
    expect([start(22.5).isOffered(id), start(21, ['disarmed']).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('element-of-surprise', 'lando-and-r2-d2', (card, id) => {
    const start = () => play({ me: [card, 10], foe: [foe([], { stamina: 30 }), 16] });
    const plain = attackDice({ me: [card, 10], foe: [foe(), 16] }, 'me', 'foe');
    const t = start().acts('me', 'combat').reacts(id).pick('foe.0 ranged');
    expect([t.dice() - plain, t.spent()]).toEqual([2, 1]);
    t.rolls('s'.repeat(plain + 1)); // one failure
    t.rest(() => t.asks() === 'option' && t.choices().includes('end'));
    expect(t.conditions('me')).toEqual([]);
    t.pick('foe.0 ranged');
    expect(t.dice() - plain).toBe(2);
    t.rolls('s'.repeat(plain)).rest(); // two failures
    expect(t.conditions('me')).toEqual(['exposed']);
  }),
  ...on('cloak-and-dagger', 'rebel-pathfinders', (card, id) => {
    const start = (type: 'legend' | 'minion') =>
      play({ me: [card, 10], foe: [nobody(type, [], { stamina: 30 }), 16] })
        .acts('me', 'combat')
        .reacts(id)
        .pick('foe.0 ranged');
    const plain = attackDice({ me: [card, 10], foe: [foe(), 16] }, 'me', 'foe');
    const t = start('minion');
    expect([t.dice() - plain, t.spent()]).toEqual([3, 1]);
    const damage = (type: 'legend' | 'minion', blocks: string) => start(type).next('cc', blocks).rest();
    const difference = damage('legend', '').damage('foe') - damage('minion', '').damage('foe');
    expect(difference).toBe(2); // a damage for each critical, against a Primary
    const again = play({
      me: [card, 10],
      kallus: ['agent-kallus', 3, { tags: ['Spy', 'Trooper'] }],
      foe: [nobody('legend', [], { stamina: 30 }), 16],
    })
      .acts('me', 'combat')
      .reacts(id)
      .pick('foe.0 ranged');
    again.next('cc', '').reacts('imperial-intelligence');
    for (let n = 0; n < 2; n++) again.choose({ kind: 'reroll', face: 'critical' });
    expect(again.rest().damage('foe')).toBe(2); // they count before dice are modified
    expect(
      damage('minion', '')
        .facts()
        .filter(each => each.type === 'attack'),
    ).toHaveLength(1); // the action ends with it
  }),
};
