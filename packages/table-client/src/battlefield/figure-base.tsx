import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';

/** A base with its seat's colour and shape: a disc for the first seat, a square for the second. What stands on it is drawn inside. */
export const FigureBase = ({
  radius,
  badge = radius,
  seat,
  children,
}: {
  /** Of the base, to scale. */
  readonly radius: number;
  /** Of what is drawn on it, where the base itself would be too small to recognise. */
  readonly badge?: number;
  readonly seat: number;
  readonly children: ReactNode;
}): ReactNode => {
  const side = 0.74 * badge;
  return (
    <g className={`tc-base ${seatClass(seat)}`}>
      {badge === radius && <circle r={radius} className="tc-base-rim" />}
      {seat % 2 === 0 ? (
        <circle r={0.9 * badge} className="tc-base-side" />
      ) : (
        <rect x={-side} y={-side} width={2 * side} height={2 * side} rx={0.14 * badge} className="tc-base-side" />
      )}
      {badge > radius && <circle r={radius} className="tc-base-ring" />}
      {children}
    </g>
  );
};
