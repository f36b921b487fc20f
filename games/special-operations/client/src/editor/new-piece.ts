import { INCH } from '@cadre/geometry';
import type { TerrainKind } from '@cadre/special-operations/content/types';
import { centreOf, type DrawnPiece } from '@cadre/table-client';

/** How large a new piece is, in inches, and how many corners it has. */
const SIZES: Readonly<Record<TerrainKind, { readonly width: number; readonly depth: number; readonly corners: 4 | 8 }>> = {
  building: { width: 4, depth: 3, corners: 4 },
  rock: { width: 3, depth: 3, corners: 8 },
  container: { width: 4, depth: 2, corners: 4 },
  wall: { width: 4, depth: 0.5, corners: 4 },
  barricade: { width: 3, depth: 0.75, corners: 4 },
  crates: { width: 2, depth: 2, corners: 4 },
  woods: { width: 5, depth: 5, corners: 8 },
  ruins: { width: 4, depth: 4, corners: 4 },
};
/** Part of a side that a corner cuts off. */
const CUT = 0.3;
/** A piece of a kind around the middle of the table, with a name that no other has. */
export const newPiece = (
  kind: TerrainKind,
  pieces: readonly DrawnPiece[],
  middle: { readonly x: number; readonly y: number },
): DrawnPiece => {
  const { width, depth, corners } = SIZES[kind];
  const [right, top] = [(width / 2) * INCH, (depth / 2) * INCH];
  const [inX, inY] = [right * (1 - 2 * CUT), top * (1 - 2 * CUT)];
  const outline =
    corners === 4
      ? [
          [-right, -top],
          [right, -top],
          [right, top],
          [-right, top],
        ]
      : [
          [-inX, -top],
          [inX, -top],
          [right, -inY],
          [right, inY],
          [inX, top],
          [-inX, top],
          [-right, inY],
          [-right, -inY],
        ];
  let n = 1;
  while (pieces.some(({ id }) => id === `${kind}-${n}`)) n++;
  return {
    id: `${kind}-${n}`,
    kind,
    polygon: outline.map(([x, y]) => ({ x: Math.round(middle.x + x!), y: Math.round(middle.y + y!) })),
  };
};

/** Inches: where new pieces go, between the zones, one after the other. */
const PLACES = [12, 24].flatMap(y => [6, 12, 18, 24, 30].map(x => ({ x: x * INCH, y: y * INCH })));
const APART = 4 * INCH;
/** A place where no piece has its middle yet; the first again when all are taken. */
export const freeMiddle = (pieces: readonly DrawnPiece[]): { readonly x: number; readonly y: number } =>
  PLACES.find(place =>
    pieces.every(({ polygon }) => {
      const { x, y } = centreOf(polygon);
      return Math.abs(x - place.x) > APART || Math.abs(y - place.y) > APART;
    }),
  ) ?? PLACES[0]!;
