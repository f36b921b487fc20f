import type { Clay } from '../../sculpt/clay.js';
import { type PlateOptions, plate, type Station } from '../../sculpt/hull.js';
import type { Paint } from '../../sculpt/mesh.js';
import { box, loft, type Ring } from '../../sculpt/shapes.js';
import { type Vec, WORLD } from '../../sculpt/vectors.js';
import type { Look, Palette } from '../look.js';

/** What a head is sculpted with. One unit is as high as the head; its chin is at the origin, its face looks to z > 0. */
export interface HeadKit {
  readonly clay: Clay;
  readonly palette: Palette;
  readonly look: Look;
}
/** One ring of a head: how high it is, its radii across and from back to front, how far it is moved to the front, and what else. */
export type Slice = readonly [y: number, rx: number, rz: number, z?: number, more?: Omit<Ring, 'y' | 'rx' | 'rz' | 'z'>];
export const EDGE = { crisp: true, shade: 0.1 } as const;
const ringOf = ([y, rx, rz, z = 0, more]: Slice): Ring => ({ y, rx, rz, z, ...more });
const stationOf = ([y, rx, rz, z = 0, { x = 0, power, paint, shade, crisp } = {}]: Slice): Station => ({
  frame: { ...WORLD, at: [x, y, z] },
  ...{ rx, rz, power, paint, shade, crisp },
});
/** A body of slices from the bottom up. */
export const turned = ({ clay }: HeadKit, paint: Paint, slices: readonly Slice[], sides = 10): void =>
  loft(clay, paint, slices.map(ringOf), { sides });
/** Part of its surface: a visor, a stripe, hair. 0 is the front, 90 the figure's left. */
export const patch = (
  { clay }: HeadKit,
  paint: Paint,
  slices: readonly Slice[],
  arc: readonly [number, number],
  { columns = 3, rim = 0 }: Omit<PlateOptions, 'arc'> = {},
): void => plate(clay, paint, slices.map(stationOf), { arc, columns, rim });
/** The same at a distance. */
export const grown = (slices: readonly Slice[], by: number): Slice[] =>
  slices.map(([y, rx, rz, ...rest]): Slice => [y, rx + by, rz + by, ...rest]);
/** Once on each side. */
export const mirrored = ({ clay }: HeadKit, sculpt: (side: 1 | -1) => void): void => {
  for (const side of [1, -1] as const) clay.within({ scale: [side, 1, 1] }, () => sculpt(side));
};
/** A block without light edges: what is too small for them. */
export const block = ({ clay }: HeadKit, paint: Paint, size: Vec, at: Vec, turn?: Vec, taper?: readonly [number, number]): void =>
  box(clay, paint, size, at, { bevel: 0, ...(turn && { turn }), ...(taper && { taper }) });
/** The same paint darker, or lighter above 1. */
export const darker = ({ color, ...rest }: Paint, by = 0.6): Paint => ({
  ...rest,
  color: [16, 8, 0].reduce((sum, shift) => sum | (Math.min(255, Math.round(((color >> shift) & 255) * by)) << shift), 0),
});
export const BLACK: Paint = { color: 0x15171c, gloss: 0.85 };
export const GREY: Paint = { color: 0x5b6068, gloss: 0.4 };
export const SILVER: Paint = { color: 0x9aa0a8, gloss: 0.7 };
