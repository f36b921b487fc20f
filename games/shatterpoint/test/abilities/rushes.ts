import { expect } from 'vitest';
import { beside, climbFirst, moveAll, moveAny, moveOne, on, stayAll, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend, nobody } from './positions.js';

/** Moves that something follows from, and tactics that move the own unit. */
export const RUSHES: Tests = {
  ...on('force-rush', 'padawan-learners', (card, id) => {
    const after = (mate: Parameters<typeof friend>[0], x: number) => {
      const t = play({
        me: [
          card,
          10,
          {
            at: [
              [10, 8.8],
              [20, 8.8],
            ],
          },
        ],
        mate: [friend(mate), x],
      }).uses('me', id);
      stayAll(t, 'me');
      return [t.spent(), t.focus('me.0')];
    };
    expect(after(['Force User'], 6)).toEqual([1, [2, 1]]);
    expect(after(['Force User'], 4)).toEqual([1, [0, 0]]);
    expect(after(['Jedi'], 6)).toEqual([1, [0, 0]]);
    const together = play({ me: [card, 10] }).uses('me', id);
    stayAll(together, 'me');
    expect(together.focus('me.0')).toEqual([2, 1]); // another character of the unit counts
  }),
  ...on('expose-flank', ['naboo-royal-handmaidens', 'sabe'], (card, id) => {
    const characters = card === 'sabe' ? 1 : 2;
    const t = climbFirst(beside(card, characters).uses('me', id));
    expect([t.spent(), t.focus('me.0')]).toEqual([1, [1, 2]]);
    const level = play({ me: [card, 10] }).uses('me', id);
    moveAll(level, 'me', 'climb');
    expect(level.focus('me.0')).toEqual([0, 0]);
  }),
  ...on('mingle', 'lando-and-r2-d2', (card, id) => {
    const how = (x: number) =>
      play({ me: [card, 10], foe: [foe(), x] })
        .uses('me', id)
        .pick('me.0')
        .place();
    expect([how(17), how(18.5)]).toMatchObject([{ how: 'dash' }, { how: 'advance' }]);
    const t = play({ me: [card, 10], foe: [foe(), 30] }).uses('me', id);
    moveAll(t, 'me', 'advance', 6);
    expect(t.spent()).toBe(1);
  }),
  ...on('dash-or-advance-injured', ['night-troopers', 'savage-opress'], (card, id) => {
    const t = play({ me: [card, 10, { injured: 1 }] }).uses('me', id);
    moveAll(t, 'me', 'advance', 6);
    expect(t.spent()).toBe(2); // one more for the token
    moveAll(play({ me: [card, 10] }).uses('me', id), 'me', 'dash');
  }),
  ...on('worse-cages', 'baze-malbus-and-chirrut-imwe', (card, id) => {
    const one = play({ me: [card, 10, { stance: 1 }] }).uses('me', id); // I Am One With the Force
    moveAll(one, 'me', 'dash');
    const withMe = play({ me: [card, 10, { stance: 0 }], foe: [foe(), 13] }).uses('me', id); // The Force Is With Me
    moveAny(withMe, 'me', 'reposition', -6);
    expect(withMe.spent()).toBe(1);
    expect(withMe.asks()).toBe('option'); // the other one stays
  }),
  ...on('gonna-hurt', 'zeb-orrelios', (card, id) => {
    const t = play({ me: [card, 10], mate: [friend(['Rebel Alliance']), 18], other: [friend(['Jedi']), 22], foe: [foe(), 17] })
      .uses('me', id)
      .pick('mate');
    expect(t.place()).toMatchObject({ toward: true });
    moveOne(t, 'me', 'dash', 3);
    expect([t.spent(), t.focus('me')[0]]).toEqual([1, 1]); // engaged now
    const s = play({ me: [card, 10], mate: [friend(['Rebel Alliance', 'Spectre']), 18] })
      .uses('me', id)
      .pick('mate');
    moveOne(s, 'me', 'advance', 5);
    expect(s.focus('me')).toEqual([0, 0]);
  }),
  ...on('furious-rush', 'shin-hati', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 16], far: [foe(), 24] }).uses('me', id);
    moveOne(t, 'me', 'dash', 3);
    expect([t.spent(), t.conditions('foe'), t.conditions('far')]).toEqual([1, ['exposed'], []]);
  }),
  ...on('on-the-hunt', 'ig-11', card => {
    const t = play({ me: [card, 10, { conditions: ['strained', 'pinned'] }] }).starts('me');
    t.choose({ kind: 'cure', unit: t.id('me'), condition: 'pinned' });
    moveOne(t, 'me', 'dash');
  }),
  ...on('high-priority-target', 'ig-88b', card => {
    const t = play({ me: [card, 10], foe: [foe(), 23] }).starts('me');
    moveOne(t, 'me', 'dash', 2);
    expect(t.accepts().focus('me')).toEqual([1, 1]);
    const far = play({ me: [card, 10], foe: [foe(), 24] }).starts('me');
    moveOne(far, 'me', 'dash', 2);
    expect(far.asks()).toBe('option'); // actions, not the focus
  }),
  ...on('bulldoze', 'wrecker-and-omega', card => {
    const t = play({ me: [card, 10], foe: [foe(), 14.5], far: [foe(), 24] }).starts('me');
    moveOne(t, 'me', 'dash', 2.5);
    t.pick('foe');
    expect(t.place()).toMatchObject({ kind: 'push', range: 1, pull: false, character: t.characterId('foe') });
    t.to(16).declines();
    expect(t.at('foe')).toEqual([15.5, 8.8]);
    const still = play({ me: [card, 10], foe: [foe(), 12] })
      .starts('me')
      .declines();
    expect(still.asks()).toBe('option');
  }),
  ...on('big-problem', 'commander-cody', card => {
    const t = play(
      { me: [card, 10], foe: [foe(), 18], other: [foe(), 17, { at: [[16.5, 8]] }], far: [foe(), 28] },
      {
        objectives: [
          [19, 10],
          [28, 10],
        ],
      },
    ).starts('me');
    t.pick('objective 0');
    expect(t.place()).toMatchObject({ how: 'jump', toward: true });
    t.to(12).pick('foe');
    expect(['foe', 'other', 'far'].map(t.conditions)).toEqual([['exposed'], [], []]);
  }),
  ...on('running-out-of-options', 'boba-fett', card => {
    const t = play({ lord: [nobody('legend'), 17], me: [card, 10], foe: [foe(), 16] })
      .starts('me')
      .takes(1);
    expect(t.choices()).toEqual(['end', 'lord.0 ranged']); // a Primary only
    expect(t.pick('lord.0 ranged').dice()).toBe(5);
    moveOne(
      play({ me: [card, 10] })
        .starts('me')
        .takes(0),
      'me',
      'jump',
    );
  }),
  ...on('oppression', 'death-trooper-specialist', card => {
    const t = play({ me: [card, 10], foe: [foe(), 18], far: [foe(), 26] }).starts('me');
    moveOne(t, 'me', 'dash');
    t.takes(0);
    expect([t.conditions('foe'), t.conditions('far')]).toEqual([['strained'], []]);
    const pinned = play({ me: [card, 10], foe: [foe(), 17] })
      .starts('me')
      .declines()
      .takes(1);
    expect(pinned.conditions('foe')).toEqual(['pinned']);
  }),
  ...on('anakin-was-weak', 'darth-vader', card => {
    // The source removes one: with a single condition nobody is asked, and with two nobody may keep both.
    const t = play({ me: [card, 10, { damage: 3, conditions: ['disarmed', 'exposed'] }] }, { force: [4, 1, 4] }).starts('me');
    expect(t.choices()).toHaveLength(2);
    t.choose({ kind: 'cure', unit: t.id('me'), condition: 'exposed' });
    moveOne(t, 'me', 'dash');
    expect([t.damage('me'), t.spent(), t.conditions('me')]).toEqual([2, 2, ['disarmed']]);
    const strained = play({ me: [card, 10, { damage: 3, conditions: ['strained'] }] }, { force: [4, 1, 4] }).starts('me');
    expect([strained.damage('me'), strained.spent(), strained.conditions('me')]).toEqual([2, 3, []]); // no Force
  }),
};
