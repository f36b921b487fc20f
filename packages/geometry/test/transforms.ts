import { type Figure, type Piece, type Point, readTable, type Table } from '@cadre/geometry';

/** The same table elsewhere: every answer must stay the same. */
export interface Transform {
  readonly name: string;
  readonly spot: (p: Point) => Point;
  readonly direction: (d: Point) => Point;
}

export const transformsOf = (size: number): Transform[] => [
  { name: 'moved', spot: p => ({ x: p.x + 1237, y: p.y + 418 }), direction: d => d },
  { name: 'mirrored', spot: p => ({ x: size - p.x, y: p.y }), direction: d => ({ x: -d.x, y: d.y }) },
  { name: 'turned by 90 degrees', spot: p => ({ x: size - p.y, y: p.x }), direction: d => ({ x: -d.y, y: d.x }) },
  { name: 'turned by 180 degrees', spot: p => ({ x: size - p.x, y: size - p.y }), direction: d => ({ x: -d.x, y: -d.y }) },
];

export const transformedTable = (table: Table, t: Transform): Table => {
  const pieces = table.pieces.map((piece: Piece) => ({ ...piece, polygon: piece.polygon.map(p => [t.spot(p).x, t.spot(p).y]) }));
  const read = readTable({ id: table.id, width: 12_000, depth: 12_000, pieces });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
};

export const transformedFigure = (figure: Figure, t: Transform): Figure => ({
  ...figure,
  at: t.spot(figure.at),
  facing: t.direction(figure.facing),
});
