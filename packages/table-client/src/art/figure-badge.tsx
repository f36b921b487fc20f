import '../../css/portrait.css';
import type { ReactNode } from 'react';
import { badgeRadius, FigureBase } from '../battlefield/figure-base.js';
import { useViewport } from '../viewport/viewport-context.js';
import type { BustName } from './busts.js';
import type { GearName } from './gear.js';
import { Portrait } from './portrait.js';

/** Pixels of the screen: a badge is not smaller, or nobody could tell who stands there. */
export const SMALLEST_BADGE = 12;
const NUMBER = 11;

interface Props {
  readonly bust: BustName;
  readonly gear?: GearName | undefined;
  readonly seat: number;
  /** What is drawn below the portrait, on a base of the radius 1. */
  readonly children?: ReactNode;
}
/** A figure on its base; drawn larger than its base where that would be too small to recognise, with the base as a ring in it. */
export const FigureBadge = ({
  radius,
  room,
  bust,
  gear,
  seat,
  children,
}: Props & {
  readonly radius: number;
  /** From its middle to halfway to the nearest other figure: it grows no further than that. */
  readonly room?: number | undefined;
}): ReactNode => {
  const { scale } = useViewport();
  const badge = badgeRadius(radius, SMALLEST_BADGE / scale, room);
  return (
    <FigureBase radius={radius} badge={badge} seat={seat}>
      <g transform={`scale(${badge})`}>
        {children}
        <Portrait bust={bust} gear={gear} />
      </g>
    </FigureBase>
  );
};
/** What tells a badge apart from others that look the same. It stands beside a figure that is a button, not in it: the name of the button says what a click does. */
export const FigureNumber = ({
  radius,
  room,
  children,
}: {
  readonly radius: number;
  readonly room?: number | undefined;
  readonly children: string | undefined;
}): ReactNode => {
  const { scale } = useViewport();
  const badge = badgeRadius(radius, SMALLEST_BADGE / scale, room);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
    <text
      aria-hidden="true"
      x={0.95 * badge}
      y={0.9 * badge}
      fontSize={Math.max(0.75 * radius, NUMBER / scale)}
      className="tc-figure-number"
    >
      {children}
    </text>
  );
};
/** A figure beside text. */
export const FigurePicture = ({ bust, gear, seat, size = 34, children }: Props & { readonly size?: number }): ReactNode => (
  <svg viewBox="-1.2 -1.2 2.4 2.4" width={size} height={size} aria-hidden="true" className="tc-figure-picture">
    <FigureBase radius={1} seat={seat}>
      {children}
      <Portrait bust={bust} gear={gear} />
    </FigureBase>
  </svg>
);
