import { FigureBase, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { UnitType } from '#operations/content/types';
import { BUSTS } from './busts.js';
import { GEAR } from './gear.js';
import { bustOf, gearOf } from './unit-art.js';

/** Pixels of the screen: a badge is never smaller, or nobody could tell who stands there. */
export const SMALLEST = 11;
const NUMBER = 11;

/** Head and shoulders in two tones, 2 units wide around (0, 0), and the sign of what sets it apart. */
const Portrait = ({ type }: { readonly type: UnitType }): ReactNode => {
  const { body, light } = BUSTS[bustOf(type)];
  const gear = gearOf(type);
  return (
    <g className="so-portrait">
      <g transform="scale(0.062) translate(-12 -12.500)">
        <path d={body} className="so-portrait-body" />
        <path d={light} className="so-portrait-light" />
      </g>
      {gear && (
        <g transform="translate(-1.050 -1.050) scale(0.085)" className="so-gear">
          <circle cx={5} cy={5} r={7} />
          <path d={GEAR[gear]} />
        </g>
      )}
    </g>
  );
};
/** A unit on its base; drawn larger than its base where that would be too small to recognise, with the base as a ring in it. */
export const UnitBadge = ({
  type,
  seat,
  number,
}: {
  readonly type: UnitType;
  readonly seat: number;
  readonly number: string | undefined;
}): ReactNode => {
  const { scale } = useViewport();
  const radius = type.base / 2;
  const badge = Math.max(radius, SMALLEST / scale);
  const size = Math.max(0.75 * radius, NUMBER / scale);
  return (
    <FigureBase radius={radius} badge={badge} seat={seat}>
      <g transform={`scale(${badge})`}>
        <Portrait type={type} />
      </g>
      {number !== undefined && (
        <text x={0.95 * badge} y={0.9 * badge} fontSize={size} className="so-number">
          {number}
        </text>
      )}
    </FigureBase>
  );
};
/** The same beside text. */
export const UnitPicture = ({
  type,
  seat,
  size = 34,
}: {
  readonly type: UnitType;
  readonly seat: number;
  readonly size?: number;
}): ReactNode => (
  <svg viewBox="-1.2 -1.2 2.4 2.4" width={size} height={size} aria-hidden="true" className="so-picture">
    <FigureBase radius={1} seat={seat}>
      <Portrait type={type} />
    </FigureBase>
  </svg>
);
