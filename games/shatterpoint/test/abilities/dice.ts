import type { Tag } from '@cadre/shatterpoint/content/tags';
import { expect } from 'vitest';
import { attackDice, defenceDice, on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend, nobody } from './positions.js';

/** More dice in melee against an enemy whom a friend of the tag fights. */
const pack = (tag: Tag, melee: boolean) => (card: string) => {
  const dice = (given: { tags?: Tag[]; x?: number; distance?: number; combat?: boolean } = {}) => {
    const gap = given.distance ?? (melee ? 3 : 7);
    return attackDice(
      {
        me: [
          card,
          10,
          {
            at: [
              [10, 8.8],
              [2, 8.8],
            ].slice(0, card === 'commander-wolffe' || card === 'gar-saxon' || card === 'gwarm' ? 1 : 2) as never,
          },
        ],
        mate: [friend(given.tags ?? [tag]), 10 + gap + (given.x ?? 3)],
        foe: [foe(), 10 + gap],
      },
      'me',
      'foe',
      {},
      given.combat ?? melee,
    );
  };
  const plain = dice({ tags: [], ...(melee ? {} : { combat: true }) });
  expect(dice(melee ? {} : { combat: true }) - plain).toBe(2);
  expect(dice({ x: 6, ...(melee ? {} : { combat: true }) }) - plain).toBe(0); // not engaged
  return { dice, plain };
};
const REROLL = (t: Play, face: string) => t.choose({ kind: 'reroll', face } as never);

/** Abilities that change dice and their results. */
export const DICE: Tests = {
  ...on('pack-hunter-clones', ['104th-wolfpack-troopers', 'commander-wolffe'], card => void pack('Clone Trooper', true)(card)),
  ...on('pack-hunter-weequay', ['gwarm', 'weequay-pirates'], card => void pack('Weequay', true)(card)),
  ...on('pack-hunter-mandalorians', 'gar-saxon', card => void pack('Mandalorian', true)(card)),
  ...on('night-hunter', 'nightsister-acolytes', card => {
    const { dice, plain } = pack('Dathomirian', false)(card);
    expect(dice({ combat: false }) - plain).toBe(0);
  }),
  ...on('strength-in-numbers', ['ewok-hunters', 'ewok-trappers'], card => {
    const dice = (tags: Tag[], wounded = 0, x = 20) =>
      attackDice({ me: [card, 10], mate: [friend(tags), x, { wounded }], foe: [foe(), 17] }, 'me', 'foe', {}, false);
    const plain = dice([]);
    expect([dice(['Ewok']), dice(['Ewok'], 1), dice(['Ewok'], 0, 23)].map(each => each - plain)).toEqual([2, 0, 0]);
  }),
  ...on('target-priority', ['hk-87-assassin-droids', 'savage-opress'], card => {
    const dice = (type: 'legend' | 'minion') => attackDice({ me: [card, 10], foe: [nobody(type), 13] }, 'me', 'foe', {}, false);
    expect(dice('legend') - dice('minion')).toBe(2);
  }),
  ...on('brains-of-the-batch', 'echo-and-tech', card => {
    const attack = (hunker: number) => attackDice({ me: [card, 10, { hunker }], foe: [foe(), 16] }, 'me', 'foe');
    const defence = (hunker: number) => defenceDice({ me: [card, 10, { hunker }], foe: [foe(), 18] }, 'foe', 'me');
    expect([attack(1) - attack(0), defence(1) - defence(0)]).toEqual([1, 2]); // and the hunker token itself
  }),
  ...on('darkness-and-shadows', 'nightsister-acolytes', card => {
    const defence = (hunker: number, x = 18) => defenceDice({ me: [card, 10, { hunker }], foe: [foe(), x] }, 'foe', 'me');
    expect([defence(1) - defence(0), defence(1, 13) - defence(0, 13)]).toEqual([2, 0]);
  }),
  ...on('last-stand-of-the-jedi', 'obi-wan-kenobi', card => {
    const attack = (injured: number) => attackDice({ me: [card, 10, { injured }], foe: [foe(), 13] }, 'me', 'foe');
    const defence = (injured: number) => defenceDice({ me: [card, 10, { injured }], foe: [foe(), 18] }, 'foe', 'me');
    expect([attack(1) - attack(0), attack(2) - attack(0), defence(2) - defence(0)]).toEqual([2, 4, 4]);
  }),
  ...on('concentrate-all-firepower', 'kalani', card => {
    const dice = (given: { tags?: Tag[]; x?: number; by?: Tag[] } = {}) =>
      attackDice(
        {
          me: [card, 1],
          mate: [friend(given.by ?? ['Battle Droid']), 16],
          other: [friend(given.tags ?? ['Battle Droid']), given.x ?? 31],
          foe: [foe(), 22],
        },
        'mate',
        'foe',
        {},
        false,
      );
    const plain = dice({ tags: [] });
    expect([dice(), dice({ x: 32 }), dice({ by: [] })].map(each => each - plain)).toEqual([1, 0, 0]);
  }),
  ...on('lay-low', 'arf-clone-troopers', card => {
    const added = (hunker: number, x = 18) => {
      const t = play({ me: [card, 10, { hunker }], foe: [foe(), x] })
        .attacks('foe', 'me')
        .next('sss', 'b')
        .rest();
      return t.facts().flatMap(fact => (fact.type === 'charts' ? [fact.defence] : []));
    };
    expect([added(1), added(0), added(1, 13)]).toEqual([[1], [0], [0]]);
  }),
  ...on('intimidating-presence', 'chewie', card => {
    const added = (x: number, tags: Tag[], wounded = 0) => {
      const t = play({ me: [card, x, { wounded }], mate: [friend(tags), 10], foe: [foe(), 18] })
        .attacks('foe', 'mate')
        .next('sss', '')
        .rest();
      return t.facts().flatMap(fact => (fact.type === 'charts' ? [fact.defence] : []))[0];
    };
    expect([added(6, ['Rebel Alliance']), added(5, ['Rebel Alliance']), added(6, ['Spy']), added(6, ['Rebel Alliance'], 1)]).toEqual([
      1, 0, 0, 0,
    ]);
    const own = play({ me: [card, 10], foe: [foe(), 18] })
      .attacks('foe', 'me')
      .next('sss', '')
      .rest();
    expect(own.facts().flatMap(fact => (fact.type === 'charts' ? [fact.defence] : []))).toEqual([1]);
  }),
  ...on('close-range-annihilation', 'b2-battle-droids', card => {
    const start = (x: number) => {
      const t = play({ me: [card, 10], foe: [foe(), x] })
        .attacks('me', 'foe', { combat: false })
        .next('c', '');
      return t.rest(() => t.asks() === 'option' && t.choices().includes('reroll'));
    };
    const t = REROLL(REROLL(start(16), 'failure'), 'critical');
    expect([t.asks(), t.dice()]).toEqual(['attack', 2]); // any two dice
    expect(start(18.5).isOver()).toBe(true);
  }),
  ...on('bring-it-down', 'commander-cody', card => failuresAgain(card, ['Clone Trooper'], 19, 20.5, true)),
  ...on('brains-sweetheart', 'luke-skywalker', card => {
    failuresAgain(card, ['Rebel Alliance'], 17, 18.5, false);
    failuresAgain(card, ['Spy'], 17, 18.5, false);
  }),
};
function failuresAgain(card: string, tags: readonly Tag[], near: number, far: number, supporting: boolean): void {
  const start = (
    given: { x?: number; tags?: readonly Tag[]; hunker?: number; combat?: boolean; type?: 'supporting' | 'secondary' } = {},
  ) => {
    const x = given.x ?? near;
    const t = play({
      me: [card, 10],
      mate: [nobody(given.type ?? 'supporting', given.tags ?? tags), x, { hunker: given.hunker ?? 1 }],
      foe: [foe(), x + 7],
    })
      .attacks('mate', 'foe', { combat: given.combat ?? true })
      .next('c', '');
    return t.rest(() => t.asks() === 'option' && t.choices().includes('reroll'));
  };
  const t = start();
  expect(t.rerolls()).toEqual(['failure']);
  REROLL(REROLL(t, 'failure'), 'failure');
  expect(t.dice()).toBe(2);
  expect([start({ x: far }), start({ tags: [] }), start({ hunker: 0 }), start({ combat: false })].map(each => each.isOver())).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(start({ type: 'secondary' }).isOver()).toBe(supporting);
}
