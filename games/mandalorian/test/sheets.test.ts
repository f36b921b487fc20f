import { checkSetup, sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import { expect, it } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { holds, NOT_ABOUT } from '../src/missions/conditions.js';
import type { MandoState } from '../src/state.js';
import { bare, named } from './table.js';

/** A match of Inside Job that is laid out on this map. */
const laidOut = (map: string): MandoState => {
  const { setup } = checkSetup(mandalorian, { mission: 'mm3', map, players: 3 });
  const s = mandalorian.machine.start(mandalorian.setup(setup));
  const random = seeded(1);
  while (s.public.turn.number === 0) {
    const { seat, space } = s.pending!.asks.find(a => a.answer === null)!;
    mandalorian.machine.advance(s, seat, sample(space, random));
  }
  return s;
};

it.each([
  ['map1', 'C7'],
  ['map2', 'D4'],
  ['map3', 'F7'],
  ['map4', 'G7'],
])('a sheet may have everybody begin elsewhere on each map: Inside Job on %s in %s', (map, space) => {
  const s = laidOut(map);
  expect(s.public.characters.map(c => named(s, c.space))).toEqual([space, space, space]);
});

it('a sheet can tell on which map it lies', () => {
  const s = bare({ mission: 'mm1', map: 'map3' });
  expect(boxOf(s).map.id).toBe('map3');
  expect(['map1', 'map3'].map(map => holds(s, { is: 'onMap', map }, NOT_ABOUT))).toEqual([false, true]);
});
