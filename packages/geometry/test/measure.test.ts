import {
  arcsOfFigure,
  bandOf,
  capsule,
  contactSpot,
  convex,
  disc,
  type Figure,
  footprint,
  gapBetween,
  inContact,
  isAt,
  isBeyond,
  isWhollyWithin,
  LEGION_BASES,
  measure,
  outlineOf,
  overlaps,
  silhouetteOf,
  touches,
  wholeLengths,
} from '@cadre/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareProducts } from '../src/shapes/exact.js';
import { trooper } from './random-table.js';
import { transformedFigure, transformsOf } from './transforms.js';

const INCH = 254;
const box = (x: number, y: number, w: number, h: number) =>
  convex([
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ]);

describe('golden boundary cases', () => {
  it('exactly 6" is at range 1, a tenth of a millimetre more is not (L-MSR-3, S-MEAS-2)', () => {
    const a = disc(1000, 1000, 135);
    expect(isAt(a, disc(1000 + 270 + 6 * INCH, 1000, 135), 6 * INCH)).toBe(true);
    expect(isAt(a, disc(1000 + 270 + 6 * INCH + 1, 1000, 135), 6 * INCH)).toBe(false);
    expect(bandOf(a, disc(1000 + 270 + 6 * INCH, 1000, 135), 6 * INCH)).toBe(1);
    expect(bandOf(a, disc(1000 + 270 + 6 * INCH + 1, 1000, 135), 6 * INCH)).toBe(2);
  });
  it('exactly 6" on a slant: a 3-4-5 triangle', () => {
    const a = disc(1000, 1000, 100);
    expect(isAt(a, disc(1000 + 3 * 400, 1000 + 4 * 400, 100), 1800)).toBe(true);
    expect(isAt(a, disc(1000 + 3 * 400, 1000 + 4 * 400, 100), 1799)).toBe(false);
  });
  it('a point a hair beside a slanted edge, where doubles alone cannot tell', () => {
    const edge = capsule({ x: 0, y: 0 }, { x: 19_999, y: 19_998 }, 0);
    expect([isAt(edge, disc(1, 1, 0), 0), isAt(edge, disc(0, 0, 0), 0)]).toEqual([false, true]);
    const n = 94_906_267; // n * n needs 54 bits
    expect([compareProducts(n, n, n - 1, n + 1), compareProducts(n - 1, n + 1, n, n), compareProducts(n, n, n, n)]).toEqual([1, -1, 0]);
  });
  it('touching bases are in contact and do not overlap', () => {
    expect(overlaps(disc(0, 0, 135), disc(270, 0, 135))).toBe(false);
    expect(overlaps(disc(0, 0, 135), disc(269, 0, 135))).toBe(true);
    expect(touches(disc(0, 0, 135), disc(270, 0, 135))).toBe(true);
  });
  it('contact has a tolerance of 0.5 mm and no more', () => {
    expect(touches(disc(0, 0, 135), disc(275, 0, 135))).toBe(true);
    expect(touches(disc(0, 0, 135), disc(276, 0, 135))).toBe(false);
  });
  it('corner to corner, two boxes touch without overlapping', () => {
    expect(overlaps(box(0, 0, 10, 10), box(10, 10, 10, 10))).toBe(false);
    expect(isAt(box(0, 0, 10, 10), box(10, 10, 10, 10), 0)).toBe(true);
    expect(isAt(box(0, 0, 10, 10), box(13, 14, 10, 10), 5)).toBe(true);
    expect(isAt(box(0, 0, 10, 10), box(13, 14, 10, 10), 4)).toBe(false);
  });
  it('a cross of two boxes overlaps though no corner is inside the other', () => {
    expect(overlaps(box(0, 40, 100, 20), box(40, 0, 20, 100))).toBe(true);
    expect(gapBetween(box(0, 40, 100, 20), box(40, 0, 20, 100))).toBe(0);
  });
  it('a base on an edge: wholly within needs the far side too (L-MSR-5)', () => {
    const from = disc(0, 0, 135);
    const edge = disc(270 + 762, 0, 135);
    expect([isAt(from, edge, 762), isWhollyWithin(from, edge, 762), isWhollyWithin(from, edge, 762 + 270)]).toEqual([true, false, true]);
    expect(isWhollyWithin(from, edge, 762 + 269)).toBe(false);
    expect([isBeyond(from, edge, 762), isBeyond(from, edge, 761)]).toEqual([false, true]);
    expect(isWhollyWithin(from, from, 0)).toBe(true);
  });
  it('a disc inside a polygon is wholly within it, down to its border and no further', () => {
    const zone = box(0, 0, 1000, 600);
    const within = (x: number, y: number, length = 0) => isWhollyWithin(zone, disc(x, y, 135), length);
    expect([within(500, 300), within(135, 135), within(134, 135), within(500, 466)]).toEqual([true, true, false, false]);
    expect([within(134, 135, 1), within(0, 0, 135), within(0, 0, 134), within(1010, 300, 100)]).toEqual([true, true, false, false]);
  });
  it('whole inches of a gap: at exactly nine inches nine, a tenth of a millimetre less eight', () => {
    const at = (gap: number) => wholeLengths(disc(1000, 1000, 135), disc(1000 + 270 + gap, 1000, 135), INCH);
    expect([at(9 * INCH), at(9 * INCH - 1), at(9 * INCH + 1), at(INCH - 1), at(0)]).toEqual([9, 8, 9, 0, 0]);
    expect(wholeLengths(disc(0, 0, 100), disc(50, 0, 100), INCH)).toBe(0);
    expect(wholeLengths(box(0, 0, 10, 10), box(13, 14, 10, 10), 5)).toBe(1);
  });
  it('contact across heights ends at the lower silhouette (L-BAS-3)', () => {
    const low = silhouetteOf(trooper('a', 1000, 1000));
    expect(inContact(low, silhouetteOf(trooper('b', 1270, 1000, 420)))).toBe(true);
    expect(inContact(low, silhouetteOf(trooper('b', 1270, 1000, 421)))).toBe(false);
    const tall = silhouetteOf({ ...trooper('b', 1270, 1000, 421), height: 800 });
    expect([inContact(low, tall), inContact(tall, low)]).toEqual([false, false]);
  });
});

describe('arcs (L-BAS-1)', () => {
  const tank = (facing: { x: number; y: number }): Figure => ({ ...trooper('v', 5000, 5000), base: LEGION_BASES.huge, facing });
  it('a thing straight ahead is in front only; on the border it is in both arcs', () => {
    expect(arcsOfFigure(tank({ x: 0, y: 1 }), trooper('t', 5000, 8000))).toEqual(['front']);
    expect(arcsOfFigure(tank({ x: 0, y: 1 }), trooper('t', 2000, 8000))).toEqual(['front', 'left']);
    expect(arcsOfFigure(tank({ x: 1, y: 0 }), trooper('t', 5000, 2000))).toEqual(['right']);
    expect(arcsOfFigure(tank({ x: 3, y: -4 }), trooper('t', 2000, 9000))).toEqual(['rear']);
  });
  it('reaches exactly as far over the border as the base', () => {
    // Base of radius 135 beside the 45 degree border: 191 across is 135.06 away from it, 190 is 134.35.
    expect(arcsOfFigure(tank({ x: 0, y: 1 }), trooper('t', 5000 - 3000 + 190, 8000))).toEqual(['front', 'left']);
    expect(arcsOfFigure(tank({ x: 0, y: 1 }), trooper('t', 5000 - 3000 + 191, 8000))).toEqual(['front']);
  });
  it('run through the corners of a rectangular base', () => {
    const long: Figure = { ...tank({ x: 0, y: 1 }), base: LEGION_BASES.long };
    const onBorder = { x: 5000 + 500 * 3, y: 5000 + 875 * 3 };
    expect(arcsOfFigure(long, trooper('t', onBorder.x, onBorder.y))).toEqual(['front', 'right']);
    expect(arcsOfFigure(long, trooper('t', onBorder.x + 300, onBorder.y))).toEqual(['right']);
  });
  it('leave nothing out: every figure is in one arc at least, and turning the table changes nothing', () => {
    const direction = fc
      .record({ x: fc.integer({ min: -50, max: 50 }), y: fc.integer({ min: -50, max: 50 }) })
      .filter(d => d.x !== 0 || d.y !== 0);
    fc.assert(
      fc.property(direction, fc.integer({ min: 1000, max: 9000 }), fc.integer({ min: 1000, max: 9000 }), (facing, x, y) => {
        const arcs = arcsOfFigure(tank(facing), trooper('t', x, y));
        const turned = arcsOfFigure(tank({ x: -facing.y, y: facing.x }), trooper('t', 10_000 - y, x));
        expect(arcs.length).toBeGreaterThan(0);
        expect(turned).toEqual(arcs);
      }),
    );
  });
});

describe('distance', () => {
  const coordinate = fc.integer({ min: 500, max: 9500 });
  const shape = fc.oneof(
    fc.record({ x: coordinate, y: coordinate, r: fc.integer({ min: 50, max: 750 }) }).map(d => disc(d.x, d.y, d.r)),
    fc
      .record({ x: coordinate, y: coordinate, fx: fc.integer({ min: -30, max: 30 }), fy: fc.integer({ min: 1, max: 30 }) })
      .map(r => footprint(LEGION_BASES.long, { x: r.x, y: r.y }, { x: r.fx, y: r.fy })),
  );

  it('is the same from both sides, and the exact answer agrees with the measured one', () => {
    fc.assert(
      fc.property(shape, shape, fc.integer({ min: 0, max: 6000 }), (a, b, length) => {
        expect(isAt(a, b, length)).toBe(isAt(b, a, length));
        expect(overlaps(a, b)).toBe(overlaps(b, a));
        const gap = gapBetween(a, b);
        expect(gapBetween(b, a)).toBeCloseTo(gap, 6);
        if (Math.abs(gap - length) > 1e-6) expect(isAt(a, b, length)).toBe(gap < length);
      }),
      { numRuns: 2000 },
    );
  });
  it.each(transformsOf(10_000))('a table that is $name gives the same answers', transform => {
    const figure = fc.record({
      id: fc.constant('f'),
      base: fc.constantFrom(LEGION_BASES.small, LEGION_BASES.huge, LEGION_BASES.long),
      at: fc.record({ x: coordinate, y: coordinate }),
      facing: fc.record({ x: fc.integer({ min: -30, max: 30 }), y: fc.integer({ min: 1, max: 30 }) }),
      bottom: fc.constant(0),
      height: fc.constant(420),
    });
    fc.assert(
      fc.property(figure, figure, fc.integer({ min: 0, max: 4000 }), (one, two, length) => {
        const [a, b] = [outlineOf(one), outlineOf(two)];
        const [c, d] = [outlineOf(transformedFigure(one, transform)), outlineOf(transformedFigure(two, transform))];
        expect(isAt(c, d, length)).toBe(isAt(a, b, length));
        expect(isWhollyWithin(c, d, length)).toBe(isWhollyWithin(a, b, length));
        expect([overlaps(c, d), touches(c, d), bandOf(c, d, 1524)]).toEqual([overlaps(a, b), touches(a, b), bandOf(a, b, 1524)]);
        expect(gapBetween(c, d)).toBeCloseTo(gapBetween(a, b), 6);
      }),
      { numRuns: 300 },
    );
  });
  it('wholly within is what a hundred points of the rim say', () => {
    const seen = { yes: 0, no: 0 };
    fc.assert(
      fc.property(
        shape,
        coordinate,
        coordinate,
        fc.integer({ min: 10, max: 400 }),
        fc.integer({ min: 0, max: 900 }),
        (from, x, y, r, length) => {
          const near = { x: from.minX + (x % 2000), y: from.minY + (y % 2000) };
          const furthest = Math.max(
            ...Array.from({ length: 360 }, (_, i) => {
              const angle = (2 * Math.PI * i) / 360;
              return gapBetween(from, disc(near.x + r * Math.cos(angle), near.y + r * Math.sin(angle), 0));
            }),
          );
          if (Math.abs(furthest - length) < 1) return;
          seen[furthest < length ? 'yes' : 'no']++;
          expect(isWhollyWithin(from, disc(near.x, near.y, r), length)).toBe(furthest < length);
        },
      ),
      { numRuns: 1500, seed: 3 },
    );
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(150);
  });
  it('is what lies between the two points that are shown', () => {
    fc.assert(
      fc.property(shape, shape, (a, b) => {
        const { gap, from, to } = measure(a, b);
        expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(gap, 6);
        expect(gapBetween(a, disc(from.x, from.y, 0))).toBeLessThan(1e-6);
        expect(gapBetween(b, disc(to.x, to.y, 0))).toBeLessThan(1e-6);
      }),
      { numRuns: 1000 },
    );
  });
  it('never shrinks when moving straight away', () => {
    fc.assert(
      fc.property(shape, coordinate, coordinate, fc.integer({ min: 1, max: 9 }), (thing, x, y, steps) => {
        const { from, to } = measure(thing, disc(x, y, 0));
        const away = { x: Math.round((to.x - from.x) / 20), y: Math.round((to.y - from.y) / 20) };
        fc.pre(away.x * (to.x - from.x) + away.y * (to.y - from.y) > 0);
        const at = (n: number) => gapBetween(thing, disc(x + n * away.x, y + n * away.y, 135));
        expect(at(steps)).toBeGreaterThanOrEqual(at(steps - 1) - 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
  it('finds a spot in contact from every side', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), fc.integer({ min: 1, max: 100 }), (x, y) => {
        const vehicle = disc(5000, 5000, 750);
        const spot = contactSpot(vehicle, { x: 5000, y: 5000 }, { x, y }, 135);
        const base = disc(spot.x, spot.y, 135);
        expect([overlaps(vehicle, base), touches(vehicle, base)]).toEqual([false, true]);
      }),
    );
  });
});
