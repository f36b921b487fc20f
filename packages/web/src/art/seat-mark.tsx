import type { ReactNode } from 'react';

const LETTERS = 'ABCDEFGH';
export const seatLetter = (seat: number): string => LETTERS[seat] ?? String(seat + 1);
const SHAPES = [
  <circle key="disc" cx="12" cy="12" r="11" />,
  <rect key="square" x="2" y="2" width="20" height="20" rx="3" />,
  <path key="triangle" d="M12 1.5 23.5 21.5H.5z" />,
  <path key="diamond" d="M12 .5 23.5 12 12 23.5.5 12z" />,
] as const;
/** Letters sit where each shape is widest. */
const BASELINES = [16.4, 16.4, 19, 16.4] as const;

/** A seat: always colour and shape and letter. */
export const SeatMark = ({ seat, size = 24 }: { readonly seat: number; readonly size?: number }): ReactNode => (
  <svg className="seat-mark" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-seat={seat % SHAPES.length}>
    {SHAPES[seat % SHAPES.length]}
    <text x="12" y={BASELINES[seat % SHAPES.length]} textAnchor="middle">
      {seatLetter(seat)}
    </text>
  </svg>
);
