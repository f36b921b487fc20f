/** A seat is always colour, shape and letter; a character shows those of its number. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export const letterOf = (seat: number): string => LETTERS[seat] ?? '?';

/** The badge of a seat around (0, 0): disc, square, triangle, diamond. */
const SHAPES = [
  'M0-8a8 8 0 1 0 0 16A8 8 0 0 0 0-8z',
  'M-7.500-7.500h15v15h-15z',
  'M0-10.500L10.500 8h-21z',
  'M0-10.500L10.500 0 0 10.500-10.500 0z',
] as const;
export const seatShape = (seat: number): string => SHAPES[seat] ?? SHAPES[0];
export const seatClass = (seat: number): string => `mando-seat-${seat}`;
