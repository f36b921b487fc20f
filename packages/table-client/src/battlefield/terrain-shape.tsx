import '../../css/battlefield.css';
import type { ScenePiece } from '@cadre/battle';
import type { ReactNode } from 'react';
import { useViewport } from '../viewport/viewport-context.js';
import { HATCH, polygonPath } from './ground.js';

/** Pixels of the screen. */
const TEXT = 12;
const BADGE = 2.4;

/** Solid is impassable, hatching is cover, the edge is height: readable without colour. The height stands on each piece. */
export const TerrainShape = ({
  piece,
  edge,
  isPlain = false,
  children,
}: {
  readonly piece: ScenePiece;
  /** Pixels of the screen: the taller a piece, the heavier its edge. */
  readonly edge: number;
  /** Without its height, where the drawing is too small to read it. */
  readonly isPlain?: boolean;
  readonly children?: ReactNode;
}): ReactNode => {
  const { scale, upright = '' } = useViewport();
  const [xs, ys] = [piece.polygon.map(p => p.x), piece.polygon.map(p => p.y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const d = polygonPath(piece.polygon);
  const size = TEXT / scale;
  const isRoomy = !isPlain && Math.min(right - left, bottom - top) > BADGE * size;
  return (
    <g className={`tc-terrain tc-terrain-${piece.look}`} data-piece={piece.id}>
      <title>{piece.name}</title>
      <path d={d} className="tc-terrain-body" strokeWidth={edge} />
      {piece.cover !== 'none' && <path d={d} fill={`url(#${HATCH[piece.cover]})`} className="tc-terrain-cover" />}
      {children}
      {isRoomy && (
        <text
          transform={`translate(${piece.look === 'floating' ? left + 1.4 * size : (left + right) / 2} ${(top + bottom) / 2}) ${upright}`}
          y={0.35 * size}
          fontSize={size}
        >
          {piece.height}
        </text>
      )}
    </g>
  );
};
