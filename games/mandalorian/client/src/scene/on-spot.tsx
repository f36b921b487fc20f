import { useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import type { Occupant, Spot } from '../map/places.js';
import { useTable } from '../table-context.js';
import { floorAt } from './heights.js';

/** Somebody or something at its spot of a space; whoever points at it looks into the space. */
export const OnSpot = ({
  who,
  spot,
  lookInto,
  children,
}: {
  readonly who: Occupant;
  readonly spot: Spot;
  readonly lookInto: (space: number | undefined) => void;
  readonly children: ReactNode;
}): ReactNode => {
  const { screen } = useViewport();
  const { box } = useTable();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking fans things out, it decides nothing
    <g
      data-space={spot.space}
      data-occupant={who}
      transform={screen.lying(spot, floorAt(box, spot.space))}
      onPointerEnter={event => event.pointerType !== 'touch' && lookInto(spot.space)}
      onPointerLeave={() => lookInto(undefined)}
      onFocus={({ target }) => target.matches(':focus-visible') && lookInto(spot.space)}
      onBlur={() => lookInto(undefined)}
    >
      {children}
    </g>
  );
};
