import { type Answer, sayReason, viewOf } from '@cadre/core';
import { specialOperations as game } from '@cadre/special-operations';
import { describe, expect, test } from 'vitest';
import { readOwn } from '../src/index.js';
import { Activation } from '../src/round/activation.js';
import { code, type Placed, spot, unit } from './battle.js';
import { play, stage } from './stage.js';

type Play = ReturnType<typeof play>;
const TROOPER = 'rebel-trooper';
const STORM = 'stormtrooper';
const act = (units: readonly Placed[]): Play => play(stage('vehicle', units), Activation.call({ unit: unit(0) }));
/** The rule behind a refusal, its sentence, and whether the state stayed as it was. */
const refusal = (t: Play, answer: Answer, seat = 0) => {
  const before = JSON.stringify(t.state);
  const { because, instead } = game.machine.submit(t.state, seat, t.state.pending!.seq, answer)!;
  expect(JSON.stringify(t.state)).toBe(before);
  return { says: `${because!.rule}: ${sayReason(game, viewOf(t.state, seat), because!, 'en')}`, instead };
};
const at = (x: number, y: number): Answer => [spot(x, y).x, spot(x, y).y, 0];
/** A refused spot comes with the nearest legal one. */
const moved = (t: Play, x: number, y: number): string => {
  const { says, instead } = refusal(t, at(x, y));
  expect(game.machine.check(t.state, 0, t.state.pending!.seq, instead)).toBeNull();
  return says;
};
const moving = (x: number, y: number, more: readonly Placed[] = []): Play =>
  act([{ type: TROOPER, at: [x, y] }, { type: STORM, seat: 1, at: [33, 35] }, ...more])
    .seat(0)
    .answers(code({ kind: 'move' }));

describe('a move is refused with its rule and the nearest legal spot', () => {
  test('off the table', () => {
    expect(moved(moving(4, 0.7), 4, 0.2)).toBe('L-MOV-4: The base would not be wholly on the table');
  });
  test('onto a base', () => {
    expect(moved(moving(4, 0.7, [{ type: STORM, seat: 1, at: [7, 0.7] }]), 7.2, 0.7)).toBe('L-MOV-3: B2 Stormtrooper stands there');
  });
  test('half onto terrain', () => {
    expect(moved(moving(24, 9), 24, 11.2)).toBe('L-TER-6: The base would hang over an edge: container');
  });
  test('through impassable terrain', () => {
    expect(moved(moving(12, 9.6), 12, 14.4)).toBe('L-TER-3: No way there, in the way: building');
  });
  test('beyond the tool', () => {
    expect(moved(moving(4, 0.7), 11, 0.7)).toBe('L-MOV-1: Out of reach: 7", at most 5.9"');
  });
  test('by an engaged unit, which withdraws one step and touches no enemy', () => {
    const t = moving(4, 0.7, [{ type: STORM, seat: 1, at: [5.063, 0.7] }]);
    expect([moved(t, 4, 6.5), moved(t, 4, 0.7)]).toEqual([
      'L-MOV-10: Out of reach: 5.8", at most 4"',
      'L-MOV-10: It may not touch B2 Stormtrooper',
    ]);
  });
});

describe('an action is refused with its rule', () => {
  const attack = (target: number, weapon = 1): Answer => [code({ kind: 'attack', target: unit(target), weapon })];
  test('an attack out of range, or out of sight', () => {
    const t = act([
      { type: TROOPER, at: [4, 0.7] },
      { type: STORM, seat: 1, at: [24, 0.7] },
      { type: STORM, seat: 1, at: [12, 16] },
    ]);
    expect([refusal(t, attack(1)).says, refusal(t, attack(2)).says]).toEqual([
      'L-ATK-1: B1 Stormtrooper is 19" away, the weapon reaches 18"',
      'L-ATK-1: B2 Stormtrooper is hidden behind: building',
    ]);
  });
  test('an action that was done', () => {
    const t = act([
      { type: TROOPER, at: [4, 0.7] },
      { type: STORM, seat: 1, at: [24, 0.7] },
    ])
      .seat(0)
      .answers(code({ kind: 'aim' }));
    expect(refusal(t, [code({ kind: 'aim' })]).says).toBe('SO-G16: No action twice in an activation, and Aim has been done');
  });
  test('a Dash or a shot out of melee', () => {
    const t = act([
      { type: TROOPER, at: [4, 0.7] },
      { type: STORM, seat: 1, at: [5.063, 0.7] },
      { type: STORM, seat: 1, at: [9, 0.7] },
    ]);
    const engaged = 'L-MEL-3: The unit is engaged in melee: it can withdraw with Move, and attack only whom it touches';
    expect([refusal(t, [code({ kind: 'dash' })]).says, refusal(t, attack(2)).says]).toEqual([engaged, engaged]);
  });
});

test('a file with overlapping pieces, an objective in a wall and a zone that is too small is refused with all three', () => {
  const box = (left: number, near: number, right: number, far: number) => [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
  const pieces = [
    { id: 'cliff', kind: 'rock', polygon: box(8, 20, 12, 24) },
    { id: 'crate', kind: 'container', polygon: box(11, 23, 14, 26) },
    { id: 'block', kind: 'building', polygon: box(16, 16, 20, 20) },
  ];
  const zones = [
    { id: 'blue', side: 'blue', polygon: box(0, 0, 3, 3) },
    { id: 'red', side: 'red', polygon: box(0, 30, 36, 36) },
  ];
  const read = readOwn(
    JSON.stringify({
      layouts: [{ id: 'canyon', name: 'The Canyon', missions: ['priorities'], pieces }],
      missions: [{ rules: 'priorities', name: 'Too Narrow', zones, layouts: ['canyon'] }],
    }),
  );
  expect(read.ok ? [] : read.problems).toEqual([
    'layouts[0].pieces[1].polygon: "crate" overlaps "cliff"; expected solid pieces apart from each other',
    'missions[0].objectives[1]: "objective-centre" lies on "block" of the layout "canyon"; expected an objective on open ground',
    'missions[0].zones[0]: "blue" has room for 6 bases on the layout "canyon"; expected room for 10 bases of 27 mm: the largest squad has 10 units',
  ]);
});

test('an option of another question is refused for what it is, not for an AI that the unit does not have', () => {
  const s = stage('vehicle', [
    { type: TROOPER, at: [4, 0.7] },
    { type: STORM, seat: 1, at: [24, 0.7] },
  ]);
  const t = play(s, Activation.call({ unit: unit(0) }));
  for (const option of [{ kind: 'pass' }, { kind: 'draw' }, { kind: 'unit', unit: unit(1) }] as const)
    expect(refusal(t, [code(option)], 0).says).not.toMatch(/SO-K2|AI:/);
});
