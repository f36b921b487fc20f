import type { BattleScene, SceneFigure } from '@cadre/battle';
import { expect, test } from 'vitest';
import { lossesBetween, NO_LOSSES } from '../src/battlefield/losses.js';

const figure = (id: number, left: number): SceneFigure => ({
  ...{
    id,
    left,
    short: `A${id}`,
    name: `A${id}`,
    number: undefined,
    seat: 0,
    at: { x: id, y: 0 },
    level: 0,
    bottom: 0,
    radius: 135,
    height: 300,
  },
  ...{ health: 3, tokens: [], posture: 'ready', isActing: false, isDone: false },
  unit: { type: 'trooper', family: 'trooper', gear: undefined, place: 0 },
});
const at = (round: number, ...figures: readonly SceneFigure[]): BattleScene => ({
  ground: { id: 'yard', name: 'Yard', width: 1, depth: 1, grid: 1, kind: 'deck', light: 'day' },
  ...{ pieces: [], zones: [], objectives: [], markers: [], attack: null },
  ...{ figures, round },
});

test('what somebody has lost is counted, and whoever is gone stays marked for the round', () => {
  const first = lossesBetween(at(1, figure(1, 3), figure(2, 2)), at(1, figure(1, 1)), NO_LOSSES);
  expect(first.harms.map(({ id, n }) => [id, n])).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(first.lost.map(({ id }) => id)).toEqual([2]);
  const later = lossesBetween(at(1, figure(1, 1)), at(1, figure(1, 1)), first);
  expect([later.harms, later.lost.map(({ id }) => id)]).toEqual([[], [2]]);
  expect(lossesBetween(at(1, figure(1, 1)), at(2, figure(1, 1)), later).lost).toEqual([]);
});
test('whoever is healed or back after an undo is not marked', () => {
  expect(lossesBetween(at(1, figure(1, 1)), at(1, figure(1, 3)), NO_LOSSES)).toEqual(NO_LOSSES);
  const fallen = lossesBetween(at(1, figure(1, 1)), at(1), NO_LOSSES);
  expect(lossesBetween(at(1), at(1, figure(1, 1)), fallen).lost).toEqual([]);
});
