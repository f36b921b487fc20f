import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CameraPose, fitPose, lensOf, mixPoses, PLAN_FOV } from '../src/cameras/lens.js';

const FRAME = { width: 1440, height: 900 };
const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
const TABLE = { width: 36, depth: 36 };
const poses = fc.record({
  target: fc.tuple(fc.double({ min: -15, max: 15, noNaN: true }), fc.double({ min: -15, max: 15, noNaN: true })),
  azimuth: fc.double({ min: -180, max: 180, noNaN: true }),
  tilt: fc.double({ min: 20, max: 90, noNaN: true }),
  distance: fc.double({ min: 20, max: 90, noNaN: true }),
  fov: fc.double({ min: 20, max: 50, noNaN: true }),
});
/** What a browser does with a point of an element that has a matrix. */
const transformed = (css: string, [u, v]: readonly [number, number]): readonly [number, number] => {
  const m = css.slice('matrix3d('.length, -1).split(',').map(Number);
  const w = m[3]! * u + m[7]! * v + m[15]!;
  return [(m[0]! * u + m[4]! * v + m[12]!) / w, (m[1]! * u + m[5]! * v + m[13]!) / w];
};
const near = (a: readonly number[], b: readonly number[], within: number): void => {
  for (const [i, n] of a.entries()) expect(Math.abs(n - b[i]!)).toBeLessThan(within);
};

describe('a lens', () => {
  it('finds the ground under a pixel, and the pixel of that ground', () => {
    fc.assert(
      fc.property(poses, fc.integer({ min: 0, max: 1440 }), fc.integer({ min: 0, max: 900 }), (pose, x, y) => {
        const lens = lensOf(pose, FRAME);
        const at = lens.ground([x, y]);
        if (at) near(lens.project([at[0], 0, at[1]]), [x, y], 1e-4);
      }),
    );
  });
  it('looks at its target in the middle of the picture', () => {
    const lens = lensOf({ target: [3, -4], azimuth: 30, tilt: 40, distance: 50, fov: 35 }, FRAME);
    near(lens.project([3, 0, -4]), [720, 450], 1e-9);
    // What stands there rises to the upper edge, and what lies to the right of it is drawn to the right.
    expect(lens.project([3, 2, -4])[1]).toBeLessThan(450);
    expect(lensOf({ target: [0, 0], azimuth: 0, tilt: 40, distance: 50, fov: 35 }, FRAME).project([1, 0, 0])[0]).toBeGreaterThan(720);
  });
  it('hands a browser a matrix that draws a flat drawing where the ground is', () => {
    fc.assert(
      fc.property(poses, fc.double({ min: -18, max: 18, noNaN: true }), fc.double({ min: -18, max: 18, noNaN: true }), (pose, x, z) => {
        const lens = lensOf(pose, FRAME);
        if (lens.scaleAt([x, 0, z]) <= 2 || lens.scaleAt([-18, 0, -18]) === 0) return;
        const css = lens.cssMatrix(40, [-18, -18]);
        const expected = lens.project([x, 0, z]);
        const error = 1e-3 * Math.max(1, Math.hypot(...expected) / 1000);
        near(transformed(css, [(x + 18) * 40, (z + 18) * 40]), expected, error);
      }),
    );
  });
  it('says which ground a point above it hides', () => {
    const lens = lensOf({ target: [0, 0], azimuth: 20, tilt: 35, distance: 50, fov: 35 }, FRAME);
    const [x, z] = lens.shadow([4, 3, 5]);
    near(lens.project([x, 0, z]), lens.project([4, 3, 5]), 1e-6);
  });
});
describe('fitting', () => {
  const pose = (tilt: number, fov: number, margins = NONE): CameraPose => fitPose({ azimuth: 0, tilt, fov }, TABLE, FRAME, margins);
  const corners = [
    [-18, -18],
    [18, -18],
    [18, 18],
    [-18, 18],
  ] as const;
  it.each([
    ['a plan', 90, PLAN_FOV],
    ['from the side', 40, 32],
  ])('shows all of the table in %s, as large as it can be', (_, tilt, fov) => {
    const margins = { top: 60, right: 80, bottom: 90, left: 100 };
    const lens = lensOf(pose(tilt, fov, margins), FRAME);
    const seen = corners.map(([x, z]) => lens.project([x, 0, z]));
    const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
    expect(Math.min(...xs)).toBeGreaterThan(99);
    expect(Math.max(...xs)).toBeLessThan(1361);
    expect(Math.min(...ys)).toBeGreaterThan(59);
    expect(Math.max(...ys)).toBeLessThan(811);
    const [slackX, slackY] = [1260 - (Math.max(...xs) - Math.min(...xs)), 750 - (Math.max(...ys) - Math.min(...ys))];
    expect(Math.min(slackX, slackY)).toBeLessThan(4);
  });
  it('fills more than 60 % of a wide window from the side', () => {
    const lens = lensOf(pose(40, 32), FRAME);
    const seen = corners.map(([x, z]) => lens.project([x, 0, z]));
    const area = Math.abs(seen.reduce((sum, [x, y], i) => sum + (x * seen[(i + 1) % 4]![1] - seen[(i + 1) % 4]![0] * y) / 2, 0));
    expect(area / (FRAME.width * FRAME.height)).toBeGreaterThan(0.6);
  });
  it('leaves nothing leaning in a plan: a tower of 3" stays within a pixel of its foot', () => {
    const lens = lensOf(pose(90, PLAN_FOV), FRAME);
    near(lens.project([18, 3, 18]), lens.project([18, 0, 18]), 0.2);
  });
  it('goes from one pose to another without a jump in size', () => {
    const [a, b] = [pose(90, PLAN_FOV), pose(40, 32)];
    near(mixPoses(a, b, 0).target, a.target, 1e-9);
    expect(mixPoses(a, b, 1).distance).toBeCloseTo(b.distance, 6);
    const size = (t: number): number => lensOf(mixPoses(a, b, t), FRAME).scaleAt([0, 0, 0]);
    for (let t = 0; t < 1; t += 0.1) expect(Math.abs(Math.log(size(t + 0.1) / size(t)))).toBeLessThan(0.2);
  });
});
