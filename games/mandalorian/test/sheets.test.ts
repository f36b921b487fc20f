import { checkSetup, sample } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { mandalorian } from '@cadre/mandalorian';
import { expect, it } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { BACKS, DIFFICULTIES } from '../src/content/types.js';
import { runScript } from '../src/effects/effects.js';
import { AWAY, characterId } from '../src/ids.js';
import { holds, NOT_ABOUT } from '../src/missions/conditions.js';
import type { MandoState } from '../src/state.js';
import { duringEvents, turnFrom } from './position.js';
import { bare, enemy, named, until } from './table.js';

/** A match that is laid out as its sheet says. */
const laidOut = (given: Record<string, unknown>): MandoState => {
  const { setup } = checkSetup(mandalorian, given);
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
  const s = laidOut({ mission: 'mm3', map, players: 3 });
  expect(s.public.characters.map(c => named(s, c.space))).toEqual([space, space, space]);
});

it('a sheet can tell on which map it lies', () => {
  const s = bare({ mission: 'mm1', map: 'map3' });
  expect(boxOf(s).map.id).toBe('map3');
  expect(['map1', 'map3'].map(map => holds(s, { is: 'onMap', map }, NOT_ABOUT))).toEqual([false, true]);
});

it('a sheet can tell how hard the game is', () => {
  const s = bare({ mission: 'mm4', difficulty: 'veteran' });
  expect(DIFFICULTIES.filter(difficulty => holds(s, { is: 'difficulty', difficulty }, NOT_ABOUT))).toEqual(['veteran']);
});

it('a clock can run longer for a large crew', () => {
  const lost = (players: number, reshuffles: number): boolean => {
    const s = bare({ mission: 'mm4', players });
    s.public.reshuffles = reshuffles;
    return boxOf(s).mission.failure.some(c => holds(s, c, NOT_ABOUT));
  };
  expect([lost(2, 2), lost(3, 2), lost(4, 2), lost(4, 3)]).toEqual([true, true, false, true]);
});

it.each([
  ['map1', ['C7', 'I3', 'I4']],
  ['map2', ['G1', 'E2', 'I6']],
  ['map3', ['J3', 'J5', 'I7']],
  ['map4', ['D1', 'B1', 'H1']],
])('a sheet may place a token elsewhere on one map, and only what is placed is in the game: Skip Tracer on %s', (map, spaces) => {
  const s = laidOut({ mission: 'mm4', map });
  const marks = s.public.pieces.filter((_, i) => boxOf(s).pieces[i]!.kind === 'placed');
  expect(marks.map(p => named(s, p.space))).toEqual(spaces);
});

it('a sheet may send enemies before the first turn: to novices of Inside Job', () => {
  const onMap = (difficulty: string): number => {
    const s = laidOut({ mission: 'mm3', players: 3, difficulty });
    return s.public.pieces.filter((p, i) => boxOf(s).pieces[i]!.kind === 'reinforcement' && p.space !== AWAY).length;
  };
  expect(DIFFICULTIES.map(onMap)).toEqual([1, 0, 0]);
});

it('a sheet may send more enemies once nearly everything is unlocked: two in Inside Job', () => {
  const waiting = (guide: number): number => laidOut({ mission: 'mm3', players: 3, guide }).public.pile.length;
  expect([waiting(2) - waiting(59), waiting(59) - waiting(60)]).toEqual([0, 2]);
});

it('after an alert more rivals come for the salvage, and more friends for a Mark, once nearly everything is unlocked', () => {
  const sent = (mission: string, guide: number): number => {
    const s = bare({ mission, map: 'map2', guide });
    s.public.lastBack = BACKS.indexOf('alert');
    const before = s.public.pile.length;
    const t = duringEvents(s, runScript(s, boxOf(s).mission.afterEvent, { you: characterId(0) }));
    return before - until(t, 'MA-35').state.public.pile.length;
  };
  expect(['mm1', 'mm4'].flatMap(mission => [59, 60].map(guide => sent(mission, guide)))).toEqual([0, 1, 0, 1]);
});

it('a sheet may send more enemies to a crew that several players share: in the cell block two', () => {
  const waiting = (given: Record<string, string | number>): number => laidOut({ mission: 'm3', ...given }).public.pile.length;
  const usual = waiting({});
  expect([waiting({ mode: 'shared' }), waiting({ mode: 'solo', players: 1 })]).toEqual([usual - 2, usual]);
});

it('a large crew covers whoever ends a turn without an enemy in the same space', () => {
  const covered = (players: number, near?: string): number[] => {
    const s = bare({ mission: 'm2', players, mode: 'sandbox' });
    if (near) enemy(s, near, 'melee');
    return turnFrom(s, 'close')
      .state.public.standing.filter(e => e.kind === 'shield' && e.since === 1)
      .map(e => e.who);
  };
  expect([covered(4), covered(4, 'C4'), covered(4, 'B4'), covered(3)]).toEqual([[0], [0], [], []]);
});
