import type { Outline } from './outline.js';

/** Corners and radius relative to the middle between two figures, so that answers do not depend on where the table starts. */
export interface Local {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly r: number;
}

export const local = (shape: Outline, ox: number, oy: number): Local => ({
  xs: shape.xs.map(x => x - ox),
  ys: shape.ys.map(y => y - oy),
  r: shape.r,
});

/** A line that touches two shapes: the direction (unit length), and which corners it touches. */
export interface Tangent {
  readonly dx: number;
  readonly dy: number;
  readonly i: number;
  readonly j: number;
  /** On the left (+1) or right (-1) of the first and the second shape. */
  readonly sideP: number;
  readonly sideQ: number;
}

const SIDES = [1, -1] as const;

/** Is the whole shape on the other side of a line with this direction that touches corner i on `side`? */
const holds = (p: Local, i: number, side: number, dx: number, dy: number): boolean => {
  const n = p.xs.length;
  if (n === 1) return true;
  for (const k of [i === 0 ? n - 1 : i - 1, i + 1 === n ? 0 : i + 1])
    if (side * (dx * (p.ys[k]! - p.ys[i]!) - dy * (p.xs[k]! - p.xs[i]!)) > 0) return false;
  return true;
};

/** All common tangents, inner and outer; a line along an edge may be found twice. */
export const tangents = (p: Local, q: Local): Tangent[] => {
  const found: Tangent[] = [];
  for (let i = 0; i < p.xs.length; i++)
    for (let j = 0; j < q.xs.length; j++) {
      const x = q.xs[j]! - p.xs[i]!;
      const y = q.ys[j]! - p.ys[i]!;
      const square = x * x + y * y;
      for (const sideP of SIDES)
        for (const sideQ of SIDES) {
          const shift = sideQ * q.r - sideP * p.r;
          const rest = square - shift * shift;
          if (rest <= 0) continue;
          const forward = Math.sqrt(rest);
          const dx = (x * forward - y * shift) / square;
          const dy = (y * forward + x * shift) / square;
          if (holds(p, i, sideP, dx, dy) && holds(q, j, sideQ, dx, dy)) found.push({ dx, dy, i, j, sideP, sideQ });
        }
    }
  return found;
};

export interface Quad {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/**
 * What lies between two disjoint shapes: the four points where the outer tangents touch. Every straight line from one shape
 * to the other runs inside this quadrilateral and the two shapes, and nowhere else.
 */
export const between = (p: Local, q: Local): Quad | undefined => {
  const outer = tangents(p, q).filter(t => t.sideP === t.sideQ);
  const left = outer.find(t => t.sideP > 0);
  const right = outer.find(t => t.sideP < 0);
  if (!left || !right) return undefined;
  const touch = (s: Local, i: number, t: Tangent): readonly [number, number] => [
    s.xs[i]! - t.dy * s.r * t.sideP,
    s.ys[i]! + t.dx * s.r * t.sideP,
  ];
  const corners = [touch(p, right.i, right), touch(q, right.j, right), touch(q, left.j, left), touch(p, left.i, left)];
  return { xs: corners.map(c => c[0]), ys: corners.map(c => c[1]) };
};
