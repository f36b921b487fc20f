import { DIRECTIONS, UNIT_X, UNIT_Y } from '../shapes/directions.js';
import { type Direction, lengthOf } from '../shapes/exact.js';
import type { Figure } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import { piecesNear } from '../table/grid.js';
import type { Table } from '../table/table.js';
import { type MoveRules, stopsMove } from './move-rules.js';
import { type Fit, fitOf, isHalfClear, touchesSecond } from './placement.js';
import type { HingedTool } from './tool.js';

/** Both halves of a tool. */
export interface Bend {
  readonly first: Direction;
  readonly second: Direction;
}

/** One tool around the mover: which directions of its halves are clear (0 unknown, 1 clear, 2 not). */
export interface Fan {
  readonly tool: HingedTool;
  readonly fit: Fit;
  readonly obstacles: readonly Outline[];
  readonly first: Uint8Array;
  readonly second: Map<number, Uint8Array>;
  /** Further clear directions of the first half, and of both halves where the second runs through a gap: once somebody needed them. */
  tight: { readonly firsts: readonly Direction[]; readonly bends: readonly Bend[] } | undefined;
}

export const fanOf = (table: Table, mover: Figure, level: number, rules: MoveRules, others: readonly Outline[], tool: HingedTool): Fan => {
  const fit = fitOf(tool, mover.base);
  const { x, y } = mover.at;
  const reach = fit.joint + fit.half + tool.width;
  const box = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
  const pieces = piecesNear(table, box).filter(piece => stopsMove(piece, level, rules, mover.height));
  const bases = rules.bases === 'stop' ? others : [];
  const obstacles = [...pieces.flatMap(piece => piece.parts), ...bases].map(shape => shifted(shape, -x, -y));
  return { tool, fit, obstacles, first: new Uint8Array(DIRECTIONS.length), second: new Map(), tight: undefined };
};

const shifted = (shape: Outline, dx: number, dy: number): Outline => ({
  ...shape,
  xs: shape.xs.map(x => x + dx),
  ys: shape.ys.map(y => y + dy),
});

export const isFirstClear = ({ fit, obstacles }: Fan, ux: number, uy: number): boolean =>
  isHalfClear(obstacles, 0, 0, ux, uy, fit.joint - fit.half, fit.joint, fit.side);
export const isSecondClear = ({ fit, obstacles }: Fan, ux: number, uy: number, wx: number, wy: number): boolean =>
  isHalfClear(obstacles, ux * fit.joint, uy * fit.joint, wx, wy, 0, fit.half, fit.side);

const CLEAR = 1;
const BLOCKED = 2;
export const isFirstFree = (fan: Fan, i: number): boolean => {
  if (fan.first[i] === 0) fan.first[i] = isFirstClear(fan, UNIT_X[i]!, UNIT_Y[i]!) ? CLEAR : BLOCKED;
  return fan.first[i] === CLEAR;
};
export const isSecondFree = (fan: Fan, i: number, j: number): boolean => {
  let row = fan.second.get(i);
  if (!row) {
    row = new Uint8Array(DIRECTIONS.length);
    fan.second.set(i, row);
  }
  if (row[j] === 0) row[j] = isSecondClear(fan, UNIT_X[i]!, UNIT_Y[i]!, UNIT_X[j]!, UNIT_Y[j]!) ? CLEAR : BLOCKED;
  return row[j] === CLEAR;
};

/** Does the second half, in this direction, touch the spot (from the joint), bend no further than it may, and lie clear? */
export const isSecondFit = (fan: Fan, ux: number, uy: number, second: Direction, vx: number, vy: number): boolean => {
  const length = lengthOf(second.x, second.y);
  const [wx, wy] = [second.x / length, second.y / length];
  return ux * wx + uy * wy >= 0 && touchesSecond(fan.fit, vx, vy, wx, wy) && isSecondClear(fan, ux, uy, wx, wy);
};
