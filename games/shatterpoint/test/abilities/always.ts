import { expect } from 'vitest';
import { ALL_CONDITIONS, attackDice, conditionsFrom, defenceDice, focusOf, hurt, isShoved, moveOne, on, type Tests } from './common.js';
import { play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const CONTESTED = { objectives: [[10, 10]] } as const;
const without = (...conditions: string[]) => ALL_CONDITIONS.filter(each => !conditions.includes(each));

/** Keywords and auras. */
export const ALWAYS: Tests = {
  ...on('sturdy-construction', 'chopper', card => {
    expect(hurt(card)).toBe(1);
    expect(conditionsFrom(card)).toEqual(['strained', 'exposed']);
  }),
  ...on(
    'sharpshooter-1',
    [
      '212th-clone-troopers',
      'clan-kryze-mandalorians',
      'shoretroopers',
      'snowtrooper-lieutenant',
      'snowtroopers',
      'stormtrooper-sergeant',
      'stormtroopers',
    ],
    card => expect(focusOf(card)).toEqual([1, 2]),
  ),
  ...on('impact-1', ['aqua-droids', 'isb-agents', 'mandalorian-super-commandos', 'padawan-learners'], card =>
    expect(focusOf(card)).toEqual([2, 1]),
  ),
  ...on('protection', ['aqua-droids', 'b2-battle-droids', 'republic-clone-commandos'], card => expect(hurt(card)).toBe(1)),
  ...on('scale', 'republic-clone-commandos', card => {
    const t = play({
      me: [
        card,
        7,
        {
          at: [
            [7, 8.8],
            [3, 9],
          ],
        },
      ],
    });
    t.uses('me', 'dash-and-hunker').pick('me.0');
    t.choose({ kind: 'moveAs', move: 'climb' }).to(7, 6.15, 1);
    expect(t.at('me.0')).toEqual([7, 6.1]);
  }),
  ...on('unrelenting', 'dark-troopers', card => {
    expect(hurt(card)).toBe(1);
    expect(conditionsFrom(card)).toEqual(without('pinned'));
  }),
  ...on('elite-training', 'death-troopers', card => {
    expect(hurt(card)).toBe(1);
    expect(focusOf(card)).toEqual([2, 1]);
  }),
  ...on('imperial-might', 'elite-squad-troopers', card => expect(focusOf(card)).toEqual([2, 2])),
  ...on('more-machine-than-man', 'darth-vader', card => {
    expect(hurt(card)).toBe(1);
    expect(isShoved(card)).toBe(false);
    expect(focusOf(card)).toEqual([2, 1]);
  }),
  ...on('rigorous-training', 'death-trooper-escort', card => {
    expect(hurt(card)).toBe(1);
    expect(focusOf(card)).toEqual([1, 2]);
  }),
  ...on('elite-conditioning', 'death-trooper-specialist', card => {
    expect(hurt(card)).toBe(1);
    expect(conditionsFrom(card)).toEqual(without('exposed'));
  }),
  ...on('not-just-a-pretty-face', 'dengar', card => {
    expect(isShoved(card)).toBe(false);
    expect(conditionsFrom(card)).toEqual(without('pinned'));
  }),
  ...on('virtuoso', 'shaak-ti', card => expect(conditionsFrom(card)).toEqual(without('disarmed', 'exposed'))),
  ...on('pain-is-weakness', 'savage-opress', card => {
    expect(hurt(card)).toBe(1);
    expect(isShoved(card)).toBe(false);
  }),
  ...on('deadeye', ['commander-cody', 'crosshair', 'del-meeko'], card => {
    expect(focusOf(card)).toEqual([1, 3]);
    const target = (hunker: number) => defenceDice({ me: [card, 10], foe: [foe(), 18, { hunker }] }, 'me', 'foe');
    expect(target(2)).toBe(target(0));
  }),
  ...on('sonar-detection', 'aqua-droids', card => {
    const target = (hunker: number) => defenceDice({ me: [card, 10], foe: [foe(), 16, { hunker }] }, 'me', 'foe');
    expect([target(1), target(2)]).toEqual([target(0), target(0) + 1]);
  }),
  ...on(
    'brothers-in-arms',
    ['212th-clone-troopers', '501st-clone-troopers', 'arf-clone-troopers', 'captain-rex', 'fils-clones', 'republic-clone-commandos'],
    card => expect([isShoved(card), isShoved(card, { hunker: 1 })]).toEqual([true, false]),
  ),
  ...on('extreme-conditions-training', 'snowtroopers', card => {
    expect(conditionsFrom(card)).toEqual(ALL_CONDITIONS);
    expect(conditionsFrom(card, { hunker: 1 })).toEqual(without('exposed'));
  }),
  ...on('secrecy', 'covert-mandalorians', card => {
    expect(hurt(card)).toBe(2);
    expect(hurt(card, {}, {}, { deck: ['me'] })).toBe(1);
    expect(hurt(card, {}, {}, { reserve: 'me' })).toBe(1);
  }),
  ...on('unnoticed', ['chopper', 'lando-and-r2-d2'], card => {
    const targets = (x: number, setting = {}) =>
      play({ me: [card, x], foe: [foe(), 18], mate: [friend(), 25] }, setting)
        .acts('foe', 'combat')
        .choices();
    expect(targets(11)).toContain('me.0 ranged');
    expect(targets(11, { deck: ['me'] }).filter(each => each.startsWith('me'))).toEqual([]);
    expect(targets(11, { reserve: 'me' }).filter(each => each.startsWith('me'))).toEqual([]);
    expect(targets(14, { deck: ['me'] })).toContain('me.0 melee');
  }),
  ...on('goodness-gracious-me', 'c-3po-and-r2-d2', card => {
    const targets = (x: number, wounded = 0) =>
      play({ me: [card, 10], ewok: [friend(['Ewok']), x, { wounded }], other: [friend(), 25], foe: [foe(), 18] })
        .acts('foe', 'combat')
        .choices();
    expect(targets(4)).not.toContain('me.0 ranged');
    expect(targets(2)).toContain('me.0 ranged');
    expect(targets(4, 1)).toContain('me.0 ranged');
  }),
  ...on('contest-protection', 'b1-battle-droids', card => expect([hurt(card), hurt(card, {}, {}, CONTESTED)]).toEqual([2, 1])),
  ...on('contest-steadfast', ['weequay-pirates', 'wing-guard'], card =>
    expect([isShoved(card), isShoved(card, {}, {}, CONTESTED)]).toEqual([true, false]),
  ),
  ...on('contest-protection-and-steadfast', ['fifth-brother', 'kraken', 'sev-and-scorch'], card => {
    expect([hurt(card), hurt(card, {}, {}, CONTESTED)]).toEqual([2, 1]);
    expect([isShoved(card), isShoved(card, {}, {}, CONTESTED)]).toEqual([true, false]);
  }),
  ...on('garrison-force', 'shoretroopers', card => {
    expect([hurt(card), hurt(card, {}, {}, CONTESTED)]).toEqual([2, 1]);
    expect([isShoved(card), isShoved(card, {}, {}, CONTESTED)]).toEqual([true, false]);
    const dice = (hunker: number) => attackDice({ me: [card, 10, { hunker }], foe: [foe(), 17] }, 'me', 'foe');
    expect(dice(1)).toBe(dice(0) + 1);
    const own = play({ me: [card, 10, { hunker: 1 }], foe: [foe(), 17] })
      .activates('me')
      .does('combat')
      .pick('foe.0 ranged');
    expect(own.dice()).toBe(dice(0));
  }),
  ...on('unstoppable-machine', 'hk-87-assassin-droids', card => {
    const near = (x: number) => ({ lord: [nobody('legend'), x] as const });
    expect([hurt(card, {}, near(6.5)), hurt(card, {}, near(3))]).toEqual([1, 2]);
    expect([isShoved(card, {}, near(6.5)), isShoved(card, {}, near(3))]).toEqual([false, true]);
    expect(hurt(card, {}, { other: [foe(), 6.5] })).toBe(2);
  }),
  ...on('immovable', 'dark-troopers', card => {
    const t = play({ yoda: ['legend-yoda', 14], me: [card, 10], other: [friend(), 12, { at: [[15, 7]] }] }).uses('yoda', 'tidal-push');
    expect(t.place().character).toBe(t.characterId('other'));
    expect(t.rest().at('me.0')).toEqual([10, 8.8]);
    expect(t.damage('me')).toBe(2);
  }),
  ...on('special-forces-sniper', 'del-meeko', card => {
    const t = play({ me: [card, 10], foe: [foe([], { stamina: 20 }), 17] })
      .activates('me')
      .does('combat');
    const isBack = () => t.state.stack.length === 1;
    t.pick('foe.0 ranged').rest(isBack).does('combat').pick('foe.0 ranged').rest(isBack);
    expect(t.choices()).toEqual(['ability', 'end']); // two actions are taken
    expect(t.facts().filter(each => each.type === 'attack')).toHaveLength(2);
  }),
  ...on('swift-retreat', 'fourth-sister', card => {
    const t = play({ me: [card, 10], foe: [foe(), 13] }).acts('me', 'move');
    t.choose({ kind: 'moveAs', move: 'reposition' });
    moveOne(t, 'me.0', 'reposition', -6);
  }),
  ...on('pathfinders', 'rebel-pathfinders', card => {
    expect(conditionsFrom(card)).toEqual(without('pinned'));
    const ways = (hunker: number) =>
      play({
        me: [
          card,
          7,
          {
            hunker,
            at: [
              [7, 8.8],
              [3, 9],
            ],
          },
        ],
      })
        .uses('me', 'dash-and-hunker')
        .pick('me.0')
        .options();
    expect(ways(1)).toEqual(['advance', 'dash', 'climb']);
    expect(ways(0)).toEqual(['dash', 'climb']);
  }),
  ...on('daughter-of-mandalore', 'sabine-wren', card => {
    expect(hurt(card)).toBe(1);
    expect(focusOf(card)).toEqual([1, 3]);
    const t = play({ me: [card, 10] })
      .acts('me', 'move')
      .choose({ kind: 'moveAs', move: 'advance' });
    expect(t.options()).toEqual(['advance', 'jump']);
    const climbing = play({ me: [card, 10] })
      .acts('me', 'move')
      .choose({ kind: 'moveAs', move: 'climb' });
    expect(climbing.options()).toEqual(['climb', 'jump']);
  }),
  ...on('exit-strategy', ['gwarm', 'weequay-pirates'], card => {
    const ways = (its: string | ReturnType<typeof friend>) => {
      const t = play({ me: [its, 10], foe: [foe(), 13] }).acts('me', 'move');
      if (t.unit('me').characters.length > 1) t.pick('me.0');
      return t.asks() === 'moveAs' ? t.options() : ['advance'];
    };
    expect(ways(card)).toEqual(['advance', 'climb']);
    expect(ways(friend())).toEqual(['advance']);
  }),
  ...on('oh-the-uniform', 'luke-skywalker', card => {
    const t = play({ me: [card, 10, { hunker: 1 }], foe: [foe(), 17] }).acts('foe', 'move');
    t.rest(() => t.asks() === 'move').to(13);
    expect(t.hunker('me')).toBe(1);
    expect(
      play({ me: [card, 10], foe: [foe(), 13], es: ['es-04', 6] })
        .uses('es', 'obscuring-flames')
        .pick('me')
        .hunker('me'),
    ).toBe(1);
  }),
};
