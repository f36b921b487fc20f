import { touches } from './contact.js';
import { someLineCrosses } from './crossing-lines.js';
import { type Figure, silhouetteOf } from './figure.js';
import { piecesAlong } from './grid.js';
import type { Outline } from './outline.js';
import { isAtPiece, overlapsPiece } from './piece-distance.js';
import { type Sight, sightBetween } from './sight.js';
import type { Blocker } from './sight-scene.js';
import type { Piece, Table } from './table.js';

const blockersKnown = new WeakMap<Piece, readonly Blocker[]>();
export const blockersOfPiece = (piece: Piece): readonly Blocker[] => {
  const known = blockersKnown.get(piece);
  if (known) return known;
  const blockers = piece.parts.map(outline => ({ id: piece.id, outline, bottom: piece.bottom, top: piece.top }));
  blockersKnown.set(piece, blockers);
  return blockers;
};
export const blockerOf = (figure: Figure): Blocker => ({ id: figure.id, ...silhouetteOf(figure) });

/** L-TER-8: a piece that is walked into does not hide what stands in it, even partly. */
const isIn = (piece: Piece, outline: Outline): boolean => piece.footing === 'inside' && overlapsPiece(piece, outline);

/**
 * L-LOS-1 to L-LOS-3: terrain that blocks and the vehicles given here hide; nobody hides himself. Troopers and repulsor
 * vehicles never block, so they are simply not in `vehicles`.
 */
export const legionSight = (table: Table, viewer: Figure, target: Figure, vehicles: readonly Figure[] = []): Sight => {
  const near = silhouetteOf(viewer);
  const far = silhouetteOf(target);
  const blockers: Blocker[] = [];
  for (const piece of piecesAlong(table, near.outline, far.outline))
    if (piece.sight === 'blocks' && !isIn(piece, near.outline) && !isIn(piece, far.outline)) blockers.push(...blockersOfPiece(piece));
  for (const vehicle of vehicles) if (vehicle.id !== viewer.id && vehicle.id !== target.id) blockers.push(blockerOf(vehicle));
  return sightBetween(near, far, blockers);
};

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
