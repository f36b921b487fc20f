import type { Point, Table } from '@cadre/geometry';

/** Something on a map in text, by two characters. */
export interface Mark {
  readonly at: Point;
  readonly mark: string;
}
/**
 * A table in text, seen from the near edge: two characters for each square. `markOf` gives those of a piece; `marks` lie on top, the last of them
 * topmost.
 */
export const textMap = (
  { width, depth, pieces }: Table,
  square: number,
  markOf: (piece: Table['pieces'][number]) => string,
  marks: readonly Mark[],
): string[] => {
  const [columns, rows] = [Math.round(width / square), Math.round(depth / square)];
  const grid = Array.from({ length: rows }, () => new Array<string>(columns).fill(' .'));
  const put = (x: number, y: number, mark: string): void => {
    const row = grid[rows - 1 - Math.max(0, Math.min(rows - 1, Math.floor(y / square)))]!;
    row[Math.max(0, Math.min(columns - 1, Math.floor(x / square)))] = mark;
  };
  for (const piece of pieces) {
    const [xs, ys] = [piece.polygon.map(p => p.x), piece.polygon.map(p => p.y)];
    for (let x = Math.min(...xs) + 1; x < Math.max(...xs); x += square / 3)
      for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y += square / 3) put(x, y, markOf(piece));
  }
  for (const { at, mark } of marks) put(at.x, at.y, mark);
  return grid.map(row => row.join(''));
};
