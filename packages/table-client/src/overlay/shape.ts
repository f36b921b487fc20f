/** A point of the table in its own units, x to the right and y down. */
export type Point = readonly [x: number, y: number];
/** The outer ring first, then its holes. */
export type Polygon = readonly (readonly Point[])[];

/** What a shape tells its reader. Colour, line and hatch follow from it. */
export const MEANINGS = ['reach', 'path', 'measure', 'sight', 'blocked', 'cover', 'threat', 'objective', 'suggestion'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** Something drawn over the table to scale: plain data, so that it can come from a worker or a server. */
export type Shape =
  | { readonly kind: 'region'; readonly meaning: Meaning; readonly polygons: readonly Polygon[] }
  | { readonly kind: 'path'; readonly meaning: Meaning; readonly points: readonly Point[] }
  | { readonly kind: 'circle'; readonly meaning: Meaning; readonly at: Point; readonly radius: number }
  /** A measured line with both its ends, and what was measured. */
  | { readonly kind: 'ruler'; readonly meaning: Meaning; readonly from: Point; readonly to: Point; readonly text: string }
  | { readonly kind: 'label'; readonly meaning: Meaning; readonly at: Point; readonly text: string };

/** A rectangle of the table. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
