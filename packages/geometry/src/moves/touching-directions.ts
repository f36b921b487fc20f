import type { Outline } from '../shapes/outline.js';

/** Unit directions, sorted by how far they turn from the aim; reused, so that a try allocates nothing. */
export const touching = { x: [] as number[], y: [] as number[], turn: [] as number[], count: 0 };

/**
 * The directions in which a side of a half tool, laid from (ox, oy) along `from` to `to`, just touches a corner of an
 * obstacle, and the middles between neighbours of these: a gap that is hardly wider than the tool lies between two of them,
 * wherever the fixed directions lie.
 */
export const findTouching = (
  obstacles: readonly Outline[],
  ox: number,
  oy: number,
  from: number,
  to: number,
  side: number,
  aimX: number,
  aimY: number,
): void => {
  touching.count = 0;
  for (const { xs, ys, r } of obstacles) {
    const aside = side + r;
    const least = Math.max(aside, from - r);
    const most = (to + r) * (to + r) + aside * aside;
    for (let i = 0; i < xs.length; i++) {
      const x = xs[i]! - ox;
      const y = ys[i]! - oy;
      const square = x * x + y * y;
      if (square <= least * least || square > most) continue;
      const ahead = Math.sqrt(square - aside * aside);
      keep((x * ahead - y * aside) / square, (y * ahead + x * aside) / square, aimX, aimY);
      keep((x * ahead + y * aside) / square, (y * ahead - x * aside) / square, aimX, aimY);
    }
  }
  addMiddles(aimX, aimY);
};

const keep = (x: number, y: number, aimX: number, aimY: number): void => {
  const forward = x * aimX + y * aimY;
  const turn = aimX * y - aimY * x >= 0 ? 1 - forward : forward - 1;
  let k = touching.count++;
  for (; k > 0 && touching.turn[k - 1]! > turn; k--) put(k, touching.x[k - 1]!, touching.y[k - 1]!, touching.turn[k - 1]!);
  put(k, x, y, turn);
};

const put = (k: number, x: number, y: number, turn: number): void => {
  touching.x[k] = x;
  touching.y[k] = y;
  touching.turn[k] = turn;
};

const addMiddles = (aimX: number, aimY: number): void => {
  const { x, y, count } = touching;
  for (let k = 0; k < count; k++) {
    const next = k + 1 === count ? 0 : k + 1;
    const sumX = x[k]! + x[next]!;
    const sumY = y[k]! + y[next]!;
    const length = Math.sqrt(sumX * sumX + sumY * sumY);
    if (length > 0) put(touching.count++, sumX / length, sumY / length, sumX * aimX + sumY * aimY);
  }
};
