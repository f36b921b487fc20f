import type { ViewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { CharacterId, EncounterState } from '../state.js';
import { unitOfCharacter } from '../table/queries.js';

type View = ViewOf<EncounterState>;
const SIZE = 36;
/** Two characters wide, one line high; in 24 lines there is room for the whole map. */
const COUNT = 20;
const CELL = SIZE / COUNT;
/** Cells between two numbers of a scale: nine inches. */
const TICK = 5;
export const CONTROL_MARKS = { legend: '*', cadre: '+', nobody: 'o' } as const;
export const FLOOR_MARKS = ['--', '##', '@@'] as const;
const isInside = (polygon: readonly (readonly [number, number])[], x: number, y: number): boolean => {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [polygon[i]!, polygon[j]!];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
};
/** Inches from the cadre edge beside the map, and from the left below it. */
const inches = (cells: number): string => String(Math.round(cells * CELL));
const sideScale = (row: number): string => {
  const cells = COUNT - 1 - row;
  return (cells % TICK === 0 ? inches(cells) : '').padStart(2);
};
const BELOW = `   ${Array.from({ length: COUNT / TICK + 1 }, (_, i) => inches(i * TICK).padEnd(2 * TICK)).join('')}`.trimEnd();
/** The battlefield from the cadre edge at the bottom: terrain by Elevation, objectives by who controls them, units by their number. */
export const mapOf = (view: View): string[] => {
  const { layout } = boxOf(view);
  const grid = Array.from({ length: COUNT }, (_, row) =>
    Array.from({ length: COUNT }, (_, column): string => {
      const [x, y] = [(column + 0.5) * CELL, (COUNT - 1 - row + 0.5) * CELL];
      const part = layout.parts.find(({ polygon }) => isInside(polygon, x, y));
      return part ? FLOOR_MARKS[Math.min(part.elevation, 2)]! : ' .';
    }),
  );
  const put = (x: number, y: number, mark: string): void => {
    const at = (length: number): number => Math.max(0, Math.min(COUNT - 1, Math.floor(length / INCH / CELL)));
    grid[COUNT - 1 - at(y)]![at(x)] = mark.padStart(2);
  };
  for (const { at, gone, control } of view.public.objectives) if (!gone) put(at.x, at.y, CONTROL_MARKS[control]);
  for (const [i, { at }] of view.public.characters.entries())
    if (typeof at === 'object') put(at.x, at.y, String(unitOfCharacter(view, i as CharacterId)));
  return [...grid.map((row, i) => `${sideScale(i)} ${row.join('').trimEnd()}`), BELOW];
};
