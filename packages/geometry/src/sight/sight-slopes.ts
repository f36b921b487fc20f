import { tangents } from '../shapes/tangent.js';
import { type Selection, scene } from './sight-scene.js';

/** The slopes found last, sorted; they grow when a table has more of them than any before. */
export const slopes = { of: new Float64Array(256), count: 0 };

/** The least and the greatest slope of a line that meets both silhouettes. */
let least = 0;
let most = 0;
let wx = 0;
let wy = 0;

/**
 * Directions are named by their slope against the shortest way from near to far: every line between the two goes forward in
 * that direction. Sorted slopes of all lines that touch two shapes and can meet both silhouettes.
 */
export const findSlopes = (blockers: Selection, x: number, y: number): void => {
  slopes.count = 0;
  wx = x;
  wy = y;
  findLimits();
  for (let k = 0; k < blockers.count; k++) {
    const shape = blockers.of[k]!;
    addSlopes(0, shape);
    addSlopes(1, shape);
    for (let l = 0; l < k; l++) addSlopes(blockers.of[l]!, shape);
  }
  slopes.of.subarray(0, slopes.count).sort();
};

const keep = (slope: number): void => {
  if (slopes.count === slopes.of.length) {
    const larger = new Float64Array(2 * slopes.count);
    larger.set(slopes.of);
    slopes.of = larger;
  }
  slopes.of[slopes.count++] = slope;
};

const findLimits = (): void => {
  least = Number.POSITIVE_INFINITY;
  most = Number.NEGATIVE_INFINITY;
  const { xs, ys, r, first } = scene;
  if (first[2]! - first[0]! === 2) {
    const x = xs[1]! - xs[0]!;
    const y = ys[1]! - ys[0]!;
    const square = x * x + y * y;
    limitsBeside(x, y, square, r[1]! - r[0]!);
    limitsBeside(x, y, square, -r[1]! - r[0]!);
    return;
  }
  for (const tangent of tangents(localShape(0), localShape(1))) keepLimit(tangent.dx, tangent.dy);
};

/** The tangents that pass the far disc at `shift` to one side, and their mirror images. */
const limitsBeside = (x: number, y: number, square: number, shift: number): void => {
  const rest = square - shift * shift;
  if (rest <= 0) return;
  const forward = Math.sqrt(rest);
  keepLimit((x * forward - y * shift) / square, (y * forward + x * shift) / square);
  keepLimit((x * forward + y * shift) / square, (y * forward - x * shift) / square);
};

const keepLimit = (dx: number, dy: number): void => {
  const slope = (wx * dy - wy * dx) / (wx * dx + wy * dy);
  if (!Number.isFinite(slope)) return;
  if (slope < least) least = slope;
  if (slope > most) most = slope;
  keep(slope);
};

const localShape = (shape: number) => ({
  xs: scene.xs.slice(scene.first[shape], scene.first[shape + 1]),
  ys: scene.ys.slice(scene.first[shape], scene.first[shape + 1]),
  r: scene.r[shape]!,
});

const addSlopes = (p: number, q: number): void => {
  const { xs, ys, r, first } = scene;
  const pr = r[p]!;
  const qr = r[q]!;
  for (let i = first[p]!; i < first[p + 1]!; i++)
    for (let j = first[q]!; j < first[q + 1]!; j++) {
      const x = xs[j]! - xs[i]!;
      const y = ys[j]! - ys[i]!;
      if (pr === 0 && qr === 0) add(p, q, x, y, i, j);
      else {
        addPair(p, q, x, y, i, j, pr + qr);
        if (pr !== 0 && qr !== 0) addPair(p, q, x, y, i, j, pr - qr);
      }
    }
};

const add = (p: number, q: number, dx: number, dy: number, i: number, j: number): void => {
  const slope = (wx * dy - wy * dx) / (wx * dx + wy * dy);
  if (slope > least && slope < most && touchesAt(p, i, dx, dy) && touchesAt(q, j, dx, dy)) keep(slope);
};

/** The two directions that pass the second corner at `shift` to one side or the other. */
const addPair = (p: number, q: number, x: number, y: number, i: number, j: number, shift: number): void => {
  const rest = x * x + y * y - shift * shift;
  if (rest <= 0) return;
  const forward = Math.sqrt(rest);
  add(p, q, x * forward - y * shift, y * forward + x * shift, i, j);
  add(p, q, x * forward + y * shift, y * forward - x * shift, i, j);
};

/** Does a line of this direction through corner i leave the whole shape on one side? */
const touchesAt = (shape: number, i: number, dx: number, dy: number): boolean => {
  const { xs, ys } = scene;
  const start = scene.first[shape]!;
  const end = scene.first[shape + 1]!;
  if (end - start === 1) return true;
  const k = i === start ? end - 1 : i - 1;
  const l = i + 1 === end ? start : i + 1;
  const before = dx * (ys[k]! - ys[i]!) - dy * (xs[k]! - xs[i]!);
  const after = dx * (ys[l]! - ys[i]!) - dy * (xs[l]! - xs[i]!);
  return (before >= 0 && after >= 0) || (before <= 0 && after <= 0);
};
