import type { Drawing, ViewOf } from '@cadre/core';
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
/** What one character of the drawing is, in inches: twice as high as wide, so that the drawing is to scale. */
interface Scale {
  readonly wide: number;
  readonly high: number;
  readonly columns: number;
  readonly rows: number;
}
const scaleOf = (wide: number, high: number): Scale => ({ wide, high, columns: SIZE / wide, rows: SIZE / high });
const FINE = scaleOf(0.75, 1.5);
/** For low screens. */
const COARSE = scaleOf(1, 2);
/** Beside a question on a low screen: without a line of inches, but its dots are six inches apart. */
const SMALL = scaleOf(1.5, 3);
/** The larger drawings have a line of inches below them. */
const scaleFor = (rows = Number.POSITIVE_INFINITY): Scale =>
  rows > FINE.rows ? FINE : rows > COARSE.rows || rows < SMALL.rows ? COARSE : SMALL;
/** Whether only the smallest drawing fits into so many rows. */
export const isSmall = (rows: number | undefined): boolean => scaleFor(rows) === SMALL;
const MARGIN = 3;
/** Inches between the numbers along the edges. */
const NUMBERED = 6;
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

interface Grid {
  readonly scale: Scale;
  readonly marks: string[][];
}
const rowOf = ({ rows, high }: Scale, y: number): number => rows - 1 - Math.max(0, Math.min(rows - 1, Math.floor(y / high)));
const columnOf = ({ columns, wide }: Scale, x: number): number => Math.max(0, Math.min(columns - 1, Math.floor(x / wide)));
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
const fill = ({ scale, marks }: Grid, { left, right, low, high }: Bounds, holds: (x: number, y: number) => boolean, mark: string): void => {
  for (let row = rowOf(scale, high); row <= rowOf(scale, low); row++)
    for (let column = columnOf(scale, left); column <= columnOf(scale, right); column++) {
      let n = 0;
      for (const dx of SAMPLES)
        for (const dy of SAMPLES) if (holds((column + dx) * scale.wide, (scale.rows - 1 - row + dy) * scale.high)) n++;
      if (n >= ENOUGH) marks[row]![column] = mark;
    }
};
interface Point {
  readonly x: number;
  readonly y: number;
}
const put = ({ scale, marks }: Grid, { x, y }: Point, mark: string): void => {
  marks[rowOf(scale, y / INCH)]![columnOf(scale, x / INCH)] = mark;
};
/** Names of units whose bases are close together stand beside each other, as far as there is room. */
const putName = ({ scale, marks }: Grid, taken: boolean[][], { x, y }: Point, name: string): void => {
  const row = rowOf(scale, y / INCH);
  const { columns, wide } = scale;
  const middle = Math.min(columns - name.length, Math.max(0, Math.round(x / INCH / wide - name.length / 2)));
  const isFree = (from: number): boolean => from >= 0 && from + name.length <= columns && [...name].every((_, i) => !taken[row]![from + i]);
  const from = [0, -1, 1, -2, 2, -3, 3].map(d => middle + d).find(isFree) ?? middle;
  for (const [i, letter] of [...name].entries()) {
    marks[row]![from + i] = letter;
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
  const taken = grid.marks.map(row => row.map(() => false));
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
export const mapOf = (view: View, { rows: most, spots = [] }: Drawing = {}): string[] => {
  const { layout, mission } = boxOf(view);
  const scale = scaleFor(most);
  const { columns, rows, wide, high } = scale;
  const marks = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_c, column) => ((rows - 1 - row) % 2 === 0 && column % 4 === 0 ? '.' : ' ')),
  );
  const grid: Grid = { scale, marks };
  const draw = (polygon: Polygon, mark: string): void => fill(grid, boundsOf(polygon), (x, y) => isIn(polygon, x, y), mark);
  if (view.public.round === 0) for (const { polygon, side } of mission.zones) draw(polygon, ZONES[side]);
  for (const { polygon, kind } of layout.pieces) draw(polygon, TERRAIN_MARKS[kind]);
  drawVehicle(grid, view);
  drawUnits(grid, view);
  for (const [i, [x, y]] of spots.entries()) put(grid, { x: x!, y: y! }, String(i + 1));
  const upFrom = (row: number): number => (rows - 1 - row) * high;
  const edge = (row: number): string => (upFrom(row) % NUMBERED === 0 ? String(upFrom(row)) : '').padStart(MARGIN - 1);
  const inches = Array.from({ length: SIZE / NUMBERED }, (_, i) => String(i * NUMBERED).padEnd(NUMBERED / wide)).join('');
  return [
    // an empty line would part the drawing
    ...marks.map((row, i) => `${edge(i)}|${row.join('')}`.trimEnd()),
    ...(scale === SMALL ? [] : [`${' '.repeat(MARGIN)}${inches}`.trimEnd()]),
  ];
};
/** What the marks of the drawing mean, no wider than the fine drawing. */
export const legendOf = (words: Words, names: Names, view: View): string[] => {
  const lines = [''];
  for (const entry of entriesOf(words, names, view)) {
    const longer = lines.at(-1) === '' ? entry : `${lines.at(-1)} ${entry}`;
    if (longer.length <= FINE.columns + MARGIN) lines[lines.length - 1] = longer;
    else lines.push(entry);
  }
  return lines;
};
