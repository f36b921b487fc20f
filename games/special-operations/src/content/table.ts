import { type Table, tableOf } from '@cadre/geometry';
import { TERRAIN } from './terrain.js';
import type { Layout, Mission } from './types.js';

/** Inches. */
export const SIZE = 36;
export const TOKEN_DIAMETER = 1;

/** The layout and the zones of the mission in the words of the geometry, not yet checked. SO-G3: 36 by 36 inches. SO-G27, L-TER-1, L-TER-7: a piece is what its kind of terrain is. */
export const describeTable = (layout: Pick<Layout, 'id' | 'name' | 'pieces'>, zones: Mission['zones']) => ({
  id: layout.id,
  name: layout.name.en,
  unit: 'inch',
  width: SIZE,
  depth: SIZE,
  pieces: layout.pieces.map(({ id, kind, polygon }) => {
    const { name, ...terrain } = TERRAIN[kind];
    return { id, name: name.en, polygon, ...terrain };
  }),
  zones: zones.map(({ id, polygon }) => ({ id, polygon })),
});
export const tableFor = (layout: Layout, mission: Mission): Table => tableOf(describeTable(layout, mission.zones));
