import { asDirection } from '../shapes/directions.js';
import { gapBetween } from '../shapes/distance.js';
import { lengthOf } from '../shapes/exact.js';
import type { Outline } from '../shapes/outline.js';
import { type Bend, type Fan, isFirstClear, isSecondClear } from './tool-directions.js';

/** A gap that is wider than the tool by more than this (0.1 mm) is met by the fixed directions. */
const NARROW = 100;
/** Shares of the way from one extreme tilt to the other. */
const SHARES = [0, 1, 0.5, 0.25, 0.75] as const;

/** A line on which the second half can lie: its direction, and how far it passes to the right of the mover. */
interface Lane {
  readonly wx: number;
  readonly wy: number;
  readonly off: number;
}

/**
 * Tools whose second half runs through a narrow gap: between two obstacles it can be tilted until it touches a corner of
 * each, one way and the other. Where it lies decides where the joint is, and with that the first half.
 */
export const bendsThroughGaps = (fan: Fan): Bend[] => {
  const { obstacles, fit } = fan;
  const bends: Bend[] = [];
  for (let i = 0; i < obstacles.length; i++)
    for (let j = 0; j < obstacles.length; j++) {
      const [a, b] = [obstacles[i]!, obstacles[j]!];
      if (i === j || gapBetween(a, b) > 2 * fit.side + NARROW) continue;
      const lanes = lanesBetween(fan, a, b);
      for (const one of lanes)
        for (const two of lanes)
          for (const share of one === two ? [0] : SHARES) {
            const bend = bendAlong(fan, one, two, share);
            if (bend) bends.push(bend);
          }
    }
  return bends;
};

/** `a` on its left, `b` on its right, touching a corner of each. */
const lanesBetween = ({ fit, obstacles }: Fan, a: Outline, b: Outline): Lane[] => {
  const lanes: Lane[] = [];
  const shift = 2 * fit.side + a.r + b.r;
  for (let k = 0; k < a.xs.length; k++)
    for (let l = 0; l < b.xs.length; l++) {
      const [x, y] = [a.xs[k]! - b.xs[l]!, a.ys[k]! - b.ys[l]!];
      const square = x * x + y * y;
      if (square <= shift * shift) continue;
      const ahead = Math.sqrt(square - shift * shift);
      for (const way of [ahead, -ahead]) {
        const [wx, wy] = [(x * way + y * shift) / square, (y * way - x * shift) / square];
        const off = wx * a.ys[k]! - wy * a.xs[k]! - fit.side - a.r;
        if (Math.abs(off) < fit.joint && obstacles.length > 0) lanes.push({ wx, wy, off });
      }
    }
  return lanes;
};

const bendAlong = (fan: Fan, one: Lane, two: Lane, share: number): Bend | undefined => {
  const { joint } = fan.fit;
  if (one.wx * two.wx + one.wy * two.wy < 0.9) return undefined;
  const [sumX, sumY] = [one.wx + (two.wx - one.wx) * share, one.wy + (two.wy - one.wy) * share];
  const off = one.off + (two.off - one.off) * share;
  const length = lengthOf(sumX, sumY);
  const [dx, dy] = [sumX / length, sumY / length];
  const along = Math.sqrt(joint * joint - off * off);
  const first = asDirection(dx * along - dy * off, dy * along + dx * off);
  const second = asDirection(dx, dy);
  const [a, b] = [lengthOf(first.x, first.y), lengthOf(second.x, second.y)];
  const [ux, uy, wx, wy] = [first.x / a, first.y / a, second.x / b, second.y / b];
  return isFirstClear(fan, ux, uy) && isSecondClear(fan, ux, uy, wx, wy) ? { first, second } : undefined;
};
