import type { XY } from '../battlefield/ground.js';
import { type Disc, depthIn, isInside, type Rect } from './rect.js';

/** The name of something that lies on the table. */
export interface BoardName {
  readonly id: string;
  readonly at: XY;
  /** Of what has the name. */
  readonly radius: number;
  readonly text: string;
  /** Set apart behind it. */
  readonly score?: string | undefined;
  /** Written however small the table is. */
  readonly isVital?: boolean;
}
/** Pixels of the screen. */
export const NAME_SIZE = 12;
const LETTER = 6;
const GAP = 3;
/** Pixels across a table: on a smaller one names would cover it. */
const READABLE = 400;

export const readableNames = (names: readonly BoardName[], width: number): readonly BoardName[] =>
  names.filter(({ isVital = false }) => isVital || width > READABLE);

export type PlacedName = { readonly x: number; readonly y: number; readonly rect: Rect };
/** Below what it names, or beside or above it where a figure stands there. */
export const placeNames = (
  names: readonly BoardName[],
  figures: readonly Disc[],
  frame: Rect,
  onScreen: (at: XY) => XY,
  scaleAt: (at: XY) => number,
): readonly PlacedName[] =>
  names.map(({ at, radius, text, score }) => {
    const middle = onScreen(at);
    const r = radius * scaleAt(at);
    const width = LETTER * (text.length + (score ? score.length + 1 : 0)),
      height = NAME_SIZE;
    const [aside, away] = [r + GAP + width / 2, r + GAP + height / 2];
    const places = [
      [0, away],
      [0, -away],
      [aside, 0],
      [-aside, 0],
      [aside, away],
      [-aside, away],
      [0, away + NAME_SIZE],
      [0, -away - NAME_SIZE],
    ].map(([x, y]): PlacedName => ({ x: x!, y: y!, rect: { x: middle.x + x!, y: middle.y + y!, width, height } }));
    const hidden = ({ rect }: PlacedName): number =>
      figures.reduce((sum, figure) => sum + depthIn(rect, figure), isInside(rect, frame) ? 0 : 2 * width);
    return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
  });
