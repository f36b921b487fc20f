import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSEST, centreOn, clampTransform, FIT, panBy, reveal, shownBox, toTable, zoomBy } from '../src/viewport/transform.js';

const TABLE = { x: -30, y: -20, width: 900, height: 600 };
const transforms = fc.record({
  k: fc.double({ min: 0.1, max: 20, noNaN: true }),
  x: fc.double({ min: -9000, max: 9000, noNaN: true }),
  y: fc.double({ min: -9000, max: 9000, noNaN: true }),
});
const points = fc.tuple(fc.double({ min: -500, max: 1500, noNaN: true }), fc.double({ min: -500, max: 1500, noNaN: true }));
const isWithin = ({ x, y, width, height }: typeof TABLE): boolean =>
  x >= TABLE.x - 1e-6 && y >= TABLE.y - 1e-6 && x + width <= TABLE.x + TABLE.width + 1e-6 && y + height <= TABLE.y + TABLE.height + 1e-6;

describe('the viewport', () => {
  test('never shows anything past the edge of the table, however it is moved', () => {
    fc.assert(
      fc.property(transforms, points, fc.double({ min: 0.1, max: 10, noNaN: true }), (t, point, factor) => {
        const within = clampTransform(t, TABLE);
        for (const next of [within, zoomBy(within, factor, TABLE), panBy(within, point, TABLE), centreOn(point, within.k, TABLE)]) {
          expect(next.k).toBeGreaterThanOrEqual(1);
          expect(next.k).toBeLessThanOrEqual(CLOSEST);
          expect(isWithin(shownBox(next, TABLE))).toBe(true);
        }
      }),
    );
  });
  test('enlarges around the middle of what is in sight', () => {
    const near = centreOn([300, 200], 3, TABLE);
    const nearer = zoomBy(near, 1.5, TABLE);
    const [x, y] = toTable(nearer, [420, 280]); // the middle of the frame
    expect([nearer.k, Math.round(x), Math.round(y)]).toEqual([4.5, 300, 200]);
  });
  test('stays where it is while the wanted part is in sight and large enough', () => {
    const near = centreOn([300, 200], 3, TABLE);
    expect(reveal(near, { x: 290, y: 190, width: 20, height: 20 }, 2, TABLE)).toBe(near);
    expect(reveal(FIT, { x: 0, y: 0, width: 10, height: 10 }, 1, TABLE)).toBe(FIT);
  });
  test('goes to a part that is out of sight, and comes closer when it is too small', () => {
    const near = centreOn([100, 100], 4, TABLE);
    const there = reveal(near, { x: 700, y: 480, width: 40, height: 40 }, 1, TABLE);
    expect(there.k).toBe(4);
    const shown = shownBox(there, TABLE);
    expect(shown.x <= 700 && shown.x + shown.width >= 740 && shown.y <= 480 && shown.y + shown.height >= 520).toBe(true);
    expect(reveal(FIT, { x: 0, y: 0, width: 10, height: 10 }, 2.5, TABLE).k).toBe(2.5);
  });
});
