import { SMALLEST_BADGE } from '../art/figure-badge.js';
import { badgeRadius } from '../battlefield/figure-base.js';
import type { XY } from '../battlefield/ground.js';
import type { Rect } from './rect.js';

/** A token beside a figure: a symbol on a grid of 24, and how many there are. */
export interface FigureMark {
  readonly id: string;
  /** A path around (12, 12). */
  readonly d: string;
  readonly n: number;
  /** What it does to the figure: gives its look. */
  readonly tone: 'good' | 'bad' | 'plain';
}
/** What is written about a figure on the table. */
export interface FigureNote {
  /** As the figure itself is called. */
  readonly name: string;
  readonly seat: number;
  readonly at: XY;
  /** How high it stands above the table, and how tall it is. */
  readonly bottom?: number;
  readonly height?: number;
  /** Of its base. */
  readonly radius: number;
  /** From its middle to halfway to the nearest other figure. */
  readonly room?: number;
  /** What tells it apart from others that look the same. */
  readonly number: string | undefined;
  readonly health: number;
  /** How much of it is left. */
  readonly left: number;
  readonly marks: readonly FigureMark[];
}
/** Pixels of the screen: the smallest that can be told apart, and the largest that a wide base is worth. */
const DOT = { least: 2.6, most: 6 };
const MARK = { least: 14, most: 26 };
/** So many marks stand in a row. */
const ROW = 4;
/** So many dots stand in a row however small the base is; a row is never wider than a large one. */
const LEAST_IN_ROW = 4;
/** Pixels: on a base as large as this, health stands inside, where it hides nobody beside it. */
const LARGE = 36;
/** Radii of a dot from one dot to the next. */
const APART = 2.5;
/** How wide a large base is at the lower of its two rows of dots, in radii. */
const CHORD = 1.3;
/** More health than this is a number on a base that has no room for dots. */
const MOST_DOTS = 8;
/** Pixels of text: how high it is, and about how wide a letter. */
export const TEXT = 12;
const LETTER = 6.5;
/** Pixels around what is written in a tag, and between its parts. */
const PAD = 3;

export interface Part {
  readonly x: number;
  readonly y: number;
}
/** Where everything about a figure is drawn, in pixels from its middle. */
export interface NoteParts {
  /** Of the figure as it is drawn. */
  readonly r: number;
  readonly number: (Part & { readonly size: number }) | null;
  /** Health in words, where dots have no room. */
  readonly count: (Part & { readonly text: string }) | null;
  readonly dots: readonly Part[];
  readonly dot: number;
  readonly marks: readonly Part[];
  readonly mark: number;
  /** All of it, as few rectangles as describe it. */
  readonly rects: readonly Rect[];
}
const within = (size: number, { least, most }: typeof DOT): number => Math.min(Math.max(size, least), most);
const around = (parts: readonly Part[], half: number): Rect[] => {
  if (parts.length === 0) return [];
  const [xs, ys] = [parts.map(({ x }) => x), parts.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return [{ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left + 2 * half, height: bottom - top + 2 * half }];
};
/** Rows of `perRow`, each around the middle. */
const inRows = (n: number, perRow: number, gap: number, y: (row: number) => number): Part[] =>
  Array.from({ length: n }, (_, i) => {
    const row = Math.floor(i / perRow);
    return { x: ((i % perRow) - (Math.min(perRow, n - perRow * row) - 1) / 2) * gap, y: y(row) };
  });
const isCounted = (health: number, r: number): boolean => health > MOST_DOTS && r <= LARGE;
const countOf = ({ left, health }: FigureNote): string => `${left}/${health}`;
export const drawnRadius = ({ radius, room }: FigureNote, scale: number): number =>
  scale * badgeRadius(radius, SMALLEST_BADGE / scale, room);

/** Health below the base, a dot each; tokens above it, its number at its side. `rise`: pixels from its middle to the top of its head. */
export const partsAround = (note: FigureNote, scale: number, rise = 0): NoteParts => {
  const r = drawnRadius(note, scale);
  const { health, marks } = note;
  const isLarge = r > LARGE;
  const perLargeRow = Math.max(LEAST_IN_ROW, Math.ceil(health / 2));
  const dot = Math.min(within(0.17 * r, DOT), isLarge ? (CHORD * r) / (APART * perLargeRow) : Number.POSITIVE_INFINITY),
    gap = APART * dot;
  const perRow = isLarge ? perLargeRow : Math.max(LEAST_IN_ROW, Math.floor((2 * r) / gap));
  const rows = Math.ceil(health / perRow);
  const count = isCounted(health, r) ? { x: 0, y: 0.8 * r, text: countOf(note) } : null;
  const dots = count ? [] : inRows(health, perRow, gap, row => (isLarge ? 0.72 * r - (rows - 1) * gap : r + 1.3 * dot) + row * gap);
  const mark = within(0.72 * r, MARK);
  const tokens = inRows(marks.length, ROW, 1.08 * mark, row => -Math.max(r, rise) - mark * (0.62 + row));
  const size = Math.max(0.75 * note.radius * scale, TEXT - 1);
  const number = note.number ? { x: 0.95 * r, y: 0.9 * r, size } : null;
  return {
    r,
    number,
    count,
    dots,
    dot,
    marks: tokens,
    mark,
    rects: [
      ...(isLarge ? [] : around(dots, dot)),
      ...around(tokens, mark / 2),
      ...(number ? [{ x: number.x, y: number.y - 0.3 * size, width: LETTER * note.number!.length, height: 0.7 * size }] : []),
    ],
  };
};
/** The same in one line around (0, 0), for a figure in a crowd. */
export const partsInLine = (note: FigureNote, scale: number): NoteParts & { readonly width: number; readonly height: number } => {
  const { health, marks } = note;
  const r = drawnRadius(note, scale);
  const [dot, mark] = [DOT.least, MARK.least];
  const count = isCounted(health, r) ? countOf(note) : '';
  const widths = {
    number: note.number ? LETTER * note.number.length + PAD : 0,
    health: count ? LETTER * count.length + PAD : health * APART * dot + (health > 0 ? PAD : 0),
    marks: 1.08 * mark * marks.length,
  };
  const width = 2 * PAD + widths.number + widths.health + widths.marks;
  const left = -width / 2 + PAD;
  return {
    r,
    number: note.number ? { x: left + (widths.number - PAD) / 2, y: 0.33 * TEXT, size: TEXT } : null,
    count: count ? { x: left + widths.number + (widths.health - PAD) / 2, y: 0.33 * TEXT, text: count } : null,
    dots: count ? [] : Array.from({ length: health }, (_, i) => ({ x: left + widths.number + (i + 0.5) * APART * dot, y: 0 })),
    dot,
    marks: marks.map((_, i) => ({ x: left + widths.number + widths.health + (i + 0.5) * 1.08 * mark, y: 0 })),
    mark,
    rects: [],
    width,
    height: mark + PAD,
  };
};
