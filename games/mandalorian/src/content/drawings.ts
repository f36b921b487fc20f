import { isRecord } from '@cadre/kit';
import { type GridProblem, readGrid } from './grid.js';

/** What is wrong with the drawing of one map. */
export interface DrawingProblem extends GridProblem {
  readonly map: number;
}

/** A drawing is one text or, where that reads better, a list of its lines. */
const drawingOf = (grid: unknown): string | undefined => {
  if (typeof grid === 'string') return grid;
  return Array.isArray(grid) && grid.every(line => typeof line === 'string') ? grid.join('\n') : undefined;
};
/** A content file with its drawn maps as spaces and borders, so that all that follows sees maps of one kind. */
export const readDrawings = (
  raw: Readonly<Record<string, unknown>>,
): { readonly raw: Record<string, unknown>; readonly problems: readonly DrawingProblem[] } => {
  if (!Array.isArray(raw['maps'])) return { raw: { ...raw }, problems: [] };
  const problems: DrawingProblem[] = [];
  const maps = raw['maps'].map((map: unknown, i) => {
    const grid = isRecord(map) ? drawingOf(map['grid']) : undefined;
    if (!isRecord(map) || grid === undefined) return map;
    const { grid: _, ...head } = map;
    const { problems: found, ...pieces } = readGrid(grid);
    problems.push(...found.map(problem => ({ ...problem, map: i })));
    return { ...head, ...pieces };
  });
  return { raw: { ...raw, maps }, problems };
};
