import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';

/** A base to scale with its seat's colour and shape: a disc for the first seat, a square for the second. What stands on it is drawn inside. */
export const FigureBase = ({
  radius,
  seat,
  children,
}: {
  readonly radius: number;
  readonly seat: number;
  readonly children: ReactNode;
}): ReactNode => {
  const side = 0.66 * radius;
  return (
    <g className={`tc-base ${seatClass(seat)}`}>
      <circle r={radius} className="tc-base-rim" />
      {seat % 2 === 0 ? (
        <circle r={0.84 * radius} className="tc-base-side" />
      ) : (
        <rect x={-side} y={-side} width={2 * side} height={2 * side} rx={0.14 * radius} className="tc-base-side" />
      )}
      {children}
    </g>
  );
};
