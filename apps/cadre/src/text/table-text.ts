import { padBefore, padTo, widthOf } from './width.js';

export interface Column {
  readonly head: string;
  readonly align?: 'right';
}

/** Rows under a header, columns two spaces apart, numbers aligned right. */
export const tableText = (columns: readonly Column[], rows: readonly (readonly string[])[], head = (text: string) => text): string[] => {
  const widths = columns.map((c, i) => Math.max(widthOf(c.head), ...rows.map(r => widthOf(r[i] ?? ''))));
  const line = (cells: readonly string[]): string =>
    columns
      .map((c, i) => (c.align === 'right' ? padBefore(cells[i] ?? '', widths[i]!) : padTo(cells[i] ?? '', widths[i]!)))
      .join('  ')
      .trimEnd();
  return [head(line(columns.map(c => c.head))), ...rows.map(line)];
};

const GAP = 3;
const columnWidth = (items: readonly string[]): number => Math.max(1, ...items.map(widthOf)) + GAP;
export const columnCount = (items: readonly string[], width: number): number => Math.max(1, Math.floor(width / columnWidth(items)));

/** A list in as many columns as fit, filled column by column. */
export const inColumns = (items: readonly string[], width: number): string[] => {
  const rows = Math.ceil(items.length / columnCount(items, width));
  return Array.from({ length: rows }, (_, r) =>
    items
      .filter((_, i) => i % rows === r)
      .map(item => padTo(item, columnWidth(items)))
      .join('')
      .trimEnd(),
  );
};
