import { asDirection, DIRECTIONS, UNIT_X, UNIT_Y, wrapIndex } from '../shapes/directions.js';
import { type Direction, lengthOf } from '../shapes/exact.js';
import { bendsThroughGaps } from './bends-through-gaps.js';
import { type Fit, type Placement, touchesFirst, touchesSecond } from './placement.js';
import { type Fan, isFirstClear, isFirstFree, isSecondClear, isSecondFit } from './tool-directions.js';
import { findTouching, touching } from './touching-directions.js';

/** Between obstacles that leave hardly more room than the tool needs: the directions in which it touches their corners. */
export const tightPlacement = (fan: Fan, x: number, y: number, towards: number): Placement | undefined => {
  const lay = (first: Direction, second: Direction): Placement => ({ tool: fan.tool.id, first, second });
  fan.tight ??= { firsts: tightFirsts(fan), bends: bendsThroughGaps(fan) };
  for (const first of fan.tight.firsts) {
    const length = lengthOf(first.x, first.y);
    const second = anySecond(fan, first.x / length, first.y / length, x, y);
    if (second) return lay(first, second);
  }
  for (const { first, second } of fan.tight.bends) if (touches(fan.fit, first, second, x, y)) return lay(first, second);
  for (let k = 0; k < DIRECTIONS.length; k++) {
    const i = wrapIndex(towards + (k % 2 === 0 ? -k / 2 : (k + 1) / 2));
    const second = isFirstFree(fan, i) ? tightSecond(fan, UNIT_X[i]!, UNIT_Y[i]!, x, y) : undefined;
    if (second) return lay(DIRECTIONS[i]!, second);
  }
  return undefined;
};

const touches = (fit: Fit, first: Direction, second: Direction, x: number, y: number): boolean => {
  const [one, two] = [lengthOf(first.x, first.y), lengthOf(second.x, second.y)];
  const [ux, uy] = [first.x / one, first.y / one];
  return touchesFirst(fit, x, y, ux, uy) || touchesSecond(fit, x - ux * fit.joint, y - uy * fit.joint, second.x / two, second.y / two);
};

/** The clear ones among the directions in which the first half touches a corner. */
const tightFirsts = (fan: Fan): Direction[] => {
  const { fit, obstacles } = fan;
  findTouching(obstacles, 0, 0, fit.joint - fit.half, fit.joint, fit.side, 1, 0);
  const found: Direction[] = [];
  for (let k = 0; k < touching.count; k++) {
    const direction = asDirection(touching.x[k]!, touching.y[k]!);
    const length = lengthOf(direction.x, direction.y);
    if (isFirstClear(fan, direction.x / length, direction.y / length)) found.push(direction);
  }
  return found;
};

/** The second half for a first half off the fixed directions: pointed at the spot, in a fixed direction, or touching a corner. */
const anySecond = (fan: Fan, ux: number, uy: number, x: number, y: number): Direction | undefined => {
  const { fit } = fan;
  const [vx, vy] = [x - ux * fit.joint, y - uy * fit.joint];
  const touched = touchesFirst(fit, x, y, ux, uy);
  const reach = fit.half + fit.radius + fit.side;
  if (!touched && vx * vx + vy * vy > reach * reach) return undefined;
  if (!touched && (vx !== 0 || vy !== 0)) {
    const aimed = asDirection(vx, vy);
    if (isSecondFit(fan, ux, uy, aimed, vx, vy)) return aimed;
  }
  for (let j = 0; j < DIRECTIONS.length; j++) {
    const [wx, wy] = [UNIT_X[j]!, UNIT_Y[j]!];
    if (ux * wx + uy * wy >= 0 && (touched || touchesSecond(fit, vx, vy, wx, wy)) && isSecondClear(fan, ux, uy, wx, wy))
      return DIRECTIONS[j]!;
  }
  return tightSecond(fan, ux, uy, x, y);
};

const tightSecond = (fan: Fan, ux: number, uy: number, x: number, y: number): Direction | undefined => {
  const { fit, obstacles } = fan;
  const [jx, jy] = [ux * fit.joint, uy * fit.joint];
  const [vx, vy] = [x - jx, y - jy];
  const touched = touchesFirst(fit, x, y, ux, uy);
  const reach = fit.half + fit.radius + fit.side;
  if (!touched && vx * vx + vy * vy > reach * reach) return undefined;
  findTouching(obstacles, jx, jy, 0, fit.half, fit.side, ux, uy);
  for (let k = 0; k < touching.count; k++) {
    const [tx, ty] = [touching.x[k]!, touching.y[k]!];
    if (ux * tx + uy * ty < 0 || !(touched || touchesSecond(fit, vx, vy, tx, ty))) continue;
    const second = asDirection(tx, ty);
    const length = lengthOf(second.x, second.y);
    const [wx, wy] = [second.x / length, second.y / length];
    if (ux * wx + uy * wy >= 0 && (touched || touchesSecond(fit, vx, vy, wx, wy)) && isSecondClear(fan, ux, uy, wx, wy)) return second;
  }
  return undefined;
};
