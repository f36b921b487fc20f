import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import type { Box } from '../overlay/shape.js';

/** A point as the geometry writes it. */
export interface XY {
  readonly x: number;
  readonly y: number;
}
/** Halfway from each of these points to the nearest other one. */
export const roomAround = (points: readonly XY[]): readonly number[] =>
  points.map((p, i) =>
    Math.min(...points.map((other, j) => (i === j ? Number.POSITIVE_INFINITY : Math.hypot(p.x - other.x, p.y - other.y) / 2))),
  );
export const polygonPath = (polygon: readonly XY[]): string => `M${polygon.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
/** Cuts off what lies beside the table. */
export const TABLE_CLIP = 'tc-table-clip';
export const HATCH = { light: 'tc-hatch-light', heavy: 'tc-hatch-heavy' } as const;
/** Parts of a grid square: how far apart the lines of a hatching are. */
const LIGHT = 0.11;
const HEAVY = 0.08;

/** The bare table: its surface, a grid, and the hatchings that terrain uses. */
export const Ground = ({ bounds, grid }: { readonly bounds: Box /** Between two lines. */; readonly grid: number }): ReactNode => {
  const { x, y, width, height } = bounds;
  const lines = (from: number, length: number): number[] =>
    Array.from({ length: Math.ceil(length / grid) - 1 }, (_, i) => from + (i + 1) * grid);
  const [light, heavy] = [LIGHT * grid, HEAVY * grid];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
    <g aria-hidden="true">
      <defs>
        <clipPath id={TABLE_CLIP}>
          <rect x={x} y={y} width={width} height={height} />
        </clipPath>
        <pattern id={HATCH.light} width={light} height={light} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d={`M0 0V${light}`} className="tc-hatch" strokeWidth={0.16 * light} />
        </pattern>
        <pattern id={HATCH.heavy} width={heavy} height={heavy} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d={`M0 0V${heavy}M0 0H${heavy}`} className="tc-hatch" strokeWidth={0.2 * heavy} />
        </pattern>
      </defs>
      <rect x={x} y={y} width={width} height={height} className="tc-ground" />
      <path
        className="tc-grid"
        d={[...lines(x, width).map(at => `M${at} ${y}v${height}`), ...lines(y, height).map(at => `M${x} ${at}h${width}`)].join('')}
      />
    </g>
  );
};
