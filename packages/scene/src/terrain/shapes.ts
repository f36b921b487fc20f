import type { Clay } from '../sculpt/clay.js';
import type { Paint } from '../sculpt/mesh.js';
import { inset } from '../sculpt/shapes.js';
import type { Vec } from '../sculpt/vectors.js';
import { areaOf, type Flat } from './site.js';

const turn = ([ax, az]: Flat, [bx, bz]: Flat, [cx, cz]: Flat): number => (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
/** A polygon cut into triangles, dents and all; its corners run as those of a site's outline do. */
export const triangulate = (ring: readonly Flat[]): (readonly [number, number, number])[] => {
  const left = ring.map((_, i) => i);
  const triangles: (readonly [number, number, number])[] = [];
  const isEar = (i: number): boolean => {
    const [a, b, c] = [left.at(i - 1)!, left[i]!, left[(i + 1) % left.length]!];
    if (turn(ring[a]!, ring[b]!, ring[c]!) >= 0) return false;
    return left.every(
      k =>
        k === a ||
        k === b ||
        k === c ||
        !(turn(ring[a]!, ring[b]!, ring[k]!) <= 0 && turn(ring[b]!, ring[c]!, ring[k]!) <= 0 && turn(ring[c]!, ring[a]!, ring[k]!) <= 0),
    );
  };
  while (left.length > 3) {
    const found = left.findIndex((_, i) => isEar(i));
    // Nothing is an ear of an outline that crosses itself: cut anything rather than hang.
    const ear = found < 0 ? 1 : found;
    triangles.push([left.at(ear - 1)!, left[ear]!, left[(ear + 1) % left.length]!]);
    left.splice(ear, 1);
  }
  if (left.length === 3) triangles.push([left[0]!, left[1]!, left[2]!]);
  return triangles;
};
/** A flat roof or floor over an outline. */
export const lid = (clay: Clay, paint: Paint, ring: readonly Flat[], y: number, shade = 0, looksDown = false): void => {
  for (const three of triangulate(ring)) {
    const corners = three.map((i): Vec => [ring[i]![0], y, ring[i]![1]]);
    clay.face(paint, looksDown ? corners.toReversed() : corners, shade);
  }
};
/** An outline moved inwards; unchanged where it is too narrow for that. */
export const shrink = (ring: readonly Flat[], by: number): readonly Flat[] => {
  const smaller = inset(ring, by);
  const [before, after] = [areaOf(ring), areaOf(smaller)];
  return after < 0 && after > before ? smaller : ring;
};
export interface SlabOptions {
  readonly bevel?: number;
  readonly lid?: Paint | null;
  /** How far its top is moved inwards. */
  readonly batter?: number;
  readonly shade?: number;
  /** It hangs in the air. */
  readonly floor?: boolean;
}
/** Walls over an outline with a lid whose edge is cut off. */
export const slab = (
  clay: Clay,
  paint: Paint,
  ring: readonly Flat[],
  bottom: number,
  top: number,
  { bevel = 0.05, lid: cover = paint, batter = 0, shade = 0, floor = false }: SlabOptions = {},
): void => {
  const cut = Math.min(bevel, (top - bottom) / 2);
  const high = batter > 0 ? shrink(ring, batter) : ring;
  const upper = cut > 0 ? shrink(high, cut) : high;
  const at = ([x, z]: Flat, y: number): Vec => [x, y, z];
  for (const [i, corner] of ring.entries()) {
    const k = (i + 1) % ring.length;
    clay.face(paint, [at(corner, bottom), at(ring[k]!, bottom), at(high[k]!, top - cut), at(high[i]!, top - cut)], shade);
    if (cut > 0) clay.face(paint, [at(high[i]!, top - cut), at(high[k]!, top - cut), at(upper[k]!, top), at(upper[i]!, top)], shade + 0.4);
  }
  if (cover) lid(clay, cover, upper, top, shade);
  if (floor) lid(clay, paint, ring, bottom, -0.2, true);
};
/** A plate on a wall that looks to the front: its face and four slanting sides. `at` is the middle of its back. */
export const panel = (
  clay: Clay,
  paint: Paint,
  [w, h, out]: Vec,
  [x, y, z]: Vec = [0, 0, 0],
  slant = Math.min(out, w / 4, h / 4),
  shade = 0,
): void => {
  const corner = (sx: number, sy: number, isFront: boolean): Vec => [
    x + sx * (w / 2 - (isFront ? slant : 0)),
    y + sy * (h / 2 - (isFront ? slant : 0)),
    z + (isFront ? out : 0),
  ];
  const round = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  clay.face(
    paint,
    round.map(([sx, sy]) => corner(sx, sy, true)),
    shade,
  );
  for (const [i, [sx, sy]] of round.entries()) {
    const [nx, ny] = round[(i + 1) % 4]!;
    clay.face(
      paint,
      [corner(sx, sy, false), corner(nx, ny, false), corner(nx, ny, true), corner(sx, sy, true)],
      i === 2 ? 0.4 : i === 0 ? -0.2 : 0.15,
    );
  }
};
/** A flat sign on a wall that looks to the front. */
export const decal = (clay: Clay, paint: Paint, w: number, h: number, [x, y, z]: Vec, shade = 0): void =>
  clay.face(paint, [[x - w / 2, y - h / 2, z], [x + w / 2, y - h / 2, z], [x + w / 2, y + h / 2, z], [x - w / 2, y + h / 2, z]], shade); // biome-ignore format: one line
/** A box that stands on something: no bottom, its upper and upright edges cut off. `at` is the middle of its bottom. */
export const block = (
  clay: Clay,
  paint: Paint,
  [w, h, d]: Vec,
  at: Vec = [0, 0, 0],
  {
    bevel = 0.12 * Math.min(w, h, d),
    turn: degrees = 0,
    lid: cover = paint,
    taper = 1,
  }: { bevel?: number; turn?: number; lid?: Paint; taper?: number } = {},
): void =>
  clay.within({ at, turn: [0, degrees, 0] }, () => {
    const octagon = (k: number, cut: number): Flat[] => {
      const [x, z] = [(w / 2) * k - cut, (d / 2) * k - cut];
      const c = bevel * k;
      return [[-x, z - c], [-x + c, z], [x - c, z], [x, z - c], [x, -z + c], [x - c, -z], [-x + c, -z], [-x, -z + c]]; // biome-ignore format: one line
    };
    const [low, high, upper] = [octagon(1, 0), octagon(taper, 0), octagon(taper, bevel)];
    const up = ([x, z]: Flat, y: number): Vec => [x, y, z];
    for (const [i, corner] of low.entries()) {
      const k = (i + 1) % 8;
      const edge = i % 2 === 0 ? 0.35 : 0;
      clay.face(paint, [up(corner, 0), up(low[k]!, 0), up(high[k]!, h - bevel), up(high[i]!, h - bevel)], edge);
      clay.face(paint, [up(high[i]!, h - bevel), up(high[k]!, h - bevel), up(upper[k]!, h), up(upper[i]!, h)], 0.42);
    }
    clay.face(
      cover,
      upper.map(corner => up(corner, h)),
    );
  });
/** A ladder on a wall that looks to the front, from the ground up. */
export const ladder = (clay: Clay, paint: Paint, x: number, height: number, z: number, width = 0.42): void => {
  for (const side of [-1, 1]) panel(clay, paint, [0.06, height, 0.06], [x + (side * width) / 2, height / 2, z], 0.01);
  for (let y = 0.22; y < height - 0.1; y += 0.3) panel(clay, paint, [width, 0.05, 0.04], [x, y, z], 0.01);
};
/** A blade of grass or a frond: three narrow faces from a root to a tip. */
export const blade = (clay: Clay, paint: Paint, root: Vec, tip: Vec, width: number, shade = 0): void => {
  const [dx, dz] = [tip[0] - root[0], tip[2] - root[2]];
  const l = Math.hypot(dx, dz) || 1;
  const [sx, sz] = [(-dz / l) * width, (dx / l) * width];
  const [a, b, c]: [Vec, Vec, Vec] = [
    [root[0] + sx, root[1], root[2] + sz],
    [root[0] - sx, root[1], root[2] - sz],
    [root[0] + (dx / l) * width, root[1] - width * 0.5, root[2] + (dz / l) * width],
  ];
  clay.face(paint, [b, a, tip], shade + 0.1);
  clay.face(paint, [a, c, tip], shade);
  clay.face(paint, [c, b, tip], shade);
};
