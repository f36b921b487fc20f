import { INCH } from '@cadre/geometry';
import { rule } from '@cadre/testkit';
import { expect, vi } from 'vitest';
import * as t from '../../src/table/queries.js';
import { field, spot, unit } from './field.js';

vi.mock('../../src/box.js', () => import('./field-box.js'));
const [a, b, c] = [unit(0), unit(1), unit(2)];
/** Two troopers whose base edges are so many 0.1 mm apart. */
const apart = (gap: number, level = 0) => {
  const at = { x: 1000 + 270 + gap, y: 1000, level };
  return field({ blue: [{ at: { x: 1000, y: 1000, level: 0 } }], red: [{ at }] });
};
const TANK = { type: 'tank', at: [18, 18] } as const;

rule('L-MSR-2', 'distances go from base edge to base edge, seen from above', () => {
  expect(t.gapInches(apart(3 * INCH), a, b)).toBe(3);
  expect(t.gapInches(apart(3 * INCH + 1), a, b)).toBe(3.1);
  expect(t.gapInches(apart(3 * INCH, 572), a, b)).toBe(3);
  expect(t.gapInches(apart(-5), a, b)).toBe(0);
  // 3-4-5: centres 5 inches apart, less two radii of 13.5 mm.
  const k = field({ blue: [{ at: [1, 1] }], red: [{ at: [4, 5] }] });
  expect(t.gapInches(k, a, b)).toBe(4); // 1270 - 270 = 1000, which is 3.94 inches
  expect(t.isWithin(k, a, b, 4)).toBe(true);
  // The vehicle is 150 mm across: from its edge, not from its middle.
  const tank = field({ mission: 'vehicle', blue: [TANK], red: [{ at: [18, 18 + (750 + 135 + 1000) / INCH] }] });
  expect(t.isWithin(tank, b, a, 4)).toBe(true);
  expect(t.isWithin(tank, b, a, 3)).toBe(false);
});
rule(['L-MSR-5', 'SO-G11'], 'within 6 inches is at most 6 inches, to a tenth of a millimetre', () => {
  expect(t.isWithin(apart(6 * INCH), a, b, 6)).toBe(true);
  expect(t.isWithin(apart(6 * INCH + 1), a, b, 6)).toBe(false);
  expect(t.isWithin(apart(6 * INCH), a, a, 0)).toBe(true);
});
rule('L-MSR-6', 'nobody is within any distance of a unit that is off the table, which sees nobody', () => {
  const k = field({ blue: [{ at: [5, 5] }, { at: 'waiting' }], red: [{ at: 'network' }] });
  expect([t.isWithin(k, a, b, 99), t.isWithin(k, c, a, 99), t.seesUnit(k, a, c), t.touchesUnit(k, a, b)]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(t.isWithin(k, b, b, 0)).toBe(true);
  expect(t.onTable(k)).toEqual([a]);
  expect(() => t.spotOf(k, b)).toThrow('unit 1 (trooper) is not on the table: it is waiting');
});
rule('SO-V6', 'full inches to the vehicle are rounded down', () => {
  const at = (gap: number) => field({ mission: 'vehicle', blue: [TANK], red: [{ at: { ...spot(18, 18), x: 4572 + 750 + 135 + gap } }] });
  const full = (gap: number): number => t.fullInches(at(gap), b, a);
  expect([0, 253, 254, 9 * INCH - 1, 9 * INCH, 10 * INCH].map(full)).toEqual([0, 0, 1, 8, 9, 10]);
});
rule('L-BAS-2', 'base contact is a gap of at most half a millimetre', () => {
  expect([0, 5, 6].map(gap => t.touchesUnit(apart(gap), a, b))).toEqual([true, true, false]);
  expect(t.touchesUnit(apart(0), a, a)).toBe(false);
});
rule('L-BAS-3', 'across heights bases touch while the feet differ by no more than a silhouette', () => {
  expect([420, 421].map(level => t.touchesUnit(apart(0, level), a, b))).toEqual([true, false]);
});
rule('L-GEN-5', 'a unit touches a token beside its base and one under it', () => {
  const k = field({ blue: [{ at: [18, 18 + (127 + 135 + 5) / INCH] }, { at: [6, 18] }, { at: [30, 18 + (127 + 135 + 6) / INCH] }] });
  expect([0, 1, 2].map(o => [a, b, c].filter(id => t.touchesObjective(k, id, o as never)))).toEqual([[b], [a], []]);
  expect(t.touchesSpot(k, a, spot(18, 18), 127)).toBe(true);
  expect(t.touchesSpot(k, a, spot(18, 18), 126)).toBe(false);
  const high = field({ blue: [{ at: [28, 22, 2.25] }] });
  expect([t.touchesSpot(high, a, spot(28, 22)), t.touchesSpot(high, a, spot(28, 22, 2.25))]).toEqual([false, true]);
});
rule('L-MEL-1', 'opposing troopers in contact are engaged; friends and the vehicle are not', () => {
  const near = 270 / INCH;
  const k = field({
    mission: 'vehicle',
    blue: [{ at: [5, 5] }, { at: [5 + near, 5] }, TANK],
    red: [{ at: [5, 5 + near] }, { at: [18, 18 + 885 / INCH] }],
  });
  expect([0, 1, 2, 3, 4].map(id => t.engagedWith(k, unit(id)))).toEqual([[3], [], [], [0], []]);
  expect([0, 1, 2, 3, 4].map(id => t.isEngaged(k, unit(id)))).toEqual([true, false, false, true, false]);
  expect(t.touchesUnit(k, unit(4), c)).toBe(true);
  expect(t.vehicleOf(k)).toBe(c);
  expect(t.enemiesOf(k, unit(3))).toEqual([a, b]);
  expect(t.friendsOf(k, unit(3))).toEqual([3, 4]);
});
rule('SO-H15', 'to an objective that is the vehicle one measures to its edge', () => {
  const k = field({ mission: 'vehicle', blue: [TANK], red: [{ at: [18, 18 + (750 + 135 + 762) / INCH] }, { at: [18 + 885 / INCH, 18] }] });
  expect(t.isWithinObjective(k, b, 0 as never, 3)).toBe(true);
  expect(t.isWithinObjective(k, b, 0 as never, 2.9)).toBe(false);
  expect([b, c].map(id => t.touchesObjective(k, id, 0 as never))).toEqual([false, true]);
});
rule('SO-P3', 'to a token one measures to its edge', () => {
  const at = (gap: number) => field({ blue: [{ at: { ...spot(18, 18), x: 4572 + 127 + 135 + gap } }] });
  expect([762, 763].map(gap => t.isWithinObjective(at(gap), a, 1 as never, 3))).toEqual([true, false]);
});
