import { boxAround, NO_OFFERS, PlaceBoard, type PlaceDraft, TableRoot } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { hasMotion, useSettings } from '../settings/settings.js';

/** Parts of the region's longer side: the room around it, the base that is put down, a step of an arrow key. */
const MARGIN = 0.1;
const BASE = 0.03;
const STEP = 0.005;

/** The region of a `place` question, for games that draw no table. */
export const RegionBoard = ({ place, label }: { readonly place: PlaceDraft; readonly label: string }): ReactNode => {
  const settings = useSettings();
  const rings = place.region?.outline.flatMap(o => o.rings) ?? [];
  const region = boxAround(rings);
  if (!region) return null;
  const side = Math.max(region.width, region.height, 1);
  return (
    <TableRoot
      className="region-board"
      offers={NO_OFFERS}
      choose={() => undefined}
      language={settings.language}
      motion={hasMotion(settings)}
    >
      <PlaceBoard
        draft={place}
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
