import type { ViewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf } from '../box.js';
import { SIZE } from '../content/table.js';
import { TERRAIN } from '../content/terrain.js';
import { type ObjectiveKind, type Polygon, TERRAIN_KINDS, type TerrainKind } from '../content/types.js';
import type { BattleState } from '../state.js';
import { spotOf, typeOf, vehicleOf } from '../table/queries.js';
import type { Words } from './english/index.js';
import type { Names } from './names.js';
import { shortName } from './short-name.js';

type View = ViewOf<BattleState>;
/** A character is three quarters of an inch wide and one and a half high, so that the drawing is to scale. */
const WIDE = 0.75;
const HIGH = 1.5;
const COLUMNS = SIZE / WIDE;
const ROWS = SIZE / HIGH;
const MARGIN = 3;
const TERRAIN_MARKS: Readonly<Record<TerrainKind, string>> = {
  building: '#',
  rock: '^',
  container: '=',
  wall: '-',
  barricade: '~',
  crates: 'x',
  woods: '%',
  ruins: ':',
};
const OBJECTIVE_MARKS: Readonly<Record<ObjectiveKind, string>> = {
  console: 'C',
  transmitter: 'T',
  'ambush-point': 'P',
  objective: 'O',
  vehicle: 'V',
};
const MARKER_MARKS = { covert: '?', charge: '!', trap: '*' } as const;
const CODE = '$';
const ZONES = { blue: ',', red: "'" } as const;

type Grid = string[][];
const rowOf = (y: number): number => ROWS - 1 - Math.max(0, Math.min(ROWS - 1, Math.floor(y / HIGH)));
const columnOf = (x: number): number => Math.max(0, Math.min(COLUMNS - 1, Math.floor(x / WIDE)));
const isIn = (polygon: Polygon, x: number, y: number): boolean => {
  let inside = false;
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(i + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  }
  return inside;
};
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9];
/** A fifth of a square is enough: a low wall between two rows must not vanish. */
const ENOUGH = 0.2 * SAMPLES.length * SAMPLES.length;
/** In inches. Nothing outside is looked at: every answer of a match draws the table anew for everybody who watches. */
interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}
const boundsOf = (polygon: Polygon): Bounds => {
  const xs = polygon.map(([x]) => x),
    ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
};
const fill = (grid: Grid, { left, right, low, high }: Bounds, holds: (x: number, y: number) => boolean, mark: string): void => {
  for (let row = rowOf(high); row <= rowOf(low); row++)
    for (let column = columnOf(left); column <= columnOf(right); column++) {
      let n = 0;
      for (const dx of SAMPLES) for (const dy of SAMPLES) if (holds((column + dx) * WIDE, (ROWS - 1 - row + dy) * HIGH)) n++;
      if (n >= ENOUGH) grid[row]![column] = mark;
    }
};
interface Point {
  readonly x: number;
  readonly y: number;
}
const put = (grid: Grid, { x, y }: Point, mark: string): void => {
  grid[rowOf(y / INCH)]![columnOf(x / INCH)] = mark;
};
/** Names of units whose bases are close together stand beside each other, as far as there is room. */
const putName = (grid: Grid, taken: boolean[][], { x, y }: Point, name: string): void => {
  const row = rowOf(y / INCH);
  const middle = Math.min(COLUMNS - name.length, Math.max(0, Math.round(x / INCH / WIDE - name.length / 2)));
  const isFree = (from: number): boolean => from >= 0 && from + name.length <= COLUMNS && [...name].every((_, i) => !taken[row]![from + i]);
  const from = [0, -1, 1, -2, 2, -3, 3].map(d => middle + d).find(isFree) ?? middle;
  for (const [i, letter] of [...name].entries()) {
    grid[row]![from + i] = letter;
    taken[row]![from + i] = true;
  }
};
const terrainOn = (view: View): TerrainKind[] => TERRAIN_KINDS.filter(kind => boxOf(view).layout.pieces.some(p => p.kind === kind));
/** Under everybody who stands beside it. */
const drawVehicle = (grid: Grid, view: View): void => {
  const id = vehicleOf(view);
  if (id === undefined) return;
  const [{ x, y }, radius] = [spotOf(view, id), typeOf(view, id).base / 2];
  const isUnder = (dx: number, dy: number): boolean => dx * dx + dy * dy <= radius * radius;
  const [left, right] = [(x - radius) / INCH, (x + radius) / INCH];
  const [low, high] = [(y - radius) / INCH, (y + radius) / INCH];
  fill(grid, { left, right, low, high }, (atX, atY) => isUnder(atX * INCH - x, atY * INCH - y), OBJECTIVE_MARKS.vehicle);
};
const drawUnits = (grid: Grid, view: View): void => {
  const taken = grid.map(row => row.map(() => false));
  const { units, markers, objectives, tally } = view.public;
  for (const [i, { kind }] of boxOf(view).mission.objectives.entries())
    if (kind !== 'vehicle' && objectives[i]) put(grid, objectives[i].at, OBJECTIVE_MARKS[kind]);
  for (const at of tally.codes) if (typeof at === 'object') put(grid, at, CODE);
  for (const { at, kind } of markers) put(grid, at, MARKER_MARKS[kind]);
  for (const { at, card, seat } of units) if (typeof at === 'object' && card !== 'vehicle') putName(grid, taken, at, shortName(seat, card));
};
/** What is on the table and what it is drawn as. */
const entriesOf = (words: Words, names: Names, view: View): string[] => {
  const { marks } = words.board;
  const { objectives, zones } = boxOf(view).mission;
  const { markers, tally, round } = view.public;
  const kinds = [...new Set(objectives.map(({ kind }) => kind))];
  return [
    ...terrainOn(view).map(kind => `${TERRAIN_MARKS[kind]} ${TERRAIN[kind].name[names.language]}`),
    ...kinds.map(kind => `${OBJECTIVE_MARKS[kind]} ${marks[kind]}`),
    ...[...new Set(markers.map(({ kind }) => kind))].map(kind => `${MARKER_MARKS[kind]} ${marks[kind]}`),
    ...(tally.codes.some(at => typeof at === 'object') ? [`${CODE} ${marks.code}`] : []),
    ...(round === 0 ? [...new Set(zones.map(({ side }) => side))].map(side => `${ZONES[side]} ${marks[side]}`) : []),
  ];
};
/** The battlefield as blue sees it, with inches along its edges. */
export const mapOf = (view: View): string[] => {
  const { layout, mission } = boxOf(view);
  const grid: Grid = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_c, column) => ((ROWS - 1 - row) % 2 === 0 && column % 4 === 0 ? '.' : ' ')),
  );
  const draw = (polygon: Polygon, mark: string): void => fill(grid, boundsOf(polygon), (x, y) => isIn(polygon, x, y), mark);
  if (view.public.round === 0) for (const { polygon, side } of mission.zones) draw(polygon, ZONES[side]);
  for (const { polygon, kind } of layout.pieces) draw(polygon, TERRAIN_MARKS[kind]);
  drawVehicle(grid, view);
  drawUnits(grid, view);
  const edge = (row: number): string => ((ROWS - 1 - row) % 4 === 0 ? String((ROWS - 1 - row) * HIGH) : '').padStart(MARGIN - 1);
  const scale = Array.from({ length: SIZE / 6 }, (_, i) => String(i * 6).padEnd(6 / WIDE)).join('');
  return [
    // an empty line would part the drawing
    ...grid.map((row, i) => `${edge(i)}|${row.join('')}`.trimEnd()),
    `${' '.repeat(MARGIN)}${scale}`.trimEnd(),
  ];
};
/** What the marks of the drawing mean, no wider than the drawing. */
export const legendOf = (words: Words, names: Names, view: View): string[] => {
  const lines = [''];
  for (const entry of entriesOf(words, names, view)) {
    const longer = lines.at(-1) === '' ? entry : `${lines.at(-1)} ${entry}`;
    if (longer.length <= COLUMNS + MARGIN) lines[lines.length - 1] = longer;
    else lines.push(entry);
  }
  return lines;
};
