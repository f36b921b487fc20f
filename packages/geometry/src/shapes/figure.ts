import type { Checked } from '../table/layout.js';
import { isRaw, type Problems, type Raw, readChoice, readList, readNumber, readText, refuseDoubles, shown } from '../table/reading.js';
import type { Table } from '../table/table.js';
import { BASE_KINDS, type Base, footprint } from './base.js';
import { type Direction, type Point, round } from './exact.js';
import type { Outline } from './outline.js';
import { LONGEST_FACING, MM, TALLEST, WIDEST } from './units.js';

/** A miniature or token on the table: a base with a place and a facing, its feet at `bottom`, its silhouette `height` tall (L-LOS-1). */
export interface Figure {
  readonly id: string;
  readonly base: Base;
  readonly at: Point;
  readonly facing: Direction;
  readonly bottom: number;
  readonly height: number;
}

/** What sight works on: a convex footprint between two heights. */
export interface Silhouette {
  readonly outline: Outline;
  readonly bottom: number;
  readonly top: number;
}

/** A silhouette with a name: a miniature or token as others measure to it. */
export interface Body extends Silhouette {
  readonly id: string;
}

export const FACING_UP: Direction = { x: 0, y: 1 };

export const outlineOf = (figure: Figure): Outline => footprint(figure.base, figure.at, figure.facing);
export const silhouetteOf = (figure: Figure): Silhouette => ({
  outline: outlineOf(figure),
  bottom: figure.bottom,
  top: figure.bottom + figure.height,
});

export const bodyOf = (figure: Figure): Body => ({ id: figure.id, ...silhouetteOf(figure) });

/** L-MOV-4: the whole base, not only its centre. */
export const isOnTable = (table: Table, outline: Outline): boolean =>
  outline.minX >= 0 && outline.minY >= 0 && outline.maxX <= table.width && outline.maxY <= table.depth;

const MOST_FIGURES = 500;

/** The door for figures that come from outside, in 0.1 mm. */
export const readFigures = (table: Table, input: unknown): Checked<readonly Figure[]> => {
  if (!Array.isArray(input)) return { ok: false, problems: [`figures must be a list, not ${shown(input)}`] };
  if (input.length > MOST_FIGURES)
    return { ok: false, problems: [`these are ${input.length} figures; a table has at most ${MOST_FIGURES}`] };
  const problems: Problems = [];
  const figures = input.map((raw, i) => readFigure(table, raw, `figures[${i}]`, problems));
  refuseDoubles(
    figures.map(f => f.id),
    'figures',
    problems,
  );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: figures };
};

const readFigure = (table: Table, raw: unknown, where: string, problems: Problems): Figure => {
  const before = problems.length;
  if (!isRaw(raw)) problems.push(`${where} is ${shown(raw)}; it must be an object`);
  const data: Raw = isRaw(raw) ? raw : {};
  const figure: Figure = {
    id: readText(data, 'id', where, problems),
    base: readBase(data['base'], `${where}.base`, problems),
    at: readPair(data, 'at', where, WIDEST, problems),
    facing: readPair({ facing: [0, 1], ...data }, 'facing', where, LONGEST_FACING, problems),
    bottom: round(readNumber(data, 'bottom', where, 0, TALLEST, problems, 0)),
    height: round(readNumber(data, 'height', where, 1, TALLEST, problems)),
  };
  if (figure.facing.x === 0 && figure.facing.y === 0) problems.push(`${where}.facing is [0, 0]; it must point somewhere`);
  if (problems.length === before && !isOnTable(table, outlineOf(figure)))
    problems.push(
      `${where} "${figure.id}" at (${figure.at.x}, ${figure.at.y}) is not wholly on the table of ${table.width} x ${table.depth} (0.1 mm)`,
    );
  return figure;
};

const readPair = (data: Raw, key: string, where: string, most: number, problems: Problems): Point => {
  const pair = readList(data, key, where, 2, problems, [NaN, NaN]);
  const [x, y] = pair;
  if (pair.length === 2 && Number.isInteger(x) && Number.isInteger(y) && Math.abs(Number(x)) <= most && Math.abs(Number(y)) <= most)
    return { x: Number(x), y: Number(y) };
  problems.push(`${where}.${key} is ${shown(data[key])}; it must be two whole numbers up to ${most}, in 0.1 mm`);
  return FACING_UP;
};

const SMALLEST_BASE = 5 * MM;
const LARGEST_BASE = 300 * MM;

const readBase = (raw: unknown, where: string, problems: Problems): Base => {
  const data: Raw = isRaw(raw) ? raw : {};
  const kind = readChoice(data, 'kind', where, BASE_KINDS, problems);
  /** Even, so that the radius is a whole number. */
  const size = (key: string): number => {
    const value = readNumber(data, key, where, SMALLEST_BASE, LARGEST_BASE, problems);
    if (value % 2 !== 0) problems.push(`${where}.${key} is ${value}; it must be an even number of 0.1 mm`);
    return value;
  };
  const notch = (): number => round(readNumber(data, 'notch', where, 0, SMALLEST_BASE * 2, problems, 0));
  switch (kind) {
    case 'disc':
      return { kind, diameter: size('diameter') };
    case 'notched':
      return { kind, diameter: size('diameter'), notch: notch() };
    case 'rectangle':
      return { kind, length: size('length'), width: size('width'), notch: notch() };
  }
};
