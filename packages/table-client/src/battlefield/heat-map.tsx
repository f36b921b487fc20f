import '../../css/heat-map.css';
import type { ReactNode } from 'react';
import { SEAT_RADIUS, SeatShape, seatClass } from '../seats/seat-mark.js';
import { useViewport } from '../viewport/viewport-context.js';
import { useTableWords } from '../words/words.js';
import type { XY } from './ground.js';
import { gatherSpots, type Heat, type HeatSpot, sumOfHeat } from './heat-spots.js';

/** Parts of a grid square: the shape of a single stop, and how far apart those lie that are drawn as one. */
const STOP = 0.09;
const CLOSE = 0.25;
/** Pixels of the screen. */
const TEXT = 13;
const CROSS = 9;
/** Closer than this a cross and a number cover each other. */
const CLASH = 18;

/** Harm in the shape of the seat that suffered it: told apart without colour. Around (0, 0), in pixels. */
export const HarmMark = ({ seat }: { readonly seat: number }): ReactNode => (
  <g className={`tc-heat-harm ${seatClass(seat)}`}>
    <g transform={`scale(${CROSS / SEAT_RADIUS})`}>
      <SeatShape seat={seat} />
    </g>
    <path d="M-4-4L4 4M4-4L-4 4" className="tc-heat-cross" />
  </g>
);
const Spot = ({
  spot: { x, y, seat, means, n },
  numbers,
  grid,
}: {
  readonly spot: HeatSpot;
  /** Where numbers stand that a cross must not cover. */
  readonly numbers: readonly XY[];
  readonly grid: number;
}): ReactNode => {
  const { scale, upright = '' } = useViewport();
  const isClose = numbers.some(number => Math.hypot(number.x - x, number.y - y) * scale < CLASH);
  const pixels = `scale(${1 / scale})`;
  return (
    <g transform={`translate(${x} ${y}) ${upright}`}>
      {means === 'stood' ? (
        <>
          <g transform={`scale(${(STOP * grid * Math.sqrt(n)) / SEAT_RADIUS})`} className={`tc-heat-stop ${seatClass(seat)}`}>
            <SeatShape seat={seat} />
          </g>
          {n > 1 && (
            <text transform={pixels} y={0.35 * TEXT} fontSize={TEXT}>
              {n}
            </text>
          )}
        </>
      ) : (
        <g transform={`${pixels} translate(0 ${isClose ? -CLASH : 0})`}>
          <HarmMark seat={seat} />
          <text x={CROSS + 3} y={0.35 * TEXT} fontSize={TEXT} className="tc-heat-count">
            {n}
          </text>
        </g>
      )}
    </g>
  );
};
/** Where a match happened: the more often a side stood somewhere, the larger its shape; a cross is harm. Pointing tells the numbers. */
export const HeatMap = ({ heat: { heat, sides, harm }, grid }: { readonly heat: Heat; readonly grid: number }): ReactNode => {
  const words = useTableWords().heat;
  const nameOf = (seat: number): string => sides.find(side => side.seat === seat)?.name ?? '';
  const tellSpot = ({ seat, means, n }: HeatSpot): string =>
    means === 'stood' ? words.stoodHere(nameOf(seat), n) : words.harmedHere(nameOf(seat), harm, n);
  const spots = gatherSpots(heat, CLOSE * grid).toSorted((a, b) => Number(a.means === 'harm') - Number(b.means === 'harm') || b.n - a.n);
  const numbers = spots.filter(({ means, n }) => means === 'stood' && n > 1);
  const label = sides.map(({ seat, name }) => words.told(name, sumOfHeat(heat, seat, 'stood'), harm, sumOfHeat(heat, seat, 'harm')));
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: nothing in this drawing takes the focus
    <g className="tc-heat" role="img" aria-label={[words.name, ...label].join('. ')}>
      {spots.map(spot => (
        <g key={`${spot.means} ${spot.seat} ${spot.x} ${spot.y}`} data-heat={spot.means}>
          <title>{tellSpot(spot)}</title>
          <Spot spot={spot} numbers={numbers} grid={grid} />
        </g>
      ))}
    </g>
  );
};
