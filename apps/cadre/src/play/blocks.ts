import { widthOf as columnsOf, padTo, wrap } from '../text/width.js';

/** The narrowest column that is still pleasant to read. */
const NARROW = 36;
const GAP = '   ';

/**
 * The board on a screen of this width: its blocks below one another, or in two columns when it is too tall and there is
 * room beside its tallest block, the drawing.
 */
export const arranged = (board: readonly string[], columns: number, rows: number): string[] => {
  const blocks = blocksOf(board);
  const stacked = blocks.flatMap((b, i) => [...(i === 0 ? [] : ['']), ...b]).flatMap(line => wrap(line, columns, '  '));
  const tallest = Math.max(...blocks.map(b => b.length));
  const cut = blocks.findIndex(b => b.length === tallest) + 1;
  const widest = widthOf(blocks[cut - 1] ?? []);
  const room = columns - widest - GAP.length;
  if (stacked.length <= rows || cut === blocks.length || room < NARROW) return stacked;
  const left = blocks.slice(0, cut).flatMap(b => b.flatMap(line => wrap(line, widest, '  ')));
  const right = blocks.slice(cut).flatMap((b, i) => [...(i === 0 ? [] : ['']), ...b.flatMap(line => wrap(line, room, '  '))]);
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const text = left[i] ?? '';
    return right[i] ? `${padTo(text, widest)}${GAP}${right[i]}` : text;
  });
};
const widthOf = (lines: readonly string[]): number => Math.max(0, ...lines.map(columnsOf));
const blocksOf = (lines: readonly string[]): string[][] => {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line !== '') blocks.at(-1)!.push(line);
    else if (blocks.at(-1)!.length > 0) blocks.push([]);
  }
  return blocks.filter(b => b.length > 0);
};
