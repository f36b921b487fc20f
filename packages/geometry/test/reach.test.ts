import {
  arrivalAt,
  type Base,
  type Figure,
  type HingedTool,
  LEGION_BASES,
  LEGION_TOOLS,
  longestMove,
  type MoveRules,
  netOfMoves,
  outlineOf,
  type Point,
  reachBorder,
  reachMemory,
  reachOf,
  SHATTERPOINT_BASES,
  SHATTERPOINT_TOOLS,
  sampleMove,
  type Table,
  tableOf,
  toJoint,
} from '@cadre/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { climb, speed1, speed2, speed3, standard, standingFigure } from './moves.js';
import { dice, randomPieces, SIZE, tableWith, trooper } from './random-table.js';
import { transformedFigure, transformedTable, transformsOf } from './transforms.js';

const wall = (id: string, x: number, y: number, w: number, h: number, change: object = {}) => ({
  id,
  polygon: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as [number, number][],
  top: 1000,
  passage: 'impassable',
  ...change,
});
const empty = tableWith([]);
const mover = trooper('m', 4000, 4000);
const canReach = (table: Table, rules: MoveRules, spot: Point, others: Figure[] = [], figure = mover): boolean =>
  arrivalAt(reachOf(table, figure, figure.bottom, rules, others.map(outlineOf)), spot) !== undefined;

describe('the longest straight moves, to 0.1 mm', () => {
  // L-GEO-3, in tenths of a millimetre: from the centre of the base to the joint.
  const { small, medium, large, huge, laat, epic, long, snail } = LEGION_BASES;
  it.each<[string, Base, number, number, number]>([
    ['small', small, 510, 760, 1010],
    ['medium', medium, 595, 845, 1095],
    ['large', large, 695, 945, 1195],
    ['huge', huge, 845, 1095, 1345],
    ['laat', laat, 945, 1195, 1445],
    ['epic', epic, 1095, 1345, 1595],
    ['long', long, 1220, 1470, 1720],
    ['snail', snail, 1345, 1595, 1845],
  ])('L-GEO-3: %s', (_, base, s1, s2, s3) => {
    const { speed1, speed2, speed3 } = LEGION_TOOLS;
    expect([speed1, speed2, speed3].map(tool => toJoint(tool, base))).toEqual([s1, s2, s3]);
    expect([speed1, speed2, speed3].map(tool => longestMove(tool, base))).toEqual([2 * s1, 2 * s2, 2 * s3]);
  });

  const { dash, advance } = SHATTERPOINT_TOOLS;
  it.each<[string, Base, HingedTool, number]>([
    ['small base, speed 1', small, speed1, 1020],
    ['small base, speed 2', small, speed2, 1520],
    ['small base, speed 3', small, speed3, 2020],
    ['S-MOVE-1: small base, advance', SHATTERPOINT_BASES.small, advance, 1900],
    ['S-MOVE-1: small base, dash', SHATTERPOINT_BASES.small, dash, 1250],
    ['S-MOVE-1: large base, advance', SHATTERPOINT_BASES.large, advance, 2000],
    ['S-MOVE-1: large base, dash', SHATTERPOINT_BASES.large, dash, 1350],
  ])('%s reaches exactly as far, straight and on a slant', (_, base, tool, most) => {
    const figure = { ...mover, base };
    for (const [x, y] of [
      [5, 0],
      [3, 4],
      [-4, 3],
      [0, -5],
    ] as const) {
      const at = (distance: number) => ({
        x: 4000 + Math.ceil((Math.sign(x) * Math.abs(x) * distance) / 5),
        y: 4000 + Math.ceil((y * distance) / 5),
      });
      expect(canReach(empty, standard(tool), at(most), [], figure)).toBe(true);
      const far = { x: at(most).x + Math.sign(x), y: at(most).y + Math.sign(y) };
      expect(canReach(empty, standard(tool), far, [], figure)).toBe(false);
    }
  });
});

describe('what a tool may cross', () => {
  const ahead = { x: 5300, y: 4000 };
  it('nothing impassable (L-TER-3), but around its corner', () => {
    const table = tableWith([wall('w', 4700, 3800, 100, 1500)]);
    expect(canReach(table, standard(speed2), ahead)).toBe(true);
    const { placement } = arrivalAt(reachOf(table, mover, 0, standard(speed2), []), ahead)!;
    expect(placement.first.y).toBeLessThan(0);
    expect(canReach(tableWith([wall('w', 4700, 3000, 100, 2000)]), standard(speed2), ahead)).toBe(false);
  });
  it('open pieces up to the height of the silhouette (L-TER-5)', () => {
    const across = (top: number) => tableWith([wall('w', 4700, 3000, 100, 2000, { passage: 'open', top })]);
    expect(canReach(across(420), standard(speed2), ahead)).toBe(true);
    expect(canReach(across(421), standard(speed2), ahead)).toBe(false);
  });
  it('a gap exactly as wide as the tool, and not one that is 0.2 mm narrower', () => {
    const gap = (width: number) => tableWith([wall('a', 4300, 3000, 900, 1000 - width / 2), wall('b', 4300, 4000 + width / 2, 900, 1000)]);
    const beyond = { x: 5400, y: 4000 };
    expect(canReach(gap(150), standard(speed2), beyond)).toBe(true);
    expect(canReach(gap(148), standard(speed2), beyond)).toBe(false);
  });
  it('under a bridge that is higher than the silhouette', () => {
    const bridge = (bottom: number) => tableWith([wall('w', 4700, 3000, 100, 2000, { bottom, top: 1000, passage: 'open' })]);
    expect(canReach(bridge(420), standard(speed2), ahead)).toBe(true);
    expect(canReach(bridge(419), standard(speed2), ahead)).toBe(false);
  });
  it('other bases, unless the rules say that they stop it (L-MOV-3)', () => {
    const ring = [trooper('x', 4400, 4000)];
    const tight = tableWith([wall('a', 3700, 4140, 900, 300), wall('b', 3700, 3560, 900, 300)]);
    expect(canReach(tight, standard(speed2), ahead, ring)).toBe(true);
    expect(canReach(tight, { ...standard(speed2), bases: 'stop' }, ahead, ring)).toBe(false);
  });
});

describe('where a move may end', () => {
  it('not on another base, but touching it', () => {
    expect(canReach(empty, standard(speed2), { x: 5000, y: 4000 }, [trooper('x', 5269, 4000)])).toBe(false);
    expect(canReach(empty, standard(speed2), { x: 5000, y: 4000 }, [trooper('x', 5270, 4000)])).toBe(true);
  });
  it('with the whole base on the table (L-MOV-4)', () => {
    const figure = trooper('m', 500, 500);
    expect(canReach(empty, standard(speed1), { x: 135, y: 500 }, [], figure)).toBe(true);
    expect(canReach(empty, standard(speed1), { x: 134, y: 500 }, [], figure)).toBe(false);
  });
  const crate = (change: object = {}) =>
    tableWith([wall('crate', 4300, 3800, 400, 400, { passage: 'open', footing: 'top', top: 400, ...change })]);
  it('wholly on a piece or wholly off it (L-TER-6)', () => {
    expect(canReach(crate(), standard(speed1), { x: 4435, y: 4000 })).toBe(true);
    expect(canReach(crate(), standard(speed1), { x: 4434, y: 4000 })).toBe(false);
    expect(arrivalAt(reachOf(crate(), mover, 0, standard(speed1), []), { x: 4500, y: 4000 })?.level).toBe(400);
    expect(canReach(crate({ footing: 'none' }), standard(speed1), { x: 4500, y: 4000 })).toBe(false);
  });
  it('higher than the silhouette only by climbing, and then by six inches at most (L-MOV-8)', () => {
    const tower = (top: number) => crate({ top });
    expect(canReach(tower(572), standard(speed1), { x: 4500, y: 4000 })).toBe(false);
    expect(arrivalAt(reachOf(tower(572), mover, 0, climb, []), { x: 4500, y: 4000 })?.level).toBe(572);
    expect(canReach(tower(1524), climb, { x: 4500, y: 4000 })).toBe(true);
    expect(canReach(tower(1525), climb, { x: 4500, y: 4000 })).toBe(false);
    expect(canReach(tower(572), climb, { x: 4900, y: 4000 })).toBe(true);
  });
  it('down from a piece, by no more than the silhouette', () => {
    const onTop = trooper('m', 4500, 4000, 400);
    expect(canReach(crate(), standard(speed1), { x: 5000, y: 4000 }, [], onTop)).toBe(true);
    expect(canReach(crate({ top: 500 }), standard(speed1), { x: 5000, y: 4000 }, [], { ...onTop, bottom: 500 })).toBe(false);
  });
  it('under a bridge or on it: the highest that is allowed', () => {
    const bridge = crate({ bottom: 420, top: 440 });
    expect(arrivalAt(reachOf(bridge, mover, 0, standard(speed1), []), { x: 4500, y: 4000 })?.level).toBe(0);
    expect(arrivalAt(reachOf(bridge, mover, 0, climb, []), { x: 4500, y: 4000 })?.level).toBe(440);
  });
});

describe('moves by Elevation (S-MOVE-2 to S-MOVE-6)', () => {
  const part = (id: string, x: number, elevation: number, change: object = {}) => ({
    id,
    polygon: [
      [x, 10],
      [x + 4, 10],
      [x + 4, 16],
      [x, 16],
    ],
    top: Math.max(1, elevation * 3),
    elevation,
    passage: 'impassable',
    footing: 'top',
    ...change,
  });
  const board = (...pieces: object[]) => tableOf({ id: 's', unit: 'inch', width: 36, depth: 36, pieces });
  const advance: MoveRules = {
    tools: [SHATTERPOINT_TOOLS.advance],
    level: 'elevation',
    impassable: 'from-above',
    over: 99,
    rise: 0,
    drop: 99,
    bases: 'crossed',
  };
  const climbing: MoveRules = { ...advance, tools: [SHATTERPOINT_TOOLS.dash], impassable: 'always', rise: 99 };
  const at = (x: number, y: number): Figure => ({
    ...trooper('m', Math.round(x * 254), Math.round(y * 254)),
    base: SHATTERPOINT_BASES.small,
  });
  const arrive = (table: Table, from: Figure, level: number, rules: MoveRules, x: number, y: number) =>
    arrivalAt(reachOf(table, from, level, rules, []), { x: Math.round(x * 254), y: Math.round(y * 254) })?.level;

  it('an advance may not cross an Impassable part from the ground, a climb may and ends on top', () => {
    const stack = board(part('s', 12, 1));
    expect(arrive(stack, at(10, 13), 0, advance, 17, 13)).toBeUndefined();
    expect(arrive(stack, at(10, 13), 0, climbing, 14, 13)).toBe(1);
    expect(arrive(stack, at(10, 13), 0, advance, 14, 13)).toBeUndefined();
  });
  it('from above it may cross what is not higher, and end lower but never higher', () => {
    const stack = board(part('s', 12, 1), part('t', 16.001, 2));
    expect(arrive(stack, at(14, 13), 1, advance, 10, 13)).toBe(0);
    expect(arrive(stack, at(14, 13), 1, advance, 18, 13)).toBeUndefined();
    expect(arrive(stack, at(14, 13), 1, climbing, 18, 13)).toBe(2);
  });
  it('a base may span adjoining parts of one Elevation, not of two, and no crack (S-BASE-2)', () => {
    const across = (elevation: number, gap: number) => board(part('s', 12, 1), part('t', 16 + gap, elevation));
    expect(arrive(across(1, 0), at(14, 13), 1, climbing, 16, 13)).toBe(1);
    expect(arrive(across(2, 0), at(14, 13), 1, climbing, 16, 13)).toBeUndefined();
    expect(arrive(across(1, 0.01), at(14, 13), 1, climbing, 16, 13)).toBeUndefined();
  });
  it('a ravine is stood in or beside, not across', () => {
    const ravine = board(part('r', 12, -1, { footing: 'top', passage: 'open' }));
    expect(arrive(ravine, at(10, 13), 0, advance, 11.9, 13)).toBeUndefined();
    expect(arrive(ravine, at(10, 13), 0, advance, 13, 13)).toBe(-1);
  });
});

describe('properties of reach', () => {
  const scene = (seed: number) => {
    const roll = dice(seed);
    const table = tableWith(randomPieces(roll, 10 + roll(15)));
    const figure = standingFigure(table, roll);
    const spot = { x: figure.at.x - 1600 + roll(3200), y: figure.at.y - 1600 + roll(3200) };
    return { roll, table, figure, spot };
  };
  it('what speed 1 reaches, speed 2 reaches', () => {
    let reached = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), seed => {
        const { table, figure, roll } = scene(seed);
        const slow = reachOf(table, figure, 0, standard(speed1), []);
        const fast = reachOf(table, figure, 0, standard(speed2, speed1), []);
        for (let i = 0; i < 10; i++) {
          const spot = { x: figure.at.x - 1020 + roll(2040), y: figure.at.y - 1020 + roll(2040) };
          if (!arrivalAt(slow, spot)) continue;
          reached++;
          expect(arrivalAt(fast, spot)).toBeDefined();
        }
      }),
      { numRuns: 200, seed: 6 },
    );
    expect(reached).toBeGreaterThan(500);
  });
  it.each(transformsOf(SIZE))('a table that is $name gives the same answers', transform => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), seed => {
        const { table, figure, spot } = scene(seed);
        const here = arrivalAt(reachOf(table, figure, 0, standard(speed2), []), spot);
        const there = arrivalAt(
          reachOf(transformedTable(table, transform), transformedFigure(figure, transform), 0, standard(speed2), []),
          transform.spot(spot),
        );
        // Only the edges of the table differ: the moved one lies on a larger table.
        const inner = spot.x > 135 && spot.y > 135 && spot.x < SIZE - 135 && spot.y < SIZE - 135;
        fc.pre(inner);
        expect(there?.level).toBe(here?.level);
      }),
      { numRuns: 300, seed: 6 },
    );
  });
  it('samples, nets and borders are all of spots in reach', () => {
    const { table, figure, roll } = scene(77);
    const reach = reachMemory()(table, figure, 0, standard(speed2), []);
    for (let i = 0; i < 50; i++) {
      const move = sampleMove(reach, roll);
      expect(move && arrivalAt(reach, move.spot)).toBeDefined();
    }
    expect(netOfMoves(reach, 300).length).toBeGreaterThan(5);
    const border = reachBorder(reach, 150);
    expect(border.length).toBeGreaterThan(0);
    for (const loop of border) for (const spot of loop) expect(arrivalAt(reach, spot), JSON.stringify(spot)).toBeDefined();
  });
  it('only round bases without a notch are placed against the side of a tool', () => {
    const tank = { ...mover, base: LEGION_BASES.huge };
    expect(() => reachOf(empty, tank, 0, standard(speed1), [])).toThrow(/"m" stands on a notched base: it moves along its notch/);
    const remembered = reachMemory();
    remembered(empty, { ...mover, base: { kind: 'disc', diameter: LEGION_BASES.huge.diameter } }, 0, standard(speed1), []);
    expect(() => remembered(empty, tank, 0, standard(speed1), [])).toThrow(/stands on a notched base/);
  });
  it('walled in, there is nowhere to go but the own spot', () => {
    const pen = tableWith([
      wall('a', 3000, 3000, 2000, 800),
      wall('b', 3000, 4200, 2000, 800),
      wall('c', 3000, 3800, 800, 400),
      wall('d', 4200, 3800, 800, 400),
    ]);
    const reach = reachOf(pen, mover, 0, standard(speed1), []);
    expect(sampleMove(reach, dice(1))).toBeUndefined();
  });
});
