/** A point or direction: x to the right, y up, z to the front. */
export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const length = (a: Vec): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
export const mix = (a: Vec, b: Vec, t: number): Vec => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
/** A direction of length 1; straight up for a vector without one. */
export const unit = (a: Vec): Vec => {
  const l = length(a);
  return l < 1e-9 ? [0, 1, 0] : [a[0] / l, a[1] / l, a[2] / l];
};
export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Three columns and an origin: where the axes of a nested space lie in the outer one. */
export interface Frame {
  readonly x: Vec;
  readonly y: Vec;
  readonly z: Vec;
  readonly at: Vec;
}
export const WORLD: Frame = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], at: [0, 0, 0] };
export const direct = ({ x, y, z }: Frame, v: Vec): Vec => [
  x[0] * v[0] + y[0] * v[1] + z[0] * v[2],
  x[1] * v[0] + y[1] * v[1] + z[1] * v[2],
  x[2] * v[0] + y[2] * v[1] + z[2] * v[2],
];
export const place = (frame: Frame, v: Vec): Vec => add(frame.at, direct(frame, v));
export const nest = (outer: Frame, inner: Frame): Frame => ({
  x: direct(outer, inner.x),
  y: direct(outer, inner.y),
  z: direct(outer, inner.z),
  at: place(outer, inner.at),
});
/** Whether a frame shows things as a mirror does. */
export const isMirrored = ({ x, y, z }: Frame): boolean => dot(cross(x, y), z) < 0;

/** Where and how a nested space lies: moved, turned (degrees about x, then y, then z of the outer space), scaled. */
export interface Placement {
  readonly at?: Vec | undefined;
  readonly turn?: Vec | undefined;
  readonly scale?: number | Vec | undefined;
}
const rotate = (v: Vec, [ax, ay, az]: Vec): Vec => {
  const [sx, cx] = [Math.sin(toRadians(ax)), Math.cos(toRadians(ax))];
  const [sy, cy] = [Math.sin(toRadians(ay)), Math.cos(toRadians(ay))];
  const [sz, cz] = [Math.sin(toRadians(az)), Math.cos(toRadians(az))];
  const a: Vec = [v[0], v[1] * cx - v[2] * sx, v[1] * sx + v[2] * cx];
  const b: Vec = [a[0] * cy + a[2] * sy, a[1], a[2] * cy - a[0] * sy];
  return [b[0] * cz - b[1] * sz, b[0] * sz + b[1] * cz, b[2]];
};
export const frameOf = ({ at = [0, 0, 0], turn = [0, 0, 0], scale = 1 }: Placement): Frame => {
  const [sx, sy, sz] = typeof scale === 'number' ? [scale, scale, scale] : scale;
  return { x: rotate([sx, 0, 0], turn), y: rotate([0, sy, 0], turn), z: rotate([0, 0, sz], turn), at };
};
/** A frame whose y axis points from `from` to `to` and whose z axis is as near to `front` as it can be. */
export const along = (from: Vec, to: Vec, front: Vec = [0, 0, 1]): Frame => {
  const y = unit(sub(to, from));
  const level = sub(front, times(y, dot(front, y)));
  const z = length(level) > 1e-4 ? unit(level) : unit(cross([1, 0, 0], y));
  return { x: cross(y, z), y, z, at: from };
};
