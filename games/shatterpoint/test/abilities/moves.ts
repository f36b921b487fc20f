import { expect } from 'vitest';
import { beside, climbFirst, moveAll, moveOne, on, stayAll, type Tests } from './common.js';
import { play } from './play.js';
import { foe } from './positions.js';

/** Active abilities and tactics that move the own unit. */
export const MOVES: Tests = {
  ...on('one-member-jumps', 'chopper', (card, id) => {
    const t = play({ me: [card, 10], foe: [foe(), 13] }).uses('me', id);
    moveOne(t, 'me.0', 'jump', -3);
    expect(t.spent()).toBe(1);
  }),
  ...on(
    'members-jump',
    [
      'bo-katan-kryze',
      'clan-kryze-mandalorians',
      'covert-mandalorians',
      'dark-troopers',
      'ezra-bridger',
      'fifth-brother',
      'fourth-sister',
      'gar-saxon',
      'jango-fett',
      'mandalorian-super-commandos',
      'third-sister',
    ],
    (card, id) => {
      const t = play({ me: [card, 10] }).uses('me', id);
      moveAll(t, 'me', 'jump');
      expect(t.spent()).toBe(1);
      expect(t.canUse('me', id)).toBe(false); // once an activation
    },
  ),
  ...on('members-jump-twice', 'ahsoka-tano', (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    moveAll(t, 'me', 'jump');
    t.uses('me', id);
    moveAll(t, 'me', 'jump');
    expect(t.spent()).toBe(2);
    expect(t.canUse('me', id)).toBe(false);
  }),
  ...on('members-dash', 'b2-battle-droids', (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    moveAll(t, 'me', 'dash');
    expect(t.spent()).toBe(1);
  }),
  ...on('members-advance', 'barriss-offee', (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    moveAll(t, 'me', 'advance', 6);
    expect(t.spent()).toBe(1);
  }),
  ...on('members-climb', 'weequay-pirates', (card, id) => {
    const t = beside(card, 2).uses('me', id);
    t.pick('me.0').to(7, 6.15, 1);
    moveOne(t, 'me.1', 'climb', -1);
    expect(t.spent()).toBe(1);
  }),
  ...on('on-the-trail', ['agent-kallus', 'bounty-hunters', 'dengar', 'hk-87-assassin-droids', 'sev-and-scorch'], card => {
    const t = play({ me: [card, 10], near: [foe(), 18], far: [foe(), 26] }).starts('me');
    const { length } = t.unit('me').characters;
    for (let i = 0; i < length; i++) {
      if (i < length - 1) t.pick(`me.${i}`);
      expect(t.choices()).toEqual(['far.0', 'near.0']); // each its own
      t.pick(i === 0 ? 'far.0' : 'near.0');
      expect(t.place()).toMatchObject({ how: 'dash', toward: true });
      moveOne(t, `me.${i}`, 'dash', 3);
    }
  }),
  ...on(
    'dash-and-focus',
    ['104th-wolfpack-troopers', 'commander-wolffe', 'death-trooper-escort', 'death-troopers', 'elite-squad-troopers'],
    (card, id) => {
      const t = play({ me: [card, 10] }).uses('me', id);
      moveAll(t, 'me', 'dash');
      expect(t.spent()).toBe(1);
      expect(t.focus('me.0')[0]).toBeGreaterThan(0);
      const still = play({ me: [card, 10] }).uses('me', id);
      stayAll(still, 'me');
      expect(still.focus('me.0')).toEqual([0, 0]);
    },
  ),
  ...on(
    'dash-and-hunker',
    [
      '212th-clone-troopers',
      '501st-clone-troopers',
      'arf-clone-troopers',
      'captain-rex',
      'commander-cody',
      'echo-and-tech',
      'fils-clones',
      'rebel-pathfinders',
      'republic-clone-commandos',
      'shoretroopers',
    ],
    (card, id) => {
      const t = play({ me: [card, 10] }).uses('me', id);
      moveAll(t, 'me', 'dash');
      expect([t.spent(), t.hunker('me')]).toEqual([1, 1]);
      const still = play({ me: [card, 10] }).uses('me', id);
      stayAll(still, 'me');
      expect(still.hunker('me')).toBe(0);
    },
  ),
  ...on('jump-and-hunker', 'nightsister-acolytes', (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    moveAll(t, 'me', 'jump');
    expect([t.spent(), t.hunker('me')]).toEqual([1, 1]);
    const still = play({ me: [card, 10] }).uses('me', id);
    stayAll(still, 'me');
    expect(still.hunker('me')).toBe(0);
  }),
  ...on('climb-and-hunker', ['commander-fil', 'luke-skywalker'], (card, id) => {
    const t = climbFirst(beside(card, 1).uses('me', id));
    expect([t.spent(), t.hunker('me')]).toEqual([1, 1]);
    const still = beside(card, 1).uses('me', id);
    stayAll(still, 'me');
    expect(still.hunker('me')).toBe(0);
  }),
  ...on('climb-and-focus', 'crosshair', (card, id) => {
    const t = climbFirst(beside(card, 1).uses('me', id));
    expect([t.spent(), t.focus('me')]).toEqual([1, [1, 3]]);
    const still = beside(card, 1).uses('me', id);
    stayAll(still, 'me');
    expect(still.focus('me')).toEqual([0, 0]);
  }),
  ...on('calculated-advance', 'aqua-droids', (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    stayAll(t, 'me');
    expect([t.spent(), t.focus('me.0'), t.focus('me.1')]).toEqual([1, [2, 1], [2, 1]]); // moved or not
    moveAll(play({ me: [card, 10] }).uses('me', id), 'me', 'dash');
  }),
  ...on('stealthy-approach', ['ewok-hunters', 'ewok-trappers', 'paploo', 'wicket'], (card, id) => {
    const after = (choice: number | 'neither') => {
      const t = play({ me: [card, 10] }).uses('me', id);
      if (choice === 0) stayAll(t, 'me');
      else moveAll(t, 'me', 'dash');
      if (choice === 'neither') t.declines();
      else t.accepts().takes(choice);
      return [t.spent(), t.hunker('me'), t.focus('me.0')[0]];
    };
    expect([after(0), after(1), after('neither')]).toEqual([
      [1, 1, 0],
      [1, 0, 1],
      [1, 0, 0],
    ]);
  }),
  ...on('assault-tactics', ['isb-agents', 'snowtroopers', 'stormtroopers'], (card, id) => {
    const t = play({ me: [card, 10] }).uses('me', id);
    moveAll(t, 'me', 'dash');
    t.accepts();
    expect([t.spent(), t.damage('me'), t.focus('me.0')[0]! > 0]).toEqual([1, 1, true]);
    const still = play({ me: [card, 10] }).uses('me', id);
    stayAll(still, 'me');
    still.declines();
    expect([still.damage('me'), still.focus('me.0')]).toEqual([0, [0, 0]]);
  }),
  ...on('covert-operations', ['del-meeko', 'gideon-hask', 'imperial-special-forces'], (card, id) => {
    const printed = play({ me: [card, 10] })
      .acts('me', 'focus')
      .rest()
      .focus('me.0')[1]!;
    const after = (x: number) => {
      const t = play({ me: [card, 10], foe: [foe(), x] }).uses('me', id);
      moveAll(t, 'me', 'dash', 2);
      return [t.spent(), t.focus('me.0')[1]];
    };
    expect(after(21)).toEqual([1, printed + 1]); // 9 inches away: within range 4; the keyword comes before the focus action
    expect(after(23)).toEqual([1, 0]);
    const still = play({ me: [card, 10], foe: [foe(), 17] }).uses('me', id);
    stayAll(still, 'me');
    expect(still.focus('me.0')).toEqual([0, 0]);
  }),
  ...on('commando-doctrines', 'rebel-commandos', (card, id) => {
    const after = (x: number) => {
      const t = play({ me: [card, 10], foe: [foe(), x] }).uses('me', id);
      moveAll(t, 'me', 'dash', 2);
      return [t.spent(), t.focus('me.1')[1], t.hunker('me')];
    };
    expect([after(21), after(23)]).toEqual([
      [1, 1, 1],
      [1, 0, 0],
    ]);
  }),
  ...on('headlong-assault', 'wing-guard', (card, id) => {
    const after = (x: number) => {
      const t = play({ me: [card, 10], foe: [foe(), x] }).uses('me', id);
      moveAll(t, 'me', 'dash', 2);
      return [t.spent(), t.focus('me.1')];
    };
    expect([after(16), after(18)]).toEqual([
      [1, [2, 1]],
      [1, [0, 0]],
    ]);
  }),
};
