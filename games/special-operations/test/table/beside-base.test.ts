import { deployment, whyNot } from '@cadre/geometry';
import { expect, test } from 'vitest';
import { boxOf } from '../../src/box.js';
import type { BattleState } from '../../src/state.js';
import { besideBase } from '../../src/table/beside-base.js';
import { bodiesOf } from '../../src/table/moves.js';
import { standing, TOKEN_RADIUS, tokenAt, touchesSpot } from '../../src/table/queries.js';
import { type Placed, spot, unit } from '../battle.js';
import { stage } from '../stage.js';

const TROOPER = 'rebel-trooper';
const tableWith = (at: readonly [number, number], others: readonly (readonly [number, number])[] = []): BattleState =>
  stage(
    'codes',
    [at, ...others].map((each): Placed => ({ type: TROOPER, at: each })),
  );
const beside = (s: BattleState, at: readonly [number, number]) => besideBase(s, unit(0), spot(...at));
const isRoom = (s: BattleState, at: ReturnType<typeof beside>): boolean =>
  whyNot(deployment(boxOf(s).table, tokenAt('token', at), 'height', bodiesOf(s, standing(s)), { kind: 'all', of: [] }), at, {
    level: at.level,
  }) === undefined;

test('a carried token lies on the side of the middle of the table', () => {
  const s = tableWith([4, 18]);
  const { x, y } = beside(s, [4, 18]);
  expect([x > spot(4, 18).x + 260, y]).toEqual([true, spot(4, 18).y]);
});
const PLACES = [
  ['below a building, with the middle behind it', [12, 9.9], []],
  ['at the edge of the table', [0.6, 0.6], []],
  [
    'in a crowd',
    [4, 2],
    [
      [5.1, 2],
      [4, 3.1],
      [4.9, 3.1],
    ],
  ],
] as const;
test.each(PLACES)('%s: it touches its carrier, and neither terrain nor bases are in the way', (_, at, others) => {
  const s = tableWith(at, others);
  const found = beside(s, at);
  expect([touchesSpot(s, unit(0), found, TOKEN_RADIUS), isRoom(s, found)]).toEqual([true, true]);
});
test('without room anywhere it lies under the base', () => {
  const ring = [
    [5.1, 2],
    [2.9, 2],
    [4, 3.1],
    [4, 0.9],
    [4.8, 2.8],
    [3.2, 2.8],
    [4.8, 1.2],
    [3.2, 1.2],
  ] as const;
  expect(beside(tableWith([4, 2], ring), [4, 2])).toEqual(spot(4, 2));
});
