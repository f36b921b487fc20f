import '../../css/heat-map.css';
import type { ReactNode } from 'react';
import { seatClass } from '../seats/seat-mark.js';

/** Something that happened at a place: a figure of a seat was there, or was harmed there. */
export interface HeatSpot {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly means: 'stood' | 'harm';
  /** How much of it: turns, wounds. */
  readonly n: number;
}
/** Where a match happened: the more often, the denser. A cross is harm, so that it can be told apart without colour. */
export const HeatMap = ({ spots, radius }: { readonly spots: readonly HeatSpot[]; readonly radius: number }): ReactNode => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
  <g className="tc-heat" aria-hidden="true">
    {spots.map(({ x, y, seat, means, n }, i) =>
      means === 'stood' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: spots have no other name
        <circle key={i} cx={x} cy={y} r={radius} className={`tc-heat-spot ${seatClass(seat)}`} />
      ) : (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: spots have no other name
          key={i}
          d={`M${x - 0.35 * radius} ${y - 0.35 * radius}l${0.7 * radius} ${0.7 * radius}m0 ${-0.7 * radius}l${-0.7 * radius} ${0.7 * radius}`}
          strokeWidth={2 + n}
          className="tc-heat-harm"
        />
      ),
    )}
  </g>
);
