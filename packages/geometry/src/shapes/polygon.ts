import { type Point, samePoint, turn } from './exact.js';

const at = (corners: readonly Point[], i: number): Point => corners[(i + corners.length) % corners.length]!;
const turnAt = (a: Point, b: Point, c: Point): number => turn(a.x, a.y, b.x, b.y, c.x, c.y);

/** Twice the area; positive when counter-clockwise. */
export const signedArea = (corners: readonly Point[]): number => {
  let sum = 0;
  for (let i = 0; i < corners.length; i++) sum += at(corners, i).x * at(corners, i + 1).y - at(corners, i + 1).x * at(corners, i).y;
  return sum;
};

const onSegment = (a: Point, b: Point, p: Point): boolean =>
  turnAt(a, b, p) === 0 && p.x >= Math.min(a.x, b.x) && p.x <= Math.max(a.x, b.x) && p.y >= Math.min(a.y, b.y) && p.y <= Math.max(a.y, b.y);

/** Closed segments: a shared end point counts. */
export const segmentsMeet = (a: Point, b: Point, c: Point, d: Point): boolean => {
  const c1 = Math.sign(turnAt(a, b, c));
  const d1 = Math.sign(turnAt(a, b, d));
  const a1 = Math.sign(turnAt(c, d, a));
  const b1 = Math.sign(turnAt(c, d, b));
  if (c1 * d1 < 0 && a1 * b1 < 0) return true;
  return onSegment(a, b, c) || onSegment(a, b, d) || onSegment(c, d, a) || onSegment(c, d, b);
};

/** The first pair of edges (by the index of their first corner) that cross or touch where they should not. */
export const selfCrossing = (corners: readonly Point[]): readonly [number, number] | undefined => {
  const n = corners.length;
  for (let i = 0; i < n; i++) {
    if (
      onSegment(at(corners, i), at(corners, i + 1), at(corners, i + 2)) ||
      onSegment(at(corners, i + 1), at(corners, i + 2), at(corners, i))
    )
      return [i, (i + 1) % n];
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (segmentsMeet(at(corners, i), at(corners, i + 1), at(corners, j), at(corners, j + 1))) return [i, j];
    }
  }
  return undefined;
};

/** Counter-clockwise, without corners that lie on a straight edge. */
export const tidied = (corners: readonly Point[]): Point[] => {
  const kept = corners.filter((p, i) => turnAt(at(corners, i - 1), p, at(corners, i + 1)) !== 0);
  return signedArea(kept) < 0 ? kept.reverse() : kept;
};

/** On the edge counts as inside. */
export const isInside = (corners: readonly Point[], p: Point): boolean => {
  let inside = false;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]!;
    const b = at(corners, i + 1);
    if (onSegment(a, b, p)) return true;
    if (a.y > p.y !== b.y > p.y && turnAt(a, b, p) > 0 === b.y > a.y) inside = !inside;
  }
  return inside;
};

const isConvex = (corners: readonly Point[]): boolean => corners.every((p, i) => turnAt(at(corners, i - 1), p, at(corners, i + 1)) > 0);

/** A simple counter-clockwise polygon cut along diagonals into convex ones; no new corners, so nothing is rounded. */
export const convexParts = (corners: readonly Point[]): Point[][] => {
  if (isConvex(corners)) return [[...corners]];
  const parts: Point[][] = [];
  for (const triangle of triangles(corners)) {
    const joined = joinedInto(parts, triangle);
    if (!joined) parts.push(triangle);
  }
  return parts;
};

const triangles = (corners: readonly Point[]): Point[][] => {
  const rest = [...corners];
  const found: Point[][] = [];
  while (rest.length > 3) {
    const ear = rest.findIndex((_, i) => isEar(rest, i));
    found.push([at(rest, ear - 1), rest[ear]!, at(rest, ear + 1)]);
    rest.splice(ear, 1);
  }
  // A last sliver without area can remain after collinear corners were cut off.
  if (rest.length === 3 && turnAt(rest[0]!, rest[1]!, rest[2]!) > 0) found.push(rest);
  return found.filter(t => turnAt(t[0]!, t[1]!, t[2]!) > 0);
};

const isEar = (corners: readonly Point[], i: number): boolean => {
  const [a, b, c] = [at(corners, i - 1), corners[i]!, at(corners, i + 1)];
  const bend = turnAt(a, b, c);
  if (bend < 0) return false;
  if (bend === 0) return true;
  return corners.every(
    p => samePoint(p, a) || samePoint(p, b) || samePoint(p, c) || turnAt(a, b, p) < 0 || turnAt(b, c, p) < 0 || turnAt(c, a, p) < 0,
  );
};

const joinedInto = (parts: Point[][], triangle: Point[]): boolean => {
  for (let k = 0; k < parts.length; k++) {
    const part = parts[k]!;
    for (let i = 0; i < part.length; i++) {
      const t = triangle.findIndex((p, j) => samePoint(p, at(part, i + 1)) && samePoint(at(triangle, j + 1), part[i]!));
      if (t < 0) continue;
      const joined = [...part.slice(0, i + 1), at(triangle, t + 2), ...part.slice(i + 1)];
      if (isConvex(joined)) {
        parts[k] = joined;
        return true;
      }
    }
  }
  return false;
};
