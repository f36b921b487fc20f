/** The columns of a pasted table, by the words people put above them. */
const COLUMNS = {
  count: /^(?:qty|quantity|count|number|#|no\.?|anzahl|nombre|quantité|cantidad|nº)$/i,
  rank: /^(?:rank|type|role|slot|rang|rango)$/i,
  unit: /^(?:units?|name|unit name|einheit(?:en)?|unités?|unidad(?:es)?)$/i,
  upgrades: /^(?:upgrades?|equipment|options?|wargear|ausrüstung|aufwertungen|améliorations?|mejoras?|equipo)$/i,
  price: /^(?:points?|pts\.?|costs?|price|total|punkte|kosten|coûts?|puntos|coste)$/i,
} as const;
type Column = keyof typeof COLUMNS;
const NAMES = Object.keys(COLUMNS) as Column[];

/** The cells of a table row: between tabs, or between bars. Null for any other line. */
export const tableCells = (raw: string): readonly string[] | null => {
  const line = raw.trim();
  const separator = line.includes('\t') ? '\t' : /^\|(?!\|).*\|/.test(line) || /\S \| \S/.test(line) ? '|' : null;
  if (separator === null) return null;
  const cells = line
    .replaceAll(/^\||\|$/g, '')
    .split(separator)
    .map(cell => cell.trim());
  return cells.length > 1 ? cells : null;
};
export const isTableRule = (cells: readonly string[]): boolean => cells.every(cell => /^:?-*:?$/.test(cell));
/** What each column holds, if this row is the table's heading. */
export const columnsOf = (cells: readonly string[]): readonly (Column | null)[] | null => {
  const found = cells.map(cell => NAMES.find(name => COLUMNS[name].test(cell.replaceAll('*', ''))) ?? null);
  return found.filter(column => column !== null).length >= 2 ? found : null;
};
/** A row as the line that a person would write: "3x Stormtroopers (75): DLT-19 Stormtrooper". */
export const cellsToLine = (cells: readonly string[], columns: readonly (Column | null)[] | null): string => {
  const kinds = columns && columns.length >= cells.length ? columns : guessColumns(cells);
  const of = (column: Column): string[] => cells.filter((cell, i) => kinds[i] === column && !/^[-–—]?$/.test(cell));
  const [count] = of('count');
  const [rank] = of('rank');
  const [unit = ''] = of('unit');
  const [price] = of('price');
  const upgrades = of('upgrades').join(', ');
  if (unit === '') return cells.filter(cell => cell !== '').join(', ');
  const counted = count === undefined || !/^\d+/.test(count) ? '' : `${Number.parseInt(count, 10)}x `;
  const priced = price === undefined || !/^\d+/.test(price) ? '' : ` (${Number.parseInt(price, 10)})`;
  return `${rank === undefined ? '' : `${rank}: `}${counted}${unit}${priced}${upgrades === '' ? '' : `: ${upgrades}`}`;
};
/** Without a heading: a small number first is how many, a number at the end the price, the first words the unit. */
const guessColumns = (cells: readonly string[]): readonly (Column | null)[] => {
  const isNumber = (cell: string): boolean => /^\d{1,4}\s*(?:x|pts?\.?|points?)?$/i.test(cell);
  const unit = cells.findIndex(cell => cell !== '' && !isNumber(cell));
  const price = cells.findLastIndex((cell, i) => i > unit && isNumber(cell));
  return cells.map((cell, i) => {
    if (i === unit) return 'unit';
    if (i === price) return 'price';
    if (i < unit) return isNumber(cell) ? 'count' : null;
    return isNumber(cell) ? null : 'upgrades';
  });
};
