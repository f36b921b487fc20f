import { isAt } from '../shapes/distance.js';
import type { Outline } from '../shapes/outline.js';
import { isAtPiece, overlapsPiece } from '../shapes/piece-distance.js';
import { piecesAlong } from '../table/grid.js';
import type { Piece, Table } from '../table/table.js';
import { someLineCrosses } from './crossing-lines.js';
import { isSceneClear, type Sight, sightInScene, touchSight } from './sight.js';
import { gatherNearby, nearby, sightPartsOf } from './sight-parts.js';
import { addBlocker, closeScene, openScene } from './sight-scene.js';

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
export const elevationSight = (table: Table, viewer: Standing, object: Standing): Sight =>
  buildScene(table, viewer, object)
    ? sightInScene()
    : touchSight(viewer.outline, FLAT.bottom, FLAT.top, object.outline, FLAT.bottom, FLAT.top);

/** S-LOS-1 without a proof, for whoever asks thousands of times. */
export const seesByElevation = (table: Table, viewer: Standing, object: Standing): boolean =>
  !buildScene(table, viewer, object) || isSceneClear();

/** False when the two touch from above: then nothing can be between them. */
const buildScene = (table: Table, viewer: Standing, object: Standing): boolean => {
  const [near, far] = [viewer.outline, object.outline];
  if (isAt(near, far, 0)) return false;
  openScene(near, FLAT.bottom, FLAT.top, far, FLAT.bottom, FLAT.top);
  const parts = sightPartsOf(table);
  const count = gatherNearby(parts, near, far, 0);
  for (let k = 0; k < count; k++) {
    const piece = parts.pieces[nearby[k]!]!;
    if (piece.elevation > object.elevation && !standsOn(piece, viewer) && !standsOn(piece, object))
      addBlocker(parts.outlines[nearby[k]!]!, FLAT.bottom, FLAT.top, piece.id);
  }
  closeScene();
  return true;
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
