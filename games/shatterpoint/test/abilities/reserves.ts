import { expect } from 'vitest';
import { moveOne, on, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend } from './positions.js';

/** What the reserve costs the unit; nothing where it cannot be put there. */
const reserve = (card: string, given: { injured?: number; force?: number; more?: object } = {}): number | 'no' => {
  const t = play(
    { me: [card, 10, { injured: given.injured ?? 0 }], mate: [friend(), 20], ...given.more },
    { deck: ['me', 'mate'], force: [4, given.force ?? 4, 4] },
  ).reveals('me');
  t.rest(() => t.offers().length === 0);
  if (t.isOver() || !t.choices().includes('reserve')) return 'no';
  const before = t.spent();
  t.does('reserve');
  return t.spent() - before;
};
const TIED = { objectives: [[11.5, 9.5, 'legend']] } as const;

/** Abilities about order cards, control and deployment. */
export const RESERVES: Tests = {
  ...on('karabast', 'zeb-orrelios', card => expect([reserve(card), reserve(card, { injured: 1 })]).toEqual([1, 'no'])),
  ...on('great-house-vizsla', 'paz-vizsla', card => {
    expect([reserve(card), reserve(card, { injured: 1 })]).toEqual([1, 'no']);
    const isShoved = (stance: number) => {
      const t = play({ me: [card, 10, { stance }], foe: [foe([], { icons: ['shove'] }), 18] })
        .attacks('foe', 'me')
        .next('c')
        .untilPlace();
      return t.place().character === t.characterId('me');
    };
    expect([isShoved(0), isShoved(1)]).toEqual([true, false]); // with Fearless
  }),
  ...on('cheaper-reserve', ['kalani', 'kraken', 'wing-guard'], card =>
    expect([reserve(card), reserve(card, { force: 0 })]).toEqual([0, 0]),
  ),
  ...on('being-underestimated', 'dengar', card => {
    expect(reserve(card)).toBe(0);
    const cost = (tags: Parameters<typeof friend>[0], seat: 1 | 2) => {
      const t = play(
        { me: [card, 10], mate: [friend(tags), 20, { seat }], other: [friend(), 25, { seat }] },
        { deck: ['mate', 'other'] },
      ).reveals('mate');
      return t
        .rest(() => t.offers().length === 0)
        .does('reserve')
        .spent(seat);
    };
    expect([cost(['Bounty Hunter'], 1), cost(['Scoundrel'], 1), cost(['Bounty Hunter'], 2)]).toEqual([0, 1, 0]); // LE-A24: the partner's, too
  }),
  ...on('impatience', 'shin-hati', (card, id) => {
    expect([reserve(card), id]).toEqual(['no', 'impatience']);
    const t = play({ me: [card, 10], foe: [foe([], { icons: ['pinned', 'disarmed', 'exposed'] }), 18] })
      .attacks('foe', 'me')
      .next('c')
      .rest();
    expect(t.conditions('me')).toEqual(['exposed']);
    const pays = (force: number, hunker: number) =>
      play({ me: [card, 10, { hunker }], foe: [foe(), 16] }, { force: [4, force, 4] }).activates('me');
    expect([pays(0, 1).canUse('me', 'furious-rush'), pays(0, 0).canUse('me', 'furious-rush')]).toEqual([true, false]);
    const free = pays(0, 1).uses('me', 'furious-rush');
    expect(free.hunker('me')).toBe(0);
    moveOne(free, 'me', 'dash');
    const token = pays(4, 2).uses('me', 'furious-rush').does('yes');
    expect([token.hunker('me'), token.spent()]).toEqual([1, 0]); // a token of choice
    moveOne(token, 'me', 'dash'); // one is enough
    expect(token.facts().flatMap(fact => (fact.type === 'ability' ? [fact.cost] : []))).toEqual([0]);
    const force = pays(4, 2).uses('me', 'furious-rush').does('no');
    expect([force.hunker('me'), force.spent()]).toEqual([2, 1]);
  }),
  ...on('wins-ties', ['ezra-bridger', 'fifth-brother', 'fixer', 'fourth-sister', 'greef-karga'], card => {
    const settle = (x: number, wounded = 0) =>
      play(
        {
          me: [card, x, { wounded }],
          mate: [friend(), 10, { at: [[9, 11]] }],
          foe: [
            foe([], { characters: 2 }),
            14,
            {
              at: [
                [14, 8.8],
                [14, 11],
              ],
            },
          ],
        },
        TIED,
      )
        .activates('mate')
        .does('end').state.public.objectives[0]!.control;
    expect([settle(10), settle(4)]).toEqual(['cadre', 'legend']);
    const plain = play({ mate: [friend([], { characters: 2 }), 10], foe: [foe([], { characters: 2 }), 14] }, TIED)
      .activates('mate')
      .does('end');
    expect(plain.state.public.objectives[0]!.control).toBe('legend');
  }),
  ...on('lockdown', ['k-2so', 'lobot'], card => {
    const taken = (wounded: number) => {
      const t = play(
        {
          me: [card, 10, { wounded }],
          foe: [
            foe([], { characters: 3, baseMm: 40 }),
            14,
            {
              at: [
                [14, 8.8],
                [14, 11],
                [13, 6.9],
              ],
            },
          ],
        },
        { objectives: [[11.5, 9.5, 'cadre']] },
      );
      return t.activates('foe').does('end').rest().state.public.objectives[0]!.control;
    };
    expect([taken(0), taken(1)]).toEqual(['cadre', 'legend']);
  }),
  ...on('infiltration', ['imperial-special-forces', 'rebel-commandos'], card => {
    const reach = (id: string) =>
      play({ lead: [friend(), 10], me: [id, 14] })
        .deploys('lead', 'me')
        .place();
    expect([reach(card), reach('stormtroopers')]).toMatchObject([{ range: 2 }, { range: 1 }]);
  }),
  ...on('primitive-artifice', 'ewok-trappers', card => {
    const traps = (roll: string) => {
      const t = play(
        { me: [card, 10], foe: [foe([], { characters: 2, stamina: 20 }), 20], other: [foe(), 28], mate: [friend(), 17] },
        { objectives: [[18.5, 9.8]] },
      )
        .drawsTactics('me')
        .rolls(roll);
      t.rest(() => t.asks() !== 'push' && t.asks() !== 'character');
      return [t.damage('foe'), t.conditions('foe'), t.damage('other'), t.damage('mate'), t.at('foe.0').join() !== '20,8.8'];
    };
    expect(traps('c')).toEqual([4, ['pinned'], 0, 0, true]); // two characters, both pushed
    expect(traps('s')).toEqual([4, [], 0, 0, false]);
    expect(traps('e')).toEqual([2, ['pinned'], 0, 0, false]); // by the unit
    expect(traps('f')).toEqual([0, ['pinned'], 0, 0, false]);
  }),
};
