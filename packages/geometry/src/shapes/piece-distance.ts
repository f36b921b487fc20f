import type { Piece } from '../table/table.js';
import { isAt, type Measure, measure, overlaps } from './distance.js';
import type { Outline } from './outline.js';

/** A piece may be bent: the nearest of its convex parts counts. */
export const isAtPiece = (piece: Piece, outline: Outline, length: number): boolean => piece.parts.some(part => isAt(part, outline, length));
export const overlapsPiece = (piece: Piece, outline: Outline): boolean => piece.parts.some(part => overlaps(part, outline));
export const measurePiece = (piece: Piece, outline: Outline): Measure =>
  piece.parts.map(part => measure(outline, part)).reduce((best, next) => (next.gap < best.gap ? next : best));
