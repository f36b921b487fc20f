import { expect, test } from 'vitest';
import { stageLens } from '../src/scene/stage-lens.js';
import { fromOppositeEdge, orient, Y_UP } from '../src/viewport/axes.js';

const INCH = 254;
const bounds = { x: 0, y: 0, width: 36 * INCH, height: 36 * INCH };
const lens = stageLens()({
  transform: { k: 1, x: 0, y: 0 },
  orbit: { azimuth: 14, tilt: 40 },
  share: 1,
  frame: { width: 1000, height: 640 },
  bounds,
});
const POINTS = [6, 18, 30].flatMap(x => [4, 18, 33].map(y => ({ x: x * INCH, y: y * INCH })));
/** What an SVG transform does to a point. */
const apply = (transform: string, [x, y]: readonly [number, number]): { readonly x: number; readonly y: number } => {
  const [a, b, c, d, e, f] = transform.match(/-?[\d.]+(?:e-?\d+)?/g)!.map(Number) as [number, number, number, number, number, number];
  return { x: a * x + c * y + e, y: b * x + d * y + f };
};

test.each([
  ['from its own edge', Y_UP],
  ['from the opposite edge', fromOppositeEdge(Y_UP)],
])('what stands upright keeps its size in pixels and its direction, %s', (_, axes) => {
  const screen = lens.screen(axes, bounds);
  for (const point of POINTS)
    for (const height of [0, 2 * INCH]) {
      const foot = screen.at(point, height);
      for (const [dx, dy] of [
        [10, 0],
        [0, 10],
        [-10, -10],
      ] as const) {
        const seen = screen.at(apply(screen.upright(point, height), [dx, dy]));
        expect(Math.abs(seen.x - foot.x - dx)).toBeLessThan(0.5);
        expect(Math.abs(seen.y - foot.y - dy)).toBeLessThan(0.5);
      }
    }
});
test('what lies on something high is seen there, and as large', () => {
  const screen = lens.screen(Y_UP, bounds);
  for (const point of POINTS) {
    const [, x, y, k] = /translate\((\S+) (\S+)\) scale\((\S+) /.exec(screen.lying(point, 3 * INCH))!.map(Number) as [
      number,
      number,
      number,
      number,
    ];
    const [seen, there] = [screen.at({ x, y }), screen.at(point, 3 * INCH)];
    expect(Math.hypot(seen.x - there.x, seen.y - there.y)).toBeLessThan(0.01);
    const [edge, above] = [screen.at({ x: x + k * INCH, y }), screen.at({ x: point.x + INCH, y: point.y }, 3 * INCH)];
    expect(Math.hypot(edge.x - above.x, edge.y - above.y)).toBeLessThan(0.01);
  }
});
test('a click means the floor that is seen there, and the table beside it', () => {
  const screen = lens.screen(Y_UP, bounds);
  const roof = { top: 3 * INCH, polygon: [10, 20].flatMap(x => (x === 10 ? [10, 20] : [20, 10]).map(y => ({ x: x * INCH, y: y * INCH }))) };
  const pixelOf = (point: { x: number; y: number }, height: number): [number, number] => {
    const { x, y } = screen.at(point, height);
    return [x, y];
  };
  const [onRoof, onGround] = [
    { x: 15 * INCH, y: 18 * INCH },
    { x: 4 * INCH, y: 6 * INCH },
  ];
  const hit = (pixel: [number, number]) => lens.pointAt(pixel, [roof], Y_UP, bounds)!;
  expect(hit(pixelOf(onRoof, roof.top))[0]).toBeCloseTo(onRoof.x, 3);
  expect(hit(pixelOf(onRoof, roof.top))[1]).toBeCloseTo(onRoof.y, 3);
  expect(hit(pixelOf(onGround, 0))[0]).toBeCloseTo(onGround.x, 3);
  expect(lens.pointAt(pixelOf(onRoof, roof.top), [], Y_UP, bounds)![1]).toBeGreaterThan(onRoof.y + INCH);
  expect(orient(Y_UP, bounds, orient(Y_UP, bounds, [3, 4]))).toEqual([3, 4]);
});
