import { rule } from '@cadre/testkit';
import { expect, vi } from 'vitest';
import { ground } from '../../src/table/ground.js';
import * as place from '../../src/table/place-args.js';
import { zoneAt, zonesFor } from '../../src/table/placements.js';
import { field, pace, spot, unit, whyNot } from './field.js';

vi.mock('../../src/box.js', () => import('./field-box.js'));
const [a, b, c] = [unit(0), unit(1), unit(2)];
const waiting = { at: 'waiting' } as const;
const beside = (at: ReturnType<typeof spot>, dx: number, dy = 0) => ({ ...at, x: at.x + dx, y: at.y + dy });
const TANK = { type: 'tank', at: [18, 18] } as const;

rule('SO-G10', 'units start wholly in their own zone and in contact with no enemy', () => {
  const enemy = spot(20, 4);
  const k = (edition: 'v1.1' | 'playtest' = 'v1.1') => field({ edition, blue: [waiting], red: [{ at: enemy }, waiting] });
  const why = (at: ReturnType<typeof spot>, edition?: 'playtest') => whyNot(k(edition), place.placeDeploy(a), at);
  expect(why({ ...spot(10, 6), y: 6 * 254 - 135 })).toBe(null);
  expect(why({ ...spot(10, 6), y: 6 * 254 - 134 })).toBe('SO-G10 outside-zone');
  expect([270, 275].map(n => why(beside(enemy, n)))).toEqual(Array(2).fill('SO-G10 in-contact'));
  expect(why(beside(enemy, 276))).toBe(null);
  expect(why(beside(enemy, 270), 'playtest')).toBe('L-BAS-4 in-contact'); // it has no ban of its own, but that of the core rules
  expect(why(beside(enemy, 269))).toBe('L-MOV-3 on-base');
  expect(why(spot(0, 3))).toBe('L-MOV-4 off-the-table');
  expect(whyNot(k(), place.placeDeploy(c), spot(10, 3))).toBe('SO-G10 outside-zone');
  expect(whyNot(k(), place.placeDeploy(c), spot(10, 33))).toBe(null);
});
rule('SO-G12', 'nobody starts in contact with a token that nobody has claimed', () => {
  const k = (claimed: boolean, edition: 'v1.1' | 'playtest' = 'v1.1') => {
    const view = field({ edition, blue: [waiting] });
    const objectives = [{ claimed, at: spot(10, 3), holder: 'nobody' as const }];
    return { ...view, public: { ...view.public, objectives } };
  };
  const touching = beside(spot(10, 3), 127 + 135);
  expect(whyNot(k(false), place.placeDeploy(a), touching)).toBe('SO-G12 touches-objective');
  expect(whyNot(k(false), place.placeDeploy(a), spot(10, 3))).toBe('SO-G12 touches-objective');
  expect(whyNot(k(false), place.placeDeploy(a), beside(touching, 6))).toBe(null);
  expect(whyNot(k(true), place.placeDeploy(a), touching)).toBe(null);
  expect(whyNot(k(false, 'playtest'), place.placeDeploy(a), touching)).toBe(null);
});
rule('SO-C1', 'after the first unit the defender alternates between its zones, starting with either', () => {
  const k = field({ mission: 'codes', blue: [waiting], red: [waiting] });
  const [left, right] = [0, 1];
  expect(zonesFor(k, 0, [])).toEqual([left, right]);
  expect(zonesFor(k, 0, [left])).toEqual([left, right]);
  expect(zonesFor(k, 0, [left, left])).toEqual([right]);
  expect(zonesFor(k, 0, [left, right])).toEqual([left]);
  expect(zonesFor(k, 0, [right, right, left])).toEqual([right]);
  expect(zonesFor(k, 1, [2, 2])).toEqual([2]);
  const why = (zones: readonly number[], x: number) => whyNot(k, place.placeDeploy(a, zones), spot(x, 3));
  expect([why([], 6), why([], 30), why([], 18)]).toEqual([null, null, 'SO-G10 outside-zone']);
  expect([why([left], 6), why([left], 30), why([right], 30)]).toEqual([null, 'SO-C1 outside-zone', null]);
  expect([spot(6, 3), spot(30, 3), spot(18, 3), spot(11.9, 3)].map(at => zoneAt(k, a, at))).toEqual([left, right, undefined, undefined]);
});
rule('SO-V1', 'the defenders of the vehicle start in contact with it', () => {
  const k = field({ mission: 'vehicle', blue: [waiting, TANK], red: [waiting] });
  const why = (gap: number) => whyNot(k, place.placeDeploy(a), beside(spot(18, 18), 750 + 135 + gap));
  expect([-1, 0, 5, 6].map(why)).toEqual(['L-MOV-3 on-base', null, null, 'SO-V1 no-contact']);
  expect(whyNot(k, place.placeDeploy(c), spot(6, 33))).toBe(null);
  expect(zonesFor(k, 0, [])).toEqual([]);
});
rule('SO-K20', 'infiltrators start in their half, 12 inches from enemies and 6 from objectives', () => {
  const enemy = spot(33, 26);
  const k = field({ blue: [waiting], red: [{ at: enemy }] });
  const why = (at: ReturnType<typeof spot>) => whyNot(k, place.placeInfiltrate(a), at);
  const [near, middle] = [{ ...spot(12, 18), y: 18 * 254 - 135 }, spot(12, 18)];
  expect([why(spot(12, 8)), why(middle)]).toEqual([null, 'SO-K20 outside-zone']);
  expect(why(near)).toBe('SO-K20 too-near'); // 4.97 inches from the token in the middle
  const six = 6 * 254 + 127 + 135;
  expect([six, six + 1].map(n => why(beside(spot(6, 18), 0, -n)))).toEqual(['SO-K20 too-near', null]);
  const twelve = 12 * 254 + 270;
  const far = field({ blue: [waiting], red: [{ at: [18, 2] }] });
  expect([twelve, twelve + 1].map(n => whyNot(far, place.placeInfiltrate(a), beside(spot(18, 2), n)))).toEqual(['SO-K20 too-near', null]);
  const red = field({ blue: [{ at: [3, 3] }], red: [waiting] });
  expect([spot(12, 8), spot(12, 28)].map(at => whyNot(red, place.placeInfiltrate(b), at))).toEqual(['SO-K20 outside-zone', null]);
  const tank = field({ mission: 'vehicle', blue: [TANK], red: [waiting] });
  const edge = 6 * 254 + 750 + 135;
  expect([edge, edge + 1].map(n => whyNot(tank, place.placeInfiltrate(b), beside(spot(18, 18), 300, n)))).toEqual([
    null, // 300 to the side are 2 mm more
    null,
  ]);
  expect([edge, edge + 1].map(n => whyNot(tank, place.placeInfiltrate(b), beside(spot(18, 18), 0, n)))).toEqual(['SO-K20 too-near', null]);
});
rule('SO-G34', 'a covert marker lies where the unit could be deployed', () => {
  const k = field({ blue: [waiting], red: [{ at: [20, 4] }] });
  const why = (at: ReturnType<typeof spot>) => whyNot(k, place.placeMarker(a), at);
  expect([why(spot(10, 3)), why(spot(10, 7)), why(beside(spot(20, 4), 270))]).toEqual([null, 'SO-G34 outside-zone', 'SO-G10 in-contact']);
});
rule('SO-G36', 'a covert unit appears within 10 inches of its marker, touching no enemy and no unclaimed token', () => {
  const marker = spot(10, 5);
  const reach = 10 * 254 + 127 + 135;
  const k = field({ blue: [{ at: 'covert' }], red: [{ at: [6, 9] }], markers: [{ id: 7, kind: 'covert', seat: 0, at: marker }] });
  const why = (at: ReturnType<typeof spot>) => whyNot(k, place.placeReveal(a, 7), at);
  expect([reach, reach + 1].map(n => why(beside(marker, n)))).toEqual([null, 'SO-G36 too-far']);
  expect(why(beside(spot(6, 9), 270))).toBe('L-BAS-4 in-contact');
  expect(why(spot(12, 12))).toBe('L-TER-3 in-piece');
  const near = field({ blue: [{ at: 'covert' }], markers: [{ id: 7, kind: 'covert', seat: 0, at: spot(8, 14) }] });
  expect(whyNot(near, place.placeReveal(a, 7), spot(6, 17.5))).toBe('SO-G36 touches-objective');
  expect(() => whyNot(k, place.placeReveal(a, 8), marker)).toThrow('there is no marker 8 on the table');
});
rule('SO-S8', 'reserves come into their zone, in contact with no enemy', () => {
  const enemy = spot(20, 3);
  const k = field({ mission: 'shields', blue: [{ at: 'reserve' }], red: [{ at: enemy }] });
  const why = (at: ReturnType<typeof spot>) => whyNot(k, place.placeReserve(a), at);
  expect([why(spot(10, 3)), why(spot(10, 6)), why(beside(enemy, 270))]).toEqual([null, 'SO-S8 outside-zone', 'L-BAS-4 in-contact']);
});
rule('SO-V4', 'a unit leaves the network in contact with an ambush point and with no enemy', () => {
  const point = spot(6, 6);
  const at = (...enemies: ReturnType<typeof spot>[]) =>
    field({ mission: 'vehicle', blue: enemies.map(spot => ({ at: spot })), red: [{ at: 'network' }] });
  const why = (k: ReturnType<typeof at>, to: ReturnType<typeof spot>) => whyNot(k, place.placeArrival(unit(k.public.units.length - 1)), to);
  expect([262, 267, 268].map(n => why(at(), beside(point, n)))).toEqual([null, null, 'SO-V4 no-contact']);
  expect([spot(6, 30), spot(30, 30), spot(30, 6)].map(to => why(at(), beside(to, 0, 262)))).toEqual([null, null, null]);
  expect(why(at(), beside(spot(18, 18), 0, 262))).toBe('SO-V4 no-contact'); // the vehicle's token is no ambush point
  const guarded = at(beside(point, 262 + 270));
  expect(why(guarded, beside(point, 262))).toBe('L-BAS-4 in-contact');
  expect(why(guarded, beside(point, -262))).toBe(null);
});
rule(['SO-G6', 'SO-G15'], 'charges and traps lie near their unit and away from enemies', () => {
  const [own, enemy] = [spot(10, 30), spot(18, 30)];
  const k = field({ blue: [{ at: own }, { at: [4, 33] }, { at: 'network' }], red: [{ at: enemy }] });
  const why = (kind: 'charge' | 'trap', units: readonly (typeof a)[], within: number, at: ReturnType<typeof spot>) =>
    whyNot(k, place.placeToken(kind, units, within, 3), at);
  const six = 6 * 254 + 135 + 127;
  expect([six, six + 1].map(n => why('charge', [a], 6, beside(own, 0, -n)))).toEqual([null, 'SO-G6 too-far']);
  const three = 3 * 254 + 135 + 127;
  expect([three, three + 1].map(n => why('charge', [a], 6, beside(enemy, -n)))).toEqual(['SO-G6 too-near', null]);
  // All of a trap lies within 3 inches of the trapper.
  const wholly = 3 * 254 + 135 - 127;
  expect([wholly, wholly + 1].map(n => why('trap', [a], 3, beside(own, 0, -n)))).toEqual([null, 'SO-G15 too-far']);
  expect(why('charge', [a, b], 1, spot(4, 34.5))).toBe(null); // within reach of one of them
  expect(why('charge', [c], 6, spot(10, 28))).toBe('SO-G6 nowhere');
  expect(why('charge', [a], 6, beside(own, 200))).toBe('L-MOV-3 on-base');
  expect(why('charge', [a], 6, spot(7.9, 27.9))).toBe(null); // tokens lie in ruins
});
rule('SO-G6', 'a unit that returns is placed in its zone, 6 inches from enemies', () => {
  const enemy = spot(20, 3);
  const away = 6 * 254 + 270;
  const k = field({ blue: [{ at: 'defeated' }], red: [{ at: enemy }] });
  expect([away, away + 1].map(n => whyNot(k, place.placeReturn(a, 6), beside(enemy, n)))).toEqual(['SO-G6 too-near', null]);
  expect(whyNot(k, place.placeReturn(a, 6), spot(10, 8))).toBe('SO-G6 outside-zone');
  const tank = field({ mission: 'vehicle', blue: [{ at: 'defeated' }, TANK] });
  expect([885, 900].map(n => whyNot(tank, place.placeReturn(a, 6), beside(spot(18, 18), n)))).toEqual([null, 'SO-G6 no-contact']);
});
rule('L-MEL-2', 'who points at an enemy base is shown the spot in contact with it', () => {
  const enemy = spot(12, 33);
  const k = field({ blue: [{ at: [12, 30] }, { at: [3, 3] }], red: [{ at: enemy }] });
  const move = place.placeMove(a, 'move', pace(2));
  expect(whyNot(k, move, enemy)).toBe('L-MOV-3 on-base');
  const found = place.spotIn(ground(k).nearest(move, place.answerAt(beside(enemy, 0, -60)))!);
  expect(whyNot(k, move, found)).toBe(null);
  const gap = Math.sqrt((found.x - enemy.x) ** 2 + (found.y - enemy.y) ** 2) - 270;
  expect([gap >= 0, gap <= 5]).toEqual([true, true]);
  // Nobody is moved into contact unasked: half a millimetre and more away is not contact, and is taken as it is.
  const almost = place.answerAt(beside(enemy, 0, -276));
  expect(ground(k).nearest(move, almost)).toEqual(almost);
});
