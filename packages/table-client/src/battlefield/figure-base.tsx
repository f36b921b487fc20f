import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';

/** The shape of each seat around (0, 0), as on its mark; 0.9 from the middle to the rim of a disc. */
const SHAPES: readonly ((badge: number) => ReactNode)[] = [
  badge => <circle r={0.9 * badge} className="tc-base-side" />,
  badge => {
    const side = 0.74 * badge;
    return <rect x={-side} y={-side} width={2 * side} height={2 * side} rx={0.14 * badge} className="tc-base-side" />;
  },
  badge => <path transform={`scale(${badge})`} d="M0-1.15L1.1 .72H-1.1Z" className="tc-base-side" />,
  badge => <path transform={`scale(${badge})`} d="M0-1.05L1.05 0 0 1.05-1.05 0Z" className="tc-base-side" />,
];
/** How much a figure shrinks at most where it stands close to others. */
const SHRUNK = 0.7;
/** How large a figure is drawn: to scale, or large enough to be recognised, and not over its neighbours as far as that is possible. */
export const badgeRadius = (base: number, smallest: number, room = Number.POSITIVE_INFINITY): number =>
  Math.max(base, Math.min(smallest, Math.max(room, SHRUNK * smallest)));
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
}): ReactNode => (
  <g className={`tc-base ${seatClass(seat)}`}>
    {badge === radius && <circle r={radius} className="tc-base-rim" />}
    {SHAPES[seat % SHAPES.length]!(badge)}
    {badge > radius && <circle r={radius} className="tc-base-ring" />}
    {children}
  </g>
);
