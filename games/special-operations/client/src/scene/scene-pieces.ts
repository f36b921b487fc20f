import { lookOfPiece, oncePerBox, type ScenePiece } from '@cadre/battle';
import type { Language } from '@cadre/core';
import type { Piece } from '@cadre/geometry';
import type { Box } from '@cadre/special-operations/box';
import { TERRAIN } from '@cadre/special-operations/content/terrain';
import type { TerrainKind } from '@cadre/special-operations/content/types';
import { LABELS } from '../labels/labels.js';
import { inches } from '../names.js';

/** A piece of terrain in words: its name, its height, the cover it gives, and what a figure can do with it. */
export const scenePiece = (piece: Piece, kind: TerrainKind, language: Language): ScenePiece => {
  const { id, polygon, bottom, top, cover, sight } = piece;
  const height = inches(top, language);
  const { covers, looks } = LABELS[language].terrain;
  const look = lookOfPiece(piece);
  return {
    ...{ id, polygon, bottom, top, cover, sight, kind, look, height },
    name: [TERRAIN[kind].name[language], height, covers[cover], looks[look]].join(', '),
  };
};
/** The terrain of a box. */
export const scenePieces = oncePerBox((box: Box, language: Language): readonly ScenePiece[] =>
  box.table.pieces.map((piece, i) => scenePiece(piece, box.layout.pieces[i]!.kind, language)),
);
