import { Viewport, type ViewportHandle } from '@cadre/table-client';
import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { MapDef } from '#game/content/index';
import type { MandoFact } from '#game/fact';
import { AWAY, type SpaceId } from '#game/ids';
import { MapIcon } from '../art/icons.js';
import { goalSpaces } from '../mission/goals.js';
import { reasonOf } from '../mission/reason.js';
import { SceneLayer } from '../playback/scene-layer.js';
import { actingPiece } from '../seen.js';
import { useTable } from '../table-context.js';
import { BoardTarget } from '../target.js';
import { AttackAtOnce } from './attack-at-once.js';
import { Destinations, type Journeys, WayLine } from './destinations.js';
import { Doors } from './doors.js';
import { Figure, LoneChild } from './figure.js';
import { Ghost } from './ghost.js';
import { GroundLayer } from './ground-layer.js';
import { LookedAt } from './looked-at.js';
import { Patterns } from './patterns.js';
import { boxAround, CROWDED, centreOf, cornerAwayFrom, type Occupant, placesOf, RIM, SIDE, type Spot, sizeOf, spotsOn } from './places.js';
import { Points } from './points.js';
import { Threat } from './threat.js';
import { useFan } from './use-fan.js';
import { useLook } from './use-look.js';

const Markers = () => {
  const { box, table } = useTable();
  return table.markers.map(({ marker, space }) => {
    const { x, y } = centreOf(box.map, space);
    return (
      <g key={`${marker}${space}`} className="mando-marker" transform={`translate(${x - 30} ${y + 34})`}>
        <title>{marker}</title>
        <circle r={12} />
        <MapIcon name="done" size={15} />
      </g>
    );
  });
};

/** Whoever stands on the map, and what a click on them means: the answer they stand for, or an attack with the card that waits for its slot. */
const Clickable = ({ who, children }: { readonly who: Occupant; readonly children: ReactNode }) => {
  const { attackable } = useTable();
  const piece = attackable.find(at => who === `piece:${at}`);
  if (piece !== undefined) return <AttackAtOnce target={piece}>{children}</AttackAtOnce>;
  return (
    <BoardTarget thing={who} className="mando-thing">
      {children}
    </BoardTarget>
  );
};
/** The threat that something shown is about. */
const pieceOf = (fact: MandoFact): number | undefined => ('piece' in fact ? fact.piece : undefined);
const Occupants = ({
  fanned,
  lookInto,
}: {
  readonly fanned: number | undefined;
  readonly lookInto: (space: number | undefined) => void;
}) => {
  const { box, table, news, seq, stack, scene } = useTable();
  const spots = spotsOn(box.map, table, fanned);
  const acting = scene ? pieceOf(scene.about) : actingPiece(stack);
  const place = (who: Occupant, spot: Spot, drawn: React.ReactNode) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking fans things out, it decides nothing
    <g
      key={who}
      data-space={spot.space}
      onPointerEnter={event => event.pointerType !== 'touch' && lookInto(spot.space)}
      onPointerLeave={() => lookInto(undefined)}
      onFocus={({ target }) => target.matches(':focus-visible') && lookInto(spot.space)}
      onBlur={() => lookInto(undefined)}
      className={`mando-occupant ${spot.scale < CROWDED ? 'mando-crowded' : ''}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})` }}
    >
      {who === `piece:${acting}` && <circle r={47} className="mando-acting" />}
      <Clickable who={who}>
        <circle r={46} className="tc-glow" />
        <g key={news.of(who) === '' ? 'still' : (scene?.id ?? seq)} className={news.of(who)}>
          {drawn}
        </g>
      </Clickable>
    </g>
  );
  return (
    <>
      {table.pieces.map((_, i) => {
        const spot = spots.get(`piece:${i}`);
        return spot && place(`piece:${i}`, spot, <Threat at={i} />);
      })}
      {table.characters.map((_, i) => {
        const spot = spots.get(`character:${i}`);
        return spot && place(`character:${i}`, spot, <Figure at={i} />);
      })}
      {table.child.held === 'space' && place('child:0', spots.get('child:0')!, <LoneChild />)}
    </>
  );
};

const Fallen = () => {
  const { box, news, seq, scene } = useTable();
  return news.fallen.map(space => {
    const { x, y } = centreOf(box.map, space);
    return (
      <path
        key={`${scene?.id ?? seq}-${space}`}
        className="mando-fallen"
        transform={`translate(${x} ${y})`}
        d="M0-40V-18M0 18v22M-40 0h22M18 0h22M-28-28l14 14M14 14l14 14M28-28L14-14M-14 14l-14 14"
      />
    );
  });
};

/** What a finger or pointer meets where nothing else lies. */
const Ground = memo(function Ground({ map, lookInto }: { readonly map: MapDef; readonly lookInto: (space: number | undefined) => void }) {
  return map.spaces.map((space, i) => (
    <rect
      key={space.id}
      data-space={i}
      x={space.x * SIDE}
      y={space.y * SIDE}
      width={SIDE}
      height={SIDE}
      className="mando-hit"
      onPointerEnter={event => event.pointerType !== 'touch' && lookInto(i)}
      onPointerLeave={() => lookInto(undefined)}
    />
  ));
});
const Cursor = ({ map, space }: { readonly map: MapDef; readonly space: number }) => {
  const { x, y } = centreOf(map, space);
  return <rect x={x - SIDE / 2 + 2} y={y - SIDE / 2 + 2} width={SIDE - 4} height={SIDE - 4} rx={9} className="mando-cursor" />;
};

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
/** Who would go where, and how: dashed, until it is done. */
const PreviewedWay = ({ journeys, ahead }: { readonly journeys: Journeys; readonly ahead: SpaceId | null }) => {
  const shown = useTable();
  const { table, question, considered, ahead: rules } = shown;
  const who = rules?.traveller(shown, question) ?? null;
  const from = who === null ? AWAY : table.characters[who]!.space;
  const to = ahead ?? (considered[0] as SpaceId | undefined);
  const journey = to === undefined ? undefined : journeys.get(to);
  return (
    <>
      {journey && from !== AWAY && <WayLine from={from} journey={journey} />}
      <Ghost ahead={ahead} traveller={who} />
    </>
  );
};

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
  const bounds = { x: -RIM, y: -RIM, width, height };
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
      >
        <Patterns />
        <GroundLayer map={map} roof={box.terrain.roof} goals={goals} />
        <Ground map={map} lookInto={lookInto} />
        <Destinations journeys={journeys} ahead={ahead} lookAhead={lookAhead} />
        <Doors />
        <Markers />
        <Occupants fanned={fanned ?? looked} lookInto={lookInto} />
        <PreviewedWay journeys={journeys} ahead={ahead} />
        <Fallen />
        <SceneLayer />
        <Points />
        {looked !== undefined && <Cursor map={map} space={looked} />}
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
      {looked !== undefined && <LookedAt space={looked} isGoal={goals.has(looked)} corner={cornerAwayFrom(map, looked)} close={lookAway} />}
      {children}
    </div>
  );
};
