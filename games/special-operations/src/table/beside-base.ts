import { allOf, deployment, whyNot } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { bodiesOf } from './moves.js';
import { standing, TOKEN_RADIUS, tokenAt, typeOf } from './queries.js';

/** A grid of tenths of a millimetre: one more, so that rounding never lays the token under the base. */
const GRID = 1;
/** A turn of 15 degrees: only exact arithmetic on constants, or two machines would disagree about where the token lies. */
const TURN = { cos: 0.9659258262890683, sin: 0.25881904510252074 } as const;
const STEPS = 12;
interface Direction {
  readonly x: number;
  readonly y: number;
}
const turned = ({ x, y }: Direction, side: 1 | -1): Direction => ({
  x: x * TURN.cos - side * y * TURN.sin,
  y: side * x * TURN.sin + y * TURN.cos,
});
const towardsMiddle = (k: BattleView, at: Spot): Direction => {
  const { width, depth } = boxOf(k).table;
  const [x, y] = [width / 2 - at.x, depth / 2 - at.y];
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? { x: 1, y: 0 } : { x: x / length, y: y / length };
};
/** SO-G12: a token that touches the base, towards the middle of the table, or turned from there to where there is room. */
export const besideBase = (k: BattleView, unit: UnitId, at: Spot): Spot => {
  const placing = deployment(boxOf(k).table, tokenAt('token', at), 'height', bodiesOf(k, standing(k)), allOf());
  const away = typeOf(k, unit).base / 2 + TOKEN_RADIUS + GRID;
  let left = towardsMiddle(k, at);
  let right = left;
  for (let i = 0; i <= STEPS; i++) {
    for (const { x, y } of i === 0 ? [left] : [left, right]) {
      const spot = { x: Math.round(at.x + away * x), y: Math.round(at.y + away * y), level: at.level };
      if (whyNot(placing, spot, { level: at.level }) === undefined) return spot;
    }
    left = turned(left, 1);
    right = turned(right, -1);
  }
  return at; // no room anywhere around it: under the base
};
