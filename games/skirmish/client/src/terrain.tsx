import { lookOfPiece, oncePerBox, type PieceKind, type ScenePiece } from '@cadre/battle';
import type { Language } from '@cadre/core';
import { INCH, type Piece } from '@cadre/geometry';
import { Ground, Zone } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { CONTROL } from '#game/queries';
import { BEACON, TABLE } from '#game/table';
import { WORDS } from '#game/words';
import { LABELS } from './labels.js';

export const BOUNDS = { x: 0, y: 0, width: TABLE.width, height: TABLE.depth };
const GRID = 3 * INCH;
const KINDS: Readonly<Record<string, PieceKind>> = {
  wall: 'wall',
  'low wall': 'wall',
  crates: 'crates',
  platform: 'deck',
  walkway: 'deck',
};
const inches = (tenths: number): string => `${Math.round((10 * tenths) / INCH) / 10}"`;
/** A piece in words: its name, its height, and the cover it gives. */
const scenePiece = (piece: Piece, language: Language): ScenePiece => {
  const { id, polygon, bottom, top, cover, sight } = piece;
  const name = WORDS[language].pieces[piece.name] ?? piece.name;
  return {
    ...{ id, polygon, bottom, top, cover, sight },
    kind: KINDS[piece.name] ?? 'building',
    look: lookOfPiece(piece),
    name: `${name}, ${inches(top)}, ${LABELS[language].cover[cover]}`,
    height: inches(top),
  };
};
/** The terrain of the yard. */
export const scenePieces = oncePerBox((table: typeof TABLE, language: Language): readonly ScenePiece[] =>
  table.pieces.map(piece => scenePiece(piece, language)),
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
