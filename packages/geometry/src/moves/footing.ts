import type { Refusal } from '../places/refusal.js';
import { isOnTable } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import { overlapsPiece } from '../shapes/piece-distance.js';
import { piecesNear } from '../table/grid.js';
import type { Piece, Table } from '../table/table.js';
import { isCarried } from './surfaces.js';

/** How a rule system tells high from low: by height in 0.1 mm (L-TER-5), or by the Elevation of a part (S-BF-3). */
export const LEVELS = ['height', 'elevation'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The levels, lowest first, at which a base of this outline can stand here: wholly on the table, wholly on surfaces of one
 * level (L-TER-6, S-BASE-2), not inside anything solid, with room for its silhouette above. None: it cannot end here.
 */
export const levelsAt = (table: Table, outline: Outline, silhouette: number, level: Level): number[] => {
  if (!isOnTable(table, outline)) return [];
  const under = piecesNear(table, outline).filter(piece => piece.footing !== 'inside' && overlapsPiece(piece, outline));
  if (under.length === 0) return [0];
  const levels = new Set([0, ...under.filter(piece => piece.footing === 'top').map(piece => levelOf(piece, level))]);
  return [...levels].filter(at => standsAt(under, outline, silhouette, level, at)).sort((a, b) => a - b);
};

/** Why a base of this outline can stand on no level here; nothing when it can. */
export const whyNoFooting = (table: Table, outline: Outline, silhouette: number, level: Level): Refusal | undefined => {
  if (!isOnTable(table, outline)) return { kind: 'off-the-table' };
  if (levelsAt(table, outline, silhouette, level).length > 0) return undefined;
  const under = piecesNear(table, outline).filter(piece => piece.footing !== 'inside' && overlapsPiece(piece, outline));
  const solid = under.find(piece => piece.footing === 'none' && piece.bottom === 0);
  if (solid) return { kind: 'in-piece', piece: solid.id };
  const above = under.find(piece => piece.bottom > 0 && !isCarried([piece], outline));
  if (above) return { kind: 'no-headroom', piece: above.id };
  return { kind: 'half-on-piece', piece: under[0]!.id };
};

/** The piece whose top carries the base on this level, if one alone does. */
export const surfaceAt = (table: Table, outline: Outline, level: Level, at: number): string | undefined =>
  piecesNear(table, outline).find(piece => piece.footing === 'top' && levelOf(piece, level) === at && isCarried([piece], outline))?.id;

export const levelOf = (piece: Piece, level: Level): number => {
  switch (level) {
    case 'height':
      return piece.top;
    case 'elevation':
      return piece.elevation;
  }
};

const standsAt = (under: readonly Piece[], outline: Outline, silhouette: number, level: Level, at: number): boolean => {
  if (under.some(piece => isInTheWay(piece, silhouette, level, at))) return false;
  const surface = under.filter(piece => piece.footing === 'top' && levelOf(piece, level) === at);
  const gaps = under.some(piece => levelOf(piece, level) < at) || at !== 0;
  return !gaps || isCarried(surface, outline);
};

const isInTheWay = (piece: Piece, silhouette: number, level: Level, at: number): boolean => {
  switch (level) {
    case 'height':
      return piece.top > at && piece.bottom < at + silhouette;
    case 'elevation':
      return piece.elevation > at || (piece.elevation === at && piece.footing === 'none');
  }
};
