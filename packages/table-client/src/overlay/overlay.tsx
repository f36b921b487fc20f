import '../../css/overlay.css';
import type { Outline, OverlayShape } from '@cadre/core';
import type { ReactNode } from 'react';
import { useViewport } from '../viewport/viewport-context.js';
import { labelsApart, lowered } from './labels-apart.js';

/** Pixels of the screen, at every zoom. */
const TEXT = 14;
const END = 4;

/** x, y, x, y … as a path. */
const pathOf = (points: readonly number[]): string => {
  let d = '';
  for (let i = 0; i + 1 < points.length; i += 2) d += `${i === 0 ? 'M' : 'L'}${points[i]} ${points[i + 1]}`;
  return d;
};
/** The border first, then its holes. */
const regionPath = ({ rings }: Outline): string => rings.map(ring => `${pathOf(ring)}Z`).join('');

const Shape = ({
  shape,
  lower = 0,
}: {
  readonly shape: OverlayShape /** Pixels by which a label is moved down. */;
  readonly lower?: number;
}): ReactNode => {
  const { scale, upright = '' } = useViewport();
  const className = `tc-shape tc-${shape.kind} tc-means-${shape.means}`;
  switch (shape.kind) {
    case 'area':
      return <path className={className} fillRule="evenodd" d={regionPath(shape.outline)} />;
    case 'line': {
      const { points } = shape;
      return (
        <g className={className}>
          <path d={pathOf(points)} />
          {points.length > 3 && [0, points.length - 2].map(i => <circle key={i} cx={points[i]} cy={points[i + 1]} r={END / scale} />)}
        </g>
      );
    }
    case 'circle':
      return <circle className={className} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'label':
      return (
        <text
          className={className}
          transform={`translate(${shape.x} ${shape.y}) ${upright}`}
          y={(lowered(shape) + lower) / scale}
          fontSize={TEXT / scale}
          strokeWidth={4 / scale}
          textAnchor="middle"
        >
          {shape.text}
        </text>
      );
  }
};

/** Answers of the rules drawn over a table, to scale. What they mean stands beside the table in words, so nothing here is read aloud. */
export const Overlay = ({ shapes }: { readonly shapes: readonly OverlayShape[] }): ReactNode => {
  const { scale, axes } = useViewport();
  const labels = shapes.filter(shape => shape.kind === 'label');
  const lower = labelsApart(labels, scale, axes);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
    <g className="tc-overlay" aria-hidden="true">
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
        <Shape key={i} shape={shape} lower={shape.kind === 'label' ? lower[labels.indexOf(shape)]! : 0} />
      ))}
    </g>
  );
};
