import type { SceneFigure } from '@cadre/battle';
import { Above, useViewport } from '@cadre/table-client';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Destinations, Glow, Harm } from '../map/destinations.js';
import { Doors } from '../map/doors.js';
import { PreviewedWay } from '../map/ghost.js';
import { Floor, Print, rimNames } from '../map/ground-layer.js';
import { Cursor, Fallen, Ground, Markers } from '../map/marks.js';
import { type Occupant, type Spot, spotsOn } from '../map/places.js';
import { Points } from '../map/points.js';
import { StoreyProvider } from '../map/storey.js';
import { SceneLayer } from '../playback/scene-layer.js';
import { useTable } from '../table-context.js';
import { DoorBody, Locks } from './door-locks.js';
import { occupantOf } from './ground-plan.js';
import { ROOFS, storeyOf } from './heights.js';
import { LyingToken, ShownToken } from './lying-token.js';
import type { MapParts } from './map-parts.js';
import { Base, Standing } from './standing.js';
import { Tag } from './tag.js';
import { useMapScene } from './use-map-scene.js';

const ORIGIN = { x: 0, y: 0 };
/** Everything of the drawing, as high as roofs are. */
const OnRoofs = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <g transform={useViewport().screen.lying(ORIGIN, ROOFS)}>{children}</g>
);
/** Columns and rows, upright on the wall around the map. */
const RimNames = ({ map }: Pick<MapParts, 'map'>): ReactNode => {
  const { screen } = useViewport();
  return rimNames(map).map(({ name, x, y }) => (
    <g key={name} transform={`${screen.upright({ x, y }, ROOFS)} scale(${Math.max(0.55, Math.min(1, screen.scaleAt({ x, y })))})`}>
      <text y={6} className="mando-rim-name">
        {name}
      </text>
    </g>
  ));
};
/** Where one can go on roofs, and what that costs: the roof hides what lies below it. */
const RoofOffers = ({ journeys, on }: Pick<MapParts, 'journeys'> & { readonly on: (space: number) => boolean }): ReactNode => {
  const { box, offers } = useTable();
  return box.map.spaces.map((space, i) => {
    const journey = [...journeys].find(([at]) => at === i)?.[1];
    const isNext = offers.on(`space:${i}`).length > 0;
    return (
      on(i) &&
      (isNext || journey) && (
        <g key={space.id} className={isNext ? 'mando-raised-offer' : 'mando-raised-offer mando-raised-far'}>
          <Glow at={i} />
          {journey && <Harm at={i} journey={journey} />}
        </g>
      )
    );
  });
};
interface Stood {
  readonly figure: SceneFigure;
  readonly who: Occupant;
  readonly spot: Spot;
}
/** The map where miniatures stand on it: what lies on the table lies there as light, what must be read stands upright over it. */
export const PicturedMap = ({ map, goals, fanned, looked, lookInto, journeys, ahead, lookAhead }: MapParts): ReactNode => {
  const { box, table } = useTable();
  const { roof } = box.terrain;
  const viewport = useViewport();
  const { screen } = viewport;
  const scene = useMapScene(fanned);
  const storey = useMemo(() => storeyOf(box, viewport), [box, viewport]);
  const high = useCallback((space: number) => roof[space] === true, [roof]);
  const low = useCallback((space: number) => roof[space] !== true, [roof]);
  const spots = spotsOn(map, table, fanned);
  const figures = scene.figures
    .flatMap((figure): Stood[] => {
      const who = occupantOf(figure.id);
      const spot = spots.get(who);
      return spot ? [{ figure, who, spot }] : [];
    })
    // Whoever stands nearer hides whoever stands behind.
    .toSorted((a, b) => screen.at(a.spot).y - screen.at(b.spot).y);
  const standing = new Set(figures.map(({ who }) => who));
  const lying = [...spots].filter(([who]) => !standing.has(who));
  return (
    <StoreyProvider value={storey}>
      <Ground map={map} lookInto={lookInto} on={low} />
      <Destinations journeys={journeys} ahead={ahead} lookAhead={lookAhead} on={low} />
      <Doors body={door => <DoorBody door={door} />} />
      <Markers on={low} />
      <OnRoofs>
        <Ground map={map} lookInto={lookInto} on={high} />
        <Destinations journeys={journeys} ahead={ahead} lookAhead={lookAhead} on={high} />
      </OnRoofs>
      {lying.map(([who, spot]) => (
        <LyingToken key={who} who={who} spot={spot} lookInto={lookInto} />
      ))}
      {figures.map(({ figure, who, spot }) => (
        <Standing key={who} figure={figure} who={who} spot={spot} lookInto={lookInto} />
      ))}
      <Above>
        <g className="mando-above">
          <OnRoofs>
            {map.spaces.map(
              (space, i) =>
                high(i) && (
                  <g key={space.id}>
                    <Floor space={space} roof={false} goal={goals.has(i)} />
                    <Print space={space} goal={goals.has(i)} />
                  </g>
                ),
            )}
            <RoofOffers journeys={journeys} on={high} />
          </OnRoofs>
          <RimNames map={map} />
          <Markers on={high} />
          {lying.map(([who, spot]) => high(spot.space) && <ShownToken key={who} who={who} spot={spot} />)}
          {figures.map(({ figure, who, spot }) => high(spot.space) && <Base key={who} figure={figure} who={who} spot={spot} isRaised />)}
          <PreviewedWay journeys={journeys} ahead={ahead} />
          <Locks />
          {figures.map(({ figure, who, spot }) => (
            <Tag key={who} figure={figure} who={who} spot={spot} />
          ))}
          <Fallen />
          <SceneLayer />
          <Points />
          {looked !== undefined && <Cursor map={map} space={looked} />}
        </g>
      </Above>
    </StoreyProvider>
  );
};
