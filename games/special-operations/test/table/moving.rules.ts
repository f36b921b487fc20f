import { rule } from '@cadre/testkit';
import { expect, vi } from 'vitest';
import { canMoveAs, movementOf, moveProblem, speedOf } from '../../src/table/moves.js';
import { placeMove } from '../../src/table/place-args.js';
import { type Field, type Figurine, field, pace, spot, unit, whyNot } from './field.js';

vi.mock('../../src/box.js', () => import('./field-box.js'));
type How = Parameters<typeof placeMove>[1];
const [a, b, c] = [unit(0), unit(1), unit(2)];
const why = (k: ReturnType<typeof field>, how: How, speed: number, at: ReturnType<typeof spot>, into?: typeof a) =>
  whyNot(k, placeMove(a, how, pace(speed), into), at);
/** One unit of blue in inches, and what else is there. */
const alone = (at: Figurine['at'], more: Partial<Figurine> = {}, rest: Field = {}) =>
  field({ ...rest, blue: [{ at, ...more }, ...(rest.blue ?? [])] });
const TOP = 2.25;

rule(['L-MOV-1', 'L-GEO-3'], 'the tools move a small base 102, 152 and 202 mm, and no farther', () => {
  const k = alone([12, 30]);
  const to = (tenths: number) => ({ ...spot(12, 30), x: spot(12, 30).x + tenths });
  expect([1020, 1021].map(n => why(k, 'move', 1, to(n)))).toEqual([null, 'L-MOV-1 out-of-reach']);
  expect([1520, 1521].map(n => why(k, 'move', 2, to(n)))).toEqual([null, 'L-MOV-1 out-of-reach']);
  expect([2020, 2021].map(n => why(k, 'move', 3, to(n)))).toEqual([null, 'L-MOV-1 out-of-reach']);
  expect([2020, 2021].map(n => why(k, 'move', 5, to(n)))).toEqual([null, 'L-MOV-1 out-of-reach']); // there is no longer tool
});
rule('L-MOV-1', 'a slower tool is always allowed: into the alley only the shortest fits', () => {
  // 88 mm from the base to the end of the alley; the tools are 75, 125 and 175 mm long and cannot bend there.
  expect(why(alone([33.6, 10]), 'move', 3, spot(33.6, 13))).toBe(null);
  expect(movementOf(alone([33.6, 10]), a, { how: 'move', speed: pace(3), intoMelee: 'nobody' }).reach?.fans).toHaveLength(3);
});
rule('L-MOV-3', 'a move goes through bases and ends on none', () => {
  const k = alone([12, 30], {}, { blue: [{ at: [14, 30] }], red: [{ at: [12, 33] }] });
  expect(why(k, 'move', 2, spot(16, 30))).toBe(null);
  const alley = alone([33.6, 6.5], {}, { blue: [{ at: [33.6, 8.7] }] });
  expect(why(alley, 'move', 2, spot(33.6, 11))).toBe(null); // there is no way around
  expect([spot(14, 30), spot(13.5, 30), spot(12, 32.5)].map(at => why(k, 'move', 2, at))).toEqual(Array(3).fill('L-MOV-3 on-base'));
  expect(why(k, 'move', 2, { ...spot(14, 30), x: spot(14, 30).x - 270 })).toBe(null); // a friend may be touched
});
rule('L-MOV-4', 'a move ends wholly on the table', () => {
  const k = alone([2, 2]);
  expect(why(k, 'move', 1, { x: 135, y: 500, level: 0 })).toBe(null);
  expect([134, 0, -1, -5000, 1e6].map(x => why(k, 'move', 1, { x, y: 500, level: 0 }))).toEqual(Array(5).fill('L-MOV-4 off-the-table'));
});
rule('L-TER-3', 'nobody moves or climbs through or onto impassable terrain', () => {
  const k = alone([12, 9]);
  for (const how of ['move', 'climb', 'granted', 'dash'] as const)
    expect([how, why(k, how, 3, spot(12, 12))]).toEqual([how, 'L-TER-3 in-piece']);
  expect(why(k, 'move', 3, spot(12, 15.2))).toBe('L-TER-3 way-blocked');
});
rule('L-TER-5', 'a standard move crosses what is lower than the silhouette; higher terrain needs a climb', () => {
  expect(why(alone([22, 8]), 'move', 2, spot(22, 12))).toBe(null);
  expect(why(alone([28, 18.5]), 'move', 2, spot(28, 22, TOP))).toBe('L-TER-5 too-high');
  expect(why(alone([28, 22, TOP]), 'move', 2, spot(28, 18.5))).toBe('L-TER-5 too-low');
  expect(why(alone([28, 18.5]), 'move', 3, spot(28, 25.5))).toBe('L-TER-5 way-blocked');
});
rule(['L-TER-6', 'L-TER-7'], 'a base stands wholly on a piece, and on no wall or barricade', () => {
  const k = alone([28, 18.5]);
  expect(why(k, 'climb', 1, spot(28, 20.6, TOP))).toBe(null);
  expect(why(k, 'climb', 1, spot(28, 20.5, TOP))).toBe('L-TER-6 half-on-piece');
  expect(why(k, 'climb', 1, spot(28, 20))).toBe('L-TER-6 half-on-piece');
  expect(why(k, 'climb', 1, spot(28, 21))).toBe('L-TER-6 wrong-level');
  expect(why(alone([17, 8]), 'move', 2, spot(17, 10.25))).toBe('L-TER-6 in-piece');
  expect([spot(22, 10.25), spot(22, 9.7)].map(at => why(alone([22, 8]), 'move', 2, at))).toEqual(Array(2).fill('L-TER-6 in-piece'));
});
rule('L-MOV-8', 'a climb uses the shortest tool and rises or drops up to 6 inches', () => {
  const k = alone([28, 18.5]);
  expect(why(k, 'climb', 1, spot(28, 22, TOP))).toBe(null);
  expect(why(alone([28, 22, TOP]), 'climb', 1, spot(28, 18.5))).toBe(null);
  expect(why(k, 'climb', 3, { ...spot(28, 18.5), x: spot(28, 18.5).x - 1021 })).toBe('L-MOV-8 out-of-reach');
  expect(why(alone([15.5, 20.5]), 'climb', 1, spot(15.5, 23, 7))).toBe('L-MOV-8 too-high');
  expect(why(alone([15.5, 23, 7]), 'climb', 1, spot(15.5, 20.5))).toBe('L-MOV-8 too-low');
});
rule('L-TER-4', 'heights count from where the mover stands', () => {
  const roof = spot(32, 22, 7);
  expect(why(alone([32, 18.5]), 'climb', 1, roof)).toBe('L-MOV-8 too-high');
  expect(why(alone([29, 22, TOP]), 'climb', 1, roof)).toBe(null); // 4.75 inches from the container
});
rule(['L-GEO-1', 'L-GEO-2'], 'the tool bends around a corner, up to a right angle', () => {
  // Along the near side of the building to a joint at (15, 9), then up its right side. A straight tool would cross its corner.
  expect(why(alone([12, 9]), 'move', 2, spot(15, 11.5))).toBe(null);
  expect(why(alone([12, 9]), 'move', 2, spot(14.7, 13))).toBe('L-TER-3 way-blocked');
});
rule('SO-K33', 'Scale climbs 12 inches', () => {
  const scale = { keywords: { scale: 1 } };
  expect(why(alone([15.5, 20.5], scale), 'climb', 1, spot(15.5, 23, 7))).toBe(null);
  expect(why(alone([15.5, 23, 7], scale), 'climb', 1, spot(15.5, 20.5))).toBe(null);
});
rule('SO-K22', 'a jump ignores terrain up to 6 inches a step on its way and may end on top of it', () => {
  const jump = (x: number) => ({ keywords: { jump: x } });
  expect(why(alone([12, 9], jump(1)), 'jump', 3, spot(12, 15.2))).toBe(null); // over the building
  expect(why(alone([12, 9], jump(1)), 'jump', 3, spot(12, 12))).toBe('L-TER-3 in-piece');
  expect(why(alone([28, 18.5], jump(1)), 'jump', 2, spot(28, 22, TOP))).toBe(null);
  expect(why(alone([15.5, 20.5], jump(1)), 'jump', 2, spot(15.5, 23, 7))).toBe('SO-K22 too-high');
  expect(why(alone([15.5, 20.5], jump(1)), 'jump', 3, spot(15.5, 26.5))).toBe('SO-K22 way-blocked');
  expect(why(alone([15.5, 23, 7], jump(1)), 'jump', 2, spot(15.5, 20.5))).toBe('SO-K22 too-low');
  expect(why(alone([15.5, 20.5], jump(2)), 'jump', 2, spot(15.5, 23, 7))).toBe(null);
  expect(why(alone([15.5, 20.5], jump(2)), 'jump', 3, spot(15.5, 26.5))).toBe(null);
  expect(why(alone([12, 9]), 'jump', 3, spot(12, 8))).toBe('SO-K22 cannot-jump');
});
rule(['SO-G17', 'SO-D-2'], 'a dash does not climb, except in the playtest', () => {
  const at = spot(28, 22, TOP);
  expect(why(alone([28, 18.5]), 'dash', 1, at)).toBe('SO-G17 too-high');
  expect(why(alone([28, 18.5], {}, { edition: 'playtest' }), 'dash', 1, at)).toBe(null);
  const to = (tenths: number) => ({ ...spot(12, 30), x: spot(12, 30).x + tenths });
  expect([1020, 1021].map(n => why(alone([12, 30]), 'dash', 1, to(n)))).toEqual([null, 'SO-G17 out-of-reach']);
  // Faster dashes climb with the shortest tool and walk with the longer one.
  const fast = alone([28, 18.5], {}, { edition: 'playtest' });
  expect([why(fast, 'dash', 2, at), why(fast, 'dash', 2, spot(23, 18.5))]).toEqual([null, null]);
});
rule(['L-MEL-2', 'L-BAS-4'], 'a unit with a melee weapon may move into contact with one enemy', () => {
  const enemy = spot(12, 33);
  const touching = { ...enemy, y: enemy.y - 270 };
  const k = (type: string) => alone([12, 30], { type }, { red: [{ at: enemy }, { at: { ...enemy, x: enemy.x + 500 } }] });
  expect(why(k('trooper'), 'move', 2, touching)).toBe(null);
  expect(why(k('trooper'), 'dash', 1, touching)).toBe(null);
  expect(why(k('marksman'), 'move', 2, touching)).toBe('L-MEL-2 in-contact');
  expect(why(k('marksman'), 'move', 2, { ...touching, y: touching.y - 6 })).toBe(null); // more than half a millimetre away
  // At the very end of the tool there is still 0.3 mm to go: that is contact.
  const end = { ...spot(12, 30), x: spot(12, 30).x + 1020 };
  const far = alone([12, 30], { type: 'marksman' }, { red: [{ at: { ...end, x: end.x + 273 } }] });
  expect(why(far, 'move', 1, end)).toBe('L-MEL-2 in-contact');
  // 250 across and 102 back from both: 270.007 from either.
  const both = { x: enemy.x + 250, y: enemy.y - 102, level: 0 };
  expect(why(k('trooper'), 'move', 2, both)).toBe('L-MEL-2 two-enemies');
  expect(why(k('trooper'), 'move', 2, { ...both, y: both.y - 20 })).toBe(null);
});
rule(['SO-H7', 'L-ACN-9'], 'a granted move ends in melee only with the enemy that the card names, and never climbs', () => {
  const enemy = spot(12, 33);
  const touching = { ...enemy, y: enemy.y - 270 };
  const k = (type = 'trooper') => alone([12, 30], { type }, { red: [{ at: enemy }, { at: [20, 33] }] });
  expect(why(k(), 'granted', 2, touching)).toBe('SO-H7 in-contact');
  expect(why(k(), 'granted', 2, touching, b)).toBe(null);
  expect(why(k(), 'granted', 2, touching, c)).toBe('SO-H7 in-contact');
  expect(why(k('marksman'), 'granted', 2, touching, b)).toBe('SO-H7 in-contact');
  expect(why(alone([28, 18.5]), 'granted', 3, spot(28, 22, TOP))).toBe('SO-H7 too-high');
});
rule(['L-MEL-3', 'SO-K13'], 'an engaged unit does not move, unless it can disengage', () => {
  const engaged = (keywords = {}) => alone([12, 30], { keywords }, { red: [{ at: { ...spot(12, 30), y: spot(12, 30).y + 270 } }] });
  for (const how of ['move', 'climb', 'dash', 'granted'] as const) {
    expect(why(engaged(), how, 2, spot(12, 28))).toBe('L-MEL-3 engaged');
    expect(canMoveAs(engaged(), a, { how, speed: pace(2), intoMelee: 'nobody' })).toBe(false);
    expect(canMoveAs(engaged({ disengage: 1 }), a, { how, speed: pace(2), intoMelee: 'nobody' })).toBe(true);
  }
  expect(why(engaged({ disengage: 1 }), 'move', 2, spot(12, 28))).toBe(null);
  expect(moveProblem(engaged(), a, { how: 'move', speed: pace(2), intoMelee: 'nobody' })?.about).toEqual({
    unit: 0,
    kind: 'trooper',
    enemy: 1,
    enemyKind: 'trooper',
  });
});
rule('L-MOV-10', 'an engaged unit withdraws at speed 1 and into no melee', () => {
  const start = spot(12, 30);
  const k = alone(start, {}, { red: [{ at: { ...start, y: start.y + 270 } }, { at: { ...start, y: start.y - 900 } }] });
  const move = { how: 'withdraw', speed: pace(2), intoMelee: 'nobody' } as const;
  expect(canMoveAs(k, a, move)).toBe(true);
  expect(why(k, 'withdraw', 2, { ...start, x: start.x - 1020 })).toBe(null);
  expect(why(k, 'withdraw', 2, { ...start, x: start.x - 1021 })).toBe('L-MOV-10 out-of-reach');
  expect(why(k, 'withdraw', 1, start)).toBe('L-MOV-10 in-contact');
  expect(why(k, 'withdraw', 1, { ...start, y: start.y - 630 })).toBe('L-MOV-10 in-contact');
  expect(why(alone([12, 30]), 'withdraw', 1, spot(12, 31))).toBe('L-MOV-10 not-engaged');
});
rule('SO-K34', 'a scout ends more than 6 inches from enemies and touches no unclaimed token', () => {
  const at = spot(16, 18);
  const edge = 6 * 254 + 270;
  const k = alone(at, {}, { red: [{ at: { ...at, y: at.y + edge + 100 } }] });
  expect([99, 100].map(n => why(k, 'scout', 2, { ...at, y: at.y + n }))).toEqual([null, 'SO-K34 too-near']);
  const objective = spot(18, 18);
  expect([262, 267, 268].map(n => why(k, 'scout', 2, { ...objective, x: objective.x - n }))).toEqual([
    'SO-K34 touches-objective',
    'SO-K34 touches-objective',
    null,
  ]);
  expect(why(alone([28, 18.5]), 'scout', 2, spot(28, 22, TOP))).toBe(null); // climbing is allowed
});
rule('L-MOV-5', 'immobilize tokens slow a unit down to a halt', () => {
  const k = alone([12, 30], { immobilize: 2 });
  expect([3, 2, 1].map(speed => speedOf(k, a, speed))).toEqual([1, 0, 0]);
  expect(canMoveAs(k, a, { how: 'move', speed: speedOf(k, a, 2), intoMelee: 'nobody' })).toBe(false);
  expect(why(k, 'move', 0, spot(12, 30))).toBe('L-MOV-5 no-speed');
});
rule('SO-X-3', 'everybody may touch the vehicle and nobody ends on it; it never moves', () => {
  const k = alone([18, 12], {}, { mission: 'vehicle', blue: [{ type: 'tank', at: [18, 18] }] });
  expect(why(k, 'move', 2, { ...spot(18, 18), y: spot(18, 18).y - 885 })).toBe(null);
  expect(why(k, 'move', 2, { ...spot(18, 18), y: spot(18, 18).y - 884 })).toBe('L-MOV-3 on-base');
  const enemy = field({ mission: 'vehicle', blue: [{ type: 'tank', at: [18, 18] }], red: [{ at: [18, 12], type: 'marksman' }] });
  for (const how of ['move', 'granted'] as const)
    expect(whyNot(enemy, placeMove(b, how, pace(2)), { ...spot(18, 18), y: spot(18, 18).y - 885 })).toBe(null);
  expect(whyNot(k, placeMove(b, 'move', pace(1)), spot(18, 18))).toBe('SO-X-3 immobilised');
  const off = alone('network', {}, { mission: 'vehicle' });
  expect(why(off, 'move', 1, spot(18, 12))).toBe('L-MSR-6 not-on-the-table');
});
