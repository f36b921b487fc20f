import { widthOf as columnsOf, padTo, wrap } from '../text/width.js';

/** The narrowest column that is still pleasant to read. */
const NARROW = 36;
const GAP = '   ';
type Block = readonly string[];

/** What of a board is on the screen, and whether that is all of it. */
export interface Arranged {
  readonly lines: readonly string[];
  readonly whole: boolean;
}

/**
 * The board on a screen of this size. Where its blocks do not fit below one another, the drawing (the tallest) stands beside the
 * others; where even that is too much, blocks are left out whole, the last ones first: a line that has scrolled away helps nobody.
 */
export const arranged = (board: readonly string[], columns: number, rows: number): Arranged => {
  const blocks = blocksOf(board);
  const stacked = blocks.map(wrappedTo(columns));
  if (heightOf(stacked) <= rows) return { lines: joined(stacked), whole: true };
  const drawing = drawingOf(blocks);
  const others = blocks.filter(b => b !== drawing);
  const width = widthOf(drawing);
  const room = columns - width - GAP.length;
  if (drawing.length <= rows && room >= NARROW) {
    const { lines, whole } = fitting(others.map(wrappedTo(room)), rows);
    return { lines: beside(drawing, lines, width), whole };
  }
  const drawn = drawing.length <= rows && width <= columns;
  const rest = fitting(others.map(wrappedTo(columns)), drawn ? rows - drawing.length - 1 : rows);
  return { lines: drawn ? joined([drawing, ...(rest.lines.length > 0 ? [rest.lines] : [])]) : rest.lines, whole: drawn && rest.whole };
};

/** The whole board, cut into pages between its blocks. Where one page is not enough the drawing comes first: it had no room beside the question. */
export const boardPages = (board: readonly string[], columns: number, rows: number): Block[] => {
  const blocks = blocksOf(board).map(wrappedTo(columns)),
    drawing = drawingOf(blocks);
  const inOrder = heightOf(blocks) <= rows ? blocks : [drawing, ...blocks.filter(b => b !== drawing)];
  const pages: Block[][] = [[]];
  for (const block of inOrder) {
    if (pages.at(-1)!.length > 0 && heightOf([...pages.at(-1)!, block]) > rows) pages.push([]);
    pages.at(-1)!.push(block);
  }
  return pages.map(joined);
};

/** The tallest block. */
const drawingOf = (blocks: readonly Block[]): Block => blocks.find(b => b.length === Math.max(...blocks.map(each => each.length))) ?? [];
/** Lines that are too long go on below, a little further in than they began. */
const wrappedTo =
  (width: number) =>
  (block: Block): Block =>
    block.flatMap(line => wrap(line, width, `${' '.repeat(line.length - line.trimStart().length)}  `));
const joined = (blocks: readonly Block[]): string[] => blocks.flatMap((b, i) => [...(i === 0 ? [] : ['']), ...b]);
const heightOf = (blocks: readonly Block[]): number => blocks.reduce((n, b) => n + b.length, Math.max(0, blocks.length - 1));
/** The blocks that fit, in their order. */
const fitting = (blocks: readonly Block[], rows: number): Arranged => {
  const kept: Block[] = [];
  for (const block of blocks) if (heightOf([...kept, block]) <= rows) kept.push(block);
  return { lines: joined(kept), whole: kept.length === blocks.length };
};
const beside = (left: Block, right: Block, width: number): string[] =>
  Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const text = left[i] ?? '';
    return right[i] ? `${padTo(text, width)}${GAP}${right[i]}` : text;
  });
const widthOf = (lines: Block): number => Math.max(0, ...lines.map(columnsOf));
const blocksOf = (lines: readonly string[]): Block[] => {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line !== '') blocks.at(-1)!.push(line);
    else if (blocks.at(-1)!.length > 0) blocks.push([]);
  }
  return blocks.filter(b => b.length > 0);
};
