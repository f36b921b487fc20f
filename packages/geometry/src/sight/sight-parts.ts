import type { Outline } from '../shapes/outline.js';
import type { Piece, Table } from '../table/table.js';

/** The convex parts of all pieces that block sight, in the order of the table, each with a circle around it: kept beside the table. */
export interface SightParts {
  readonly count: number;
  readonly outlines: readonly Outline[];
  readonly pieces: readonly Piece[];
  /** The middle of each circle and its radius. */
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly radius: Float64Array;
  readonly top: Float64Array;
  /** Nothing of it hangs higher than this. */
  readonly highestBottom: number;
}

const known = new WeakMap<Table, SightParts>();

export const sightPartsOf = (table: Table): SightParts => {
  const found = known.get(table);
  if (found) return found;
  const pieces = table.pieces.filter(piece => piece.sight === 'blocks');
  const parts = pieces.flatMap(piece => piece.parts.map(outline => ({ piece, outline })));
  const fresh: SightParts = {
    count: parts.length,
    outlines: parts.map(part => part.outline),
    pieces: parts.map(part => part.piece),
    x: Float64Array.from(parts, ({ outline }) => (outline.minX + outline.maxX) / 2),
    y: Float64Array.from(parts, ({ outline }) => (outline.minY + outline.maxY) / 2),
    radius: Float64Array.from(parts, ({ outline }) => aroundBox(outline)),
    top: Float64Array.from(parts, ({ piece }) => piece.top),
    highestBottom: pieces.reduce((most, piece) => Math.max(most, piece.bottom), 0),
  };
  known.set(table, fresh);
  return fresh;
};

/** Half the diagonal of the box around an outline. */
const aroundBox = ({ minX, minY, maxX, maxY }: Outline): number =>
  Math.sqrt((maxX - minX) * (maxX - minX) + (maxY - minY) * (maxY - minY)) / 2;

/** Rounding must not lose a part that a line just meets. */
const MARGIN = 1;

/**
 * The parts, not lower than `least`, that come near the straight way between two outlines: more than lines between them meet,
 * never fewer. Their numbers stand in `nearby`.
 */
export const nearby: number[] = [];
export const gatherNearby = (parts: SightParts, a: Outline, b: Outline, least: number): number => {
  const ax = (a.minX + a.maxX) / 2;
  const ay = (a.minY + a.maxY) / 2;
  const wx = (b.minX + b.maxX) / 2 - ax;
  const wy = (b.minY + b.maxY) / 2 - ay;
  const length = Math.sqrt(wx * wx + wy * wy);
  const aside = MARGIN + (a.xs.length === 1 && b.xs.length === 1 ? Math.max(a.r, b.r) : Math.max(aroundBox(a), aroundBox(b)));
  const { x, y, radius, top } = parts;
  let count = 0;
  for (let i = 0; i < parts.count; i++) {
    if (top[i]! < least) continue;
    const reach = (radius[i]! + aside) * length;
    const px = x[i]! - ax;
    const py = y[i]! - ay;
    const off = wx * py - wy * px;
    if (off > reach || off < -reach) continue;
    const along = wx * px + wy * py;
    if (along < -reach || along > length * length + reach) continue;
    nearby[count++] = i;
  }
  return count;
};
