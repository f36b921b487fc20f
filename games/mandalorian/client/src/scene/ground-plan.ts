import { INCH, type Point } from '@cadre/geometry';
import type { MapDef } from '#game/content/index';
import { type Occupant, RIM, SIDE, sizeOf } from '../map/places.js';

/** One unit of the flat drawing in 0.1 mm: a space is 50 mm wide, and every whole unit a whole number. */
export const UNIT = 5;
/** The table is the whole drawing, the rim with its letters included. */
export const tableOf = (map: MapDef): { readonly width: number; readonly depth: number } => {
  const { columns, rows } = sizeOf(map);
  return { width: (columns * SIDE + 2 * RIM) * UNIT, depth: (rows * SIDE + 2 * RIM) * UNIT };
};
/** A point of the drawing, whose y runs down, on the table, whose y runs up. */
export const onTable = (map: MapDef, { x, y }: Point): Point => ({ x: (x + RIM) * UNIT, y: tableOf(map).depth - (y + RIM) * UNIT });
export const onDrawing = (map: MapDef, { x, y }: Point): Point => ({ x: x / UNIT - RIM, y: (tableOf(map).depth - y) / UNIT - RIM });
/** What lays the drawing on the ground of the scene: how many of its units are an inch, and where in inches from the table's middle it begins. */
export const drawingOnGround = (map: MapDef): { readonly perInch: number; readonly origin: readonly [x: number, z: number] } => {
  const { width, depth } = tableOf(map);
  const rim = RIM * UNIT;
  return { perInch: INCH / UNIT, origin: [(rim - width / 2) / INCH, (rim - depth / 2) / INCH] };
};

/** Figures are numbered: characters by their seat, The Child, threats by their place in the list. */
const CHILD = 90;
const FIRST_THREAT = 100;
export const figureOf = (who: Occupant): number => {
  const [kind, number] = who.split(':') as ['piece' | 'character' | 'child', string];
  return kind === 'character' ? Number(number) : kind === 'child' ? CHILD : FIRST_THREAT + Number(number);
};
export const occupantOf = (figure: number): Occupant =>
  figure >= FIRST_THREAT ? `piece:${figure - FIRST_THREAT}` : figure === CHILD ? 'child:0' : `character:${figure}`;
