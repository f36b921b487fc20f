import { expect } from 'vitest';
import { boxOf } from '../../src/box/box.js';
import { content } from '../../src/content/index.js';
import type { Op } from '../../src/content/types.js';
import { characterId, type PieceId, pieceId, type SpaceId } from '../../src/ids.js';
import type { Child } from '../../src/state.js';
import { until } from '../table.js';
import { crisis, mission } from './crisis.js';
import { type Scenes, type Stage, stage } from './stage.js';

/** What the effects of mission sheets do: special tokens, The Child, tracks and set-up. */
export const MISSION_OPS: Scenes = {
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
};
