import type { Tag } from '@cadre/shatterpoint/content/tags';
import { expect } from 'vitest';
import { cure, moveOne, on, type Tests } from './common.js';
import { type Play, play } from './play.js';
import { foe, friend, nobody } from './positions.js';

const duo = { characters: 2 } as const;
/** A move action in which nobody moves. */
const idles = (t: Play, name: string): Play => t.acts(name, 'move');
const moveAction = (t: Play, name: string, x: number, y = 8.8): Play => {
  idles(t, name);
  t.rest(() => t.asks() === 'move' || t.asks() === 'moveAs');
  if (t.asks() === 'moveAs') t.choose({ kind: 'moveAs', move: 'advance' });
  return t.to(x, y);
};
const focusNear = (tags: readonly Tag[], wrong: Tag) => (card: string, id: string) => {
  const start = (x: number, of: readonly Tag[]) =>
    idles(play({ me: [card, 10, { at: [[10, 8.8]] }], mate: [friend(of), x, { seat: 2 }] }), 'me');
  for (const tag of tags) {
    const t = start(14, [tag]).reacts(id);
    expect([t.focus('me.0')[0]! > 0, t.spent()]).toEqual([true, 0]);
  }
  expect([start(15, tags).isOffered(id), start(14, [wrong]).isOffered(id)]).toEqual([false, false]);
};

/** Abilities that answer moves, focus, activations, conditions and control. */
export const EVENTS: Tests = {
  ...on('stronger-together', ['bo-katan-kryze', 'gar-saxon'], focusNear(['Mandalorian'], 'Spectre')),
  ...on('stronger-together', ['clan-kryze-mandalorians', 'covert-mandalorians', 'mandalorian-super-commandos'], (card, id) => {
    const t = idles(play({ me: [card, 10] }), 'me').reacts(id); // a member of the same unit counts
    expect([t.focus('me.0')[0]! > 0, t.focus('me.1')[0]! > 0, t.spent()]).toEqual([true, true, 0]);
    expect(
      idles(
        play({
          me: [
            card,
            10,
            {
              at: [
                [10, 8.8],
                [16, 8.8],
              ],
            },
          ],
        }),
        'me',
      ).isOffered(id),
    ).toBe(false);
  }),
  ...on('forged-this-armor', 'sabine-wren', focusNear(['Mandalorian', 'Spectre'], 'Rebel Alliance')),
  ...on('cant-stand-the-heat', 'es-04', (card, id) => {
    const start = (x: number, wounded = 0) => moveAction(play({ me: [card, 10, { wounded }], foe: [foe(), 20] }), 'foe', x);
    const t = start(14).reacts(id);
    expect([t.conditions('foe'), t.spent()]).toEqual([['strained', 'disarmed'], 0]);
    expect([start(15).isOffered(id), start(14, 1).isOffered(id)]).toEqual([false, false]);
  }),
  ...on('i-got-carried-away', 'nahdar-vebb', (card, id) => {
    const start = (type: 'legend' | 'minion') => idles(play({ me: [card, 10], foe: [nobody(type), 24] }), 'foe');
    const t = start('legend').reacts(id);
    expect(t.place()).toMatchObject({ how: 'dash', toward: true, character: t.characterId('me') });
    expect([t.to(13).at('me'), t.spent(), start('minion').isOffered(id)]).toEqual([[13, 8.8], 0, false]);
  }),
  ...on('forming-up', 'fixer', (card, id) => {
    const start = (x: number, tags: Tag[] = ['Clone Trooper']) => idles(play({ me: [card, 10], mate: [friend(tags, duo), x] }), 'mate');
    const t = start(17).reacts(id);
    expect([t.hunker('mate'), t.spent()]).toEqual([1, 0]);
    expect([start(18.5).isOffered(id), start(17, ['Jedi']).isOffered(id), idles(play({ me: [card, 10] }), 'me').isOffered(id)]).toEqual([
      false,
      false,
      false,
    ]);
  }),
  ...on('imperial-detention', ['isb-agents', 'mandalorian-super-commandos'], card => {
    const leaves = (x: number) =>
      moveAction(play({ me: [card, 10], foe: [foe(), 13] }), 'foe', x)
        .rest()
        .damage('foe');
    expect([leaves(17), leaves(14)]).toEqual([2, 0]);
    const jumps = play({ me: [card, 10], yoda: ['legend-yoda', 13] })
      .uses('yoda', 'jump-twice')
      .to(17);
    expect(jumps.damage('yoda')).toBe(0);
    expect(
      moveAction(play({ me: [card, 10], foe: [foe(), 18] }), 'foe', 22)
        .rest()
        .damage('foe'),
    ).toBe(0); // never engaged
  }),
  ...on('battlefield-calculations', 'lobot', (card, id) => {
    const start = (x: number) => {
      const t = play({ me: [card, 10], mate: [friend(), 20, { seat: 2 }] })
        .activates('mate')
        .does('move');
      return t.choose({ kind: 'moveAs', move: 'advance' }).to(x);
    };
    const t = start(14).reacts(id);
    expect([t.focus('mate'), t.spent()]).toEqual([[1, 1], 0]);
    expect(start(15).isOffered(id)).toBe(false);
    expect(moveAction(play({ me: [card, 10], mate: [friend(), 20] }), 'mate', 14).isOffered(id)).toBe(false); // not in its activation
  }),
  ...on('waiting-for-this', 'nahdar-vebb', card => {
    const after = (given: { x?: number; durability?: '-' | 'U' }) => {
      const t = play(
        { me: [card, 10, { damage: 4 }], foe: [nobody('minion', [], { durability: given.durability ?? 'U' }), 20] },
        { force: [4, 1, 4] },
      );
      moveAction(t, 'foe', given.x ?? 14).restHealing();
      return [t.damage('me'), t.spent()];
    };
    expect([after({}), after({ x: 15 }), after({ durability: '-' })]).toEqual([
      [2, 2],
      [4, 3],
      [4, 3],
    ]);
  }),
  ...on('mandalore-will-survive', 'bo-katan-kryze', card => {
    const t = play({ me: [card, 10, { damage: 4 }] }).acts('me', 'focus');
    moveOne(t, 'me', 'dash');
    expect(t.heals(2).damage('me')).toBe(2);
    expect([t.isOver(), t.damage('me')]).toEqual([true, 2]);
  }),
  ...on('client-is-impatient', 'jango-fett', card => moveOne(play({ me: [card, 10] }).acts('me', 'focus'), 'me', 'jump')),
  ...on('in-my-sights', ['gar-saxon', 'gwarm'], card => {
    const t = play({ me: [card, 10] }).acts('me', 'focus');
    expect([t.hunker('me'), t.focus('me')]).toEqual([1, [1, 3]]);
    const target = (hunker: number) => {
      const s = play({ me: [card, 10], foe: [foe(), 16, { hunker }] }).attacks('me', 'foe');
      s.dice();
      return s.rolls('').dice();
    };
    expect(target(2)).toBe(target(0));
  }),
  ...on('bring-it-on-clankers', 'captain-rex', card => {
    const after = (x: number, tags: Tag[]) =>
      play({ me: [card, 10], mate: [friend(tags, { characters: 2 }), x, { damage: 3 }] })
        .acts('mate', 'take-cover')
        .restHealing()
        .damage('mate');
    expect([after(17, ['Clone Trooper']), after(18.5, ['Clone Trooper']), after(17, ['Jedi'])]).toEqual([2, 3, 3]);
  }),
  ...on('faithful-padawan', 'barriss-offee', card => {
    const t = play({
      me: [card, 10, { damage: 1 }],
      mate: [friend(), 17, { damage: 2, conditions: ['pinned'] }],
      other: [friend(), 3, { damage: 2 }],
      far: [friend(), 18.5, { damage: 2 }],
    }).acts('me', 'recover');
    t.heals()
      .accepts()
      .takes(1)
      .choose(cure(t.id('mate'), 'pinned'))
      .accepts()
      .takes(0);
    expect([...['me', 'mate', 'other', 'far'].map(t.damage), t.conditions('mate')]).toEqual([0, 2, 1, 2, []]);
  }),
};
