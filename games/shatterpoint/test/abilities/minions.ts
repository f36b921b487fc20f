import { expect } from 'vitest';
import { attackDice, defenceDice, moveAll, moveAny, moveOne, on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const LORD = nobody('legend');
const QUARRY = (unit: number) => ({ given: { marks: [{ mark: 'quarry', unit: unit as never }] } });
const spent = (t: Play) => t.spent(0);
/** An enemy in range and sight, un-Wounded, gains a condition. */
const marks =
  (condition: string, near: number, far: number, sight = true) =>
  (card: string, id: string) => {
    const t = play({
      me: [card, 10],
      foe: [friend(), near],
      far: [friend(), far],
      hurt: [friend(), 13, { wounded: 1 }],
      ...(sight && { hidden: [friend(), 10, { at: [[8, 4]] }] as const }),
    }).uses('me', id);
    expect([t.conditions('foe'), t.conditions('far'), t.conditions('hurt'), spent(t)]).toEqual([[condition], [], [], 1]);
    if (sight) expect(t.conditions('hidden')).toEqual([]);
  };
/** Another minion unit near it dashes. */
const sends = (near: number, far: number) => (card: string) => {
  const t = play({
    me: [card, 10],
    squad: [foe([], { characters: 2 }), near],
    far: [foe(), far],
    hurt: [foe(), 13, { wounded: 1 }],
  }).starts('me');
  moveAll(t, 'squad', 'dash');
};

/** Abilities of the minions. */
export const MINION: Tests = {
  ...on('finish-the-job', 'minion-boarding-troopers', card => {
    const dice = (x: number) => attackDice({ lord: [LORD, x], me: [card, 10], foe: [friend(), 16] }, 'me', 'foe');
    expect(dice(19) - dice(22)).toBe(1);
  }),
  ...on('dash-unless-engaged', ['minion-boarding-troopers', 'minion-shock-troopers'], card => {
    moveAll(play({ me: [card, 10] }).starts('me'), 'me', 'dash');
    expect(
      play({ me: [card, 10], foe: [friend(), 13] })
        .starts('me')
        .asks(),
    ).toBe('option');
  }),
  ...on('pinning-burst', 'minion-assault-gunners', marks('pinned', 19, 21)),
  ...on('braced', 'minion-assault-gunners', card => {
    const t = play({ me: [card, 10], foe: [friend([], { icons: ['shove'] }), 17] })
      .attacks('foe', 'me')
      .next('c')
      .untilPlace();
    expect(t.place().character).toBe(t.characterId('foe'));
  }),
  ...on('on-the-scent', 'minion-purge-troopers', card => {
    const t = play({ me: [card, 10], foe: [friend(), 20], other: [friend(), 2] })
      .starts('me')
      .pick('foe')
      .pick('me.0');
    for (const who of ['me.0', 'me.1']) {
      expect(t.place()).toMatchObject({ how: 'dash', toward: true });
      moveOne(t, who, 'dash');
    }
    expect(
      play({ me: [card, 10], foe: [friend(), 20] })
        .starts('me')
        .declines()
        .asks(),
    ).toBe('option');
    expect(
      play({ me: [card, 10], foe: [friend(), 13] })
        .starts('me')
        .asks(),
    ).toBe('option'); // engaged
  }),
  ...on('body-screen', ['minion-purge-troopers', 'minion-temple-guards'], card => {
    const dice = (x: number) => defenceDice({ lord: [LORD, 10], me: [card, x], foe: [friend(), 18] }, 'foe', 'lord');
    expect([dice(7.6) - dice(7), defenceDice({ lord: [LORD, 10], me: [card, 7.6], foe: [friend(), 13] }, 'foe', 'lord') - 2]).toEqual([
      1, 0,
    ]); // no cover in melee
  }),
  ...on('hunters-leap', 'minion-second-sister', (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    moveOne(t, 'me', 'jump');
    expect([spent(t), t.canUse('me', id)]).toEqual([1, false]);
  }),
  ...on('against-conditions', ['minion-second-sister', 'minion-hired-guns'], card => {
    const dice = (conditions: readonly 'pinned'[]) => attackDice({ me: [card, 10], foe: [friend(), 13, { conditions }] }, 'me', 'foe');
    expect(dice(['pinned']) - dice([])).toBe(1);
  }),
  ...on('strength-of-the-line', 'minion-b1-line', card => {
    const dice = (x: number) => attackDice({ me: [card, 10], squad: [foe(), x], foe: [friend(), 16] }, 'me', 'foe');
    expect([dice(25) - dice(27), dice(27) - attackDice({ me: [card, 10], foe: [friend(), 16] }, 'me', 'foe')]).toEqual([1, 0]);
  }),
  ...on('vault', 'minion-commando-droids', card => moveAll(play({ me: [card, 10], foe: [friend(), 14] }).starts('me'), 'me', 'jump', -1)),
  ...on('heavy-plating', 'minion-b2-wedge', card => {
    const t = play({ me: [card, 12], foe: [friend([], { icons: ['damage', 'damage'] }), 19] })
      .attacks('foe', 'me')
      .next('c')
      .rest();
    expect(t.damage('me')).toBe(1);
  }),
  ...on('issue-orders', 'minion-tx-20', sends(20, 23)),
  ...on('weak-point-analysis', 'minion-tx-20', marks('exposed', 19, 21)),
  ...on('shared-targeting', 'minion-tx-20', card => {
    const start = (x: number, by = 'squad') => {
      const t = play({ me: [card, 10], squad: [foe(), x], enemy: [friend(), by === 'me' ? 16 : x + 6] })
        .attacks(by, 'enemy')
        .next('c', '');
      return t.rest(() => t.asks() === 'option' && t.choices().includes('reroll'));
    };
    const t = start(19);
    expect(t.rerolls()).toEqual(['failure']);
    expect(t.choose({ kind: 'reroll', face: 'failure' }).dice()).toBe(1);
    expect([start(20.5).isOver(), start(25, 'me').isOver()]).toEqual([true, true]);
  }),
  ...on('spread-wide', 'minion-hired-guns', card => {
    const t = play({ me: [card, 10] }).starts('me');
    moveAny(t, 'me', 'dash');
    expect(t.asks()).toBe('option');
  }),
  ...on('target-lock', 'minion-sentinel-droids', card => {
    const dice = (hunker: number) => defenceDice({ me: [card, 10], foe: [friend(), 16, { hunker }] }, 'me', 'foe');
    expect(dice(2)).toBe(dice(0));
  }),
  ...on('overload', 'minion-sentinel-droids', card => {
    const t = play({
      me: [card, 10, { damage: 5 }],
      foe: [friend(), 12.4],
      far: [friend([], { icons: ['damage'] }), 17],
      squad: [foe(), 8],
    })
      .attacks('far', 'me')
      .next('ccc')
      .rest();
    expect([t.unit('me').defeated, t.damage('foe'), t.damage('far'), t.damage('squad')]).toEqual([true, 1, 0, 0]);
  }),
  ...on('scent-of-the-mark', 'minion-trackers', card => {
    const t = play({ me: [card, 10], prey: [friend(), 20], other: [friend(), 2] }, QUARRY(2))
      .starts('me')
      .pick('me.0');
    for (const who of ['me.0', 'me.1']) {
      expect(t.place()).toMatchObject({ how: 'dash', toward: true, things: [t.characterId('prey')] });
      moveOne(t, who, 'dash');
    }
    expect(
      play({ me: [card, 10], prey: [friend(), 20] })
        .starts('me')
        .asks(),
    ).toBe('option'); // no Quarry
  }),
  ...on('tangle-shot', 'minion-trackers', marks('pinned', 17, 18.5, false)),
  ...on('long-slide', 'minion-embo', (card, id) => {
    const t = play({ me: [card, 10], foe: [friend(), 13] }).uses('me', id);
    moveOne(t, 'me', 'reposition', -6);
    expect(spent(t)).toBe(1);
  }),
  ...on('hat-as-a-shield', 'minion-embo', card => {
    const t = (x: number) => {
      const s = play({ me: [card, 10], foe: [friend(), x] });
      const printed = s.printed('me', x > 14.5 ? 'ranged' : 'melee');
      s.attacks('foe', 'me').dice();
      return s.rolls('').dice() - printed;
    };
    expect([t(17), t(13)]).toEqual([1, 0]);
  }),
  ...on('called-to-duty', 'minion-temple-guards', card =>
    moveAll(play({ me: [card, 10], foe: [friend(), 14] }).starts('me'), 'me', 'dash', -1),
  ),
  ...on('braced-line', 'minion-shock-troopers', card => {
    const dice = (x: number, from: number) => defenceDice({ lord: [LORD, x], me: [card, 10], foe: [friend(), from] }, 'foe', 'me');
    expect([dice(3, 17) - dice(1.5, 17), dice(3, 13) - dice(1.5, 13)]).toEqual([1, 0]);
  }),
  ...on('melt-into-the-green', 'minion-41st-scouts', card => {
    const hunker = (x: number) =>
      play({ me: [card, 10], foe: [friend(), x] })
        .activates('me')
        .does('end')
        .rest()
        .hunker('me');
    expect([hunker(16), hunker(13)]).toEqual([1, 0]);
  }),
  ...on('through-the-brush', 'minion-41st-scouts', card => {
    const t = play({ me: [card, 10] }).starts('me');
    moveAny(t, 'me', 'climb');
    expect(t.asks()).toBe('option');
  }),
  ...on('mark-the-target', 'minion-gree', marks('exposed', 21, 22.5)),
  ...on('move-up', 'minion-gree', sends(19, 22)),
};
