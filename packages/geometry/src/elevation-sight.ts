import { someLineCrosses } from './crossing-lines.js';
import { piecesAlong } from './grid.js';
import type { Outline } from './outline.js';
import { isAtPiece, overlapsPiece } from './piece-distance.js';
import { type Sight, sightBetween } from './sight.js';
import type { Piece, Table } from './table.js';

/** A base or token on a surface of some Elevation (S-BF-3). */
export interface Standing {
  readonly outline: Outline;
  readonly elevation: number;
}

/** Lines are drawn flat: where a line crosses a part is all that matters. */
const FLAT = { bottom: 0, top: 1 } as const;

const standsOn = (piece: Piece, standing: Standing): boolean =>
  piece.elevation === standing.elevation && overlapsPiece(piece, standing.outline);

/**
 * S-LOS-1: a line from any part of the base to the object. Only Blocked parts obstruct, and only those of a higher Elevation
 * than the object's; a part never hides what stands on it. Characters never obstruct.
 */
export const elevationSight = (table: Table, viewer: Standing, object: Standing): Sight => {
  const pieces = piecesAlong(table, viewer.outline, object.outline).filter(
    piece => piece.sight === 'blocks' && piece.elevation > object.elevation && !standsOn(piece, viewer) && !standsOn(piece, object),
  );
  const blockers = pieces.flatMap(piece => piece.parts.map(outline => ({ id: piece.id, outline, ...FLAT })));
  return sightBetween({ outline: viewer.outline, ...FLAT }, { outline: object.outline, ...FLAT }, blockers);
};

/** S-COV-3: the parts at `distance` of the defender, as high as the attacker or higher, that some line between the bases crosses. */
export const coverParts = (table: Table, attacker: Standing, defender: Standing, distance: number): Piece[] =>
  piecesAlong(table, attacker.outline, defender.outline).filter(
    piece =>
      piece.elevation >= attacker.elevation &&
      isAtPiece(piece, defender.outline, distance) &&
      piece.parts.some(outline =>
        someLineCrosses({ outline: attacker.outline, ...FLAT }, { outline: defender.outline, ...FLAT }, { outline, ...FLAT }),
      ),
  );
