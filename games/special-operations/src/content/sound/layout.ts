import { overlaps, type Piece, readTable, type Table } from '@cadre/geometry';
import { describeTable } from '../table.js';
import type { Layout } from '../types.js';
import type { LayoutProblem } from './fault.js';

const isSolid = (piece: Piece): boolean => piece.footing !== 'inside';
export const overlap = (a: Piece, b: Piece): boolean => a.parts.some(one => b.parts.some(other => overlaps(one, other)));

/** Bases move between pieces, so solid ones may touch but not overlap. Woods and ruins may lie around anything. */
const overlapsIn = ({ pieces }: Table): LayoutProblem[] =>
  pieces.flatMap((piece, i) =>
    pieces.slice(0, i).flatMap((other): LayoutProblem[] =>
      isSolid(piece) && isSolid(other) && overlap(piece, other)
        ? [
            {
              at: ['pieces', i, 'polygon'],
              says: `"${piece.id}" overlaps "${other.id}"`,
              expected: 'solid pieces apart from each other',
              fault: { kind: 'pieces-overlap', piece: piece.id, other: other.id },
            },
          ]
        : [],
    ),
  );

type Terrain = Pick<Layout, 'id' | 'name' | 'pieces'>;
/** Outlines that make no table. */
export const outlineProblems = (layout: Terrain): readonly LayoutProblem[] => {
  const read = readTable(describeTable(layout, []));
  if (read.ok) return [];
  const expected = 'a simple outline on the table of 36 x 36 inches';
  return read.problems.map(says => ({ at: [], says, expected, fault: { kind: 'outline' } }));
};
/** Pieces that are in each other's way. The table can still be looked at. */
export const overlapProblems = (layout: Terrain): readonly LayoutProblem[] => {
  const read = readTable(describeTable(layout, []));
  return read.ok ? overlapsIn(read.value) : [];
};
