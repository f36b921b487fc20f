import type { Outline } from './outline.js';
import type { Piece, Table } from './table.js';
import { INCH } from './units.js';

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

export const boxAround = (a: Outline, b: Outline): Pick<Outline, 'minX' | 'minY' | 'maxX' | 'maxY'> => ({
  minX: Math.min(a.minX, b.minX),
  minY: Math.min(a.minY, b.minY),
  maxX: Math.max(a.maxX, b.maxX),
  maxY: Math.max(a.maxY, b.maxY),
});
