import type { Language } from '@cadre/core';
import { INCH, type Piece } from '@cadre/geometry';
import type { Box } from '@cadre/special-operations/box';
import { TERRAIN } from '@cadre/special-operations/content/terrain';
import type { TerrainKind } from '@cadre/special-operations/content/types';
import { polygonPath, type TerrainPiece, TerrainShape, type XY } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { inches } from '../names.js';

/** Pixels of a piece's edge: the lowest, and for an inch of height. */
const EDGE = { least: 0.8, inch: 0.7 };
const lookOf = ({ passage, footing }: Piece): TerrainPiece['look'] => {
  if (footing === 'top') return 'platform';
  if (footing === 'inside') return 'inside';
  return passage === 'impassable' ? 'impassable' : 'obstacle';
};
const pieceIn = (piece: Piece, kind: TerrainKind, language: Language): TerrainPiece => {
  const height = inches(piece.top, language);
  const { covers, looks } = LABELS[language].terrain;
  const look = lookOf(piece);
  return {
    id: piece.id,
    name: [TERRAIN[kind].name[language], height, covers[piece.cover], looks[look]].join(', '),
    polygon: piece.polygon,
    look,
    cover: piece.cover,
    height,
    edge: EDGE.least + (EDGE.inch * piece.top) / INCH,
  };
};
const middleOf = (polygon: readonly XY[]): XY => ({
  x: polygon.reduce((sum, p) => sum + p.x, 0) / polygon.length,
  y: polygon.reduce((sum, p) => sum + p.y, 0) / polygon.length,
});
/** The outline drawn again, smaller: the top of a rock, the roof of a building. */
const inset = (polygon: readonly XY[], by: number): string => {
  const { x, y } = middleOf(polygon);
  return polygonPath(polygon.map(p => ({ x: x + (p.x - x) * by, y: y + (p.y - y) * by })));
};
/** Crowns of trees, spread over the piece: always the same for the same piece. */
const crowns = (polygon: readonly XY[]): readonly (XY & { readonly r: number })[] => {
  const { x, y } = middleOf(polygon);
  return polygon.map((p, i) => ({ x: x + (p.x - x) * 0.6, y: y + (p.y - y) * 0.6, r: (0.55 + 0.12 * (i % 3)) * INCH }));
};
const Detail = ({ kind, polygon }: { readonly kind: TerrainKind; readonly polygon: readonly XY[] }): ReactNode => {
  const middle = middleOf(polygon);
  const toCorners = polygon.map(p => `M${middle.x} ${middle.y}L${p.x} ${p.y}`).join('');
  switch (kind) {
    case 'building':
      return <path d={`${inset(polygon, 0.82)}${inset(polygon, 0.3)}`} className="so-terrain-line" />;
    case 'rock':
      return <path d={`${toCorners}${inset(polygon, 0.55)}`} className="so-terrain-line" />;
    case 'container':
      return <path d={[0.88, 0.7].map(by => inset(polygon, by)).join('')} className="so-terrain-line" />;
    case 'crates':
      return <path d={toCorners} className="so-terrain-line" />;
    case 'woods':
      return crowns(polygon).map(({ x, y, r }) => <circle key={`${x},${y}`} cx={x} cy={y} r={r} className="so-tree" />);
    case 'ruins':
      return <path d={inset(polygon, 0.86)} className="so-terrain-line so-broken" />;
    case 'wall':
    case 'barricade':
      return null;
  }
};
/** One piece as it is drawn on every table. */
export const TerrainPieceShape = ({
  piece,
  kind,
  language,
  isPlain = false,
}: {
  readonly piece: Piece;
  readonly kind: TerrainKind;
  readonly language: Language;
  readonly isPlain?: boolean;
}): ReactNode => (
  <TerrainShape piece={pieceIn(piece, kind, language)} isPlain={isPlain}>
    <Detail kind={kind} polygon={piece.polygon} />
  </TerrainShape>
);
/** The layout, drawn once: nothing of it ever changes. */
export const Terrain = memo(
  ({
    box,
    language,
    isPlain = false,
  }: {
    readonly box: Box;
    readonly language: Language /** Too small for heights. */;
    readonly isPlain?: boolean;
  }): ReactNode =>
    box.table.pieces.map((piece, i) => (
      <TerrainPieceShape key={piece.id} piece={piece} kind={box.layout.pieces[i]!.kind} language={language} isPlain={isPlain} />
    )),
);
