import '../../css/battlefield.css';
import type { PieceKind, ScenePiece } from '@cadre/battle';
import { memo, type ReactNode } from 'react';
import { polygonPath, type XY } from './ground.js';
import { TerrainShape } from './terrain-shape.js';

/** In 0.1 mm. */
const INCH = 254;
/** Pixels of a piece's edge: the lowest, and for an inch of height. */
const EDGE = { least: 0.8, inch: 0.7 };
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
/** What tells the kinds apart inside their outlines. */
const Detail = ({ kind, polygon }: { readonly kind: PieceKind; readonly polygon: readonly XY[] }): ReactNode => {
  const middle = middleOf(polygon);
  const toCorners = polygon.map(p => `M${middle.x} ${middle.y}L${p.x} ${p.y}`).join('');
  switch (kind) {
    case 'building':
      return <path d={`${inset(polygon, 0.82)}${inset(polygon, 0.3)}`} className="tc-terrain-line" />;
    case 'rock':
      return <path d={`${toCorners}${inset(polygon, 0.55)}`} className="tc-terrain-line" />;
    case 'container':
      return <path d={[0.88, 0.7].map(by => inset(polygon, by)).join('')} className="tc-terrain-line" />;
    case 'crates':
      return <path d={toCorners} className="tc-terrain-line" />;
    case 'trunk':
      return <path d={[0.78, 0.52, 0.26].map(by => inset(polygon, by)).join('')} className="tc-terrain-line" />;
    case 'deck':
      return <path d={inset(polygon, 0.9)} className="tc-terrain-line" />;
    case 'woods':
    case 'brush':
      return crowns(polygon).map(({ x, y, r }) => <circle key={`${x},${y}`} cx={x} cy={y} r={r} className="tc-tree" />);
    case 'ruins':
    case 'pit':
      return <path d={inset(polygon, 0.86)} className="tc-terrain-line tc-broken" />;
    case 'wall':
    case 'barricade':
    case 'log':
    case 'pipes':
      return null;
  }
};
/** A piece of terrain. */
export const ScenePieceShape = ({ piece, isPlain = false }: { readonly piece: ScenePiece; readonly isPlain?: boolean }): ReactNode => (
  <TerrainShape piece={piece} edge={EDGE.least + (EDGE.inch * piece.top) / INCH} isPlain={isPlain}>
    <Detail kind={piece.kind} polygon={piece.polygon} />
  </TerrainShape>
);
/** All pieces of a table. Nothing of them ever changes, so whoever describes them should do it once. */
export const SceneTerrain = memo(
  ({
    pieces,
    isPlain = false,
  }: {
    readonly pieces: readonly ScenePiece[];
    /** Too small for heights. */
    readonly isPlain?: boolean;
  }): ReactNode => pieces.map(piece => <ScenePieceShape key={piece.id} piece={piece} isPlain={isPlain} />),
);
