import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';

/** What is seen of a unit where there is only room for its portrait. */
export interface FigureTile {
  readonly health: number;
  readonly left: number;
  readonly number?: string | undefined;
  /** It has acted in this round. */
  readonly isDone: boolean;
  readonly isActing: boolean;
}
/** More health than this is a number. */
const MOST_PIPS = 6;
const Tile = ({ tile: { health, left, number, isDone } }: { readonly tile: FigureTile }): ReactNode => (
  <span className="tc-tile" aria-hidden="true">
    {number !== undefined && <span className="tc-tile-number">{number}</span>}
    {isDone && (
      <svg viewBox="0 0 24 24" className="tc-tile-done" aria-hidden="true">
        <path d="M5 13l4 4L19 7" />
      </svg>
    )}
    <span className="tc-tile-health">
      {health > MOST_PIPS
        ? `${left}/${health}`
        : Array.from({ length: health }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are counted
            <i key={i} data-lost={i >= left} />
          ))}
    </span>
  </span>
);
/** A figure in a list. Choosing it here looks at it as if it were pointed at on the table. */
export const FigureRow = ({
  seat,
  name,
  state,
  isLooked,
  isDisabled,
  look,
  point,
  tile,
  children,
}: {
  readonly seat: number;
  readonly name: string;
  /** Health, tokens, where it is: in words. */
  readonly state: string;
  readonly isLooked: boolean;
  readonly isDisabled: boolean;
  readonly look: () => void;
  /** A mouse points at it, or no longer. */
  readonly point?: ((isPointed: boolean) => void) | undefined;
  /** Beside a wide table it is a portrait, and its words come when it is pointed at. */
  readonly tile?: FigureTile | undefined;
  /** A picture before its name. */
  readonly children?: ReactNode;
}): ReactNode => (
  <button
    type="button"
    className={`tc-figure-row ${seatClass(seat)}`}
    aria-pressed={isLooked}
    disabled={isDisabled}
    data-tile={tile !== undefined}
    data-done={tile?.isDone}
    data-acting={tile?.isActing}
    onClick={look}
    onPointerEnter={event => event.pointerType === 'mouse' && point?.(true)}
    onPointerLeave={event => event.pointerType === 'mouse' && point?.(false)}
  >
    {children}
    {tile && <Tile tile={tile} />}
    <span className="tc-figure-words">
      <span className="tc-figure-row-name">{name}</span> <span className="tc-quiet">{state}</span>
    </span>
  </button>
);
