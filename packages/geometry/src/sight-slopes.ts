import { type Local, tangents } from './tangent.js';

/**
 * Directions are named by their slope against the shortest way from near to far, (wx, wy): every line between the two goes
 * forward in that direction. Sorted slopes of all lines that touch two shapes and can meet both silhouettes.
 */
export const tangentSlopes = (shapes: readonly Local[], wx: number, wy: number): Float64Array => {
  const limits = tangents(shapes[0]!, shapes[1]!)
    .map(t => (wx * t.dy - wy * t.dx) / (wx * t.dx + wy * t.dy))
    .filter(Number.isFinite);
  const found: number[] = [...limits];
  const least = Math.min(...limits);
  const most = Math.max(...limits);
  for (let i = 0; i < shapes.length; i++)
    for (let j = Math.max(i + 1, 2); j < shapes.length; j++) addSlopes(shapes[i]!, shapes[j]!, wx, wy, least, most, found);
  return Float64Array.from(found).sort();
};

const addSlopes = (p: Local, q: Local, wx: number, wy: number, least: number, most: number, found: number[]): void => {
  const add = (dx: number, dy: number, i: number, j: number): void => {
    const slope = (wx * dy - wy * dx) / (wx * dx + wy * dy);
    if (slope > least && slope < most && touchesAt(p, i, dx, dy) && touchesAt(q, j, dx, dy)) found.push(slope);
  };
  for (let i = 0; i < p.xs.length; i++)
    for (let j = 0; j < q.xs.length; j++) {
      const x = q.xs[j]! - p.xs[i]!;
      const y = q.ys[j]! - p.ys[i]!;
      if (p.r === 0 && q.r === 0) add(x, y, i, j);
      else if (p.r === 0 || q.r === 0) addPair(add, x, y, i, j, p.r + q.r);
      else {
        addPair(add, x, y, i, j, p.r + q.r);
        addPair(add, x, y, i, j, p.r - q.r);
      }
    }
};

type Add = (dx: number, dy: number, i: number, j: number) => void;

/** The two directions that pass the second corner at `shift` to one side or the other. */
const addPair = (add: Add, x: number, y: number, i: number, j: number, shift: number): void => {
  const rest = x * x + y * y - shift * shift;
  if (rest <= 0) return;
  const forward = Math.sqrt(rest);
  add(x * forward - y * shift, y * forward + x * shift, i, j);
  add(x * forward + y * shift, y * forward - x * shift, i, j);
};

/** Does a line of this direction through corner i leave the whole polygon on one side? */
const touchesAt = (p: Local, i: number, dx: number, dy: number): boolean => {
  const n = p.xs.length;
  if (n === 1) return true;
  const k = i === 0 ? n - 1 : i - 1;
  const l = i + 1 === n ? 0 : i + 1;
  const before = dx * (p.ys[k]! - p.ys[i]!) - dy * (p.xs[k]! - p.xs[i]!);
  const after = dx * (p.ys[l]! - p.ys[i]!) - dy * (p.xs[l]! - p.xs[i]!);
  return (before >= 0 && after >= 0) || (before <= 0 && after <= 0);
};
