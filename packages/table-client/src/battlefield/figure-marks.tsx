import '../../css/battlefield.css';
import type { ReactNode } from 'react';
import { useViewport } from '../viewport/viewport-context.js';
import { badgeRadius } from './figure-base.js';

/** A token beside a figure: a symbol on a grid of 24, and how many there are. */
export interface FigureMark {
  readonly id: string;
  /** A path around (12, 12). */
  readonly d: string;
  readonly n: number;
  /** What it does to the figure: gives its look. */
  readonly tone: 'good' | 'bad' | 'plain';
}
/** Pixels of the screen: the smallest that can be told apart, and the largest that a wide base is worth. */
const DOT = { least: 2.6, most: 6 };
const MARK = { least: 14, most: 26 };
const NUMBER = 13;
/** So many stand in a row. */
const ROW = 4;
/** So many dots stand in a row however small the base is; a row is never wider than a large one. */
const LEAST_IN_ROW = 4;
/** Pixels: on a base as large as this, health stands inside, where it hides nobody beside it. */
const LARGE = 36;
/** Radii of a dot from one dot to the next. */
const APART = 2.5;
/** How wide a large base is at the lower of its two rows of dots, in radii. */
const CHORD = 1.3;
/** More health than this is a number on a base that has no room for dots. */
const MOST_DOTS = 8;

/** Health below the base, a dot each, full while it lasts; tokens above it. */
export const FigureMarks = ({
  radius: base,
  smallest = 0,
  room,
  health,
  left,
  marks,
}: {
  readonly radius: number;
  /** Pixels of the screen: what is drawn on the base is never smaller. */
  readonly smallest?: number;
  /** From its middle to halfway to the nearest other figure. */
  readonly room?: number;
  readonly health: number;
  /** How much of it is left. */
  readonly left: number;
  readonly marks: readonly FigureMark[];
}): ReactNode => {
  const { scale } = useViewport();
  const radius = badgeRadius(base, smallest / scale, room);
  const within = (part: number, { least, most }: typeof DOT): number => Math.min(Math.max(part * radius, least / scale), most / scale);
  const isInside = radius * scale > LARGE;
  const inside = Math.max(LEAST_IN_ROW, Math.ceil(health / 2));
  const dot = Math.min(within(0.17, DOT), isInside ? (CHORD * radius) / (APART * inside) : Number.POSITIVE_INFINITY),
    gap = APART * dot;
  const size = within(0.72, MARK);
  const inRow = isInside ? inside : Math.max(LEAST_IN_ROW, Math.floor((2 * radius) / gap));
  const rows = Math.ceil(health / inRow);
  const isNumber = health > MOST_DOTS && !isInside;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
    <g aria-hidden="true" className="tc-marks">
      {isNumber && (
        <text className="tc-health-number" y={0.8 * radius} fontSize={NUMBER / scale} strokeWidth={4 / scale}>
          {left}/{health}
        </text>
      )}
      {Array.from({ length: isNumber ? 0 : health }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are counted
          key={i}
          cx={((i % inRow) - (Math.min(inRow, health - inRow * Math.floor(i / inRow)) - 1) / 2) * gap}
          cy={(isInside ? 0.72 * radius - (rows - 1) * gap : radius + 1.3 * dot) + Math.floor(i / inRow) * gap}
          r={dot}
          className="tc-health"
          data-lost={i >= left}
        />
      ))}
      {marks.map(({ id, d, n, tone }, i) => {
        const inRow = Math.min(ROW, marks.length - ROW * Math.floor(i / ROW));
        const x = ((i % ROW) - (inRow - 1) / 2) * size * 1.08;
        const y = -radius - size * (0.62 + Math.floor(i / ROW));
        return (
          <g
            key={id}
            className={`tc-mark tc-mark-${tone}`}
            data-mark={id}
            transform={`translate(${x} ${y}) scale(${size / 24}) translate(-12 -12)`}
          >
            <circle cx={12} cy={12} r={12} />
            <path d={d} />
            {n > 1 && (
              <text x={22} y={24}>
                {n}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
};
