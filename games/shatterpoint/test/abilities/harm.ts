import { expect } from 'vitest';
import { moveOne, on, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const duo = { characters: 2 } as const;

/** Active abilities that hurt and move enemies. */
export const HARM: Tests = {
  ...on('mayhem', ['chopper', 'ig-88b'], (card, id) => {
    const after = (roll: string) => {
      const t = play({ me: [card, 10], foe: [foe(), 14], far: [foe(), 16] })
        .uses('me', id)
        .rolls(roll);
      return [t.spent(), t.conditions('foe'), t.conditions('far')];
    };
    expect(after('bbb')).toEqual([1, ['strained'], []]);
    expect(after('eeb')).toEqual([1, ['strained', 'disarmed'], []]);
    expect(after('fff')).toEqual([1, ['exposed'], []]);
  }),
  ...on('more-explosives', 'sev-and-scorch', (card, id) => {
    const after = (roll: string) => {
      const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 19] })
        .uses('me', id)
        .rolls(roll);
      return [t.spent(), t.damage('foe'), t.conditions('foe'), t.damage('far')];
    };
    expect([after('eecss'), after('cssff')]).toEqual([
      [1, 2, ['strained'], 0],
      [1, 0, [], 0],
    ]);
  }),
  ...on('tools-of-the-trade', 'bounty-hunters', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 19] })
      .uses('me', id)
      .takes(0);
    expect([t.spent(), t.conditions('foe'), t.conditions('far')]).toEqual([1, ['disarmed'], []]);
    expect(
      play({ me: [card, 10] })
        .uses('me', id)
        .takes(1)
        .does('focus')
        .focus('me.1'),
    ).toEqual([3, 3]);
  }),
  ...on('mandalorian-armaments', 'covert-mandalorians', (card, id) => {
    const focus = (choice: number) =>
      play({ me: [card, 10] })
        .uses('me', id)
        .takes(choice)
        .does('focus');
    expect([focus(0).focus('me.1'), focus(1).focus('me.1'), focus(0).spent()]).toEqual([[1, 2], [2, 1], 0]);
  }),
  ...on('prepared-for-any-encounter', 'agent-kallus', (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    expect([t.spent(), t.focus('me')]).toEqual([1, [3, 3]]);
    expect(t.choices()).not.toContain('focus'); // it was this activation's focus action
  }),
  ...on('fight-smarter', 'echo-and-tech', (card, id) => {
    const start = (hunker: number) =>
      play(
        { me: [card, 10, { hunker }] },
        {
          objectives: [
            [16, 10, 'legend'],
            [17, 10, 'cadre'],
            [20, 10, 'legend'],
          ],
        },
      ).uses('me', id);
    const control = (hunker: number) => start(hunker).state.public.objectives.map(each => each.control);
    expect(control(2)).toEqual(['nobody', 'cadre', 'legend']);
    expect([start(2).hunker('me'), start(2).spent()]).toEqual([1, 1]);
    expect(control(0)).toEqual(['legend', 'cadre', 'legend']);
  }),
  ...on('force-repulse', ['fifth-brother', 'shaak-ti'], (card, id) => {
    const t = play({ me: [card, 15], foe: [foe(), 18], mate: [friend(), 12], far: [foe(), 25] }).uses('me', id);
    for (let n = 0; n < 2; n++) {
      expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: false });
      t.to(t.place().character === t.characterId('foe') ? 25 : 5);
    }
    expect(['foe', 'mate', 'far', 'me'].map(each => t.at(each)[0])).toEqual([21, 9, 25, 15]); // friends too
    expect(t.spent()).toBe(2);
  }),
  ...on('force-pull', 'fourth-sister', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 19] }).uses('me', id);
    expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: true, character: t.characterId('foe') });
    expect([t.to(12).at('foe')[0], t.spent(), t.conditions('foe')]).toEqual([14, 1, []]);
  }),
  ...on('force-push', 'barriss-offee', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 20, { at: [[20, 7.2]] }] }).uses('me', id);
    expect(t.place()).toMatchObject({ kind: 'push', range: 3, pull: false, character: t.characterId('foe') });
    expect([t.to(25).at('foe')[0], t.spent()]).toEqual([23, 2]);
  }),
  ...on('braver-than-most', 'darth-vader', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 19] }).uses('me', id);
    expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: true });
    expect([t.to(12).at('foe')[0], t.spent(), t.conditions('foe')]).toEqual([14, 2, ['exposed']]);
  }),
  ...on('capture-wire', 'jango-fett', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 19] }).uses('me', id);
    expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: true });
    expect([t.to(12).at('foe')[0], t.spent(), t.conditions('foe')]).toEqual([14, 1, ['pinned']]);
  }),
  ...on('low-blow', 'boushh', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 13], far: [foe(), 17] }).uses('me', id);
    expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: false, character: t.characterId('foe') });
    t.to(16, 10);
    expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: true, character: t.characterId('me') });
    t.to(13, 9.8);
    expect([t.accepts().focus('me'), t.spent()]).toEqual([[1, 1], 2]);
  }),
  ...on('for-the-empire', ['shoretroopers', 'stormtroopers'], (card, id) => {
    const t = play({ me: [card, 10], mate: [friend(), 16], foe: [foe(), 13], far: [foe(), 24] }).uses('me', id);
    expect(t.choices()).toEqual(['mate.0', 'me.0', 'me.1']);
    t.pick('mate');
    expect(t.place()).toMatchObject({ kind: 'push', range: 2, pull: false });
    t.rest(() => t.asks() === 'option');
    expect([t.at('foe')[0]! < 13, t.conditions('me'), t.spent()]).toEqual([true, ['exposed'], 1]);
    t.does('combat').rest(() => t.state.stack.length === 1);
    expect(t.choices()).not.toContain('focus'); // the second action is taken
  }),
  ...on('knee-rockets', 'boba-fett', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], other: [foe(), 14], third: [foe(), 6], far: [foe(), 19] }).uses('me', id);
    expect(t.choices()).toEqual(['foe', 'other', 'third']);
    t.pick('foe').pick('third');
    expect([...['foe', 'other', 'third', 'far'].map(t.damage), t.spent()]).toEqual([1, 0, 1, 0, 1]);
  }),
  ...on('whipcord-launcher', 'boba-fett', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 19] }).uses('me', id);
    expect([t.conditions('foe'), t.conditions('far'), t.spent()]).toEqual([['disarmed', 'pinned'], [], 1]);
  }),
  ...on('explosive-ordnance', 'bossk', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 21], near: [foe(), 24], mate: [friend(), 18], far: [foe(), 27] }).uses('me', id);
    t.rolls('eecsf');
    expect(['me', 'foe', 'near', 'mate', 'far'].map(t.damage)).toEqual([0, 2, 2, 2, 0]);
    moveOne(t, 'me', 'dash');
    expect(t.spent()).toBe(1);
  }),
  ...on('fireworks', 'sabine-wren', (card, id) => {
    const t = play(
      { me: [card, 10], foe: [foe(), 20], mate: [friend(), 16], far: [foe(), 24] },
      {
        objectives: [
          [18, 10],
          [22, 10],
        ],
      },
    )
      .uses('me', id)
      .pick('objective 0');
    t.rolls('eeecs');
    expect(['me', 'foe', 'mate', 'far'].map(t.damage)).toEqual([0, 3, 3, 0]);
    moveOne(t, 'me', 'jump');
    expect(t.spent()).toBe(1);
    moveOne(play({ me: [card, 10] }, { objectives: [[30, 10]] }).uses('me', id), 'me', 'jump'); // without an objective in range
  }),
  ...on('upset-a-wookiee', 'chewie', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 17], far: [foe(), 19], hidden: [foe(), 10, { at: [[8, 4]] }] }).uses('me', id);
    expect([t.rolls('cssee').damage('foe'), t.damage('far'), t.damage('hidden'), t.spent()]).toEqual([3, 0, 0, 1]);
  }),
  ...on('dark-fury', 'savage-opress', (card, id) => {
    const after = (roll: string, tags: Parameters<typeof foe>[0]) => {
      const t = play({ me: [card, 10], foe: [foe(tags), 14], far: [foe(), 16] })
        .uses('me', id)
        .rolls(roll);
      return [t.damage('foe'), t.conditions('foe'), t.spent()];
    };
    expect([after('cseff', ['Force User']), after('eefff', ['Force User']), after('cseff', ['Sith'])]).toEqual([
      [2, ['exposed'], 2],
      [0, [], 2],
      [2, [], 2],
    ]);
  }),
  ...on('not-sneaking', 'wrecker-and-omega', (card, id) => {
    const units = { me: [card, 10], foe: [foe(), 18], other: [foe(), 25] } as const;
    const t = play(units, {
      objectives: [
        [16, 10],
        [15, 10, 'cadre'],
        [24, 10],
      ],
    })
      .uses('me', id)
      .rolls('csseef'.slice(0, 5));
    expect([t.damage('foe'), t.damage('other'), t.spent()]).toEqual([3, 0, 1]);
    expect(
      play(units, { objectives: [[16, 10, 'cadre']] })
        .activates('me')
        .canUse('me', id),
    ).toBe(false);
  }),
  ...on('imperial-firepower', 'stormtrooper-sergeant', (card, id) => {
    const units = (x: number) =>
      ({ me: [card, 10], mate: [friend(['Galactic Empire']), x], foe: [foe(), 18], other: [friend(), 16] }) as const;
    const t = play(units(26)).uses('me', id).takes(0);
    expect([t.conditions('foe'), t.spent()]).toEqual([['pinned'], 1]);
    expect(play(units(26)).uses('me', id).takes(1).conditions('foe')).toEqual(['disarmed']);
    expect(play(units(28)).activates('me').canUse('me', id)).toBe(false);
  }),
  ...on('hunting-horn', 'wicket', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 13], idle: [foe(), 17], far: [foe(), 19] }).uses('me', id);
    expect([['foe', 'idle', 'far'].map(t.conditions), t.spent()]).toEqual([[['exposed'], ['pinned'], []], 1]);
    t.does('focus');
    expect(t.choices().filter(each => each !== 'ability')).toEqual(['end']); // it cost an action
  }),
  ...on('hahahaha-yeah', 'wrecker-and-omega', (card, id) => {
    const units = { me: [card, 10], foe: [foe(), 16] } as const;
    const t = play(units).uses('me', id);
    expect(t.choices()).toEqual(['end', 'foe.0 ranged']);
    const printed = play(units).attacks('me', 'foe').dice();
    expect([t.pick('foe.0 ranged').dice(), t.spent()]).toEqual([printed, 2]);
    t.rest(() => t.state.stack.length === 1).does('focus');
    expect(t.isOver()).toBe(true); // it cost an action, and no Force is left
  }),
  ...on('look-out-hes-loose', 'han-and-chewie', (card, id) => {
    const start = () => {
      const t = play({
        me: [
          card,
          10,
          {
            at: [
              [10, 8.8],
              [4, 8.8],
            ],
          },
        ],
        foe: [foe(), 17],
        other: [foe(), 30],
      })
        .uses('me', id)
        .pick('me.0');
      moveOne(t, 'me.0', 'dash', 3);
      return t;
    };
    const stays = start();
    expect([stays.seat(), stays.place()]).toMatchObject([0, { how: 'dash', character: stays.characterId('foe') }]);
    expect([stays.declines().conditions('foe'), stays.spent()]).toEqual([['exposed'], 1]);
    expect(start().to(21).conditions('foe')).toEqual(['disarmed']);
    const free = play({ me: [card, 10], foe: [foe(), 24] })
      .uses('me', id)
      .pick('me.0');
    moveOne(free, 'me.0', 'dash', 3);
    expect([free.seat(), free.asks()]).toEqual([1, 'option']);
  }),
  ...on('prescribed-fire', 'es-04', (card, id) => {
    const t = play(
      { me: [card, 10], foe: [foe(), 18, { hunker: 1 }], mate: [friend([], { ...duo }), 14], far: [foe(), 22] },
      { objectives: [[16, 9]] },
    ).uses('me', id);
    const movers: string[] = [];
    t.rest(() => {
      if (t.asks() !== 'move') return t.asks() === 'option' && t.state.stack.length === 1;
      movers.push(`${t.seat()}:${t.place().character}`);
      return false;
    });
    const ids = ['mate.0', 'mate.1', 'foe'].map(t.characterId);
    expect(movers.toSorted()).toEqual([`1:${ids[0]}`, `1:${ids[1]}`, `0:${ids[2]}`].toSorted()); // each by its own player
    expect(['foe', 'mate', 'far', 'me'].map(t.damage)).toEqual([2, 2, 0, 0]);
    expect([t.hunker('foe'), t.spent()]).toEqual([0, 1]);
  }),
  ...on('unreliable-informant', 'ezra-bridger', (card, id) => {
    const start = () => play({ me: [card, 10], foe: [foe(), 17], chief: [nobody('minion'), 14], far: [foe(), 19] }).uses('me', id);
    const t = start().rolls('e');
    expect([t.seat(), t.place()]).toMatchObject([1, { how: 'dash', character: t.characterId('foe') }]);
    expect([t.to(15.8, 10.6).conditions('foe'), t.spent()]).toEqual([[], 1]);
    expect([start().rolls('b').conditions('foe'), start().rolls('f').conditions('foe')]).toEqual([['pinned'], ['pinned']]);
  }),
};
