import '../../css/overlay.css';
import type { Outline, OverlayShape } from '@cadre/core';
import type { ReactNode } from 'react';
import type { Rect } from '../notes/rect.js';
import { useViewport } from '../viewport/viewport-context.js';
import { labelsApart, type PlacedLabel } from './labels-apart.js';

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

/** Pixels: a label that had to go farther than this is joined to what it is about. */
const FAR = 42;
const Label = ({ label, place }: { readonly label: Extract<OverlayShape, { kind: 'label' }>; readonly place: PlacedLabel }): ReactNode => {
  const { screen } = useViewport();
  const { x, y, width, height } = place;
  return (
    <g className={`tc-shape tc-label tc-means-${label.means}`} transform={screen.upright(label)}>
      {Math.hypot(x, y) > FAR && <path d={`M0 0L${x} ${y}`} className="tc-leader" />}
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={5} />
      <text x={x} y={y + 0.34 * TEXT} fontSize={TEXT} textAnchor="middle">
        {label.text}
      </text>
    </g>
  );
};
const Shape = ({ shape }: { readonly shape: Exclude<OverlayShape, { kind: 'label' }> }): ReactNode => {
  const { scale } = useViewport();
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
  }
};

/** Answers of the rules drawn over a table, to scale. What they mean stands beside the table in words, so nothing here is read aloud. */
export const Overlay = ({
  shapes,
  taken,
  frame,
}: {
  readonly shapes: readonly OverlayShape[];
  /** Where no label should lie, in pixels of the screen. */
  readonly taken?: readonly Rect[];
  /** Where labels stay, likewise. */
  readonly frame?: Rect;
}): ReactNode => {
  const { screen } = useViewport();
  const labels = shapes.filter(shape => shape.kind === 'label');
  const placed = labelsApart(labels, screen.at, taken, frame);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
    <g className="tc-overlay" aria-hidden="true">
      {shapes.map((shape, i) =>
        shape.kind === 'label' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
          <Label key={i} label={shape} place={placed[labels.indexOf(shape)]!} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no other name
          <Shape key={i} shape={shape} />
        ),
      )}
    </g>
  );
};
