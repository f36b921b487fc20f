import type { Point } from '@cadre/geometry';
import type { Vec } from '../sculpt/vectors.js';

/** The table measures 0.1 mm, the scene inches. */
export const UNITS_PER_INCH = 254;
/** Where the table lies in the scene: its middle in the origin, y up, the edge with y = 0 in front (z > 0). */
export interface TableSpace {
  readonly width: number;
  readonly depth: number;
  /** A point of the table at a height above it, in the scene. */
  readonly place: (at: Point, height?: number) => Vec;
  /** A point of the scene's ground on the table. */
  readonly point: (x: number, z: number) => Point;
}
export const inches = (units: number): number => units / UNITS_PER_INCH;
/** @param table its width and depth in 0.1 mm */
export const tableSpace = (table: { readonly width: number; readonly depth: number }): TableSpace => {
  const [width, depth] = [inches(table.width), inches(table.depth)];
  return {
    width,
    depth,
    place: ({ x, y }, height = 0) => [inches(x) - width / 2, inches(height), depth / 2 - inches(y)],
    point: (x, z) => ({ x: (x + width / 2) * UNITS_PER_INCH, y: (depth / 2 - z) * UNITS_PER_INCH }),
  };
};
