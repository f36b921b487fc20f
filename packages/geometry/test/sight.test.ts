import {
  type Blocker,
  blockersOfPiece,
  coverParts,
  disc,
  elevationSight,
  type Figure,
  LEGION_BASES,
  legionSight,
  obscuringPieces,
  type Sight,
  seesByElevation,
  sees as seesFigure,
  sightBetween,
  silhouetteOf,
  tableOf,
} from '@cadre/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice, randomFigure, randomPieces, SIZE, tableWith, trooper } from './random-table.js';
import { isLineClear } from './sight-oracle.js';
import { transformedFigure, transformedTable, transformsOf } from './transforms.js';

const wall = (id: string, x: number, y: number, w: number, h: number, top = 1000, change: object = {}) => ({
  id,
  polygon: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as [number, number][],
  top,
  ...change,
});
const sees = (sight: Sight): boolean => sight.sees;
const blockers = (sight: Sight): readonly string[] => (sight.sees ? [] : sight.blockers);
const left = trooper('a', 1000, 1000);
const right = trooper('b', 3000, 1000);

describe('golden boundary cases of sight', () => {
  it('an empty table hides nobody', () => expect(sees(legionSight(tableWith([]), left, right))).toBe(true));
  it('a wall across the whole corridor blocks, and is named', () => {
    expect(blockers(legionSight(tableWith([wall('w', 1900, 800, 100, 400)]), left, right))).toEqual(['w']);
  });
  it('a wall exactly as wide as the bases blocks; 0.1 mm less does not', () => {
    expect(sees(legionSight(tableWith([wall('w', 1900, 865, 100, 270)]), left, right))).toBe(false);
    expect(sees(legionSight(tableWith([wall('w', 1900, 866, 100, 269)]), left, right))).toBe(true);
  });
  it('a line along a wall: touching the corridor from beside hides nothing', () => {
    expect(sees(legionSight(tableWith([wall('w', 1500, 1135, 1000, 500), wall('v', 1500, 400, 1000, 465)]), left, right))).toBe(true);
  });
  it('two walls that touch leave no line between them, a slit of 0.1 mm does', () => {
    const below = wall('below', 1900, 500, 100, 500);
    expect(blockers(legionSight(tableWith([below, wall('above', 1900, 1000, 100, 500)]), left, right))).toEqual(['above', 'below']);
    expect(sees(legionSight(tableWith([below, wall('above', 1900, 1001, 100, 500)]), left, right))).toBe(true);
  });
  it('names the bent piece that blocks alone, and says when only several block together', () => {
    // A hook of two convex parts, each of which hides only half; a post in the middle is innocent.
    const hook = {
      id: 'hook',
      polygon: [
        [1700, 700],
        [1800, 700],
        [1800, 950],
        [2200, 950],
        [2200, 1300],
        [2100, 1300],
        [2100, 1050],
        [1700, 1050],
      ] as [number, number][],
      top: 1000,
    };
    const post = wall('post', 2400, 980, 40, 40);
    expect(legionSight(tableWith([hook, post]), left, right)).toEqual({ sees: false, blockers: ['hook'], together: false });
    const [below, above] = [wall('below', 1900, 500, 100, 500), wall('above', 1900, 1000, 100, 500)];
    expect(legionSight(tableWith([below, above]), left, right)).toEqual({ sees: false, blockers: ['above', 'below'], together: true });
  });
  it('corner to corner: two boxes that meet in one point leave no line between them', () => {
    const boxes = [wall('p', 1500, 500, 500, 500), wall('q', 2000, 1000, 500, 500)];
    expect(sees(legionSight(tableWith(boxes), trooper('a', 1000, 1400), trooper('b', 3000, 600)))).toBe(false);
  });
  it('a wall as tall as the silhouettes blocks; 0.1 mm lower does not', () => {
    expect(sees(legionSight(tableWith([wall('w', 1900, 500, 100, 1000, 420)]), left, right))).toBe(false);
    expect(sees(legionSight(tableWith([wall('w', 1900, 500, 100, 1000, 419)]), left, right))).toBe(true);
  });
  it('a base on the edge of a roof looks down over it', () => {
    const roof = wall('roof', 500, 500, 2000, 1000, 572, { footing: 'top' });
    const onEdge = trooper('a', 2500 - 135, 1000, 572);
    const farBack = trooper('c', 500 + 135, 1000, 572);
    const table = tableWith([roof]);
    expect(sees(legionSight(table, onEdge, trooper('b', 2640, 1000)))).toBe(true);
    expect(sees(legionSight(table, farBack, trooper('b', 2640, 1000)))).toBe(false);
    expect(sees(legionSight(table, farBack, trooper('b', 3500, 1000)))).toBe(true);
  });
  it('looks under a bridge and not through it', () => {
    const bridge = (bottom: number) => wall('bridge', 1500, 500, 1000, 1000, bottom + 500, { bottom });
    expect(sees(legionSight(tableWith([bridge(300)]), left, right))).toBe(true);
    expect(sees(legionSight(tableWith([bridge(300), wall('w', 1900, 500, 100, 1000, 300)]), left, right))).toBe(false);
    expect(sees(legionSight(tableWith([bridge(300), wall('w', 1900, 500, 100, 1000, 299)]), left, right))).toBe(true);
  });
  it('a vehicle hides, but never itself (L-LOS-3)', () => {
    const tank: Figure = { ...trooper('tank', 2000, 1000), base: LEGION_BASES.epic, height: 762 };
    expect(blockers(legionSight(tableWith([]), left, right, [tank]))).toEqual(['tank']);
    expect(sees(legionSight(tableWith([]), left, tank, [tank]))).toBe(true);
  });
  it('woods hide what is behind them, not who stands in them (L-TER-8)', () => {
    const woods = wall('woods', 1800, 500, 400, 1000, 1016, { footing: 'inside' });
    expect(sees(legionSight(tableWith([woods]), left, right))).toBe(false);
    expect(sees(legionSight(tableWith([woods]), left, trooper('b', 2000, 1000)))).toBe(true);
  });
});

describe('what obscures (L-ATK-5)', () => {
  const at = (x: number, change: object = {}) => tableWith([wall('w', x, 900, 50, 1000, 300, change)]);
  const ids = (x: number, change: object = {}) => obscuringPieces(at(x, change), left, right, 762).map(p => p.id);
  it('a low wall in front of the target, within half range of it', () => {
    expect(ids(3000 - 135 - 762 - 50)).toEqual(['w']);
    expect(ids(3000 - 135 - 763 - 50)).toEqual([]);
  });
  it('not one that the attacker touches', () => {
    expect(obscuringPieces(at(1135), left, trooper('b', 1600, 1000), 762)).toEqual([]);
    expect(obscuringPieces(at(1141), left, trooper('b', 1600, 1000), 762).map(p => p.id)).toEqual(['w']);
  });
  it('not one that no line crosses, seen from above or from the side', () => {
    expect(obscuringPieces(tableWith([wall('w', 2500, 1135, 50, 500, 300)]), left, right, 762)).toEqual([]);
    const tall = { ...right, bottom: 300 };
    const low = wall('w', 2500, 900, 50, 1000, 200);
    expect(obscuringPieces(tableWith([low]), { ...left, bottom: 300 }, tall, 762)).toEqual([]);
    expect(obscuringPieces(tableWith([low]), left, tall, 762).map(p => p.id)).toEqual([]);
    expect(obscuringPieces(tableWith([wall('w', 2500, 900, 50, 1000, 240)]), left, tall, 762).map(p => p.id)).toEqual(['w']);
  });
  it('always the woods that the target stands in', () => {
    const woods = tableWith([wall('woods', 2950, 500, 900, 1000, 1016, { footing: 'inside' })]);
    expect(obscuringPieces(woods, left, right, 762).map(p => p.id)).toEqual(['woods']);
  });
});

describe('sight by Elevation (S-LOS-1, S-COV-3)', () => {
  const inch = (x: number, y: number, w: number, h: number, change: object) => ({
    id: 'stack',
    polygon: [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    top: 3,
    footing: 'top',
    ...change,
  });
  const table = (change: object) =>
    tableOf({ id: 't', unit: 'inch', width: 36, depth: 36, pieces: [inch(10.8, 12.7, 4.2, 2.8, { elevation: 1, ...change })] });
  const standing = (x: number, y: number, elevation = 0) => ({ outline: disc(Math.round(x * 254), Math.round(y * 254), 200), elevation });
  it('a Blocked part hides what is lower than it', () => {
    expect(blockers(elevationSight(table({}), standing(13, 11), standing(13, 17.2)))).toEqual(['stack']);
    expect(sees(elevationSight(table({ sight: 'open' }), standing(13, 11), standing(13, 17.2)))).toBe(true);
  });
  it('but not what stands on it or as high', () => {
    expect(sees(elevationSight(table({}), standing(13, 11), standing(13, 14, 1)))).toBe(true);
    expect(sees(elevationSight(table({}), standing(13, 14, 1), standing(13, 17.2)))).toBe(true);
    expect(sees(elevationSight(table({}), standing(13, 11), standing(13, 17.2, 1)))).toBe(true);
  });
  it('cover comes from parts within R1 of the defender, as high as the attacker, that a line crosses', () => {
    const parts = (attacker: ReturnType<typeof standing>, y: number) =>
      coverParts(table({}), attacker, standing(13, y), 254).map(p => p.id);
    expect(parts(standing(13, 11), 15.5 + 200 / 254 + 1)).toEqual(['stack']);
    expect(parts(standing(13, 11), 15.5 + 201 / 254 + 1)).toEqual([]);
    expect(parts(standing(13, 11, 2), 16.5)).toEqual([]);
    expect(parts(standing(13, 20), 16.5)).toEqual([]);
  });
});

describe('properties of sight', () => {
  const scene = (seed: number) => {
    const roll = dice(seed);
    const table = tableWith(randomPieces(roll, 6 + roll(14)));
    return { table, a: randomFigure(roll, 'a'), b: randomFigure(roll, 'b'), tank: { ...randomFigure(roll, 'v'), bottom: 0 } };
  };
  it('nobody sees without being seen, and by the same pieces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), seed => {
        const { table, a, b, tank } = scene(seed);
        const there = legionSight(table, a, b, [tank]);
        const back = legionSight(table, b, a, [tank]);
        expect(back.sees).toBe(there.sees);
        expect(blockers(back)).toEqual(blockers(there));
      }),
      { numRuns: 500, seed: 6 },
    );
  });
  it.each(transformsOf(SIZE))('a table that is $name gives the same answers', transform => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), seed => {
        const { table, a, b, tank } = scene(seed);
        const [table2, a2, b2, tank2] = [
          transformedTable(table, transform),
          ...[a, b, tank].map(f => transformedFigure(f, transform)),
        ] as const;
        const here = legionSight(table, a, b, [tank]);
        const there = legionSight(table2, a2!, b2!, [tank2!]);
        expect(there.sees).toBe(here.sees);
        expect(blockers(there)).toEqual(blockers(here));
        expect(obscuringPieces(table2, a2!, b2!, 762).map(p => p.id)).toEqual(obscuringPieces(table, a, b, 762).map(p => p.id));
      }),
      { numRuns: 250, seed: 6 },
    );
  });
  it('taking a piece away never hides anybody', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), seed => {
        const { table, a, b } = scene(seed);
        const all: Blocker[] = table.pieces.flatMap(blockersOfPiece);
        const with_ = sightBetween(silhouetteOf(a), silhouetteOf(b), all);
        const without = sightBetween(silhouetteOf(a), silhouetteOf(b), all.slice(1));
        if (with_.sees) expect(without.sees).toBe(true);
      }),
      { numRuns: 400, seed: 6 },
    );
  });
  it('the short answer is the answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), seed => {
        const { table, a, b, tank } = scene(seed);
        expect(seesFigure(table, a, b, [tank])).toBe(legionSight(table, a, b, [tank]).sees);
        const [one, two] = [
          { outline: silhouetteOf(a).outline, elevation: 0 },
          { outline: silhouetteOf(b).outline, elevation: 1 },
        ];
        expect(seesByElevation(table, one, two)).toBe(elevationSight(table, one, two).sees);
      }),
      { numRuns: 600, seed: 6 },
    );
  });
  it('the clear line starts and ends on the silhouettes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), seed => {
        const { a, b } = scene(seed);
        const sight = sightBetween(silhouetteOf(a), silhouetteOf(b), []);
        fc.pre(sight.sees);
        if (!sight.sees) return;
        for (const [end, figure] of [
          [sight.line.from, a],
          [sight.line.to, b],
        ] as const) {
          const { outline, bottom, top } = silhouetteOf(figure);
          const body = { id: 'body', outline, bottom, top };
          expect(isLineClear({ from: end, to: { ...end, x: end.x + 1e-9 } }, [body], 1e-6)).toBe(false);
        }
      }),
      { numRuns: 300, seed: 6 },
    );
  });
});
