import { INCH } from '@cadre/geometry';
import { rule } from '@cadre/testkit';
import { expect, vi } from 'vitest';
import * as t from '../../src/table/queries.js';
import { type Figurine, field, spot, unit } from './field.js';

vi.mock('../../src/box.js', () => import('./field-box.js'));
const [a, b] = [unit(0), unit(1)];
type At = Figurine['at'];
const duel = (from: At, to: At, more: readonly Figurine[] = []) =>
  field({ mission: more.length > 0 ? 'vehicle' : 'priorities', blue: [{ at: from }], red: [{ at: to }, ...more] });
const sees = (from: At, to: At, more?: readonly Figurine[]) => t.seesUnit(duel(from, to, more), a, b);
const cover = (from: At, to: At) => {
  const { cover, piece } = t.coverFrom(duel(from, to), a, b);
  return [cover, piece?.id];
};

rule(['L-LOS-1', 'L-LOS-2'], 'one free line between two silhouettes is enough', () => {
  expect(sees([12, 8], [12, 16])).toBe(false); // the building, 4 inches wide, between two bases of one inch
  expect(sees([9.5, 8], [10.4, 16])).toBe(true); // past its left side at x = 10: the left edges are at 8.97 and 9.87
  expect(sees([9.5, 8], [12, 16])).toBe(false); // there the leftmost line is at x = 10.84 when it leaves the building
  expect(sees([22, 8], [22, 12])).toBe(true); // over the wall, which is lower than both
  expect(sees([28, 18], [28, 26])).toBe(false); // the container is higher than both
  expect(sees([28, 18], [28, 23, 2.25])).toBe(true); // and one stands on it
  expect(t.sightOf(duel([12, 8], [12, 16]), a, b)).toMatchObject({ sees: false, blockers: ['building'] });
  expect(t.sightOf(duel([5, 8], [5, 16]), a, b)).toMatchObject({ sees: true });
});
rule(['L-LOS-3', 'L-UNT-5'], 'the vehicle blocks sight, troopers do not, and nobody blocks his own', () => {
  const tank = { type: 'tank', at: [18, 18] } as const;
  expect(sees([18, 13], [18, 23])).toBe(true);
  expect(sees([18, 13], [18, 23], [tank])).toBe(false);
  expect(sees([18, 13], [18, 23], [{ at: [18, 18] }, { at: [17, 18] }, { at: [19, 18] }])).toBe(true);
  const k = field({ mission: 'vehicle', blue: [tank], red: [{ at: [18, 24] }] });
  expect(t.seesUnit(k, b, a)).toBe(true);
  expect(t.sightOf(duel([18, 13], [18, 23], [tank]), a, b)).toMatchObject({ sees: false, blockers: ['2'] });
});
rule('L-TER-8', 'woods hide what is behind them, not who is in them; ruins hide nobody', () => {
  expect(sees([6, 18], [6, 25.5])).toBe(false);
  expect(sees([6, 18], [6, 22])).toBe(true);
  expect(sees([6, 25.2], [6, 29])).toBe(true);
  expect(cover([6, 18], [6, 22])).toEqual([1, 'woods']);
  expect(cover([14, 27], [7.5, 27])).toEqual([2, 'ruins']);
  expect(cover([6, 22], [6, 18.6])).toEqual([0, undefined]); // the shooter is in them, the target is not
});
rule(['L-ATK-5', 'L-TER-1', 'L-TER-7'], 'terrain within 3 inches that hides a part of the target gives its best cover', () => {
  expect(cover([22, 6], [22, 12])).toEqual([2, 'wall']);
  expect(cover([22, 6], [22, 10.5 + 3 + 134 / INCH])).toEqual([2, 'wall']);
  expect(cover([22, 6], [22, 10.5 + 3 + 137 / INCH])).toEqual([0, undefined]); // farther than 3 inches from it
  expect(cover([22, 10 - 136 / INCH], [22, 12])).toEqual([0, undefined]); // the attacker leans on it
  expect(cover([22, 10 - 142 / INCH], [22, 12])).toEqual([2, 'wall']);
  expect(cover([17, 6], [17, 12])).toEqual([2, 'barricade']);
  expect(cover([26, 8], [26, 15.5])).toEqual([1, 'crates']);
  expect(cover([5, 8], [5, 14])).toEqual([0, undefined]);
});
rule('SO-V8', 'defenders in contact with their vehicle have heavy cover, wherever the shot comes from', () => {
  const touching = 18 + 885 / INCH;
  const k = field({
    mission: 'vehicle',
    blue: [{ type: 'tank', at: [18, 18] }, { at: [touching, 18] }, { at: [18, touching + 0.1] }],
    red: [{ at: [30, 17] }, { at: [18 - 885 / INCH, 18] }],
  });
  const from = (attacker: number, target: number) => t.coverFrom(k, unit(attacker), unit(target));
  expect(from(3, 1)).toEqual({ cover: 2, piece: null });
  expect(from(3, 2).cover).toBe(0); // a hair away from it
  expect(from(2, 4).cover).toBe(0); // an ambusher that touches it
  expect(from(3, 0)).toEqual({ cover: 0, piece: null });
});
rule(['L-UNT-5', 'SO-X-3'], 'the vehicle is never obscured', () => {
  const k = field({ mission: 'vehicle', blue: [{ type: 'tank', at: [22, 14] }], red: [{ at: [22, 7] }] });
  expect(t.coverFrom(k, b, a)).toEqual({ cover: 0, piece: null });
});
rule('SO-H14', 'a charge sees from half an inch above the ground', () => {
  const k = field({ blue: [{ at: [22, 12] }, { at: [22, 8] }, { at: [22, 11.1] }] });
  const charge = spot(22, 9.2);
  // From its far side, 8.7, to the near side of the target, 10.57: 1.3 inches high over the wall of 1.25.
  expect(t.seesFromToken(k, charge, unit(2))).toBe(true);
  // To 11.47 it is 1.04 inches high. A trooper sees over the wall.
  expect([t.seesFromToken(k, charge, unit(0)), t.seesUnit(k, unit(1), unit(0))]).toEqual([false, true]);
  // From 8.99 it is 1.23 inches high.
  expect(t.seesFromToken(k, spot(22, 9.49), unit(2))).toBe(false);
  expect(t.isWithinSpot(k, unit(0), charge, 3)).toBe(true);
  expect(t.isWithinSpot(k, unit(0), charge, 1)).toBe(false);
});
