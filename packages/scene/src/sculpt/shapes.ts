import type { Clay, Row } from './clay.js';
import type { Paint } from './mesh.js';
import { add, along, cross, dot, type Placement, place, sub, times, toRadians, unit, type Vec } from './vectors.js';

/** A ring around the y axis; angle 0 is the front, 90 degrees the right. A `power` above 2 makes it squarer. */
export interface Ring {
  readonly y: number;
  readonly rx: number;
  readonly rz?: number | undefined;
  readonly x?: number | undefined;
  readonly z?: number | undefined;
  readonly power?: number | undefined;
  readonly paint?: Paint | undefined;
  readonly shade?: number | undefined;
  readonly crisp?: boolean | undefined;
}
export const bulge = (value: number, power: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
/** The point of a ring at an angle in degrees. */
export const ringPoint = ({ y, rx, rz = rx, x = 0, z = 0, power = 2 }: Ring, degrees: number): Vec => {
  const a = toRadians(degrees);
  return [x + rx * bulge(Math.sin(a), power), y, z + rz * bulge(Math.cos(a), power)];
};
const rowOf = (ring: Ring, sides: number): Row => ({
  points: Array.from({ length: sides }, (_, i) => ringPoint(ring, (360 * (i + 0.5)) / sides)),
  ...{ paint: ring.paint, shade: ring.shade, crisp: ring.crisp },
});
export interface LoftOptions {
  readonly sides?: number;
  /** No lids. */
  readonly open?: boolean;
}
/** A body over rings, from the bottom up. */
export const loft = (clay: Clay, paint: Paint, rings: readonly Ring[], { sides = 10, open = false }: LoftOptions = {}): void => {
  const rows = rings.map(ring => rowOf(ring, sides));
  clay.skin(paint, rows);
  if (open) return;
  const [first, last] = [rows[0]!, rows.at(-1)!];
  if (rings[0]!.rx > 0.003) clay.face(first.paint ?? paint, first.points.toReversed(), first.shade);
  if (rings.at(-1)!.rx > 0.003) clay.face(rows.at(-2)!.paint ?? paint, last.points, last.shade);
};

export interface BoxOptions {
  /** How much of each edge is cut off; 0 for none. */
  readonly bevel?: number;
  readonly turn?: Vec;
  /** How wide and deep the top is, as a share of the bottom. */
  readonly taper?: readonly [number, number];
}
/** A box around a point, with light edges. */
export const box = (
  clay: Clay,
  paint: Paint,
  [w, h, d]: Vec,
  at: Vec = [0, 0, 0],
  { bevel = 0.14 * Math.min(w, h, d), turn, taper = [1, 1] }: BoxOptions = {},
): void =>
  clay.within({ at, turn }, () => {
    const corner = (sx: number, sy: number, sz: number, cut: readonly [number, number, number]): Vec => {
      const [kx, kz] = sy > 0 ? taper : [1, 1];
      return [sx * ((w / 2) * kx - cut[0] * bevel), sy * (h / 2 - cut[1] * bevel), sz * ((d / 2) * kz - cut[2] * bevel)];
    };
    const axes = [0, 1, 2] as const;
    const sign = (axis: number, s: number, b: number, t: number): [number, number, number] => {
      const v: [number, number, number] = [0, 0, 0];
      v[axis] = s;
      v[(axis + 1) % 3] = b;
      v[(axis + 2) % 3] = t;
      return v;
    };
    const kept = (...axis: number[]): [number, number, number] => [
      axis.includes(0) ? 0 : 1,
      axis.includes(1) ? 0 : 1,
      axis.includes(2) ? 0 : 1,
    ];
    for (const axis of axes)
      for (const s of [1, -1]) {
        const ring = [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ].map(([b, t]) => corner(...sign(axis, s, b!, t!), kept(axis)));
        clay.face(paint, s > 0 ? ring : ring.toReversed());
      }
    if (bevel <= 0) return;
    for (const axis of axes)
      for (const b of [1, -1])
        for (const t of [1, -1]) {
          const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
          const quad = [
            corner(...sign(axis, -1, b, t), kept(u)),
            corner(...sign(axis, -1, b, t), kept(v)),
            corner(...sign(axis, 1, b, t), kept(v)),
            corner(...sign(axis, 1, b, t), kept(u)),
          ];
          clay.face(paint, b * t > 0 ? quad : quad.toReversed(), 0.42);
        }
    for (const x of [1, -1])
      for (const y of [1, -1])
        for (const z of [1, -1]) {
          const three = axes.map(axis => corner(x, y, z, kept(axis)));
          clay.face(paint, x * y * z > 0 ? three : three.toReversed(), 0.5);
        }
  });

export interface LimbOptions {
  readonly sides?: number;
  /** Where its front looks. */
  readonly front?: Vec;
  readonly power?: number;
}
/** How thick a limb is at a share of its length: across, and from back to front. */
export type Thickness = readonly [share: number, across: number, deep?: number, paint?: Paint, crisp?: boolean];
/** A body between two points. */
export const limb = (
  clay: Clay,
  paint: Paint,
  from: Vec,
  to: Vec,
  thickness: readonly Thickness[],
  { sides = 8, front, power = 2 }: LimbOptions = {},
): void => {
  const l = Math.hypot(...sub(to, from));
  clay.within(along(from, to, front), () =>
    loft(
      clay,
      paint,
      thickness.map(([share, rx, rz = rx, own, crisp]) => ({ y: share * l, rx, rz, power, paint: own, crisp })),
      { sides },
    ),
  );
};
/** A ball, or an egg with three radii. `from` and `to` are shares of its height. */
export const ball = (
  clay: Clay,
  paint: Paint,
  at: Vec,
  radius: number | Vec,
  { sides = 9, rows = 6, from = 0, to = 1 }: { sides?: number; rows?: number; from?: number; to?: number } = {},
): void => {
  const [rx, ry, rz] = typeof radius === 'number' ? [radius, radius, radius] : radius;
  const rings = Array.from({ length: rows + 1 }, (_, i): Ring => {
    const share = from + ((to - from) * i) / rows;
    const r = Math.sin(Math.PI * share);
    return { y: -ry * Math.cos(Math.PI * share), rx: rx * r, rz: rz * r };
  });
  clay.within({ at }, () => loft(clay, paint, rings, { sides }));
};
export interface CylinderOptions extends Pick<Placement, 'turn'> {
  readonly sides?: number;
  readonly top?: number;
  readonly bevel?: number;
}
/** A cylinder that stands on a point; with another radius at the top a cone. */
export const cylinder = (
  clay: Clay,
  paint: Paint,
  at: Vec,
  radius: number,
  height: number,
  { sides = 10, top = radius, bevel = 0, turn }: CylinderOptions = {},
): void =>
  clay.within({ at, turn }, () =>
    loft(
      clay,
      paint,
      bevel > 0
        ? [
            { y: 0, rx: radius },
            { y: height - bevel, rx: top, crisp: true, shade: 0.15 },
            { y: height, rx: Math.max(0, top - bevel) },
          ]
        : [
            { y: 0, rx: radius },
            { y: height, rx: top },
          ],
      { sides },
    ),
  );
/** A tube along a path; thinner or thicker along the way with several radii. */
export const tube = (
  clay: Clay,
  paint: Paint,
  path: readonly Vec[],
  radius: number | readonly number[],
  { sides = 6, paints }: { sides?: number; paints?: readonly Paint[] } = {},
): void => {
  const first = along(path[0]!, path[1]!);
  let across = first.x;
  const rows = path.map((at, i): Row => {
    const heading = unit(sub(path[Math.min(path.length - 1, i + 1)]!, path[Math.max(0, i - 1)]!));
    across = unit(sub(across, times(heading, dot(across, heading))));
    const front = cross(across, heading);
    const r = typeof radius === 'number' ? radius : radius[Math.min(i, radius.length - 1)]!;
    const points = Array.from({ length: sides }, (_, j) => {
      const a = (2 * Math.PI * j) / sides;
      return add(at, add(times(across, r * Math.sin(a)), times(front, r * Math.cos(a))));
    });
    return { points, paint: paints?.[i] };
  });
  clay.skin(paint, rows);
  clay.face(rows[0]!.paint ?? paint, rows[0]!.points.toReversed());
  clay.face(paints?.[path.length - 2] ?? paint, rows.at(-1)!.points);
};
const signedArea = (polygon: readonly (readonly [number, number])[]): number =>
  polygon.reduce((sum, [x, z], i) => {
    const [nx, nz] = polygon[(i + 1) % polygon.length]!;
    return sum + (x * nz - nx * z) / 2;
  }, 0);
/** Each corner of a polygon moved inwards by a distance. */
export const inset = (polygon: readonly (readonly [number, number])[], by: number): (readonly [number, number])[] => {
  const turn = Math.sign(signedArea(polygon));
  return polygon.map(([x, z], i) => {
    const [px, pz] = polygon.at(i - 1)!;
    const [nx, nz] = polygon[(i + 1) % polygon.length]!;
    const a = unit([x - px, 0, z - pz]),
      b = unit([nx - x, 0, nz - z]);
    const inner: Vec = [-turn * (a[2] + b[2]), 0, turn * (a[0] + b[0])];
    const l = Math.max(0.4, Math.hypot(inner[0], inner[2]) ** 2 / 2);
    return [x + (inner[0] * by) / l, z + (inner[2] * by) / l] as const;
  });
};
/** Walls over a polygon (x and z, convex or nearly) with a lid whose edge is cut off. */
export const prism = (
  clay: Clay,
  paint: Paint,
  polygon: readonly (readonly [number, number])[],
  bottom: number,
  top: number,
  { bevel = 0, lid = paint }: { bevel?: number; lid?: Paint } = {},
): void => {
  const ring = signedArea(polygon) < 0 ? polygon : polygon.toReversed();
  const at = (points: readonly (readonly [number, number])[], y: number): Vec[] => points.map(([x, z]) => [x, y, z]);
  const [low, high] = [at(ring, bottom), at(ring, top - bevel)];
  const upper = bevel > 0 ? at(inset(ring, bevel), top) : high;
  for (let i = 0; i < ring.length; i++) {
    const k = (i + 1) % ring.length;
    clay.face(paint, [low[i]!, low[k]!, high[k]!, high[i]!]);
    if (bevel > 0) clay.face(paint, [high[i]!, high[k]!, upper[k]!, upper[i]!], 0.4);
  }
  clay.face(lid, upper);
};
/** The point of a frame along two points: for parts that sit on a limb. */
export const between = (from: Vec, to: Vec, offset: Vec, front?: Vec): Vec => place(along(from, to, front), offset);
