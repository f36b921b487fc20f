import { footprint } from '../shapes/base.js';
import { touches } from '../shapes/contact.js';
import { isAt } from '../shapes/distance.js';
import { bodyOf, type Figure, outlineOf, silhouetteOf } from '../shapes/figure.js';
import { moveDisc, type Outline, type ReusableDisc } from '../shapes/outline.js';
import { isAtPiece, overlapsPiece } from '../shapes/piece-distance.js';
import { piecesAlong } from '../table/grid.js';
import type { Piece, Table } from '../table/table.js';
import { someLineCrosses } from './crossing-lines.js';
import { isSceneClear, type Sight, sightInScene, touchSight } from './sight.js';
import { gatherNearby, nearby, type SightParts, sightPartsOf } from './sight-parts.js';
import { addBlocker, type Blocker, closeScene, farDisc, nearDisc, openScene, scene } from './sight-scene.js';

const blockersKnown = new WeakMap<Piece, readonly Blocker[]>();
export const blockersOfPiece = (piece: Piece): readonly Blocker[] => {
  const known = blockersKnown.get(piece);
  if (known) return known;
  const blockers = piece.parts.map(outline => ({ id: piece.id, outline, bottom: piece.bottom, top: piece.top }));
  blockersKnown.set(piece, blockers);
  return blockers;
};

/** L-TER-8: a piece that is walked into does not hide what stands in it, even partly. */
export const isIn = (piece: Piece, outline: Outline): boolean => piece.footing === 'inside' && overlapsPiece(piece, outline);

/**
 * L-LOS-1 to L-LOS-3: terrain that blocks and the vehicles given here hide; nobody hides himself. Troopers and repulsor
 * vehicles never block, so they are simply not in `vehicles`.
 */
export const legionSight = (table: Table, viewer: Figure, target: Figure, vehicles: readonly Figure[] = NOBODY): Sight =>
  buildScene(table, viewer, target, vehicles)
    ? sightInScene()
    : touchSight(
        scene.outline[0]!,
        viewer.bottom,
        viewer.bottom + viewer.height,
        scene.outline[1]!,
        target.bottom,
        target.bottom + target.height,
      );

/** All that could hide the target: terrain that blocks and that neither stands in, and the vehicles of others. */
export const blockersBetween = (table: Table, viewer: Figure, target: Figure, vehicles: readonly Figure[]): Blocker[] => {
  const near = silhouetteOf(viewer).outline;
  const far = silhouetteOf(target).outline;
  return [
    ...piecesAlong(table, near, far)
      .filter(piece => piece.sight === 'blocks' && !isIn(piece, near) && !isIn(piece, far))
      .flatMap(blockersOfPiece),
    ...vehicles.filter(vehicle => vehicle.id !== viewer.id && vehicle.id !== target.id).map(bodyOf),
  ];
};

/** L-LOS-1 to L-LOS-3 without a proof, for whoever asks thousands of times. */
export const sees = (table: Table, viewer: Figure, target: Figure, vehicles: readonly Figure[] = NOBODY): boolean =>
  !buildScene(table, viewer, target, vehicles) || isSceneClear();

const NOBODY: readonly Figure[] = [];

/** False when the two touch from above: then nothing can be between them. */
const buildScene = (table: Table, viewer: Figure, target: Figure, vehicles: readonly Figure[]): boolean => {
  const near = reusedOutline(nearDisc, viewer);
  const far = reusedOutline(farDisc, target);
  openScene(near, viewer.bottom, viewer.bottom + viewer.height, far, target.bottom, target.bottom + target.height);
  if (isAt(near, far, 0)) return false;
  const parts = sightPartsOf(table);
  const count = gatherNearby(parts, near, far, clearedHeight(parts, viewer, target, vehicles));
  for (let k = 0; k < count; k++) {
    const piece = parts.pieces[nearby[k]!]!;
    if (piece.footing === 'inside' && (isIn(piece, near) || isIn(piece, far))) continue;
    addBlocker(parts.outlines[nearby[k]!]!, piece.bottom, piece.top, piece.id);
  }
  for (const vehicle of vehicles)
    if (vehicle.id !== viewer.id && vehicle.id !== target.id)
      addBlocker(outlineOf(vehicle), vehicle.bottom, vehicle.bottom + vehicle.height, vehicle.id);
  closeScene();
  return true;
};

/** Where nothing hangs in the air, the line from top to top clears all that is lower than both: no need to look at it. */
const clearedHeight = (parts: SightParts, viewer: Figure, target: Figure, vehicles: readonly Figure[]): number => {
  const ground = Math.min(viewer.bottom, target.bottom);
  if (parts.highestBottom > ground || vehicles.some(vehicle => vehicle.bottom > ground)) return 0;
  return Math.min(viewer.bottom + viewer.height, target.bottom + target.height);
};

const reusedOutline = (disc: ReusableDisc, { base, at, facing }: Figure): Outline =>
  base.kind === 'rectangle' ? footprint(base, at, facing) : moveDisc(disc, at.x, at.y, base.diameter / 2);

/**
 * L-ATK-5: the pieces that obscure the target: it is partly hidden by them, they are at `distance` of it and the viewer does
 * not touch them; or the target stands in them (L-TER-8).
 */
export const obscuringPieces = (table: Table, viewer: Figure, target: Figure, distance: number): Piece[] => {
  const near = silhouetteOf(viewer);
  const far = silhouetteOf(target);
  return piecesAlong(table, near.outline, far.outline).filter(piece => {
    if (isIn(piece, far.outline)) return true;
    if (!isAtPiece(piece, far.outline, distance) || piece.parts.some(part => touches(part, near.outline))) return false;
    return piece.parts.some(outline => someLineCrosses(near, far, { outline, bottom: piece.bottom, top: piece.top }));
  });
};
