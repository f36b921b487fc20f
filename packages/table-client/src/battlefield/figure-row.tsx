import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';

/** A figure in a list. Choosing it here looks at it as if it were pointed at on the table. */
export const FigureRow = ({
  seat,
  name,
  state,
  isLooked,
  isDisabled,
  look,
  children,
}: {
  readonly seat: number;
  readonly name: string;
  /** Health, tokens, where it is: in words. */
  readonly state: string;
  readonly isLooked: boolean;
  readonly isDisabled: boolean;
  readonly look: () => void;
  /** A picture before its name. */
  readonly children?: ReactNode;
}): ReactNode => (
  <button type="button" className={`tc-figure-row ${seatClass(seat)}`} aria-pressed={isLooked} disabled={isDisabled} onClick={look}>
    {children}
    <span className="tc-figure-row-name">{name}</span> <span className="tc-quiet">{state}</span>
  </button>
);
