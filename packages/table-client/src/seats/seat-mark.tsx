import '../../css/seats.css';
import type { ReactNode } from 'react';

const LETTERS = 'ABCDEFGH';
export const seatLetter = (seat: number): string => LETTERS[seat] ?? String(seat + 1);

/** Disc, square, triangle, diamond around (0, 0), 11 units from the middle. A seat's shape never changes, whatever its colour. */
const SHAPES = [
  'M0-11a11 11 0 1 0 0 22a11 11 0 0 0 0-22z',
  'M-7-10h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-14a3 3 0 0 1-3-3v-14a3 3 0 0 1 3-3z',
  'M0-10.500L11.500 9.500h-23z',
  'M0-11.500L11.500 0 0 11.500-11.500 0z',
] as const;
/** How far the shapes reach from their middle. */
export const SEAT_RADIUS = 11;
/** Letters sit where each shape is widest. */
const BASELINES = [4.4, 4.4, 7, 4.4] as const;

/** Gives everything inside the colour of a seat, as `--seat`. */
export const seatClass = (seat: number): string => `tc-seat-${seat % SHAPES.length}`;

export const seatPath = (seat: number): string => SHAPES[seat % SHAPES.length]!;
/** The bare shape, for what belongs to a seat. */
export const SeatShape = ({ seat }: { readonly seat: number }): ReactNode => <path d={seatPath(seat)} />;
/** A seat inside a drawing: always colour and shape and letter. */
export const SeatBadge = ({ seat }: { readonly seat: number }): ReactNode => (
  <g className={`tc-seat ${seatClass(seat)}`}>
    <SeatShape seat={seat} />
    <text y={BASELINES[seat % SHAPES.length]} textAnchor="middle">
      {seatLetter(seat)}
    </text>
  </g>
);
/** The same beside text. */
export const SeatMark = ({ seat, size = 24 }: { readonly seat: number; readonly size?: number }): ReactNode => (
  <svg className="seat-mark" viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
    <SeatBadge seat={seat} />
  </svg>
);
