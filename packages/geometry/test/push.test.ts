import {
  deploymentLevel,
  disc,
  type Figure,
  gapBetween,
  isAway,
  isToward,
  liesIn,
  outlineOf,
  type PushRules,
  pushFigure,
  SHATTERPOINT_BASES,
  sampleDeployment,
  type Table,
  tableOf,
  zoneOf,
} from '@cadre/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice, trooper } from './random-table.js';

const part = (id: string, x: number, elevation: number, change: object = {}) => ({
  id,
  polygon: [
    [x, 3000],
    [x + 1000, 3000],
    [x + 1000, 5000],
    [x, 5000],
  ],
  top: 100 + 700 * elevation,
  elevation,
  footing: 'top',
  ...change,
});
const board = (...pieces: object[]): Table => tableOf({ id: 'b', width: 9144, depth: 9144, pieces });
const character = (x: number, y = 4000): Figure => ({ ...trooper('c', x, y), base: SHATTERPOINT_BASES.small });
const rules: PushRules = { level: 'elevation', bases: 'stop' };
const right = { x: 1, y: 0 };
const push = (table: Table, figure: Figure, level: number, distance: number, others: Figure[] = []) =>
  pushFigure(table, figure, level, right, distance, rules, others.map(outlineOf));

describe('straight pushes and pulls (S-EFF-2, S-EFF-3)', () => {
  it('go exactly as far as the tool', () => {
    expect(push(board(), character(2000), 0, 254)).toEqual({ spot: { x: 2254, y: 4000 }, level: 0, stoppedBy: undefined, setBack: 0 });
    const slanted = pushFigure(board(), character(2000), 0, { x: 3, y: 4 }, 500, rules, []);
    expect(slanted.spot).toEqual({ x: 2300, y: 4400 });
  });
  it('where bases may be crossed, slide past one and are set back only from ending on it', () => {
    const across = (distance: number) =>
      pushFigure(board(), character(2000), 0, right, distance, { ...rules, bases: 'crossed' }, [outlineOf(character(2600))]);
    expect(across(1100)).toMatchObject({ spot: { x: 3100, y: 4000 }, stoppedBy: undefined, setBack: 0 });
    expect(across(762)).toMatchObject({ spot: { x: 2200, y: 4000 }, stoppedBy: undefined, setBack: 562 });
  });
  it('stop at the edge of the table, before a higher part, and before a base', () => {
    expect(push(board(), character(8800), 0, 762)).toMatchObject({ spot: { x: 8944, y: 4000 }, stoppedBy: 'edge' });
    expect(push(board(part('p', 2700, 1)), character(2000), 0, 762)).toMatchObject({ spot: { x: 2500, y: 4000 }, stoppedBy: 'p' });
    expect(push(board(), character(2000), 0, 762, [character(2600)])).toMatchObject({ spot: { x: 2200, y: 4000 }, stoppedBy: 'base' });
  });
  it('keep the level until the end, then drop', () => {
    const table = board(part('roof', 1000, 1));
    expect(push(table, character(1700), 1, 762)).toMatchObject({ spot: { x: 2462, y: 4000 }, level: 0, setBack: 0 });
    const two = board(part('roof', 1000, 1), part('step', 2200, 1));
    expect(push(two, character(1700), 1, 762)).toMatchObject({ spot: { x: 2462, y: 4000 }, level: 1 });
  });
  it('are set back to the last spot where the base can stand', () => {
    const table = board(part('roof', 1000, 1));
    // Half over the edge of the roof: back until the base lies wholly on it.
    expect(push(table, character(1700), 1, 300)).toMatchObject({ spot: { x: 1800, y: 4000 }, level: 1, setBack: 200 });
    const pit = board(part('pit', 2300, 0, { footing: 'none' }));
    expect(push(pit, character(2000), 0, 600)).toMatchObject({ spot: { x: 2100, y: 4000 }, setBack: 500 });
  });
  it('end on the own spot when there is no other', () => {
    const end = push(board(part('p', 2200, 1)), character(2000), 0, 254);
    expect(end).toMatchObject({ spot: { x: 2000, y: 4000 }, stoppedBy: 'p' });
  });
  it('away never comes nearer, toward never goes further', () => {
    const small = fc.integer({ min: -60, max: 60 });
    fc.assert(
      fc.property(small, small, small, small, (x, y, dx, dy) => {
        fc.pre((dx !== 0 || dy !== 0) && x * x + y * y > 300);
        const thing = disc(5000, 5000, 200);
        const at = (n: number) => ({ x: 5000 + 30 * x + n * dx, y: 5000 + 30 * y + n * dy });
        const gap = (n: number) => gapBetween(thing, disc(at(n).x, at(n).y, 0));
        const gaps = Array.from({ length: 11 }, (_, n) => gap(n));
        const rises = gaps.every((g, n) => n === 0 || g >= gaps[n - 1]! - 1e-9);
        const falls = gaps.every((g, n) => n === 0 || g <= gaps[n - 1]! + 1e-9);
        if (isAway(thing, at(0), { x: dx, y: dy })) expect(rises).toBe(true);
        if (isToward(thing, at(0), at(10)) && gap(10) > 0) expect(falls).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('deployment zones', () => {
  const table = tableOf({
    id: 'd',
    width: 9144,
    depth: 9144,
    pieces: [
      part('house', 4000, 1, {
        footing: 'none',
        polygon: [
          [4000, 0],
          [5000, 0],
          [5000, 1000],
          [4000, 1000],
        ],
      }),
    ],
    zones: [
      {
        id: 'blue',
        polygon: [
          [0, 0],
          [9144, 0],
          [9144, 1016],
          [3000, 1016],
          [3000, 2000],
          [0, 2000],
        ],
      },
      {
        id: 'small',
        polygon: [
          [6000, 6000],
          [6300, 6000],
          [6300, 6300],
          [6000, 6300],
        ],
      },
    ],
  });
  const level = (x: number, y: number, others: Figure[] = []) =>
    deploymentLevel(table, [zoneOf(table, 'blue')], trooper('t', 0, 0), { x, y }, 'height', others.map(outlineOf));

  it('hold the whole base, edge on edge', () => {
    expect([level(6000, 881), level(6000, 882), level(2865, 1500), level(2866, 1500)]).toEqual([0, undefined, 0, undefined]);
  });
  it('not on terrain, not on others, not over an inner corner', () => {
    expect(level(4500, 500)).toBeUndefined();
    expect([level(6000, 500, [trooper('o', 6269, 500)]), level(6000, 500, [trooper('o', 6270, 500)])]).toEqual([undefined, 0]);
    expect([level(2950, 966), level(2900, 920)]).toEqual([undefined, 0]);
  });
  it('give random spots that fit, or say that none does', () => {
    const zone = zoneOf(table, 'blue');
    for (let seed = 0; seed < 30; seed++) {
      const found = sampleDeployment(table, [zone], trooper('t', 0, 0), 'height', [], dice(seed))!;
      expect(liesIn(zone.polygon, outlineOf(trooper('t', found.spot.x, found.spot.y)))).toBe(true);
    }
    expect(sampleDeployment(table, [zoneOf(table, 'small')], character(0), 'height', [], dice(1))).toBeUndefined();
    expect(() => zoneOf(table, 'red')).toThrow(/no zone "red"; it has blue, small/);
  });
});
