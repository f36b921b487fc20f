import { disc } from '@cadre/geometry';
import { expect, test } from 'vitest';
import { aboutRefusal, measureEnds, plainRefusal } from '../src/index.js';

const INCH = 254;
const named = (id: string) => ({ unit: Number(id) });

test('a refusal is about what is in the way and by how much, never kinder than the rules', () => {
  expect(aboutRefusal({ kind: 'out-of-reach', distance: 6.01 * INCH, most: 6 * INCH }, named)).toEqual({ inches: 6.1, most: 6 });
  expect(aboutRefusal({ kind: 'too-near', to: '3', gap: 5.99 * INCH, least: 6 * INCH }, named)).toEqual({ unit: 3, inches: 5.9, least: 6 });
  expect(aboutRefusal({ kind: 'way-blocked', by: ['wall', 'crates'] }, named)).toEqual({ piece: 'wall,crates' });
  expect(aboutRefusal({ kind: 'too-high', rise: INCH, most: INCH, piece: undefined }, named)).toEqual({ inches: 1, most: 1 });
});
test('of several regions the first one speaks', () => {
  const zone = { kind: 'outside-zone', zones: ['blue'] } as const;
  expect(plainRefusal({ kind: 'none-of', reasons: [{ kind: 'none-of', reasons: [zone] }, { kind: 'excluded' }] })).toBe(zone);
});
test('a ruler measures from edge to edge, and from the point that was clicked where nothing is', () => {
  const things = [(): undefined => undefined, (id: number) => (id === 7 ? [disc(1000, 0, 100)] : undefined)];
  expect(measureEnds(things, [0, 0, 0, 0, 1, 7, 950, 0])?.gap).toBe(900);
  expect(measureEnds(things, [0, 0, 0, 0, 1, 8, 950, 0])?.gap).toBe(950);
  expect(measureEnds(things, [0, 0, 0, 0, 1])).toBeUndefined();
});
