import { widthOf as columnsOf, padTo, wrap } from '../text/width.js';

/** The narrowest readable column. */
const NARROW = 36;
const GAP = '   ';
type Block = readonly string[];

/** The part of a board that fits on the screen, and whether it is all of it. */
export interface Arrangement {
  readonly lines: readonly string[];
  readonly whole: boolean;
  /** Whether the first block, the most important, is among it. */
  readonly hasFirst: boolean;
  /** Whether the drawing, the tallest block, is among it. */
  readonly hasDrawing: boolean;
}

/**
 * Fits a board on a screen of this size. If its blocks do not fit below one another, the drawing (the tallest block) goes beside
 * the others; if that is still too much, whole blocks are left out, last ones first, so that nothing scrolls off the screen.
 */
export const arrange = (board: readonly string[], columns: number, rows: number): Arrangement => {
  const blocks = blocksOf(board);
  const stacked = blocks.map(wrapTo(columns));
  if (heightOf(stacked) <= rows) return { lines: joinBlocks(stacked), whole: true, hasFirst: true, hasDrawing: true };
  const drawing = drawingOf(blocks);
  const others = blocks.filter(b => b !== drawing);
  const width = widthOf(drawing);
  const room = columns - width - GAP.length;
  if (drawing.length <= rows && room >= NARROW) {
    const { lines, ...shown } = fit(others.map(wrapTo(room)), rows);
    return { ...shown, hasDrawing: true, lines: beside(drawing, lines, width) };
  }
  const drawn = drawing.length <= rows && width <= columns;
  const rest = fit(others.map(wrapTo(columns)), drawn ? rows - drawing.length - 1 : rows);
  if (!drawn) return { ...rest, whole: false };
  return { ...rest, hasDrawing: true, lines: joinBlocks([drawing, ...(rest.lines.length > 0 ? [rest.lines] : [])]) };
};

/** The whole board on pages, split between blocks. If one page is not enough, the drawing comes first: it did not fit beside the question. */
export const boardPages = (board: readonly string[], columns: number, rows: number): Block[] => {
  const blocks = blocksOf(board);
  const drawing = drawingOf(blocks); // long lines of text may wrap to more rows than it has
  const stacked = blocks.map(wrapTo(columns));
  const inOrder = heightOf(stacked) <= rows ? stacked : [drawing, ...blocks.filter(b => b !== drawing)].map(wrapTo(columns));
  const pages: Block[][] = [[]];
  for (const block of inOrder.flatMap(splitTo(rows))) {
    if (pages.at(-1)!.length > 0 && heightOf([...pages.at(-1)!, block]) > rows) pages.push([]);
    pages.at(-1)!.push(block);
  }
  return pages.map(joinBlocks);
};

/** What is taller than a page goes on on the next one: nothing may scroll off the screen. */
const splitTo =
  (rows: number) =>
  (block: Block): Block[] =>
    block.length <= rows
      ? [block]
      : Array.from({ length: Math.ceil(block.length / rows) }, (_, i) => block.slice(i * rows, (i + 1) * rows));
/** The tallest block. */
const drawingOf = (blocks: readonly Block[]): Block => blocks.find(b => b.length === Math.max(...blocks.map(each => each.length))) ?? [];
/** Wraps long lines, with a hanging indent. */
const wrapTo =
  (width: number) =>
  (block: Block): Block =>
    block.flatMap(line => wrap(line, width, `${' '.repeat(line.length - line.trimStart().length)}  `));
const joinBlocks = (blocks: readonly Block[]): string[] => blocks.flatMap((b, i) => [...(i === 0 ? [] : ['']), ...b]);
const heightOf = (blocks: readonly Block[]): number => blocks.reduce((n, b) => n + b.length, Math.max(0, blocks.length - 1));
/** The blocks that fit, in order; if none does, the beginning of the first. */
const fit = (blocks: readonly Block[], rows: number): Arrangement => {
  const kept: Block[] = [];
  for (const block of blocks) if (heightOf([...kept, block]) <= rows) kept.push(block);
  if (kept.length === 0)
    return { lines: blocks[0]?.slice(0, Math.max(0, rows)) ?? [], whole: blocks.length === 0, hasFirst: false, hasDrawing: false };
  return { lines: joinBlocks(kept), whole: kept.length === blocks.length, hasFirst: kept[0] === blocks[0], hasDrawing: false };
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
