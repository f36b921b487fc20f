import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { looking } from '../targets/looking.js';
import { BoardTarget } from '../targets/target.js';
import { useViewport } from '../viewport/viewport-context.js';
import { badgeRadius } from './figure-base.js';
import type { XY } from './ground.js';

/** Pixels of the screen: what a finger needs. */
const FINGER = 17;

/** The ring of light around the base of a miniature, in its seat's colour, in radii of the base. */
const SIDE = 1.12;
/** How wide a miniature is touched, in radii of its base. */
const BODY = 0.7;

/** A figure on the table. While it is on offer it can be chosen; looking at it asks what it can do. */
export const Figure = ({
  thing,
  name,
  title,
  at,
  bottom = 0,
  height = 0,
  radius: base,
  smallest = 0,
  room,
  isActing,
  isDraggable = false,
  isDone,
  isLooked,
  look,
  pin,
  children,
  className = '',
}: {
  readonly thing: string;
  /** Short, as it is printed on the table: A3. */
  readonly name: string;
  /** In full, for a tooltip. */
  readonly title?: string;
  readonly at: XY;
  /** How high it stands above the table, and how tall it is. */
  readonly bottom?: number;
  readonly height?: number;
  readonly radius: number;
  /** Pixels of the screen: what is drawn on the base is never smaller. */
  readonly smallest?: number;
  /** From its middle to halfway to the nearest other figure. */
  readonly room?: number;
  readonly isActing: boolean;
  /** Its move is on offer: dragging it begins the move, and leaves the table where it is. */
  readonly isDraggable?: boolean;
  readonly isDone: boolean;
  readonly isLooked: boolean;
  readonly look: (isLooked: boolean) => void;
  /** A click on it, on offer or not. */
  readonly pin?: () => void;
  /** The base around (0, 0). */
  readonly children: ReactNode;
  readonly className?: string;
}): ReactNode => {
  const { scale, screen, lens } = useViewport();
  // A miniature is recognised by itself: its base is as large as it is.
  const radius = lens ? base : badgeRadius(base, smallest / scale, room);
  const glow = Math.max(1.14 * radius, FINGER / scale);
  const body = screen.rise(at, bottom, height);
  // Halfway to a neighbour the neighbour begins: a larger circle would take the clicks on its base.
  const touched = Math.max(base, Math.min(glow, room ?? glow));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking changes nothing, and the same is a button in the list of figures
    <g
      transform={screen.lying(at, bottom)}
      data-figure={name}
      data-drag={isDraggable || undefined}
      className={className}
      onClick={pin}
      {...looking(look)}
    >
      <BoardTarget thing={thing} isLookedAtFirst className={`tc-figure ${isDone ? 'tc-figure-done' : ''}`}>
        {lens && <circle r={SIDE * base} className="tc-figure-side" />}
        <circle r={glow} className="tc-glow" />
        <circle r={touched} className="tc-figure-touched" />
        {body && <line x2={body.x} y2={body.y} strokeWidth={2 * BODY * base} className="tc-figure-body" />}
        {isActing && <circle r={1.28 * radius} className="tc-figure-acting" />}
        {isLooked && <circle r={1.16 * radius} className="tc-figure-looked" />}
        {title && <title>{title}</title>}
        {children}
      </BoardTarget>
    </g>
  );
};
