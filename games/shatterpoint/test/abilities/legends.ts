import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { Redeployment } from '@cadre/shatterpoint/missions/redeployment';
import { expect } from 'vitest';
import { attackDice, conditionsFrom, cure, defenceDice, moveOne, on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend } from './positions.js';

const VADER = 'legend-vader';
const GRIEVOUS = 'legend-grievous';
const BANE = 'legend-bane';
const YODA = 'legend-yoda';
const QUARRY = (unit: number) => ({ given: { marks: [{ mark: 'quarry', unit: unit as never }] } });
const spent = (t: Play) => t.spent(0);
const back = (t: Play) => () => t.state.stack.length === 1;

/** Abilities of the Legends. */
export const LEGENDARY: Tests = {
  ...on('inexorable', VADER, card => {
    const t = play({ me: [card, 10, { conditions: ['pinned', 'strained'] }], foe: [friend(), 20], other: [friend(), 4] }).starts('me');
    t.choose(cure(0, 'pinned')).pick('foe');
    expect(t.place()).toMatchObject({ how: 'dash', toward: true });
    t.to(13);
    expect([t.conditions('me'), t.at('me')]).toEqual([[], [13, 8.8]]); // and Strained by the move
    const none = play({ me: [card, 10], foe: [friend(), 20] })
      .starts('me')
      .declines();
    expect(none.asks()).toBe('option'); // without a target no dash
  }),
  ...on('crushing-grip', VADER, (card, id) => {
    const t = play({ me: [card, 10], foe: [friend(), 17], far: [friend(), 20.5], hidden: [friend(), 10, { at: [[8, 4]] }] }).uses('me', id);
    expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: true, character: t.characterId('foe') });
    expect([t.to(12).at('foe')[0], t.damage('foe'), spent(t)]).toEqual([14, 2, 1]);
    const far = play({ me: [card, 10], foe: [friend(), 19] })
      .uses('me', id)
      .to(12);
    expect([far.at('foe')[0], far.damage('foe')]).toEqual([16, 0]); // not engaged
  }),
  ...on('hammer-blow', VADER, (card, id) => {
    const start = () => play({ me: [card, 10], foe: [friend([], { stamina: 30 }), 13] }).activates('me');
    expect(start().canUse('me', id)).toBe(false); // after a combat action
    const t = start().does('combat');
    t.pick('foe.0 melee').rest(back(t)).uses('me', id);
    expect([t.choices(), spent(t)]).toEqual([['end', 'foe.0 melee'], 2]);
    expect(t.pick('foe.0 melee').dice()).toBe(5);
  }),
  ...on('wrath-repaid', VADER, (card, id) => {
    const start = (roll: string, given: object = {}, x = 16) =>
      play({ me: [card, 10, given], foe: [friend(), x] })
        .attacks('foe', 'me')
        .next(roll);
    const t = start('c').reacts(id);
    expect(t.place()).toMatchObject({ how: 'dash', toward: true });
    expect([t.to(13).damage('foe'), spent(t)]).toEqual([2, 1]);
    expect(start('c').reacts(id).declines().damage('foe')).toBe(0); // not engaged
    expect([start('').isOffered(id), start('ccc', { damage: 11 }).isOffered(id)]).toEqual([false, false]); // no damage; Wounded
    const used = play(
      { me: [card, 10], foe: [friend(), 16] },
      { given: { used: { activation: {}, turn: { '0:wrath-repaid': 1 }, game: {} } } },
    )
      .attacks('foe', 'me')
      .next('c');
    expect(used.isOffered(id)).toBe(false); // once a turn
  }),
  ...on('dark-bulwark', VADER, card => {
    const t = play({ me: [card, 10], foe: [friend([], { icons: ['pinned', 'exposed', 'shove'] }), 17] })
      .attacks('foe', 'me')
      .next('c')
      .untilPlace();
    expect(t.place().character).toBe(t.characterId('foe')); // it is not moved
    expect(t.rest().conditions('me')).toEqual(['exposed']);
  }),
  ...on('drive-them-forward', GRIEVOUS, card => {
    const t = play({ me: [card, 10], squad: [foe([], { characters: 2 }), 18], far: [foe(), 21.5], enemy: [friend(), 13] }).starts('me');
    moveOne(t, 'squad.0', 'dash');
    moveOne(t, 'squad.1', 'dash');
    expect(t.asks()).toBe('option');
  }),
  ...on('focused-volley', GRIEVOUS, (card, id) => {
    const t = play({
      me: [card, 10],
      squad: [foe([], { characters: 2 }), 20],
      hurt: [foe(), 14, { wounded: 1 }],
      far: [foe(), 22.5],
      enemy: [friend([], { stamina: 40 }), 27],
    }).uses('me', id);
    expect(t.choices()).toEqual(['squad.0', 'squad.1']);
    t.pick('squad.0');
    expect(t.choices()).toEqual(['end', 'enemy.0 ranged']);
    expect([t.pick('enemy.0 ranged').dice(), spent(t)]).toEqual([5, 1]);
    t.rest(back(t)).uses('me', id); // a second time, and the same one no more
    expect(t.choices()).toEqual(['end', 'enemy.0 ranged']);
    expect(t.pick('enemy.0 ranged').rest(back(t)).canUse('me', id)).toBe(false);
    expect(t.facts().flatMap(fact => (fact.type === 'attack' ? [fact.attacker] : []))).toEqual([
      t.characterId('squad.0'),
      t.characterId('squad.1'),
    ]);
  }),
  ...on('flurry-of-blades', GRIEVOUS, (card, id) => {
    const start = () =>
      play({ me: [card, 10], foe: [friend([], { stamina: 30 }), 13], other: [friend([], { stamina: 30 }), 7] }).activates('me');
    expect(start().canUse('me', id)).toBe(false);
    const t = start().does('combat');
    t.pick('foe.0 melee').rest(back(t)).uses('me', id);
    expect([t.choices(), spent(t)]).toEqual([['end', 'other.0 melee'], 1]); // not the one that it has attacked
    expect(t.pick('other.0 melee').dice()).toBe(5);
  }),
  ...on('expendable-shells', GRIEVOUS, (card, id) => {
    const start = (x: number, wounded = 0, damage = 3) =>
      play({
        me: [card, 10],
        shell: [foe([], { stamina: 9 }), x, { wounded }],
        enemy: [friend([], { icons: Array.from({ length: damage }, () => 'damage' as const) }), 17],
      })
        .attacks('enemy', 'me')
        .next('c');
    const t = start(6).reacts(id).rest();
    expect([t.damage('me'), t.damage('shell'), spent(t)]).toEqual([1, 2, 1]);
    const little = start(6, 0, 1).reacts(id).rest();
    expect([little.damage('me'), little.damage('shell')]).toEqual([0, 1]);
    expect([start(5).isOffered(id), start(6, 1).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('assembly-line', GRIEVOUS, card => {
    const t = play({
      me: [card, 10],
      squad: [foe([], { characters: 2 }), 20, { defeated: true, damage: 5, wounded: 1 }],
      enemy: [friend(), 33],
    });
    for (const id of t.unit('squad').characters) Object.assign(t.state.public.characters[id]!, { at: 'removed' });
    t.call(Redeployment.call({}));
    expect(t.place()).toMatchObject({ kind: 'setUp', range: 3 });
    t.to(14).to(14, 11).pick('squad.0');
    moveOne(t, 'squad.0', 'dash');
    moveOne(t, 'squad.1', 'dash');
    expect([t.unit('squad').defeated, t.damage('squad')]).toEqual([false, 0]);
  }),
  ...on('pick-the-mark', BANE, card => {
    const t = play({ me: [card, 10], prey: [friend(), 20], other: [friend(), 30] })
      .starts('me')
      .pick('prey');
    expect(t.state.public.marks).toEqual([{ mark: 'quarry', unit: t.id('prey') }]);
    moveOne(t, 'me', 'dash');
    const same = play({ me: [card, 10], prey: [friend(), 20], other: [friend(), 30] }, QUARRY(1))
      .starts('me')
      .pick('prey');
    expect(same.asks()).toBe('option'); // it was the Quarry before
    const moved = play({ me: [card, 10], prey: [friend(), 20], other: [friend(), 30] }, QUARRY(1))
      .starts('me')
      .pick('other');
    expect(moved.state.public.marks).toEqual([{ mark: 'quarry', unit: moved.id('other') }]); // there is only one
  }),
  ...on('jump-twice', [BANE, YODA], (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    moveOne(t, 'me', 'jump');
    moveOne(t.uses('me', id), 'me', 'jump');
    expect([spent(t), t.canUse('me', id)]).toEqual([2, false]);
  }),
  ...on('snare-charge', BANE, (card, id) => {
    const units = { me: [card, 10], foe: [friend(), 17], far: [friend(), 18.5], hidden: [friend(), 10, { at: [[8, 4]] }] } as const;
    const t = play(units).uses('me', id);
    expect([t.conditions('foe'), t.conditions('far'), t.conditions('hidden'), spent(t)]).toEqual([['pinned'], [], [], 1]);
    expect(play(units, QUARRY(1)).uses('me', id).conditions('foe')).toEqual(['exposed', 'pinned']);
  }),
  ...on('already-gone', BANE, (card, id) => {
    const start = (given: object = {}) =>
      play({ me: [card, 10, given], foe: [friend(), 13] })
        .attacks('foe', 'me')
        .next('ccc');
    const t = start().reacts(id);
    expect(t.place()).toMatchObject({ how: 'jump', away: true });
    expect([t.to(6).hunker('me'), spent(t)]).toEqual([1, 1]);
    expect(start().reacts(id).declines().hunker('me')).toBe(0); // still engaged
    const { stamina } = LEGENDS.find(each => each.id === card)!;
    expect(start({ damage: stamina - 1 }).isOffered(id)).toBe(false);
  }),
  ...on('terms-of-the-contract', BANE, card => {
    const dice = (attacker: string, marked: boolean) =>
      attackDice(
        { me: [card, 10], minion: [foe(), 12, { at: [[10, 11]] }], prey: [friend(), 16] },
        attacker,
        'prey',
        marked ? QUARRY(2) : {},
      );
    expect([dice('me', true) - dice('me', false), dice('minion', true) - dice('minion', false)]).toEqual([1, 1]);
    const t = play(
      {
        me: [card, 10, { damage: 5 }],
        minion: [foe([], { icons: Array.from({ length: 9 }, () => 'damage' as const) }), 12, { at: [[10, 11]] }],
        prey: [friend(), 17],
      },
      { ...QUARRY(2), force: [1, 4, 4] },
    )
      .attacks('minion', 'prey')
      .next('ccc')
      .rest();
    expect([t.unit('prey').wounded, t.damage('me'), spent(t)]).toEqual([1, 3, 1]);
  }),
  ...on('stillness-within', YODA, card => {
    const start = () =>
      play({
        me: [card, 10, { damage: 3, conditions: ['pinned', 'disarmed'] }],
        squad: [foe(), 17, { damage: 2 }],
        far: [foe(), 18.5, { damage: 2 }],
      }).starts('me');
    const t = start().choose(cure(0, 'pinned'));
    expect(t.choices()).toEqual(['me.0', 'squad.0']);
    t.pick('squad');
    expect([t.damage('me'), t.damage('squad'), t.conditions('me')]).toEqual([3, 1, ['disarmed']]);
  }),
  ...on('tidal-push', YODA, (card, id) => {
    const t = play({
      me: [card, 15],
      foe: [friend([], { characters: 2 }), 18],
      other: [friend(), 12],
      far: [friend(), 25],
      squad: [foe(), 15, { at: [[15, 11.5]] }],
    }).uses('me', id);
    for (let n = 0; n < 3; n++) {
      expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: false });
      const { character } = t.place();
      t.to(character === t.characterId('other') ? 5 : 27, character === t.characterId('foe.1') ? 11.5 : 8.8);
    }
    expect(['foe', 'other', 'far', 'squad'].map(t.damage)).toEqual([2, 2, 0, 0]); // by units
    expect(['foe', 'other', 'far'].map(t.conditions)).toEqual([['exposed'], ['exposed'], []]);
    expect([t.at('foe.0')[0], t.at('other')[0], spent(t)]).toEqual([21, 9, 2]);
  }),
  ...on('turn-the-bolt', YODA, (card, id) => {
    const start = (target: 'me' | 'squad', roll: string, { x = 14, from = 20 } = {}) =>
      play({ me: [card, 10], squad: [foe(), x], enemy: [friend(), from] })
        .attacks('enemy', target)
        .next(roll);
    const t = start('squad', 'ss').reacts(id);
    expect([t.damage('enemy'), spent(t)]).toEqual([2, 1]);
    expect(
      [
        start('me', 'ss', { from: 18 }),
        start('squad', 'sss'),
        start('squad', 'ss', { x: 15, from: 21 }),
        start('squad', 'ss', { from: 17 }),
      ].map(each => each.isOffered(id)),
    ).toEqual([true, false, false, false]);
  }),
  ...on('guiding-presence', YODA, card => {
    const near = (x: number) => ({ me: [card, 10], squad: [foe(), x], enemy: [friend([], { icons: ['shove'] }), x + 6] }) as const;
    expect([defenceDice(near(17), 'enemy', 'squad'), defenceDice(near(18.5), 'enemy', 'squad')]).toEqual([3, 2]);
    const isShoved = (x: number) => {
      const t = play(near(x)).attacks('enemy', 'squad').next('c').untilPlace();
      return t.place().character === t.characterId('squad');
    };
    expect([isShoved(17), isShoved(18.5), conditionsFrom('b1-battle-droids').length]).toEqual([false, true, 4]);
  }),
};
