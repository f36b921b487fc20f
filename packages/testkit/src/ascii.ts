/** A position drawn with letters: one character a cell, rows from the top, blanks between cells and empty lines do not count. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** The characters by rows. */
  readonly cells: readonly string[];
  /** Where a character stands, as cell numbers in reading order. */
  where(character: string): number[];
  /** Where it stands when there must be exactly one. */
  only(character: string): number;
}

export const drawing = (text: string): Drawing => {
  const rows = text
    .split('\n')
    .map(line => line.replaceAll(/\s/g, ''))
    .filter(line => line.length > 0);
  const width = rows[0]?.length ?? 0;
  rows.forEach((row, y) => {
    if (row.length !== width) throw new Error(`row ${y + 1} of the drawing has ${row.length} cells, row 1 has ${width}: "${row}"`);
  });
  const cells = rows.flatMap(row => [...row]);
  const where = (character: string): number[] => cells.flatMap((c, i) => (c === character ? [i] : []));
  return {
    width,
    height: rows.length,
    cells,
    where,
    only: character => {
      const found = where(character);
      if (found.length !== 1) throw new Error(`the drawing has ${found.length} times "${character}", not once`);
      return found[0]!;
    },
  };
};
