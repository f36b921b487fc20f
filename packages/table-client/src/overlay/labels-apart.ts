import type { OverlayShape } from '@cadre/core';
import type { XY } from '../battlefield/ground.js';
import { isInside, overlap, type Rect } from '../notes/rect.js';

/** Pixels of the screen: about as wide as a letter, and as high as a line. */
const LETTER = 7;
const LINE = 17;
/** A forecast stands below its target. */
const BELOW = 34;
/** So many lines below and above are tried, and so many steps to the sides. */
const LINES = 9;
const STEPS = 3;

type Label = Extract<OverlayShape, { kind: 'label' }>;
/** A label in pixels from the point it is about. */
export interface PlacedLabel {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Where a label may stand, the nearest to where it belongs first. */
const placesFor = (width: number, below: number): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: 2 * STEPS + 1 }, (_, i) => (i - STEPS) * (width / 2 + LINE))
    .flatMap(x => Array.from({ length: 2 * LINES + 1 }, (_, j) => ({ x, y: below + (j - LINES) * LINE })))
    .sort((a, b) => Math.hypot(a.x, a.y - below) - Math.hypot(b.x, b.y - below) || b.y - a.y);
/** Labels so that none lies on another, on what is `taken` or half off the table; one that finds no room stays where it belongs. */
export const labelsApart = (
  labels: readonly Label[],
  onScreen: (at: XY) => XY,
  taken: readonly Rect[] = [],
  frame?: Rect,
): readonly PlacedLabel[] => {
  const all = [...taken];
  return labels.map(({ x, y, text, means }) => {
    const [width, height] = [(text.length + 1) * LETTER, LINE - 1];
    const places = placesFor(width, means === 'forecast' ? BELOW : 0);
    const about = onScreen({ x, y });
    const rectAt = (place: XY): Rect => ({ x: about.x + place.x, y: about.y + place.y, width, height });
    const inside = frame ? places.filter(place => isInside(rectAt(place), frame)) : places;
    const free = inside.find(place => !all.some(other => overlap(rectAt(place), other))) ?? inside[0] ?? places[0]!;
    all.push(rectAt(free));
    return { ...free, width, height };
  });
};
