import { fetchedPart, hasWebGl, Viewport, type ViewportHandle } from '@cadre/table-client';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { SpaceId } from '#game/ids';
import { LookedAt } from '../mission/fetched.js';
import { goalSpaces } from '../mission/goals.js';
import { reasonOf } from '../mission/reason.js';
import { SceneLayer } from '../playback/fetched.js';
import type { MapParts } from '../scene/map-parts.js';
import type { Staged } from '../scene/map-stage.js';
import { useTable } from '../table-context.js';
import { Destinations, type Journeys } from './destinations.js';
import { Doors } from './doors.js';
import { PreviewedWay } from './ghost.js';
import { GroundLayer } from './ground-layer.js';
import { Cursor, Fallen, Ground, Markers } from './marks.js';
import { Occupants } from './occupants.js';
import { Patterns } from './patterns.js';
import { boxAround, cornerAwayFrom, placesOf, RIM, SIDE, sizeOf } from './places.js';
import { Points } from './points.js';
import { useFan } from './use-fan.js';
import { useLook } from './use-look.js';

/** A space is at least twice a finger wide on a phone, so that two things in it can still be told apart. */
const CLOSE = 88 / SIDE;
/** The part of the map a question is about comes into sight; on a phone it also comes closer. */
const useOffersInView = () => {
  const viewport = useRef<ViewportHandle>(null);
  const { seq, box, table, offers } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question is looked at anew
  useEffect(() => {
    const wanted = boxAround(placesOf(box, table, offers));
    if (wanted) viewport.current?.reveal(wanted, viewport.current.isNarrow() ? CLOSE : 0);
    else viewport.current?.rest();
  }, [seq]);
  return viewport;
};

/** Where a movement can go, and the space that is looked at; a new question is looked at anew. */
const useJourneys = () => {
  const shown = useTable();
  const { question, seq, scene, ahead: rules } = shown;
  const isTold = !scene && (shown.skipsSlots || question?.space.of !== 'slot');
  // biome-ignore lint/correctness/useExhaustiveDependencies: ways change with the question alone
  const journeys = useMemo(() => (isTold && rules ? rules.journeysFrom(shown, question) : NO_JOURNEYS), [seq, question, isTold, rules]);
  const [looked, setLooked] = useState<{ readonly seq: number; readonly space: SpaceId | null }>({ seq, space: null });
  return {
    journeys,
    ahead: looked.seq === seq ? looked.space : null,
    lookAhead: (space: SpaceId | null): void => setLooked({ seq, space }),
  };
};
const NO_JOURNEYS: Journeys = new Map();
const FlatMap = ({ map, fanned, looked, lookInto, journeys, ahead, lookAhead, isPlaying }: MapParts): ReactNode => (
  <>
    <Ground map={map} lookInto={lookInto} />
    <Destinations journeys={journeys} ahead={ahead} lookAhead={lookAhead} />
    <Doors />
    <Markers />
    <Occupants fanned={fanned} lookInto={lookInto} />
    <PreviewedWay journeys={journeys} ahead={ahead} />
    <Fallen />
    {isPlaying && <SceneLayer />}
    <Points />
    {looked !== undefined && <Cursor map={map} space={looked} />}
  </>
);
/** The map with miniatures, fetched once it has been drawn flat, and only where they can be drawn. */
const usePictured = fetchedPart(async () => (hasWebGl() ? import('../scene/pictured.js') : null));
const FLAT: Staged = { slots: null, tools: null };

export const Board = ({ children }: { readonly children?: ReactNode }) => {
  const { box, table, labels, texts, news, seq, scene } = useTable();
  const { map } = box;
  const size = sizeOf(map);
  const viewport = useOffersInView();
  const { looked, lookAway, touch, press } = useLook(map);
  const { journeys, ahead, lookAhead } = useJourneys();
  const { fanned, lookInto } = useFan();
  const goals = useMemo(() => goalSpaces(map, box.mission.objective), [map, box.mission.objective]);
  const width = size.columns * SIDE + 2 * RIM,
    height = size.rows * SIDE + 2 * RIM;
  const bounds = useMemo(() => ({ x: -RIM, y: -RIM, width, height }), [width, height]);
  const pictured = usePictured();
  const [{ slots, tools }, setStaged] = useState(FLAT);
  const Drawn = slots?.stage && pictured ? pictured.PicturedMap : FlatMap;
  const parts: MapParts = { map, goals, fanned: fanned ?? looked, looked, lookInto, journeys, ahead, lookAhead, isPlaying: scene !== null };
  return (
    <div className="mando-board" style={{ '--mando-ratio': width / height } as React.CSSProperties}>
      <Viewport
        ref={viewport}
        bounds={bounds}
        label={labels.map(texts.names('map', map.id))}
        frameClass="mando-frame"
        drawingClass="mando-map"
        onKeyDown={press}
        onClick={touch}
        slots={slots}
        tools={tools}
      >
        <Patterns />
        <GroundLayer map={map} roof={box.terrain.roof} goals={goals} />
        <Drawn {...parts} />
        {news.crisis && <rect key={scene?.id ?? seq} x={-RIM} y={-RIM} width={width} height={height} rx={16} className="mando-alarm" />}
        {table.result !== '' && (
          <g className={`mando-ending mando-ending-${table.result}`} transform={`translate(${width / 2 - RIM} ${height / 2 - RIM})`}>
            <rect x={-width / 2} y={-70} width={width} height={140} />
            <text y={8}>{labels[table.result]}</text>
            <text y={50} className="mando-ending-reason">
              {reasonOf(table, labels)}
            </text>
          </g>
        )}
      </Viewport>
      {pictured && <pictured.MapStage fanned={parts.fanned} report={setStaged} />}
      {looked !== undefined && <LookedAt space={looked} isGoal={goals.has(looked)} corner={cornerAwayFrom(map, looked)} close={lookAway} />}
      {children}
    </div>
  );
};
