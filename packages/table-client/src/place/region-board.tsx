import type { Language } from '@cadre/core';
import type { ReactNode } from 'react';
import { TableRoot } from '../contract/table-root.js';
import { boxAround } from '../overlay/shape.js';
import { NO_OFFERS } from '../targets/offers.js';
import { PlaceBoard } from './place-board.js';
import type { Placing } from './use-placing.js';

/** Parts of the region's longer side: the room around it, the base that is put down, a step of an arrow key. */
const MARGIN = 0.1;
const BASE = 0.03;
const STEP = 0.005;

/** The region of a `place` question, for games that draw no table. */
export const RegionBoard = ({
  place,
  label,
  language,
  motion,
}: {
  readonly place: Placing;
  readonly label: string;
  readonly language: Language;
  readonly motion: boolean;
}): ReactNode => {
  const rings = place.draft?.region?.outline.flatMap(o => o.rings) ?? [];
  const region = boxAround(rings);
  if (!region) return null;
  const side = Math.max(region.width, region.height, 1);
  return (
    <TableRoot className="tc-region-board" offers={NO_OFFERS} choose={() => undefined} language={language} motion={motion}>
      <PlaceBoard
        place={place}
        bounds={boxAround(rings, MARGIN * side)!}
        label={label}
        radius={BASE * side}
        step={Math.max(1, Math.round(STEP * side))}
      >
        {null}
      </PlaceBoard>
    </TableRoot>
  );
};
