import type { Outline } from '../shapes/outline.js';
import { INCH } from '../shapes/units.js';
import type { Piece, Table } from './table.js';

/** Which pieces lie near a place: squares of six inches, built once for a table and kept beside it. */
interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly cells: readonly (readonly number[])[];
  /** The last query that saw each piece, so that none is reported twice. */
  readonly seen: Int32Array;
  query: number;
}

const CELL = 6 * INCH;
const grids = new WeakMap<Table, Grid>();

const cellOf = (at: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(at / CELL)));

const gridOf = (table: Table): Grid => {
  const known = grids.get(table);
  if (known) return known;
  const columns = Math.ceil(table.width / CELL);
  const rows = Math.ceil(table.depth / CELL);
  const cells = Array.from({ length: columns * rows }, (): number[] => []);
  table.pieces.forEach((piece, index) => {
    const lists = new Set<number>();
    for (const part of piece.parts)
      for (let row = cellOf(part.minY, rows); row <= cellOf(part.maxY, rows); row++)
        for (let column = cellOf(part.minX, columns); column <= cellOf(part.maxX, columns); column++) lists.add(row * columns + column);
    for (const cell of lists) cells[cell]!.push(index);
  });
  const grid = { columns, rows, cells, seen: new Int32Array(table.pieces.length), query: 0 };
  grids.set(table, grid);
  return grid;
};

/** The pieces with a part whose box meets this one, in the order of the table. */
export const piecesNear = (table: Table, box: Pick<Outline, 'minX' | 'minY' | 'maxX' | 'maxY'>): Piece[] => {
  const grid = gridOf(table);
  grid.query = (grid.query + 1) | 0;
  const found: number[] = [];
  for (let row = cellOf(box.minY, grid.rows); row <= cellOf(box.maxY, grid.rows); row++)
    for (let column = cellOf(box.minX, grid.columns); column <= cellOf(box.maxX, grid.columns); column++)
      for (const index of grid.cells[row * grid.columns + column]!) {
        if (grid.seen[index] === grid.query) continue;
        grid.seen[index] = grid.query;
        if (table.pieces[index]!.parts.some(p => p.minX <= box.maxX && p.maxX >= box.minX && p.minY <= box.maxY && p.maxY >= box.minY))
          found.push(index);
      }
  return found.sort((a, b) => a - b).map(index => table.pieces[index]!);
};

/** The pieces in the squares that a straight way from one outline to the other can cross; more than meet it, never fewer. */
export const piecesAlong = (table: Table, a: Outline, b: Outline): Piece[] => {
  const grid = gridOf(table);
  grid.query = (grid.query + 1) | 0;
  const [ax, ay] = [(a.minX + a.maxX) / 2, (a.minY + a.maxY) / 2];
  const [bx, by] = [(b.minX + b.maxX) / 2, (b.minY + b.maxY) / 2];
  const reach = Math.max(a.maxX - a.minX, a.maxY - a.minY, b.maxX - b.minX, b.maxY - b.minY) / 2;
  const found: number[] = [];
  const last = cellOf(Math.max(ay, by) + reach, grid.rows);
  for (let row = cellOf(Math.min(ay, by) - reach, grid.rows); row <= last; row++) {
    // The share of the way that runs within reach of this row of squares.
    const below = ay === by ? 0 : (row * CELL - reach - ay) / (by - ay);
    const above = ay === by ? 1 : ((row + 1) * CELL + reach - ay) / (by - ay);
    const from = ax + (bx - ax) * Math.max(0, Math.min(1, Math.min(below, above)));
    const to = ax + (bx - ax) * Math.max(0, Math.min(1, Math.max(below, above)));
    const right = cellOf(Math.max(from, to) + reach, grid.columns);
    for (let column = cellOf(Math.min(from, to) - reach, grid.columns); column <= right; column++)
      for (const index of grid.cells[row * grid.columns + column]!) {
        if (grid.seen[index] === grid.query) continue;
        grid.seen[index] = grid.query;
        found.push(index);
      }
  }
  return found.sort((p, q) => p - q).map(index => table.pieces[index]!);
};
