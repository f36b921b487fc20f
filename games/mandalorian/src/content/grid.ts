import type { Border, BorderKind, MapDef, Shape, Space, Star } from './types.js';

/**
 * A map drawn in characters. Cells are five wide: `S` start, `*` star (`*r` red, `*b` blue), a number, `s` `c` `t` an icon for a
 * square, circle or triangle token with `?` facedown or `!` faceup, `.` nothing, `#####` forbidden. Borders: blank thin,
 * `|` and `-----` wall, `:` and `.....` elevation, `L` and `=[L]=` locked door.
 */
export interface DrawnMap extends Omit<MapDef, 'spaces' | 'borders' | 'forbidden'> {
  readonly grid: string;
}

export interface GridProblem {
  readonly row: string;
  readonly column: string;
  readonly says: string;
  readonly expected: string;
}

export type GridPieces = Pick<MapDef, 'spaces' | 'borders' | 'forbidden'> & { readonly problems: readonly GridProblem[] };

const MARGIN = 4;
const PITCH = 6;
const FORBIDDEN = '#####';
const CELL = /^(?<number>\d{1,2})?(?<start>S)?(?<star>\*[rb]?)?(?:(?<shape>[sct])(?<face>[?!]))?$/;
const SHAPE_OF: Readonly<Record<string, Shape>> = { s: 'square', c: 'circle', t: 'triangle' };
const STAR_OF: Readonly<Record<string, Star>> = { '*': 'plain', '*r': 'red', '*b': 'blue' };
const UPRIGHT: Readonly<Record<string, BorderKind>> = { ' ': 'thin', '|': 'wall', ':': 'elevation', L: 'door' };
const LEVEL: Readonly<Record<string, BorderKind>> = { '     ': 'thin', '-----': 'wall', '.....': 'elevation', '=[L]=': 'door' };

const readCell = (id: string, x: number, y: number, drawn: string): Space | undefined => {
  const found = drawn === '.' ? {} : drawn === '' ? undefined : CELL.exec(drawn)?.groups;
  if (!found) return undefined;
  const { number, start, star, shape, face } = found as Record<string, string | undefined>;
  return {
    id,
    x,
    y,
    ...(start && { start: true }),
    ...(star && { star: STAR_OF[star]! }),
    ...(number && { number: Number(number) }),
    ...(shape && { icon: { shape: SHAPE_OF[shape]!, faceup: face === '!' } }),
  };
};

export const readGrid = (grid: string): GridPieces => {
  const lines = grid.split('\n').filter(line => line.trim() !== '');
  const columns = (lines[0] ?? '').trim().split(/\s+/);
  const rows = lines.slice(2).filter((_, i) => i % 2 === 0);
  const spaces: Space[] = [];
  const borders: Border[] = [];
  const forbidden: { x: number; y: number }[] = [];
  const problems: GridProblem[] = [];
  const isForbidden = (x: number, y: number): boolean => forbidden.some(cell => cell.x === x && cell.y === y);
  const nameOf = (y: number): string => rows[y]?.slice(0, MARGIN).trim() ?? '';
  const idOf = (x: number, y: number): string => `${columns[x]}${nameOf(y)}`;

  rows.forEach((line, y) => {
    columns.forEach((column, x) => {
      const drawn = line.slice(MARGIN + PITCH * x + 1, MARGIN + PITCH * (x + 1)).trim();
      if (drawn === FORBIDDEN) {
        forbidden.push({ x, y });
        return;
      }
      const space = readCell(idOf(x, y), x, y, drawn);
      if (space) spaces.push(space);
      else
        problems.push({
          row: nameOf(y),
          column,
          says: drawn === '' ? 'the cell is empty' : `"${drawn}" is no cell`,
          expected: 'a number, S, *, s? s! c? c! t? t!, a dot for an empty space, or ##### for a forbidden area',
        });
    });
  });

  let doors = 0;
  const join = (x: number, y: number, toX: number, toY: number, drawn: string, kind: BorderKind | undefined, expected: string): void => {
    const at = { row: nameOf(y), column: columns[x] ?? '' };
    if (!kind) problems.push({ ...at, says: `"${drawn}" is no border`, expected });
    else if (isForbidden(x, y) || isForbidden(toX, toY)) {
      const both = isForbidden(x, y) && isForbidden(toX, toY);
      if (kind !== 'wall' && !both) problems.push({ ...at, says: 'a forbidden area lies open', expected: 'a wall on each of its sides' });
    } else borders.push({ a: idOf(x, y), b: idOf(toX, toY), kind, ...(kind === 'door' && { door: `d${++doors}` }) });
  };
  rows.forEach((line, y) => {
    const below = lines[3 + 2 * y] ?? '';
    columns.forEach((_, x) => {
      const upright = line[MARGIN + PITCH * (x + 1)] ?? '';
      const level = below.slice(MARGIN + PITCH * x + 1, MARGIN + PITCH * (x + 1));
      if (x + 1 < columns.length) join(x, y, x + 1, y, upright, UPRIGHT[upright], 'a blank, |, : or L');
      if (y + 1 < rows.length) join(x, y, x, y + 1, level, LEVEL[level], 'five blanks, -----, ..... or =[L]=');
    });
  });
  return { spaces, borders, forbidden, problems };
};

/** The map of a drawing that is known to be right; a wrong one is refused with the map, row and column of each problem. */
export const drawnMap = ({ grid, ...map }: DrawnMap): MapDef => {
  const { problems, ...pieces } = readGrid(grid);
  if (problems.length > 0) {
    const told = problems.map(
      ({ row, column, says, expected }) => `${map.id}, row ${row}, column ${column}: ${says}; expected ${expected}`,
    );
    throw new Error(told.join('\n'));
  }
  return { ...map, ...pieces };
};
