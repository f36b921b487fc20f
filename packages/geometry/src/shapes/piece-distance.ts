import type { Piece } from '../table/table.js';
import { isAt, overlaps } from './distance.js';
import type { Outline } from './outline.js';

/** A piece may be bent: the nearest of its convex parts counts. */
export const isAtPiece = (piece: Piece, outline: Outline, length: number): boolean => piece.parts.some(part => isAt(part, outline, length));
export const overlapsPiece = (piece: Piece, outline: Outline): boolean => piece.parts.some(part => overlaps(part, outline));
