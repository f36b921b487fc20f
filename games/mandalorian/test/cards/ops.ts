import { expect } from 'vitest';
import { boxOf } from '../../src/box/box.js';
import { content } from '../../src/content/index.js';
import { CLASSES, type Op } from '../../src/content/types.js';
import { EnemyMove } from '../../src/events/enemy-move.js';
import { NOBODY } from '../../src/ids.js';
import { Hurt } from '../../src/threats/hurt.js';
import { until } from '../table.js';
import { crisis } from './crisis.js';
import type { Lay } from './scene.js';
import { type Scenes, type Stage, stage } from './stage.js';

const CALM: Lay = { foes: { foe: 'C4' } };
const hurtMe = (s: Stage, n = 1): Stage => s.again(() => Hurt.call({ who: s.charId('me'), n, cause: 'effect', source: NOBODY }));
const walk = (s: Stage, steps: number): Stage => {
  s.t.state.public.turn.step = 'event';
  return s.again(() => EnemyMove.call({ classes: 1, count: 99, steps, within: -1 }));
};

/** What each effect does by itself, beyond the cards that use it. */
/** What each effect does by itself, beyond the cards that use it. */
export const OPS: Scenes = {
  hurt: () => {
    crisis([{ op: 'hurt', n: 2, who: { who: 'each', range: 1 } }], { ally: 'B4', third: 'C4' })
      .over()
      .damage({ me: 2, ally: 2, third: 0 });
    crisis([{ op: 'hurt', n: 1, who: { who: 'eachOther' } }], { ally: 'B4', third: 'C4' })
      .over()
      .damage({ me: 0, ally: 1, third: 1 });
    crisis([{ op: 'hurt', n: 1, who: { who: 'another', range: 1 } }], { ally: 'B4', third: 'C4' })
      .over()
      .damage({ me: 0, ally: 1, third: 0 });
  },
  shield: () => {
    hurtMe(crisis([{ op: 'shield', who: { who: 'you' } }]).over())
      .over()
      .damage({ me: 0 })
      .told('hurt', 0);
    const s = crisis([{ op: 'shield', who: { who: 'you' } }]).over();
    hurtMe(s, 2).over().damage({ me: 1 }).lasting(); // one damage, once
    crisis([
      { op: 'shield', who: { who: 'you' } },
      { op: 'shield', who: { who: 'you' } },
    ])
      .over()
      .lasting('shield me seat'); // never two
    const given = crisis([{ op: 'shield', who: { who: 'another' } }])
      .over()
      .lasting('shield ally seat');
    given.from(until(given.begins('me').t, 'MA-35')).lasting('shield ally seat'); // it lasts to the ally's turn, not to mine
    given.from(until(given.begins('ally').t, 'MA-35')).lasting();
  },
  redirect: () => {
    const s = crisis([{ op: 'redirect', range: 1 }], { foes: { near: 'B4', far: 'C4' } })
      .over()
      .lasting('redirect me seat');
    hurtMe(s, 2).over().damage({ me: 0, near: 2 }).lasting(); // all of it, once
    hurtMe(s).over().damage({ me: 1, near: 2 });
    const shot: Op = { op: 'damage', n: 4, to: { pick: 'one', range: 1, from: 'you' } };
    const gone = crisis([{ op: 'redirect', range: 1 }, shot], { foes: { near: 'B4' } })
      .over()
      .lasting(); // nobody is left to take it
    hurtMe(gone).over().damage({ me: 1 });
  },
  overwatch: () => {
    const s = crisis([{ op: 'overwatch', n: 1, range: 1 }], { foes: { a: 'C4', b: 'E4' } }).over();
    walk(s, 1).picks('b').over().damage({ a: 1, b: 0 }).lasting(); // b is not in range, a is; it fires once
    walk(s, 1).over().damage({ a: 1, b: 0 });
  },
  pin: () => {
    const shot: Op = { op: 'damage', n: 4, to: { pick: 'one', range: 1, from: 'you' } };
    const pinned: Op = { op: 'pin', enemies: { pick: 'each', range: 3, from: 'you' } };
    crisis([pinned, shot], { foes: { a: 'B4', b: 'C4' } })
      .over()
      .lasting('pin b turn'); // whoever is gone is forgotten, nobody else
    const s = crisis([{ op: 'pin', enemies: { pick: 'one', range: 3, from: 'you' } }], { foes: { held: 'C4', free: 'E4' } })
      .over()
      .lasting('pin held turn');
    walk(s, 1).over().at({ held: 'C4', free: 'D4' });
    s.t.state.public.turn.step = 'event';
    s.from(until(s.begins('me').t, 'MA-35')).lasting('pin held turn');
  },
  stayPut: () => {
    const s = crisis(
      [
        { op: 'stayPut', classes: ['melee'], range: 1 },
        { op: 'move', n: 1, who: { who: 'eachOther' } },
      ],
      {
        ally: 'C4',
        third: 'D7',
        foes: { foe: 'C5', gun: 'D7 blaster' },
      },
    );
    s.asks('MA-42', 'third').goes('D6').over().at({ ally: 'C4', third: 'D6' }); // the ally may not be moved by others
    const still: Op[] = [
      { op: 'stayPut', classes: ['melee'], range: 1 },
      { op: 'hurt', n: 1, who: { who: 'eachOther' } },
    ];
    crisis(still, { ally: 'C4', foes: { foe: 'C5' } })
      .over()
      .damage({ ally: 1 }); // everything else still happens to it
  },
  hide: () => {
    const s = stage('mandalorian', { foes: { gun: 'B4 blaster', brute: 'A4' } }).lasts({ kind: 'hide', who: 0, until: 'turn', which: 2 });
    s.script(content.events[3]!.ops).over().damage({ me: 0 }); // blasters
    s.script(content.events[2]!.ops).over().damage({ me: 1 }); // melee
  },
  away: () =>
    crisis([{ op: 'away', enemies: { pick: 'each', range: 1, from: 'you' }, steps: 1 }], { me: 'A5', ally: 'C5', foes: { foe: 'B5' } })
      .goes('C5') // nearer to the ally: that does not matter
      .over()
      .at({ foe: 'C5' }),
  unlock: () => {
    const all = crisis([{ op: 'unlock', doors: 'all' }], { me: 'A4', ally: 'A5' }, 'm3').over();
    expect(all.t.state.public.doors).toBe((1 << boxOf(all.state).terrain.doors.length) - 1);
    crisis([{ op: 'unlock', doors: { range: 0 } }], { me: 'E2', ally: 'A5' }, 'm3')
      .asks('MA-55')
      .passes()
      .over()
      .told('unlocked', 0);
    crisis([{ op: 'unlock', doors: { range: 0 } }], { me: 'E4', ally: 'A5' }, 'm3').over(); // no door of this space
  },
  lock: () => {
    const s = crisis(
      [
        { op: 'unlock', doors: 'all' },
        { op: 'lock', noCharacterWithin: 1 },
      ],
      { me: 'E3', ally: 'A5' },
      'm3',
    );
    const near = boxOf(s.state).terrain.doors.flatMap(({ a, b }, i) =>
      [a, b].some(x => ['E2', 'F2'].includes(boxOf(s.state).terrain.names[x]!)) ? [i] : [],
    );
    expect(near.length).toBeGreaterThan(0);
    expect(s.options().some(door => near.includes(door))).toBe(false);
    s.chooses(s.options()[0]!).over().told('locked', 1);
  },
  spawn: () => {
    const places = [
      [{ at: 'number', number: 8 }, 'I4'],
      [{ at: 'space', space: 'D7' }, 'D7'],
      [{ at: 'you' }, 'A4'],
    ] as const;
    for (const [at, space] of places)
      crisis([{ op: 'spawn', at }], CALM, 'm1')
        .spawns('melee', 'guard')
        .over()
        .at({ guard: space });
    crisis([{ op: 'spawn', at: { at: 'star', nearest: { special: 'beast' } } }], { foes: { beast: 'H6 beast' } })
      .spawns('melee', 'guard')
      .over()
      .at({ guard: 'I6' });
  },
  reveal: () =>
    crisis([{ op: 'reveal', nearest: 'you' }], { hidden: { a: 'B4', b: 'A5', far: 'C4' } })
      .asks('MA-49')
      .offers('a', 'b'),
  look: () =>
    crisis([{ op: 'look', count: 1, range: 'map', shape: 'circle' }], { hidden: { round: 'H3', square: 'B4 square' } })
      .reveals('circle', 'medpac')
      .over()
      .knows('me', 'round'),
  disrupt: () => {
    crisis([{ op: 'disrupt', slot: 'highest' }], { tokens: { move: [1], plan: [3] } })
      .drawsToken(2)
      .over()
      .tokens('plan', 3, 2)
      .tokens('move', 1);
    crisis([{ op: 'disrupt', slot: 'attack' }])
      .drawsToken(2)
      .over()
      .tokens('attack', 2);
    crisis([{ op: 'disrupt', slot: 'mission' }])
      .over()
      .told('disrupted', 0); // no such slot here
  },
  enemyMove: () =>
    crisis([{ op: 'enemyMove', classes: CLASSES, count: 'all', steps: 1, within: 2 }], { foes: { near: 'C4', far: 'D4' } })
      .over()
      .at({ near: 'B4', far: 'D4' }),
  enemyAttack: () =>
    crisis([{ op: 'enemyAttack', classes: ['melee'], count: 1, range: 3, target: 'leastDamaged' }], {
      ally: 'D4',
      hurt: { ally: 1 },
      foes: { foe: 'C4' },
    })
      .over()
      .damage({ me: 1, ally: 1 }),
  choose: () =>
    crisis([{ op: 'choose', between: [[{ op: 'hurt', n: 1, who: { who: 'you' } }], [{ op: 'disrupt', slot: 'move' }]] }])
      .chooses(0)
      .over()
      .damage({ me: 1 })
      .told('disrupted', 0),
};
