import type { Clay, Row } from './clay.js';
import type { Paint } from './mesh.js';
import { bulge } from './shapes.js';
import { add, along, type Frame, mix, sub, times, toRadians, unit, type Vec } from './vectors.js';

/** A ring anywhere in space: around the y axis of its frame, angle 0 to its z, 90 degrees to its x. */
export interface Station {
  readonly frame: Frame;
  readonly rx: number;
  readonly rz?: number | undefined;
  readonly power?: number | undefined;
  readonly paint?: Paint | undefined;
  readonly shade?: number | undefined;
  readonly crisp?: boolean | undefined;
}
export const stationPoint = ({ frame, rx, rz = rx, power = 2 }: Station, degrees: number): Vec => {
  const a = toRadians(degrees);
  return add(frame.at, add(times(frame.x, rx * bulge(Math.sin(a), power)), times(frame.z, rz * bulge(Math.cos(a), power))));
};
const rowOf = (station: Station, angles: readonly number[]): Row => ({
  points: angles.map(angle => stationPoint(station, angle)),
  ...{ paint: station.paint, shade: station.shade, crisp: station.crisp },
});
/** A body over stations, from its lower end to its upper. */
export const hull = (
  clay: Clay,
  paint: Paint,
  stations: readonly Station[],
  sides = 8,
  lids: readonly [boolean, boolean] = [true, true],
): void => {
  const angles = Array.from({ length: sides }, (_, i) => (360 * (i + 0.5)) / sides);
  const rows = stations.map(station => rowOf(station, angles));
  clay.skin(paint, rows);
  if (lids[0]) clay.face(rows[0]!.paint ?? paint, rows[0]!.points.toReversed());
  if (lids[1]) clay.face(rows.at(-2)!.paint ?? paint, rows.at(-1)!.points);
};
export interface PlateOptions {
  readonly arc: readonly [number, number];
  readonly columns?: number;
  /** How far its rim reaches inwards; none for 0. */
  readonly rim?: number;
}
/** Part of the surface of such a body: a plate of armour, a visor, a stripe. It has no back. */
export const plate = (clay: Clay, paint: Paint, stations: readonly Station[], { arc, columns = 4, rim = 0 }: PlateOptions): void => {
  const angles = Array.from({ length: columns + 1 }, (_, j) => arc[0] + ((arc[1] - arc[0]) * j) / columns);
  const rows = stations.map(station => rowOf(station, angles));
  clay.skin(paint, rows, false);
  if (rim <= 0) return;
  const inner = stations.map(station => {
    const small = { ...station, rx: Math.max(0, station.rx - rim), rz: Math.max(0, (station.rz ?? station.rx) - rim) };
    return angles.map(angle => stationPoint(small, angle));
  });
  const edge = (front: readonly Vec[], rear: readonly Vec[]): void => {
    for (let i = 0; i + 1 < front.length; i++) clay.face(paint, [rear[i]!, rear[i + 1]!, front[i + 1]!, front[i]!], 0.34);
  };
  const last = rows.length - 1;
  const column = (grid: readonly (readonly Vec[])[], j: number): Vec[] => grid.map(row => row[j]!);
  const outer = rows.map(({ points }) => points);
  edge(outer[0]!, inner[0]!);
  edge(outer[last]!.toReversed(), inner[last]!.toReversed());
  edge(column(outer, 0).toReversed(), column(inner, 0).toReversed());
  edge(column(outer, columns), column(inner, columns));
};
/** Halfway between two frames, or at any share of the way. */
export const blendFrames = (a: Frame, b: Frame, t: number): Frame => ({
  at: mix(a.at, b.at, t),
  ...{ x: unit(mix(a.x, b.x, t)), y: unit(mix(a.y, b.y, t)), z: unit(mix(a.z, b.z, t)) },
});
/** The frames of a limb of two bones: 0 at its root, 1 at its joint, 2 at its end. Their y axes point to its root. */
export const boneFrames = (root: Vec, joint: Vec, end: Vec, front: Vec): ((t: number) => Frame) => {
  const upper = along(joint, root, front);
  const lower = along(end, joint, front);
  return t => {
    const turn = Math.min(1, Math.max(0, (t - 0.8) / 0.4));
    const at = t < 1 ? add(root, times(sub(joint, root), t)) : add(joint, times(sub(end, joint), t - 1));
    return { ...blendFrames(upper, lower, turn), at };
  };
};
