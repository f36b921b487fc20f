export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Any length but zero; only where it points matters. */
export type Direction = Point;

export const point = (x: number, y: number): Point => ({ x, y });
export const samePoint = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** Twice the signed area of a, b, c: positive when they turn to the left. */
export const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

/** 2^-51: more than two roundings can add up to. */
const ROUNDING = 4.440892098500626e-16;

/** The sign of a*b - c*d, right for all integers below 2^53: near a tie the rounded products could lie. */
export const compareProducts = (a: number, b: number, c: number, d: number): number => {
  const left = a * b;
  const right = c * d;
  const doubt = (Math.abs(left) + Math.abs(right)) * ROUNDING;
  if (left - right > doubt) return 1;
  if (right - left > doubt) return -1;
  const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
  return exact > 0n ? 1 : exact < 0n ? -1 : 0;
};

/** Halves go away from zero: Math.round would break mirror symmetry. */
export const round = (x: number): number => (x < 0 ? -Math.floor(0.5 - x) : Math.floor(x + 0.5)) + 0;

export const lengthOf = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** The spot `distance` away from `from`, to the nearest 0.1 mm. */
export const along = (from: Point, towards: Direction, distance: number): Point => {
  const length = lengthOf(towards.x, towards.y);
  return { x: from.x + round((towards.x * distance) / length), y: from.y + round((towards.y * distance) / length) };
};
