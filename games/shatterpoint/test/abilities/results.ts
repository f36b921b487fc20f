import type { Tag } from '@cadre/shatterpoint/content/tags';
import { expect } from 'vitest';
import { on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const REROLL = (t: Play, face: string) => t.choose({ kind: 'reroll', face } as never);

/** Abilities that change the results of rolls. */
export const RESULTS: Tests = {
  ...on('wolfpack', 'commander-wolffe', card => {
    // the defence chart of the Wing Guard's enemy turns criticals into failures only against others
    const criticals = (given: { tags?: Tag[]; x?: number; wounded?: number }) => {
      const enemy = foe([], {
        stances: [
          {
            ...foe().stances[0]!,
            defence: {
              ranged: 2,
              melee: 2,
              chart: { name: { en: 'x', de: 'x' }, rows: [{ from: 1, results: [{ change: 'critical', into: 'failure' }] }] },
            },
          },
        ],
      });
      const t = play({
        me: [card, 1, { wounded: given.wounded ?? 0 }],
        mate: [friend(given.tags ?? ['Clone Trooper']), 15],
        other: [friend(['Clone Trooper']), given.x ?? 31],
        foe: [enemy, 21],
      })
        .attacks('mate', 'foe')
        .next('cc', 'e')
        .rest();
      return t.facts().flatMap(fact => (fact.type === 'charts' ? [fact.criticals] : []))[0];
    };
    expect([criticals({}), criticals({ tags: [] }), criticals({ x: 33 }), criticals({ wounded: 1 })]).toEqual([2, 1, 1, 1]);
  }),
  ...on('what-does-this-do', 'paploo', card => {
    const start = (conditions: readonly ('exposed' | 'pinned' | 'strained')[], x = 13) => {
      const enemy = foe([], {
        stances: [
          {
            ...foe().stances[0]!,
            melee: {
              dice: 3,
              chart: {
                name: { en: 'x', de: 'x' },
                rows: [{ from: 1, results: [{ add: 'critical' }, { add: 'critical' }, { add: 'critical' }] }],
              },
            },
          },
        ],
      });
      const t = play({ me: [card, 10], foe: [enemy, x, { conditions }] })
        .attacks('me', 'foe')
        .next('e', '');
      return t.rest(() => t.asks() === 'option' && t.choices().includes('yes'));
    };
    const criticals = (t: Play) =>
      t
        .rest()
        .facts()
        .flatMap(fact => (fact.type === 'charts' ? [fact.criticals] : []))[0];
    expect(criticals(start(['pinned']).does('yes'))).toBe(3);
    expect(criticals(start(['exposed']).does('yes'))).toBe(3); // as it was when the attack was declared
    expect(criticals(start(['pinned']).does('no'))).toBeLessThan(3);
    expect([start(['strained']).isOver(), start(['pinned'], 17).isOver()]).toEqual([true, true]);
  }),
  ...on('stretch-out', 'padawan-learners', card => {
    const healed = (x: number, combat = true) => {
      const t = play({
        me: [
          card,
          10,
          {
            at: [
              [10, 8.8],
              [9, 11],
            ],
          },
        ],
        mate: [friend(), x, { damage: 2 }],
        foe: [foe([], { stamina: 30 }), 13],
      })
        .attacks('me', 'foe', { combat })
        .next('c');
      return t.restHealing().damage('mate');
    };
    expect([healed(3), healed(2), healed(3, false)]).toEqual([1, 2, 2]);
  }),
  ...on('unnatural-vigor', 'night-troopers', (card, id) => {
    const expertise = (injured: number, roll: string) => {
      const t = play({ me: [card, 10, { injured }], foe: [foe(), 18] })
        .attacks('foe', 'me')
        .next(roll, '')
        .reacts(id);
      return [
        t
          .rest()
          .facts()
          .flatMap(fact => (fact.type === 'charts' ? [fact.attack] : []))[0],
        t.spent(),
      ];
    };
    expect([expertise(0, 'eee'), expertise(1, 'eee')]).toEqual([
      [2, 0],
      [1, 1],
    ]);
    expect(
      play({ me: [card, 10], foe: [foe(), 18] })
        .attacks('foe', 'me')
        .next('sss')
        .isOffered(id),
    ).toBe(false);
  }),
  ...on('imperial-intelligence', 'agent-kallus', (card, id) => {
    const tags = ['Galactic Empire', 'Spy', 'Trooper'] as const;
    const own = { me: [card, 10, { tags }], mate: [friend(['Spy', 'Trooper', 'Jedi']), 20, { seat: 2 }], foe: [foe(), 27] } as const;
    const t = play(own).attacks('mate', 'foe').next('c', '').reacts(id);
    REROLL(REROLL(t, 'failure'), 'failure');
    expect([t.dice(), t.spent()]).toEqual([2, 1]); // two tags in common
    const d = play(own).attacks('foe', 'mate').next('c', '').reacts(id);
    REROLL(REROLL(d, 'failure'), 'failure');
    expect([d.asks(), d.dice()]).toEqual(['defence', 2]);
  }),
  ...on('defiance', 'gideon-hask', card => {
    const start = (given: { tags?: Tag[]; x?: number; combat?: boolean; type?: 'supporting' | 'secondary' } = {}) => {
      const x = given.x ?? 21;
      const t = play({
        me: [card, 10],
        mate: [nobody(given.type ?? 'supporting', given.tags ?? ['Galactic Empire']), x + 7],
        foe: [foe(), x],
      })
        .attacks('mate', 'foe', { combat: given.combat ?? true })
        .next('cc', 'b');
      return t.rest(() => t.asks() === 'use');
    };
    const strikes = (t: Play) =>
      t
        .rest()
        .facts()
        .flatMap(fact => (fact.type === 'charts' ? [fact.strikes] : []))[0];
    expect([strikes(start().accepts()), strikes(start().declines())]).toEqual([1, 0]);
    expect(
      [start({ tags: [] }), start({ x: 22.5 }), start({ combat: false }), start({ type: 'secondary' })].map(each => each.isOver()),
    ).toEqual([true, true, true, true]);
  }),
  ...on('calculated-plans', 'ig-88b', (card, id) => {
    const start = (combat = true) =>
      play({ me: [card, 10], foe: [foe(), 16] })
        .attacks('me', 'foe', { combat })
        .next('cse', '');
    const t = start().reacts(id);
    expect(t.rerolls()).toEqual(['expertise', 'failure']);
    REROLL(REROLL(t, 'expertise'), 'failure');
    expect([t.dice(), t.spent(), start(false).isOffered(id)]).toEqual([2, 0, false]);
  }),
  ...on('feinting-blow', 'shaak-ti', (card, id) => {
    const start = (defence: string, combat = true, x = 13) =>
      play({ me: [card, 10], foe: [foe(), x] })
        .attacks('me', 'foe', { combat })
        .next('ss', defence);
    const blocks = (t: Play) =>
      t
        .rest()
        .facts()
        .flatMap(fact => (fact.type === 'charts' ? [fact.blocks] : []))[0];
    expect([blocks(start('be').reacts(id)), blocks(start('be'))]).toEqual([0, 1]);
    expect([start('bb').isOffered(id), start('be', false).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('your-fear-betrays-you', 'third-sister', (card, id) => {
    const start = (...control: ('legend' | 'cadre')[]) =>
      play({ me: [card, 10], foe: [foe(), 13] }, { objectives: control.map((each, i) => [25 + 3 * i, 9, each] as const) })
        .attacks('me', 'foe', { combat: false })
        .next('s', '');
    const t = start('legend', 'cadre', 'legend').reacts(id);
    REROLL(REROLL(t, 'failure'), 'failure');
    expect([t.dice(), t.spent(), start('cadre').isOffered(id)]).toEqual([2, 0, false]);
  }),
};
