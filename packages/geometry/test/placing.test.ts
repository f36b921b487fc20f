import {
  allOf,
  anyOf,
  type Body,
  bodyOf,
  borderOfSpots,
  contactSpots,
  deployment,
  type Figure,
  facingsFor,
  inContact,
  isEmpty,
  isInRegion,
  LEGION_BASES,
  levelsFor,
  movement,
  nearestSpot,
  netOfMoves,
  netOfSpots,
  outlineOf,
  type Point,
  type Region,
  reachBorder,
  reachOf,
  sampleMove,
  sampleSpot,
  spotAt,
  type Table,
  whyNot,
  zoneOf,
} from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { climb, speed1, speed2, standard } from './moves.js';
import { dice, tableWith, trooper } from './random-table.js';

const box = (id: string, x: number, y: number, w: number, h: number, change: object = {}) => ({
  id,
  polygon: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ] as [number, number][],
  top: 1000,
  ...change,
});
const yard = tableWith([
  box('wall', 4400, 3000, 100, 2000, { passage: 'impassable' }),
  box('crate', 3000, 3800, 600, 400, { top: 400, footing: 'top' }),
  box('tower', 3000, 5000, 600, 600, { top: 1600, footing: 'top' }),
  box('bridge', 5000, 6000, 1200, 1200, { bottom: 500, top: 600, footing: 'top' }),
  box('low roof', 7000, 6000, 800, 800, { bottom: 300, top: 500, footing: 'top' }),
]);
const mover = trooper('m', 4000, 4000);
const move = (region?: Region, others: Body[] = [], figure = mover, table: Table = yard) =>
  movement(table, figure, figure.bottom, standard(speed2), others, region);
const put = (region?: Region, others: Body[] = []) => deployment(yard, mover, 'height', others, region);

describe('why not here', () => {
  it.each<[string, Point, object]>([
    ['off the table', { x: 100, y: 4000 }, { kind: 'off-the-table' }],
    ['in a wall', { x: 4450, y: 4000 }, { kind: 'in-piece', piece: 'wall' }],
    ['half on a crate', { x: 2990, y: 4000 }, { kind: 'half-on-piece', piece: 'crate' }],
    ['under a roof that is too low', { x: 7010, y: 6400 }, { kind: 'no-headroom', piece: 'low roof' }],
    ['too far', { x: 4000, y: 5521 }, { kind: 'out-of-reach', distance: 1521, most: 1520 }],
    ['up a tower', { x: 3300, y: 5300 }, { kind: 'too-high', rise: 1600, most: 420, piece: 'tower' }],
    ['behind the wall', { x: 4700, y: 4000 }, { kind: 'way-blocked', by: ['wall'] }],
  ])('%s', (_, at, reason) => expect(whyNot(move(), at)).toEqual(reason));
  it('on somebody, by name', () => {
    expect(whyNot(move(undefined, [bodyOf(trooper('Ana', 4000, 4700))]), { x: 4000, y: 4600 })).toEqual({ kind: 'on-base', figure: 'Ana' });
  });
  it('down from a tower that is too high', () => {
    const above = { ...trooper('m', 3300, 5300, 1600) };
    expect(whyNot(move(undefined, [], above), { x: 3300, y: 4700 })).toEqual({ kind: 'too-low', drop: 1600, most: 420 });
  });
  it('says nothing against a legal spot, and gives its level and tool', () => {
    expect(whyNot(move(), { x: 4000, y: 5000 })).toBeUndefined();
    expect(spotAt(move(), { x: 3300, y: 4000 })).toMatchObject({ level: 400, arrival: { level: 400, placement: { tool: 'speed-2' } } });
  });
  it('a spot that is no spot is an error', () => {
    expect(() => whyNot(move(), { x: Number.NaN, y: 1 })).toThrow(/the spot is \(NaN, 1\); expected two whole numbers in 0.1 mm/);
    expect(() => whyNot(put(), { x: 1.5, y: 1 })).toThrow(/expected two whole numbers/);
  });
});

describe('levels and facings', () => {
  const under = { x: 5600, y: 6600 };
  it('under the bridge and on it', () => {
    expect(levelsFor(put(), under)).toEqual([0, 600]);
    const climber = trooper('m', 5600, 5800);
    expect(levelsFor(movement(yard, climber, 0, climb, []), under)).toEqual([0, 600]);
    expect(levelsFor(movement(yard, climber, 0, standard(speed1), []), under)).toEqual([0]);
  });
  it('the wished level, or which there are', () => {
    expect(spotAt(put(), under)).toMatchObject({ level: 600 });
    expect(spotAt(put(), under, { level: 0 })).toMatchObject({ level: 0 });
    expect(whyNot(put(), under, { level: 400 })).toEqual({ kind: 'wrong-level', levels: [0, 600] });
  });
  it('samples, nets and the nearest spot know both levels, and each has its border', () => {
    const near: Region = { kind: 'within', of: bodyOf(trooper('x', 5600, 6600)), distance: 0 };
    const roll = dice(3);
    expect(new Set(Array.from({ length: 30 }, () => sampleSpot(put(near), roll)!.level))).toEqual(new Set([0, 600]));
    expect(new Set(netOfSpots(put(near), 100).map(spot => spot.level))).toEqual(new Set([0, 600]));
    expect([nearestSpot(put(), under, 0)!.level, nearestSpot(put(), under, 600)!.level, nearestSpot(put(), under, 5)!.level]).toEqual([
      0, 600, 600,
    ]);
    const across = (level: number) =>
      Math.max(
        ...borderOfSpots(put(near), 50, level)
          .flat()
          .map(p => p.x),
      );
    for (const level of [0, 600]) expect(Math.abs(across(level) - 5868)).toBeLessThan(3);
    expect(borderOfSpots(put(near), 50, 7)).toEqual([]);
  });
  it('a long base fits an alley only along it', () => {
    const alley = tableWith([box('a', 3000, 1000, 1500, 4000), box('b', 5600, 1000, 1500, 4000)]);
    const tank: Figure = { ...trooper('t', 5050, 3000), base: LEGION_BASES.long, height: 700 };
    const placing = deployment(alley, tank, 'height', []);
    expect(whyNot(placing, tank.at, { facing: { x: 1, y: 0 } })).toMatchObject({ kind: 'in-piece' });
    expect(facingsFor(placing, tank.at)).toEqual([
      { x: 0, y: 1 },
      { x: 0, y: 64 },
      { x: 0, y: -64 },
    ]);
    expect(facingsFor(deployment(alley, mover, 'height', []), { x: 5050, y: 3000 })).toEqual([mover.facing]);
  });
});

describe('regions', () => {
  const enemy = bodyOf(trooper('enemy', 4000, 6000));
  const at = (x: number, y: number): Body => bodyOf(trooper('new', x, y));
  it.each<[string, Region, Body, object | undefined]>([
    ['exactly at the distance', { kind: 'within', of: enemy, distance: 500 }, at(4000, 5230), undefined],
    [
      'a hair further',
      { kind: 'within', of: enemy, distance: 500 },
      at(4000, 5229),
      { kind: 'too-far', from: 'enemy', gap: 501, most: 500 },
    ],
    [
      'wholly',
      { kind: 'within', of: enemy, distance: 500, wholly: true },
      at(4000, 5230),
      { kind: 'too-far', from: 'enemy', gap: 500, most: 500 },
    ],
    ['not beyond', { kind: 'beyond', of: [enemy], distance: 500 }, at(4000, 5230), { kind: 'too-near', to: 'enemy', gap: 500, least: 500 }],
    ['beyond', { kind: 'beyond', of: [enemy], distance: 500 }, at(4000, 5229), undefined],
    ['in contact', { kind: 'apart', from: [enemy] }, at(4000, 5725), { kind: 'in-contact', with: 'enemy' }],
    ['not in contact', { kind: 'contact', with: enemy }, at(4000, 5724), { kind: 'no-contact', with: 'enemy', gap: 6 }],
    ['at an edge', { kind: 'edge', edges: ['left', 'far'], distance: 300 }, at(4000, 9000), undefined],
    [
      'far from an edge',
      { kind: 'edge', edges: ['right'], distance: 300 },
      at(4000, 4000),
      { kind: 'too-far-from-edge', gap: 5009, most: 300 },
    ],
    ['toward', { kind: 'toward', to: enemy, start: at(4000, 4000).outline }, at(4000, 3999), { kind: 'not-nearer', to: 'enemy' }],
    ['away', { kind: 'away', from: enemy, start: at(4000, 4000).outline }, at(4000, 3999), undefined],
    ['not', { kind: 'not', of: { kind: 'within', of: enemy, distance: 500 } }, at(4000, 5300), { kind: 'excluded' }],
  ])('%s', (_, region, body, reason) => {
    expect(whyNot(put(region), { x: body.outline.xs[0]!, y: body.outline.ys[0]! })).toEqual(reason);
    expect(isInRegion(yard, region, body)).toBe(reason === undefined);
  });
  it('one of several: all reasons', () => {
    const region = anyOf({ kind: 'within', of: enemy, distance: 10 }, { kind: 'edge', edges: ['left'], distance: 10 });
    expect(whyNot(put(region), { x: 8000, y: 2000 })).toMatchObject({
      kind: 'none-of',
      reasons: [{ kind: 'too-far' }, { kind: 'too-far-from-edge' }],
    });
  });
  it('a zone, whole', () => {
    const zoned = tableWith([]);
    const table = { ...zoned, zones: [{ id: 'blue', polygon: [point(0, 0), point(9144, 0), point(9144, 1000), point(0, 1000)] }] } as Table;
    const placing = deployment(table, mover, 'height', [], { kind: 'zone', zones: [zoneOf(table, 'blue')] });
    expect(whyNot(placing, point(4000, 865))).toBeUndefined();
    expect(whyNot(placing, point(4000, 866))).toEqual({ kind: 'outside-zone', zones: ['blue'] });
  });
  it('an empty one is empty; nothing is near, nothing is drawn from it', () => {
    const nowhere = put(allOf({ kind: 'within', of: enemy, distance: 100 }, { kind: 'edge', edges: ['left'], distance: 100 }));
    expect([isEmpty(nowhere), sampleSpot(nowhere, dice(1)), nearestSpot(nowhere, point(4000, 4000))]).toEqual([true, undefined, undefined]);
    expect(isEmpty(put({ kind: 'within', of: enemy, distance: 100 }))).toBe(false);
  });
  it('bad ones are refused', () => {
    expect(() => put(allOf({ kind: 'within', of: enemy, distance: Number.NaN }, { kind: 'edge', edges: [], distance: 3 }))).toThrow(
      /region.of\[0\].distance is NaN; expected a number of 0.1 mm, 0 or more\n- region.of\[1\].edges is empty/,
    );
  });
});
const point = (x: number, y: number): Point => ({ x, y });

describe('moves with a condition, and into contact', () => {
  const enemy = trooper('enemy', 4000, 5200);
  const toward: Region = { kind: 'toward', to: bodyOf(enemy), start: outlineOf(mover) };
  const apart: Region = { kind: 'apart', from: [bodyOf(enemy)] };
  it('samples, nets and borders keep it', () => {
    const reach = reachOf(yard, mover, 0, standard(speed2), [outlineOf(enemy)]);
    const roll = dice(4);
    const condition = allOf(toward, apart);
    const ends = [
      ...netOfMoves(reach, 200, condition).map(({ spot }) => spot),
      ...reachBorder(reach, 200, condition).flat(),
      ...Array.from({ length: 30 }, () => sampleMove(reach, roll, 500, condition)!.spot),
    ];
    expect(ends.length).toBeGreaterThan(80);
    for (const at of ends) {
      expect(Math.hypot(at.x - 4000, at.y - 5200)).toBeLessThan(1200);
      expect(Math.hypot(at.x - 4000, at.y - 5200)).toBeGreaterThan(275);
    }
    expect(netOfMoves(reach, 200).length).toBeGreaterThan(netOfMoves(reach, 200, condition).length);
  });
  it('finds the spots in contact, nearest first, and no others', () => {
    const placing = move(undefined, [bodyOf(enemy)]);
    const spots = contactSpots(placing, bodyOf(enemy));
    expect(spots.length).toBeGreaterThan(20);
    for (const { at, level } of spots) {
      expect(whyNot(placing, at)).toBeUndefined();
      expect(inContact(bodyOf({ ...mover, at, bottom: level }), bodyOf(enemy))).toBe(true);
    }
    expect(spots[0]!.at).toEqual({ x: 4000, y: 4930 });
    expect(contactSpots(move(undefined, [bodyOf(trooper('far', 8000, 8000))]), bodyOf(trooper('far', 8000, 8000)))).toEqual([]);
  });
  it('a region of contact is sampled, not empty, and has a nearest spot', () => {
    const placing = move({ kind: 'contact', with: bodyOf(enemy) }, [bodyOf(enemy)]);
    const roll = dice(8);
    for (let i = 0; i < 20; i++) expect(whyNot(placing, sampleSpot(placing, roll)!.at)).toBeUndefined();
    expect(isEmpty(placing)).toBe(false);
    expect(nearestSpot(placing, { x: 4000, y: 4900 })!.at).toEqual({ x: 4000, y: 4925 });
  });
});
