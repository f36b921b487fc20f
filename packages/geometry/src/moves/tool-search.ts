import { asDirection, DIRECTIONS, directionIndex, UNIT_X, UNIT_Y, wrapIndex } from '../shapes/directions.js';
import { type Direction, lengthOf } from '../shapes/exact.js';
import { type Fit, type Placement, touchesFirst, touchesSecond } from './placement.js';
import { type Fan, isFirstClear, isFirstFree, isSecondClear, isSecondFit, isSecondFree } from './tool-directions.js';
import { tightPlacement } from './tool-in-gaps.js';

/** How the tool can lie so that the base ends at (x, y) from where it stands. */
export const placementFor = (fan: Fan, x: number, y: number): Placement | undefined => {
  const { fit, tool } = fan;
  const square = x * x + y * y;
  if (square > 4 * fit.joint * fit.joint) return undefined;
  const lay = (first: Direction, second: Direction): Placement => ({ tool: tool.id, first, second });
  if (square > 0) {
    const straight = { x, y };
    const length = Math.sqrt(square);
    if (isFirstClear(fan, x / length, y / length) && isSecondClear(fan, x / length, y / length, x / length, y / length))
      return lay(straight, straight);
    for (const first of elbows(fit, x, y, square)) {
      const second = bendTo(fan, first, x, y);
      if (second) return lay(first, second);
    }
  }
  const towards = directionIndex(x, y);
  for (let k = 0; k < DIRECTIONS.length; k++) {
    // Straight at the spot first, then ever further to either side.
    const i = wrapIndex(towards + (k % 2 === 0 ? -k / 2 : (k + 1) / 2));
    const second = isFirstFree(fan, i) ? secondFor(fan, i, x, y) : undefined;
    if (second) return lay(DIRECTIONS[i]!, second);
  }
  return fan.obstacles.length > 0 ? tightPlacement(fan, x, y, towards) : undefined;
};

/** The two first directions that put the far end of the tool exactly at the spot. */
const elbows = (fit: Fit, x: number, y: number, square: number): Direction[] => {
  const rest = fit.joint * fit.joint - square / 4;
  if (rest <= 0) return [];
  const aside = Math.sqrt(rest / square);
  return [asDirection(x / 2 - y * aside, y / 2 + x * aside), asDirection(x / 2 + y * aside, y / 2 - x * aside)];
};

/** The second half pointed straight at the spot, if it reaches and the joint allows it. */
const bendTo = (fan: Fan, first: Direction, x: number, y: number): Direction | undefined => {
  const { fit } = fan;
  const length = lengthOf(first.x, first.y);
  const [ux, uy] = [first.x / length, first.y / length];
  if (!isFirstClear(fan, ux, uy)) return undefined;
  const [vx, vy] = [x - ux * fit.joint, y - uy * fit.joint];
  if (vx === 0 && vy === 0) return undefined;
  const second = asDirection(vx, vy);
  return isSecondFit(fan, ux, uy, second, vx, vy) ? second : undefined;
};

/** With the first half in a known clear direction: a second half that touches the spot, or any if the first half does. */
const secondFor = (fan: Fan, i: number, x: number, y: number): Direction | undefined => {
  const { fit } = fan;
  const [ux, uy] = [UNIT_X[i]!, UNIT_Y[i]!];
  const [vx, vy] = [x - ux * fit.joint, y - uy * fit.joint];
  const touched = touchesFirst(fit, x, y, ux, uy);
  const reach = fit.half + fit.radius + fit.side;
  if (!touched && vx * vx + vy * vy > reach * reach) return undefined;
  if (!touched) {
    const aimed = vx === 0 && vy === 0 ? undefined : asDirection(vx, vy);
    if (aimed && isSecondFit(fan, ux, uy, aimed, vx, vy)) return aimed;
  }
  const middle = touched ? i : directionIndex(vx, vy);
  for (const way of [1, -1])
    for (let step = 0; step < DIRECTIONS.length / 2; step++) {
      const j = wrapIndex(middle + way * step);
      const [wx, wy] = [UNIT_X[j]!, UNIT_Y[j]!];
      const bent = ux * wx + uy * wy;
      if (touched ? bent < 0 : Math.abs(vx * wy - vy * wx) > fit.radius + fit.side) break;
      if (bent >= 0 && (touched || touchesSecond(fit, vx, vy, wx, wy)) && isSecondFree(fan, i, j)) return DIRECTIONS[j]!;
    }
  return undefined;
};
