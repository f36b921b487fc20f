import type { Clay } from './clay.js';
import type { Paint } from './mesh.js';
import { type Ring, ringPoint } from './shapes.js';
import { add, cross, sub, times, unit, type Vec } from './vectors.js';

export interface ClothOptions {
  /** What its back is painted with; like its front unless told. */
  readonly back?: Paint | undefined;
  readonly thickness?: number;
  /** Lighter on ridges and darker in folds. */
  readonly shades?: readonly number[];
  /** The same along each row. */
  readonly folded?: readonly (readonly number[])[];
}
/** A sheet over rows of points, seen from both sides, with a thin rim. Its front is where the points run to the right and the rows upwards. */
export const cloth = (
  clay: Clay,
  paint: Paint,
  rows: readonly (readonly Vec[])[],
  { back = paint, thickness = 0.015, shades = [], folded = [] }: ClothOptions = {},
): void => {
  const last = rows.length - 1;
  const width = rows[0]!.length;
  const behind = rows.map((row, i) =>
    row.map((at, j): Vec => {
      const right = sub(row[Math.min(width - 1, j + 1)]!, row[Math.max(0, j - 1)]!);
      const up = sub(rows[Math.min(last, i + 1)]![j]!, rows[Math.max(0, i - 1)]![j]!);
      return add(at, times(unit(cross(right, up)), -thickness));
    }),
  );
  clay.skin(
    paint,
    rows.map((points, i) => ({ points, shade: shades[i], shades: folded[i] })),
    false,
  );
  clay.skin(
    back,
    behind.map(points => ({ points: points.toReversed(), shade: -0.12 })),
    false,
  );
  const rim = (front: readonly Vec[], rear: readonly Vec[]): void => {
    for (let i = 0; i + 1 < front.length; i++) clay.face(paint, [rear[i]!, rear[i + 1]!, front[i + 1]!, front[i]!], 0.3);
  };
  const column = (grid: readonly (readonly Vec[])[], j: number): Vec[] => grid.map(row => row[j]!);
  rim(rows[0]!, behind[0]!);
  rim(rows[last]!.toReversed(), behind[last]!.toReversed());
  rim(column(rows, 0).toReversed(), column(behind, 0).toReversed());
  rim(column(rows, width - 1), column(behind, width - 1));
};
export interface DrapeOptions extends ClothOptions {
  /** From which angle to which, in degrees around the figure: 0 is the front, 90 the right, 180 the back. */
  readonly arc: readonly [number, number];
  readonly columns?: number;
  /** How many folds, and how deep they are at the lowest ring, in inches. */
  readonly folds?: number;
  readonly depth?: number;
}
/** Part of a body over rings as a sheet: armour plates, skirts, capes. Folds deepen towards the first ring. */
export const drape = (
  clay: Clay,
  paint: Paint,
  rings: readonly Ring[],
  { arc, columns = 8, folds = 0, depth = 0, ...options }: DrapeOptions,
): void => {
  const rows = rings.map((ring, i) => {
    const deep = depth * (1 - i / Math.max(1, rings.length - 1));
    return Array.from({ length: columns + 1 }, (_, j) => {
      const wave = folds > 0 ? deep * Math.cos((2 * Math.PI * folds * j) / columns + i * 0.4) : 0;
      return ringPoint({ ...ring, rx: ring.rx + wave, rz: (ring.rz ?? ring.rx) + wave }, arc[0] + ((arc[1] - arc[0]) * j) / columns);
    });
  });
  cloth(clay, paint, rows, options);
};
