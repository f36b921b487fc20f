import type { Place } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test, vi } from 'vitest';
import { ground } from '../../src/table/ground.js';
import * as place from '../../src/table/place-args.js';
import { touchesUnit, withUnitAt } from '../../src/table/queries.js';
import { field, pace, spot, unit } from './field.js';

vi.mock('../../src/box.js', () => import('./field-box.js'));
const TANK = { type: 'tank', at: [18, 18] } as const;
const [a, b] = [unit(0), unit(1)];
const crowd = field({
  mission: 'vehicle',
  blue: [{ at: [26, 18.5], keywords: { jump: 2 } }, { at: 'waiting' }, TANK],
  red: [{ at: [25, 16] }, { at: 'network' }, { at: [24, 19] }],
});
const covert = field({ blue: [{ at: 'covert' }], red: [{ at: [9, 9] }], markers: [{ id: 1, kind: 'covert', seat: 0, at: spot(9, 5) }] });
const QUESTIONS: readonly (readonly [string, typeof crowd, Place])[] = [
  ...place.MOVE_KINDS.filter(how => how !== 'withdraw').map(how => [how, crowd, place.placeMove(a, how, pace(2))] as const),
  ['withdraw', withUnitAt(crowd, a, { ...spot(25, 16), x: spot(25, 16).x + 270 }), place.placeMove(a, 'withdraw', pace(1))],
  ['at the vehicle', crowd, place.placeDeploy(b)],
  ['network', crowd, place.placeArrival(unit(4))],
  ['charge', crowd, place.placeToken('charge', [a], 6, 3)],
  ['trap', crowd, place.placeToken('trap', [a], 3, 1)],
  ['return', crowd, place.placeReturn(b, 6)],
  ['zone', covert, place.placeDeploy(a)],
  ['infiltrate', covert, place.placeInfiltrate(a)],
  ['covert', covert, place.placeMarker(a)],
  ['reveal', covert, place.placeReveal(a, 1)],
  ['reserve', covert, place.placeReserve(a)],
];

test.each(QUESTIONS)('%s: samples are legal, so is what is suggested for wishes anywhere, and there is a border', (_, k, question) => {
  const { refuse, sample, nearest, isEmpty, outline } = ground(k);
  const random = seeded(7);
  expect(isEmpty(question)).toBe(false);
  for (let i = 0; i < 40; i++) expect(refuse(question, sample(question, random))).toBe(null);
  for (let i = 0; i < 12; i++) {
    const wish = [random(12_000) - 1500, random(12_000) - 1500, random(2) * 572];
    const found = nearest(question, wish);
    expect(found && refuse(question, found)).toBe(null);
    expect(found).not.toBe(null);
  }
  const rings = outline(question).flatMap(o => o.rings);
  expect(rings.length).toBeGreaterThan(0);
  for (const ring of rings) expect(ring.length % 2).toBe(0);
});
test('random moves find melee', () => {
  const random = seeded(3);
  const question = place.placeMove(a, 'move', pace(2));
  const ends = Array.from({ length: 100 }, () => withUnitAt(crowd, a, place.spotIn(ground(crowd).sample(question, random))));
  const touching = ends.filter(k => touchesUnit(k, a, unit(3)) || touchesUnit(k, a, unit(5))).length;
  expect(touching).toBeGreaterThan(5);
  expect(touching).toBeLessThan(50);
  expect(ends.filter(k => touchesUnit(k, a, unit(2)))).toEqual([]); // nobody looks for contact with the vehicle of his own side
});
test('of several ambush points the nearest is suggested', () => {
  for (const point of [spot(6, 6), spot(6, 30), spot(30, 30), spot(30, 6)]) {
    const wish = { ...point, x: point.x + 600, y: point.y + 400 };
    const { x, y } = place.spotIn(ground(crowd).nearest(place.placeArrival(unit(4)), place.answerAt(wish))!);
    expect(Math.hypot(x - point.x, y - point.y)).toBeLessThan(270);
    expect(Math.hypot(x - wish.x, y - wish.y)).toBeLessThan(470); // 721 from the point, less 262
  }
});
test('a unit that cannot move has no spot, no border and nothing to suggest', () => {
  const k = field({ blue: [{ at: [12, 30] }], red: [{ at: { ...spot(12, 30), x: spot(12, 30).x + 270 } }] });
  const question = place.placeMove(a, 'move', pace(2));
  const table = ground(k);
  expect([table.isEmpty(question), table.outline(question), table.nearest(question, [3000, 7000, 0])]).toEqual([true, [], null]);
  expect(() => table.sample(question, seeded(1))).toThrow('there is no spot for "move"');
});
test('a place that may be declined sometimes is, and always when there is none', () => {
  const random = seeded(5);
  const samples = Array.from({ length: 80 }, () => ground(crowd).sample(place.placeMove(a, 'granted', pace(1), 'nobody', true), random));
  const declined = samples.filter(answer => answer.length === 0).length;
  expect([declined > 2, declined < 30]).toEqual([true, true]);
  const stuck = field({ blue: [{ at: [12, 30] }], red: [{ at: { ...spot(12, 30), x: spot(12, 30).x + 270 } }] });
  for (let i = 0; i < 20; i++) expect(ground(stuck).sample(place.placeMove(a, 'granted', pace(1), 'nobody', true), random)).toEqual([]);
});
test('a full table of the vehicle has no room', () => {
  const ring = Array.from({ length: 20 }, (_, i) => i);
  const around = ring.map(i => {
    // Twenty bases of 27 mm around 150 mm: 18 degrees apart, 885 from the middle.
    const angle = (i * Math.PI) / 10;
    return { at: { x: 4572 + Math.round(888 * Math.cos(angle)), y: 4572 + Math.round(888 * Math.sin(angle)), level: 0 } };
  });
  const k = field({ mission: 'vehicle', blue: [{ at: 'waiting' }, ...around, TANK] });
  expect(ground(k).isEmpty(place.placeDeploy(a))).toBe(true);
});
test('a question that was never asked is refused', () => {
  const { refuse } = ground(crowd);
  expect(() => refuse({ ...place.placeDeploy(a), args: [-1] }, [0, 0, 0])).toThrow('region "deploy" has arguments -1; expected one code');
  expect(() => refuse({ ...place.placeDeploy(a), region: 'reserve' }, [0, 0, 0])).toThrow('region "reserve" has the arguments of "deploy"');
  expect(() => refuse(place.placeDeploy(a), [])).toThrow('expected a spot: x, y and level');
  expect(() => place.placeDeploy(unit(24))).toThrow('deploy.unit');
  expect(() => place.placeDeploy(a, [8])).toThrow('deploy.zones');
});
