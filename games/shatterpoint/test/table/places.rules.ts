import type { Answer, Place } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { EncounterState } from '@cadre/shatterpoint/state';
import { ground } from '@cadre/shatterpoint/table/ground';
import { canMove, movementOf } from '@cadre/shatterpoint/table/moves';
import { placeDeploy, placeMove, placePush, placeRest, placeSetUp, questionIn } from '@cadre/shatterpoint/table/place-args';
import { pushEnd } from '@cadre/shatterpoint/table/pushes';
import { rule } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { type At, card, character, encounter, type Placed, spot } from '../stage.js';

const [A, B] = [character(0), character(1)];
const trooper = card('trooper');
const big = card('big', { baseMm: 50 });
const two = (a: At, b: At = [34, 34], given: Partial<Placed> = {}, its = trooper) =>
  encounter([
    { card: its, at: [a] },
    { card: trooper, at: [b], ...given },
  ]);
const at = (where: At): Answer => {
  const { x, y, elevation } = spot(where);
  return [x, y, elevation];
};
const why = (s: EncounterState, place: Place, where: At): string | undefined => ground(s).refuse(place, at(where))?.why;
const rules = (s: EncounterState, place: Place, where: At): string | undefined => ground(s).refuse(place, at(where))?.rule;
const to = (s: EncounterState, how: Parameters<typeof placeMove>[1], tenths: number): string | undefined => {
  const { x, y } = spot([18, 9]);
  return ground(s).refuse(placeMove(A, how), [x, y + tenths, 0])?.why;
};

rule(['S-TOOL-2', 'S-MOVE-1', 'S-MOVE-2', 'S-MOVE-3'], 'an advance takes the centre 190 mm, a dash 125 mm; large bases 10 mm more', () => {
  const s = two([18, 9]);
  expect([to(s, 'advance', 1900), to(s, 'advance', 1901)]).toEqual([undefined, 'out-of-reach']);
  expect([to(s, 'dash', 1250), to(s, 'dash', 1251)]).toEqual([undefined, 'out-of-reach']);
  const large = two([18, 9], [34, 34], {}, big);
  expect([to(large, 'advance', 2000), to(large, 'advance', 2001)]).toEqual([undefined, 'out-of-reach']);
  expect([to(large, 'dash', 1350), to(large, 'dash', 1351)]).toEqual([undefined, 'out-of-reach']);
});
rule(
  ['S-MOVE-2', 'S-EFF-6', 'S-ENG-2'],
  'an advance out of engagement is a dash; a reposition is not, nor one from Wounded enemies',
  () => {
    const engaged = two([18, 9], [20.5, 9]);
    expect([to(engaged, 'advance', 1250), to(engaged, 'advance', 1251)]).toEqual([undefined, 'out-of-reach']);
    expect(to(engaged, 'reposition', 1900)).toBeUndefined();
    expect(to(two([18, 9], [20.5, 9], { wounded: 1 }), 'advance', 1900)).toBeUndefined();
  },
);
rule(['S-MOVE-4', 'S-MOVE-5', 'LE-T6'], 'only climbs and jumps end higher, and only jumps while engaged', () => {
  const s = two([13, 11]);
  expect(why(s, placeMove(A, 'advance'), [13, 14.1, 1])).toBe('too-high');
  expect(why(s, placeMove(A, 'climb'), [13, 14.1, 1])).toBeUndefined();
  expect(why(s, placeMove(A, 'jump'), [13, 14.1, 1])).toBeUndefined();
  const engaged = two([13, 11], [15, 11]);
  expect(why(engaged, placeMove(A, 'climb'), [13, 14.1, 1])).toBe('engaged');
  expect(rules(engaged, placeMove(A, 'climb'), [13, 14.1, 1])).toBe('S-MOVE-4');
  expect([canMove(engaged, A, 'climb'), canMove(engaged, A, 'jump'), canMove(s, A, 'climb')]).toEqual([false, true, true]);
  expect(why(engaged, placeMove(A, 'jump'), [13, 14.1, 1])).toBeUndefined();
  expect(ground(engaged).isEmpty(placeMove(A, 'climb'))).toBe(true);
});
rule(['LE-T3', 'S-BF-2'], 'no tool lies across an Impassable part, unless it climbs or comes from above', () => {
  const s = two([13, 11.8]);
  expect(why(s, placeMove(A, 'advance'), [13, 16.6])).toBe('way-blocked');
  expect(why(s, placeMove(A, 'climb'), [13, 16.6])).toBeUndefined();
  expect(why(two([13, 14.1, 1]), placeMove(A, 'advance'), [13, 16.6])).toBeUndefined();
  expect(why(two([18, 12.5]), placeMove(A, 'advance'), [18, 15.5])).toBeUndefined(); // the fuel line can be crossed
});
rule(['S-BASE-2', 'LE-T5'], 'a base ends on one Elevation, on no other base and on the table', () => {
  const s = two([13, 11], [15, 10]);
  expect(why(s, placeMove(A, 'jump'), [13, 12.7])).toBe('half-on-piece');
  expect(why(s, placeMove(A, 'advance'), [15, 10.5])).toBe('on-base');
  expect(why(s, placeMove(A, 'advance'), [13, 10, 1])).toBe('wrong-level');
  expect(why(two([1, 9]), placeMove(A, 'advance'), [0.5, 9])).toBe('off-the-table');
  expect(why(two([1, 9]), placeMove(A, 'advance'), [-3, 9])).toBe('off-the-table');
});
rule('S-MOVE-6', 'tools pass over other characters', () => {
  expect(why(two([18, 9], [18, 11], { seat: 1 }), placeMove(A, 'advance'), [18, 13])).toBeUndefined();
});
rule('S-EFF-8', 'toward ends nearer, away ends farther', () => {
  const s = two([18, 9], [18, 18]);
  expect(why(s, placeMove(A, 'dash', { toward: B }), [18, 8])).toBe('not-nearer');
  expect(why(s, placeMove(A, 'dash', { toward: B }), [18, 9])).toBe('not-nearer');
  expect(why(s, placeMove(A, 'dash', { toward: B }), [18, 9.1])).toBeUndefined();
  expect(why(s, placeMove(A, 'dash', { away: B }), [18, 10])).toBe('not-farther');
  expect(why(s, placeMove(A, 'dash', { away: spot([18, 3]) }), [18, 10])).toBeUndefined();
  const touching = two([18, 9], [18, 9]);
  Object.assign(touching.public.characters[B]!, { at: { ...spot([18, 9]), x: spot([18, 9]).x + 400 } });
  expect(canMove(touching, A, 'dash', { toward: B })).toBe(false);
  expect(canMove(touching, A, 'dash', { away: B })).toBe(true);
});
rule('S-EFF-3', 'a push goes straight and full length, away; a pull toward', () => {
  const s = two([18, 9], [18, 16]);
  const push = { character: A, range: 2, from: B, pull: false, free: false } as const;
  expect(pushEnd(s, push, { x: 0, y: -1 })).toEqual({ ...spot([18, 6]), elevation: 0 });
  expect(why(s, placePush(A, 2, B), [18, 10])).toBe('not-away');
  expect(why(s, placePush(A, 2, B), [14, 9])).toBeUndefined(); // across is not nearer
  expect(why(s, placePush(A, 2, B, { free: true }), [18, 10])).toBeUndefined();
  expect(why(s, placePush(A, 2, B), [18, 9])).toBe('no-direction');
  expect(why(s, placePush(A, 2, B, { pull: true }), [18, 8])).toBe('not-toward');
  expect(pushEnd(s, { ...push, pull: true }, { x: 0, y: 1 })).toEqual(spot([18, 12]));
});
rule(['S-EFF-3', 'LE-P22'], 'a pull never leads past the thing and ends beside its base', () => {
  const s = two([18, 9], [18, 11]);
  const end = pushEnd(s, { character: A, range: 2, from: B, pull: true, free: false }, { x: 0, y: 1 });
  expect(end.y).toBe(spot([18, 11]).y - 400);
  const long = pushEnd(s, { character: A, range: 3, from: B, pull: true, free: false }, { x: 0, y: 1 });
  expect(long).toEqual(end); // 6 inches would lead to the other side
});
rule(['LE-O5', 'LE-T8', 'S-EFF-3'], 'the edge and higher parts stop a push; from above it falls', () => {
  const push = { character: A, range: 2, from: B, pull: false, free: true } as const;
  expect(pushEnd(two([2, 9]), push, { x: -1, y: 0 })).toEqual({ x: 200, y: spot([2, 9]).y, elevation: 0 });
  expect(pushEnd(two([13, 11]), push, { x: 0, y: 1 }).y).toBeLessThanOrEqual(spot([13, 12.7]).y - 200);
  expect(pushEnd(two([13, 14.1, 1]), push, { x: 0, y: 1 })).toEqual(spot([13, 17.1]));
  // half on the edge it cannot stand: it is set back onto the stack
  const short = pushEnd(two([13, 14.1, 1]), { ...push, range: 1 }, { x: 0, y: 1 });
  expect(short.elevation).toBe(1);
  expect(short.y).toBeLessThanOrEqual(spot([13, 15.5]).y - 200);
});
rule(['LE-P22', 'S-BASE-2'], 'a push crosses bases but does not end on one', () => {
  const push = { character: A, range: 2, from: B, pull: false, free: true } as const;
  expect(pushEnd(two([18, 9], [18, 12]), push, { x: 0, y: 1 }).y).toBe(spot([18, 12]).y - 400);
  expect(pushEnd(two([18, 9], [18, 10.4]), push, { x: 0, y: 1 })).toEqual(spot([18, 12]));
});
rule(['S-DEP-1', 'LE-M3'], 'the first character within range 2 of the own edge, the others within range 1 of it', () => {
  const s = two([18, 2], [18, 34]);
  expect(why(s, placeDeploy(A), [10, 3 + 200 / 254])).toBeUndefined();
  expect(why(s, placeDeploy(A), [10, 3.9])).toBe('too-far-from-edge');
  expect(why(s, placeDeploy(B), [10, 3])).toBe('too-far-from-edge');
  expect(why(s, placeDeploy(B), [10, 33])).toBeUndefined();
  expect(why(s, placeRest(A, 1, B), [18, 31])).toBe('too-far');
  expect(why(s, placeRest(A, 1, B), [18, 31.5])).toBeUndefined();
});
rule(
  ['LE-M4', 'LE-H9', 'LE-P31'],
  'a unit is set up within the range of one of the things, and apart from enemies where the rule says so',
  () => {
    const s = two([18, 9], [13, 18]);
    Object.assign(s.public.characters[B]!, { at: 'removed' });
    const near = placeSetUp(B, 2, [A]);
    expect(why(s, near, [18, 13])).toBeUndefined();
    expect(why(s, near, [18, 14])).toBe('too-far');
    expect(why(s, placeSetUp(B, 2, [A], { apart: true }), [18, 13])).toBe('too-near');
    const either = placeSetUp(B, 2, [A, spot([13, 18])], { apart: true });
    expect(why(s, either, [13, 17])).toBeUndefined();
    expect(why(s, placeSetUp(B, 2, [spot([13, 17.5])]), [13, 14.1, 1])).toBeUndefined();
  },
);

test('the nearest spot, samples and borders of every question are legal', () => {
  const s = two([13, 11], [15, 10]);
  const g = ground(s);
  const random = seeded(7);
  const places = [
    placeMove(A, 'advance'),
    placeMove(A, 'climb'),
    placeMove(A, 'jump', { toward: B }),
    placePush(A, 3, B),
    placePush(A, 1, B, { pull: true }),
    placeDeploy(A),
    placeRest(A, 1, B),
    placeSetUp(A, 4, [B]),
  ];
  for (const place of places.filter(p => !g.isEmpty(p))) {
    for (let i = 0; i < 20; i++) expect(g.refuse(place, g.sample(place, random))).toBeNull();
    for (const wish of [at([13, 14.1, 1]), at([30, 30]), at([-5, 60])]) expect(g.refuse(place, g.nearest(place, wish)!)).toBeNull();
    expect(g.outline(place).flatMap(({ rings }) => rings).length).toBeGreaterThan(0);
  }
  expect(() => questionIn({ region: 'deploy', args: placeMove(A, 'dash').args })).toThrow('has the arguments of "move"');
  expect(() => questionIn({ region: 'move', args: [1, 2] })).toThrow('expected one code');
  expect(() => questionIn({ region: 'move', args: [1_000_000] })).toThrow('expected one code');
  expect(movementOf(s, A, 'dash').others.map(other => other.id)).toEqual(['1']);
});
