import { place, type Reason } from '@cadre/core';
import { deployment, FACING_UP, type Figure, type Placing, tableOf, zoneOf } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { groundBy, type PlaceRules } from '../src/index.js';

const INCH = 254;
const square = (x: number, y: number, size: number) => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
];
const TABLE = tableOf({
  id: 'field',
  name: 'Field',
  unit: 'inch',
  width: 12,
  depth: 12,
  pieces: [{ id: 'deck', name: 'deck', polygon: square(4, 4, 3), top: 2, footing: 'top', passage: 'impassable', sight: 'blocks' }],
  zones: [
    { id: 'left', polygon: square(0, 0, 4) },
    { id: 'sliver', polygon: square(11, 11, 0.5) },
    { id: 'middle', polygon: square(2, 2, 7) },
  ],
});
const figure: Figure = {
  id: '0',
  base: { kind: 'disc', diameter: 270 },
  at: { x: 0, y: 0 },
  facing: FACING_UP,
  bottom: 0,
  height: 400,
};
const inZone = (zone: string): Placing => deployment(TABLE, figure, 'height', [], { kind: 'zone', zones: [zoneOf(TABLE, zone)] });
const reason = (why: string): Reason => ({ rule: 'X-1', why });
const ground = (rules: Partial<PlaceRules<string>> = {}) =>
  groundBy<string>({
    table: TABLE,
    questionIn: p => p.region,
    placings: zone => (zone === 'nowhere' ? [] : [inZone(zone)]),
    reason: (_, { kind }) => reason(kind),
    offTable: reason('off'),
    nowhere: () => reason('nowhere'),
    floorOf: piece => piece.top,
    ...rules,
  });
const at = (region: string, may = false) => place('spot', region, [], { parts: ['level'], may });

describe('the ground under a question for a place', () => {
  test('takes a legal spot as it is, and refuses others with the reason of the game', () => {
    expect(ground().refuse(at('left'), [INCH, INCH, 0])).toBeNull();
    expect(ground().refuse(at('left'), [6 * INCH, INCH, 0])).toEqual(reason('outside-zone'));
    expect(ground().refuse(at('left'), [-1, INCH, 0])).toEqual(reason('off'));
    expect(ground().refuse(at('nowhere'), [INCH, INCH, 0])).toEqual(reason('nowhere'));
    expect(ground({ problem: () => reason('stunned') }).refuse(at('left'), [INCH, INCH, 0])).toEqual(reason('stunned'));
  });
  test('offers the nearest legal spot of all ways, and none where there is none', () => {
    expect(ground().nearest(at('left'), [INCH, INCH, 0])).toEqual([INCH, INCH, 0]);
    const both = ground({ placings: () => [inZone('left'), inZone('middle')] });
    const wish = [9 * INCH, 5 * INCH, 0];
    const [x = 0, y = 0, level = 0] = both.nearest(at('left'), wish) ?? [];
    expect(both.refuse(at('left'), [x, y, level])).toBeNull();
    expect(x).toBeGreaterThan(7 * INCH);
    expect(ground().nearest(at('nowhere'), [0, 0, 0])).toBeNull();
    expect(ground({ problem: () => reason('stunned') }).nearest(at('left'), [0, 0, 0])).toBeNull();
  });
  test('samples legal spots, declines now and then what may be declined, and never answers what cannot be', () => {
    const random = seeded(1);
    const answers = Array.from({ length: 60 }, () => ground().sample(at('left', true), random));
    for (const answer of answers) if (answer.length > 0) expect(ground().refuse(at('left'), answer)).toBeNull();
    expect(answers.filter(answer => answer.length === 0).length).toBeGreaterThan(2);
    expect(answers.filter(answer => answer.length > 0).length).toBeGreaterThan(40);
    expect(ground().sample(at('nowhere', true), random)).toEqual([]);
    expect(() => ground().sample(at('nowhere'), random)).toThrow('there is no spot for "spot"');
  });
  test('is empty where no way has a spot, and has a border on every floor', () => {
    expect([ground().isEmpty(at('left')), ground().isEmpty(at('nowhere'))]).toEqual([false, true]);
    expect(
      ground()
        .outline(at('middle'))
        .map(({ level }) => level),
    ).toEqual([0, 2 * INCH]);
    const line = { level: 0, rings: [[1, 2]] };
    expect(ground({ line: () => line }).outline(at('sliver'))).toEqual([line]);
  });
});
