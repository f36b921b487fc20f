import { type Table, tableOf } from '@cadre/geometry';
import type { Layout, Named, TerrainPart } from './types.js';

/** S-BF-1: 36 by 36 inches. */
export const SIZE = 36;
/** Inches. */
export const TOKEN_DIAMETER = 1;

/** S-BF-2: a part by its Elevation and flags: B blocked, I impassable, C climbable. */
export const part = (
  id: string,
  name: Named,
  elevation: number,
  flags: '' | 'B' | 'I' | 'C' | 'BI' | 'BC' | 'IC' | 'BIC',
  polygon: TerrainPart['polygon'],
): TerrainPart => ({
  id,
  name,
  elevation,
  blocked: flags.includes('B'),
  impassable: flags.includes('I'),
  climbable: flags.includes('C'),
  polygon,
});
/** LE-T4: on a climbable part, or as on open ground where a part of Elevation 0 is not impassable. */
const footingOf = ({ climbable, elevation, impassable }: TerrainPart) =>
  elevation > 0 ? (climbable ? 'top' : 'none') : impassable ? 'none' : 'inside';
/** A storey is three inches high (S-BF-3); nothing measures heights, but a prism has one. */
const topOf = ({ elevation }: TerrainPart): number => Math.max(1, 3 * elevation);

/** The layout in the words of the geometry, not yet checked. */
export const describeTable = (layout: Pick<Layout, 'id' | 'name' | 'parts'>) => ({
  id: layout.id,
  name: layout.name.en,
  unit: 'inch',
  width: SIZE,
  depth: SIZE,
  pieces: layout.parts.map(each => ({
    id: each.id,
    name: each.name.en,
    polygon: each.polygon,
    top: topOf(each),
    elevation: each.elevation,
    passage: each.impassable ? 'impassable' : 'open',
    footing: footingOf(each),
    sight: each.blocked ? 'blocks' : 'open',
    // LE-T7: every part can give Cover.
    cover: 'light',
  })),
  zones: [],
});
export const tableFor = (layout: Layout): Table => tableOf(describeTable(layout));
