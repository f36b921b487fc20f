import type { Language } from '@cadre/core';
import type { Box } from '@cadre/shatterpoint/box';
import type { TerrainPart } from '@cadre/shatterpoint/content/types';
import { type TerrainPiece, TerrainShape, type XY } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';

/** Pixels of a part's edge: on the ground, and for each Elevation. */
const EDGE = { least: 1, elevation: 1.3 };
const lookOf = ({ elevation, climbable, impassable }: TerrainPart): TerrainPiece['look'] => {
  if (elevation > 0 && climbable) return 'platform';
  return impassable || elevation > 0 ? 'impassable' : 'inside';
};
/** LE-T7: every part can give Cover; the heavy hatching is what also blocks sight. */
const pieceIn = (part: TerrainPart, polygon: readonly XY[], language: Language): TerrainPiece => {
  const { elevation, blocked, impassable, climbable, cover } = LABELS[language].terrain;
  const says = [
    part.name[language],
    elevation(part.elevation),
    ...(part.blocked ? [blocked] : []),
    ...(part.impassable ? [impassable] : []),
    ...(part.climbable ? [climbable] : []),
    cover,
  ];
  return {
    id: part.id,
    name: says.join(', '),
    polygon,
    look: lookOf(part),
    cover: part.blocked ? 'heavy' : 'none',
    height: String(part.elevation),
    edge: EDGE.least + EDGE.elevation * part.elevation,
  };
};
/** The layout, drawn once: nothing of it ever changes. */
export const Terrain = memo(
  ({ box, language }: { readonly box: Box; readonly language: Language }): ReactNode =>
    box.table.pieces.map((piece, i) => <TerrainShape key={piece.id} piece={pieceIn(box.layout.parts[i]!, piece.polygon, language)} />),
);
