import type { GroundName, ScenePiece } from '@cadre/battle';
import { distanceTo } from '../ground/footprints.js';
import type { Clay } from '../sculpt/clay.js';
import type { Frame, Vec } from '../sculpt/vectors.js';
import { inches, type TableSpace } from '../table/table-space.js';
import { THEMES, type Theme } from './themes.js';

export type Flat = readonly [x: number, z: number];
/** One side of an outline: x runs along it to the right as it is seen from outside, z outwards, the origin is its middle on the ground. */
export interface Edge {
  readonly length: number;
  readonly frame: Frame;
}
/** The narrowest rectangle around an outline: x along its longer side. */
export interface Plot {
  readonly frame: Frame;
  readonly w: number;
  readonly d: number;
  /** The outline fills it. */
  readonly isExact: boolean;
}
/** Where a piece stands, and with what it is made. Heights are above its bottom. */
export interface Site {
  readonly piece: ScenePiece;
  readonly clay: Clay;
  readonly ring: readonly Flat[];
  readonly edges: readonly Edge[];
  readonly plot: Plot;
  readonly middle: Flat;
  /** The largest circle around the middle inside, and the smallest around it outside. */
  readonly inner: number;
  readonly outer: number;
  readonly height: number;
  readonly theme: Theme;
  /** Numbers from 0 to 1, always the same ones for the same piece. */
  readonly random: () => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly between: (low: number, high: number) => number;
  /** How far inside a point lies; negative outside. */
  readonly depth: (at: Flat) => number;
}
/** Sculpts a piece on its site. */
export type Build = (site: Site) => void;
export const randomOf = (name: string): (() => number) => {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
};
export const areaOf = (ring: readonly Flat[]): number =>
  ring.reduce((sum, [x, z], i) => sum + (x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * z) / 2, 0);
const middleOf = (ring: readonly Flat[]): Flat => {
  const area = areaOf(ring);
  let [x, z] = [0, 0];
  for (const [i, [ax, az]] of ring.entries()) {
    const [bx, bz] = ring[(i + 1) % ring.length]!;
    const part = ax * bz - bx * az;
    x += (ax + bx) * part;
    z += (az + bz) * part;
  }
  return Math.abs(area) < 1e-6 ? ring[0]! : [x / (6 * area), z / (6 * area)];
};
const frameAlong = (dx: number, dz: number, x: number, z: number): Frame => ({
  x: [dx, 0, dz],
  y: [0, 1, 0],
  z: [-dz, 0, dx],
  at: [x, 0, z],
});
const edgesOf = (ring: readonly Flat[]): Edge[] =>
  ring.map(([ax, az], i) => {
    const [bx, bz] = ring[(i + 1) % ring.length]!;
    const length = Math.hypot(bx - ax, bz - az) || 1e-6;
    return { length, frame: frameAlong((bx - ax) / length, (bz - az) / length, (ax + bx) / 2, (az + bz) / 2) };
  });
const plotOf = (ring: readonly Flat[], edges: readonly Edge[]): Plot => {
  let best: Plot | null = null;
  for (const { frame } of edges) {
    const [along, across] = [frame.x, frame.z].map(axis => ring.map(([x, z]) => x * axis[0] + z * axis[2])) as [number[], number[]];
    const [l, r, n, f] = [Math.min(...along), Math.max(...along), Math.min(...across), Math.max(...across)];
    const [w, d] = [r - l, f - n];
    if (best && best.w * best.d <= w * d + 1e-6) continue;
    const at: Vec = [0, 2].map(k => (frame.x[k]! * (l + r)) / 2 + (frame.z[k]! * (n + f)) / 2) as unknown as Vec;
    const [x, z] = at as unknown as [number, number];
    const isExact = Math.abs(areaOf(ring)) > 0.97 * w * d;
    const turned = w >= d ? frame : { ...frame, x: frame.z, z: [-frame.x[0], 0, -frame.x[2]] as Vec };
    best = { frame: { ...turned, at: [x, 0, z] }, w: Math.max(w, d), d: Math.min(w, d), isExact };
  }
  return best!;
};
/** Corners that fall together, or lie on a straight line, are one. */
const cleaned = (ring: readonly Flat[]): readonly Flat[] => {
  const apart = ring.filter(([x, z], i) => Math.hypot(x - ring.at(i - 1)![0], z - ring.at(i - 1)![1]) > 0.01);
  return apart.length >= 3 ? apart : ring;
};
export const siteOf = (piece: ScenePiece, space: TableSpace, ground: GroundName, clay: Clay): Site => {
  const given = cleaned(
    piece.polygon.map((at): Flat => {
      const [x, , z] = space.place(at);
      return [x, z];
    }),
  );
  const ring = areaOf(given) < 0 ? given : given.toReversed();
  const edges = edgesOf(ring);
  const middle = middleOf(ring);
  const random = randomOf(piece.id);
  return {
    ...{ piece, clay, ring, edges, middle, random },
    plot: plotOf(ring, edges),
    inner: Math.max(0, -distanceTo(ring, ...middle)),
    outer: Math.max(...ring.map(([x, z]) => Math.hypot(x - middle[0], z - middle[1]))),
    height: Math.max(0.05, inches(piece.top - piece.bottom)),
    theme: THEMES[ground],
    pick: items => items[Math.floor(random() * items.length)]!,
    between: (low, high) => low + (high - low) * random(),
    depth: at => -distanceTo(ring, ...at),
  };
};
