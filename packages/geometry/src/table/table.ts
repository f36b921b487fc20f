import type { Point } from '../shapes/exact.js';
import type { Outline } from '../shapes/outline.js';

export const PASSAGES = ['open', 'impassable'] as const;
/** Where a base may end: on its top, inside it as on open ground, or nowhere. */
export const FOOTINGS = ['top', 'inside', 'none'] as const;
export const SIGHTS = ['blocks', 'open'] as const;
export const COVERS = ['none', 'light', 'heavy'] as const;

/** A terrain piece: a prism. L-TER-1 in the words of Legion, S-BF-2 and S-BF-3 (elevation) in those of Shatterpoint. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  /** Simple, counter-clockwise, in 0.1 mm. */
  readonly polygon: readonly Point[];
  /** The polygon as convex outlines. */
  readonly parts: readonly Outline[];
  readonly bottom: number;
  readonly top: number;
  readonly elevation: number;
  readonly passage: (typeof PASSAGES)[number];
  readonly footing: (typeof FOOTINGS)[number];
  readonly sight: (typeof SIGHTS)[number];
  readonly cover: (typeof COVERS)[number];
}

/** A named part of the table for deployment and missions. */
export interface Zone {
  readonly id: string;
  readonly polygon: readonly Point[];
}

declare const checked: unique symbol;
/** Only `readTable` makes one: whoever holds a table holds a sound one. */
export interface Table {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly pieces: readonly Piece[];
  readonly zones: readonly Zone[];
  readonly [checked]: true;
}

export const pieceOf = (table: Table, id: string): Piece => {
  const piece = table.pieces.find(p => p.id === id);
  if (!piece) throw new Error(`table "${table.id}" has no piece "${id}"; it has ${table.pieces.map(p => p.id).join(', ') || 'none'}`);
  return piece;
};
export const zoneOf = (table: Table, id: string): Zone => {
  const zone = table.zones.find(z => z.id === id);
  if (!zone) throw new Error(`table "${table.id}" has no zone "${id}"; it has ${table.zones.map(z => z.id).join(', ') || 'none'}`);
  return zone;
};
