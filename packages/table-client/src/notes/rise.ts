import type { Screen } from '../viewport/viewport-context.js';
import type { FigureNote } from './note-parts.js';

/** Pixels from the foot of a figure to the top of its head, as the table is looked at. */
export const riseOf = (screen: Screen, { at, bottom = 0, height = 0 }: FigureNote): number =>
  screen.at(at, bottom).y - screen.at(at, bottom + height).y;
