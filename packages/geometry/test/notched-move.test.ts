import {
  type Direction,
  type Figure,
  fullMove,
  isPivot,
  LEGION_BASES,
  LEGION_TOOLS,
  type NotchedRules,
  notchedArrival,
  outlineOf,
  type Pose,
  toJoint,
} from '@cadre/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tableWith, trooper } from './random-table.js';

const { speed1, speed2 } = LEGION_TOOLS;
const tank: Figure = { ...trooper('tank', 4500, 4500), base: LEGION_BASES.huge, facing: { x: 0, y: 1 }, height: 762 };
const rules: NotchedRules = {
  tool: speed2,
  turns: true,
  reverse: false,
  level: 'height',
  impassable: 'never',
  over: 762,
  rise: 762,
  drop: 762,
  bases: 'stop',
};
const empty = tableWith([]);
const arrive = (pose: Pose, change: Partial<NotchedRules> = {}, table = empty, others: Figure[] = []) =>
  notchedArrival(table, tank, 0, { ...rules, ...change }, others.map(outlineOf), pose);
const towards = (degrees: number): Direction => ({
  x: Math.round(1e4 * Math.sin((degrees * Math.PI) / 180)),
  y: Math.round(1e4 * Math.cos((degrees * Math.PI) / 180)),
});

describe('notched moves (L-MOV-6, L-MOV-7)', () => {
  it('a full move bent by t moves the centre by 2 a cos(t / 2) (L-GEO-3)', () => {
    const a = toJoint(speed2, tank.base);
    for (const bend of [0, 30, 60, 90]) {
      const end = fullMove(tank, speed2, towards(0), towards(bend));
      const moved = Math.hypot(end.at.x - 4500, end.at.y - 4500);
      expect(Math.abs(moved - 2 * a * Math.cos((bend * Math.PI) / 360))).toBeLessThan(1);
      expect(arrive(end)?.extent).toBe('full');
    }
  });
  it('never further than a straight full move, nor bent by more than 90 degrees', () => {
    const a = toJoint(speed2, tank.base);
    expect(arrive({ at: { x: 4500, y: 4500 + 2 * a }, facing: towards(0) })?.extent).toBe('full');
    expect(arrive({ at: { x: 4500, y: 4500 + 2 * a + 2 }, facing: towards(0) })).toBeUndefined();
    expect(arrive(fullMove(tank, speed2, towards(0), towards(100)))?.extent).not.toBe('full');
  });
  it('may stop anywhere before, in line with the tool', () => {
    expect(arrive({ at: { x: 4500, y: 5000 }, facing: towards(0) })?.extent).toBe('partial');
    expect(arrive({ at: { x: 4600, y: 5000 }, facing: towards(0) })).toBeUndefined();
  });
  it('starts within 90 degrees of the facing, or exactly ahead when it may not turn', () => {
    const side = fullMove(tank, speed2, towards(90), towards(120));
    expect(arrive(side)?.extent).toBe('full');
    expect(arrive(side, { turns: false })).toBeUndefined();
    expect(arrive(fullMove(tank, speed2, towards(0), towards(45)), { turns: false })?.extent).toBe('full');
    expect(arrive(fullMove(tank, speed2, towards(120), towards(150)))?.extent).not.toBe('full');
  });
  it('reverses from the rear notch and keeps looking ahead', () => {
    const a = toJoint(speed1, tank.base);
    const back: Pose = { at: { x: 4500, y: 4500 - 2 * a }, facing: towards(0) };
    expect(arrive(back, { reverse: true, tool: speed1 })?.extent).toBe('full');
    expect(arrive(back, { tool: speed1 })).toBeUndefined();
  });
  it('sweeps its way: what the base would cross stops it', () => {
    const beside = (x: number) =>
      tableWith([
        {
          id: 'w',
          polygon: [
            [x, 5200],
            [x + 300, 5200],
            [x + 300, 5300],
            [x, 5300],
          ],
          top: 1000,
          passage: 'impassable',
        },
      ]);
    const ahead: Pose = { at: { x: 4500, y: 6500 }, facing: towards(0) };
    expect(arrive(ahead, {}, beside(5000))?.extent).toBe('partial');
    expect(arrive(ahead, {}, beside(4999))).toBeUndefined();
    expect(arrive(ahead, {}, empty, [trooper('t', 4500, 5500)])).toBeUndefined();
    expect(arrive(ahead, { bases: 'crossed' }, empty, [trooper('t', 4500, 5500)])?.extent).toBe('partial');
    expect(arrive(ahead, { bases: 'crossed' }, empty, [trooper('t', 4500, 6600)])).toBeUndefined();
  });
  it('every placement within the rules can be found back from where it ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90, max: 90 }), fc.integer({ min: -90, max: 90 }), (start, bend) => {
        expect(arrive(fullMove(tank, speed2, towards(start), towards(start + bend)))?.extent).toBe('full');
      }),
    );
  });
  it('a pivot turns by 90 degrees at most', () => {
    expect([isPivot(towards(0), towards(90)), isPivot({ x: 0, y: 1 }, { x: 1, y: 0 }), isPivot(towards(0), towards(91))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
