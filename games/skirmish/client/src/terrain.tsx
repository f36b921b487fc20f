import type { Language } from '@cadre/core';
import { INCH, type Piece } from '@cadre/geometry';
import { Ground, type TerrainPiece, TerrainShape, Zone } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { CONTROL } from '#game/queries';
import { BEACON, TABLE } from '#game/table';
import { WORDS } from '#game/words';
import { LABELS } from './labels.js';

export const BOUNDS = { x: 0, y: 0, width: TABLE.width, height: TABLE.depth };
const GRID = 3 * INCH;
/** Pixels of a piece's edge: the lowest, and for an inch of height. */
const EDGE = { least: 1, inch: 0.5 };
const inches = (tenths: number): string => `${Math.round((10 * tenths) / INCH) / 10}"`;
const lookOf = ({ bottom, passage, footing }: Piece): TerrainPiece['look'] => {
  if (bottom > 0) return 'floating';
  if (footing === 'top') return 'platform';
  if (footing === 'inside') return 'inside';
  return passage === 'impassable' ? 'impassable' : 'obstacle';
};
/** A piece in words: its name, its height, and the cover it gives. */
const pieceIn = (piece: Piece, language: Language): TerrainPiece => ({
  id: piece.id,
  name: `${WORDS[language].pieces[piece.name] ?? piece.name}, ${inches(piece.top)}, ${LABELS[language].cover[piece.cover]}`,
  polygon: piece.polygon,
  look: lookOf(piece),
  cover: piece.cover,
  height: inches(piece.top),
  edge: EDGE.least + (EDGE.inch * piece.top) / INCH,
});
export const PieceShape = ({ piece, language }: { readonly piece: Piece; readonly language: Language }): ReactNode => (
  <TerrainShape piece={pieceIn(piece, language)} />
);

/** Deployment zones, a grid of three inches, and the beacon with the ring in which it is held. */
export const Yard = ({ language }: { readonly language: Language }): ReactNode => (
  <g>
    <Ground bounds={BOUNDS} grid={GRID} />
    {TABLE.zones.map((zone, seat) => (
      <Zone key={zone.id} polygon={zone.polygon} seat={seat} name={LABELS[language].zone(seat)} />
    ))}
    <circle cx={BEACON.x} cy={BEACON.y} r={CONTROL} className="skirmish-ring" />
    <g transform={`translate(${BEACON.x} ${BEACON.y})`} className="skirmish-beacon">
      <title>{LABELS[language].beacon}</title>
      <path d="M0-150L130-75V75L0 150L-130 75V-75Z" />
      <circle r={45} />
    </g>
  </g>
);
