import { expect } from 'vitest';
import { boxOf } from '../../src/box/box.js';
import { content } from '../../src/content/index.js';
import { CLASSES, type MissionDef, type Op } from '../../src/content/types.js';
import { EnemyMove } from '../../src/events/enemy-move.js';
import { characterId, NOBODY, type PieceId, pieceId, type SpaceId } from '../../src/ids.js';
import type { Child } from '../../src/state.js';
import { Hurt } from '../../src/threats/hurt.js';
import { until } from '../table.js';
import { type Lay, type Scenes, type Stage, stage } from './stage.js';

/** A mission of one's own that differs from this one in some parts. */
export const mission = (id: string, parts: Partial<MissionDef>): string => {
  const found = content.missions.find(m => m.id === id)!;
  return JSON.stringify({ missions: [{ ...found, ...parts, name: 'Of this test', source: { kind: 'house', note: 'of this test' } }] });
};
/** These ops as the crisis of a sheet on the first map, unless another mission is named. */
export const crisis = (ops: readonly Op[], lay: Lay = {}, id = 'mm2', parts: Partial<MissionDef> = {}): Stage => {
  const map = id.startsWith('mm') ? { map: 'map1' } : {};
  const s = stage('mandalorian', { ...lay, setup: { mission: id, content: mission(id, { crisis: ops, ...parts }), ...map, ...lay.setup } });
  return s.script(boxOf(s.state).mission.crisis);
};
const CALM: Lay = { foes: { foe: 'C4' } };
const hurtMe = (s: Stage, n = 1): Stage => s.again(() => Hurt.call({ who: s.charId('me'), n, cause: 'effect', source: NOBODY }));
const walk = (s: Stage, steps: number): Stage => {
  s.t.state.public.turn.step = 'event';
  return s.again(() => EnemyMove.call({ classes: 1, count: 99, steps, within: -1 }));
};

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
  specialMove: () => {
    const beast = (way: 'toward' | 'away'): Op => ({ op: 'specialMove', special: 'beast', which: 'nearest', steps: 2, way });
    crisis([beast('toward')], { foes: { beast: 'F4 beast' } })
      .over()
      .at({ beast: 'D4' });
    crisis([beast('away')], { foes: { beast: 'C4 beast' } })
      .goes('D4')
      .goes('E4')
      .over()
      .at({ beast: 'E4' });
    const marks: Op = { op: 'specialMove', special: 'mark', which: 'each', steps: 1, way: 'toward' };
    crisis([marks], { foes: { a: 'C4 mark', b: 'F4 mark' } }, 'mm4')
      .over()
      .at({ a: 'B4', b: 'E4' });
    const one: Op = { op: 'specialMove', special: 'mark', which: 'nearest', steps: 1, way: 'toward' };
    crisis([one], { foes: { a: 'C4 mark', b: 'F4 mark' } }, 'mm4')
      .over()
      .at({ a: 'B4', b: 'F4' });
    crisis([one], { foes: { a: 'C4 mark', b: 'A6 mark' } }, 'mm4')
      .asks('MA-7', 'me')
      .offers('a', 'b');
  },
  specialAttack: () => {
    const beast = (targets: 'nearest' | 'each', range: number): Op => ({ op: 'specialAttack', special: 'beast', range, targets });
    crisis([beast('each', 1)], { ally: 'C4', third: 'E4', foes: { beast: 'B4 beast' } })
      .over()
      .damage({ me: 1, ally: 1, third: 0 });
    crisis([beast('nearest', 2)], { ally: 'D4', foes: { beast: 'B4 beast' } })
      .over()
      .damage({ me: 1, ally: 0 });
    crisis([beast('nearest', 0)], { foes: { beast: 'B4 beast' } })
      .over()
      .damage({ me: 0 });
  },
  specialHeal: () => {
    const s = stage('mandalorian', { me: 'A3', ally: 'I5', setup: { mission: 'm4' }, foes: { boss: 'D1 commander' } });
    s.state.public.pieces[s.names.get('boss')!]!.damage = 3;
    s.script(boxOf(s.state).mission.traitor!.ops).over().damage({ boss: 1 });
  },
  childFlee: () => {
    const s = stage('mandalorian', { me: 'A4', ally: 'K6', setup: { mission: 'm2' } });
    s.state.public.child = { held: 'space', by: s.state.public.characters[0]!.space as SpaceId, fled: false };
    s.script(content.events[11]!.ops).over().told('child', 0); // nobody carries it: enemies move instead, and there are none
  },
  abduct: () => {
    const withChild = (child: (s: Stage) => Child): Stage => {
      const parts = { crisis: [{ op: 'abduct', steps: 2 }] } as const;
      const s = stage('mandalorian', {
        me: 'K4',
        ally: 'K4',
        foes: { a: 'E5 melee 2', b: 'E5 melee 2' },
        setup: { mission: 'm2', content: mission('m2', parts) },
      });
      s.state.public.child = child(s);
      return s.script(boxOf(s.state).mission.crisis);
    };
    const piece = (s: Stage, name: string): PieceId => pieceId(s.names.get(name)!);
    const taken = withChild(s => ({ held: 'space', by: s.state.public.pieces[piece(s, 'a')]!.space as SpaceId, fled: false }))
      .offers('a', 'b')
      .picks('b')
      .over();
    expect(taken.t.state.public.child).toMatchObject({ held: 'enemy', by: piece(taken, 'b') });
    taken.told('enemy-moved', 0); // it is on its way next time
    const running = until(withChild(s => ({ held: 'enemy', by: piece(s, 'a'), fled: false })).t, 'none');
    expect(running.facts('enemy-moved').map(f => f.piece)).toHaveLength(1);
    withChild(() => ({ held: 'character', by: characterId(0), fled: false }))
      .over()
      .told('child', 0);
  },
  track: () => {
    const s = crisis([{ op: 'track', track: 'alarm', add: 1 }], {}, 'm3').over();
    expect(s.t.state.public.tracks).toEqual([1]);
    crisis(
      [
        { op: 'track', track: 'alarm', add: 5 },
        { op: 'track', track: 'alarm', add: 1 },
      ],
      { me: 'A4', ally: 'A5' },
      'm3',
    ).asks('MA-134'); // its sixth step brings a guard
    crisis([{ op: 'track', track: 'alarm', add: 7 }], {}, 'm3').over(); // which is passed over
  },
  mark: () => {
    const s = crisis([{ op: 'mark', marker: 'secured' }], { me: 'C5' }).over();
    expect(s.t.state.public.markers.map(m => boxOf(s.state).terrain.names[m.space])).toEqual(['C5']);
  },
  deliver: () => {
    const s = stage('mandalorian', {
      setup: { mission: 'mm1', map: 'map1' },
      me: 'B4',
      ally: 'C4',
      foes: { mine: 'A4 salvage', far: 'A4 salvage' },
    });
    for (const [name, who] of [
      ['mine', 'me'],
      ['far', 'ally'],
    ] as const)
      Object.assign(s.state.public.pieces[s.names.get(name)!]!, { space: 'away', by: s.who(who) });
    s.script(boxOf(s.state).mission.endOfTurn).over().told('delivered', 1);
    expect(s.t.state.public.tracks).toEqual([1]);
  },
  place: () => {
    const at = { at: 'star', nearest: 'you' } as const;
    const s = stage('mandalorian', {
      me: 'A4',
      setup: { mission: 'mm2', map: 'map1', content: mission('mm2', { setup: [{ op: 'place', token: { special: 'beast' }, at }] }) },
    });
    s.script(boxOf(s.state).mission.setup).asks('MA-108', 'me').offers('A1', 'A7').picks('A7').over(); // a tie is the player's (MA-7)
    expect(s.t.facts('placed')).toHaveLength(1);
    const found = stage('mandalorian', {
      me: 'A4',
      setup: {
        mission: 'mm1',
        map: 'map1',
        content: mission('mm1', { setup: [{ op: 'place', token: { feature: 'salvage' }, at: { at: 'number', number: 8 } }] }),
      },
    });
    found.script(boxOf(found.state).mission.setup).over();
    expect(found.t.facts('placed').map(f => boxOf(found.state).tokens[f.token as number]?.feature?.id)).toEqual(['salvage']);
  },
  startAt: () => {
    const s = stage('mandalorian', {
      setup: { mission: 'mm2', map: 'map1', content: mission('mm2', { setup: [{ op: 'startAt', at: { at: 'number', number: 6 } }] }) },
    });
    s.script(boxOf(s.state).mission.setup).over().at({ me: 'C7', ally: 'C7' });
  },
  childWith: () => {
    const given = (id: string) => ({ mission: 'm2', content: mission('m2', { setup: [{ op: 'childWith', character: id }] }) });
    const s = stage('mandalorian', { me: 'A4', ally: 'A4', setup: given('cara') });
    s.script(boxOf(s.state).mission.setup).over();
    expect(s.t.state.public.child).toMatchObject({ held: 'character', by: 1 });
    const absent = stage('mandalorian', { me: 'A4', ally: 'A4', setup: given('greef') });
    absent.script(boxOf(absent.state).mission.setup).over();
    expect(absent.t.state.public.child).toMatchObject({ held: 'character', by: 0 });
  },
  childOn: () => {
    const lay = (foes: Record<string, string>): Stage => {
      const s = stage('mandalorian', {
        me: 'A3',
        ally: 'I5',
        foes,
        setup: { mission: 'm4', content: mission('m4', { setup: [{ op: 'childOn', space: 'E2' }] }) },
      });
      return s.script(boxOf(s.state).mission.setup);
    };
    expect(lay({ a: 'E2 melee 3' }).over().t.state.public.child.held).toBe('enemy');
    expect(lay({ a: 'D2 melee 3' }).over().t.state.public.child.held).toBe('space');
    const two = lay({ a: 'E2 melee 3', b: 'E2 melee 3' }).offers('a', 'b').picks('b').over(); // a tie is the player's (MA-7)
    expect(two.t.state.public.child).toMatchObject({ held: 'enemy', by: two.names.get('b') });
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
