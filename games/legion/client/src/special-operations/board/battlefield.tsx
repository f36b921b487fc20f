import { INCH } from '@cadre/geometry';
import {
  type BattlefieldProps,
  fromOppositeEdge,
  Ground,
  HeatMap,
  type HeatSpot,
  Overlay,
  PlaceBoard,
  type Point,
  ToolButton,
  TurnButton,
  useAxes,
  Y_UP,
  Zone,
} from '@cadre/table-client';
import { type ReactNode, useMemo } from 'react';
import { boxOf } from '#operations/box';
import { WORDS } from '#operations/speech/words';
import type { UnitId } from '#operations/state';
import { standing, TOKEN_RADIUS } from '#operations/table/bodies';
import { LABELS } from '../labels/labels.js';
import { shortOf, typeOf } from '../names.js';
import type { Ruler, RulerEnd } from '../use-ruler.js';
import { type OperationsView, seatOfSide, sideOfSeat, unitFor } from '../view.js';
import { DroppedCodes, Markers } from './markers.js';
import { Objectives } from './objectives.js';
import { Terrain } from './terrain.js';
import { Badge, UnitShape } from './unit-shape.js';

/** Red sits at the far edge. */
const AS_RED = fromOppositeEdge(Y_UP);
const GRID = 6 * INCH;
/** How far a place is spread on the heat map. */
const HEAT = 0.9 * INCH;
/** An arrow key goes two millimetres. */
const STEP = 20;

/** What was clicked, for the ruler: a figure, a token, a piece of terrain, or just a point. */
const endUnder = (view: OperationsView, target: EventTarget, at: Point): RulerEnd => {
  const under = (name: string): string | null | undefined =>
    target instanceof Element ? target.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) : undefined;
  const { mission, table } = boxOf(view);
  const found = [
    { kind: 'unit', id: standing(view).find(id => shortOf(view, id) === under('figure')) },
    { kind: 'objective', id: indexIn(mission.objectives, under('objective')) },
    { kind: 'marker', id: under('marker-id') ? Number(under('marker-id')) : undefined },
    { kind: 'piece', id: indexIn(table.pieces, under('piece')) },
  ] as const;
  const end = found.find(({ id }) => id !== undefined);
  return { at, kind: end?.kind ?? 'point', id: end?.id ?? 0 };
};
const indexIn = (all: readonly { readonly id: string }[], id: string | null | undefined): number | undefined => {
  const i = all.findIndex(each => each.id === id);
  return i < 0 ? undefined : i;
};

/** The table to scale, as the reader's side sees it. */
export const Battlefield = ({
  view,
  acting,
  looked,
  place,
  shapes,
  look,
  pin,
  ruler,
  threat,
  heat,
  language,
}: BattlefieldProps<OperationsView, UnitId> & {
  readonly pin: (id: UnitId) => void;
  readonly ruler: Ruler;
  /** Whether weapon ranges are shown. */
  readonly threat: { readonly isOn: boolean; readonly toggle: () => void };
  /** Where the match happened, while it is looked back on. */
  readonly heat: { readonly spots: readonly HeatSpot[] } | null;
}): ReactNode => {
  const box = boxOf(view);
  const labels = LABELS[language];
  const { table, mission, layout } = box;
  const { axes, turn } = useAxes(sideOfSeat(view, view.seat) === 'red' ? AS_RED : Y_UP);
  const bounds = useMemo(() => ({ x: 0, y: 0, width: table.width, height: table.depth }), [table]);
  const placed = place ? unitFor(place.place) : null;
  const at = placed === null ? null : view.public.units[placed]!.at;
  const start: Point | undefined = typeof at === 'object' && at ? [at.x, at.y] : undefined;
  return (
    <PlaceBoard
      draft={place}
      bounds={bounds}
      axes={axes}
      label={labels.table(layout.name[language])}
      radius={placed === null ? TOKEN_RADIUS : typeOf(view, placed).base / 2}
      step={STEP}
      start={start}
      onClick={(event, at) => {
        if (!ruler.isOn) return;
        event.preventDefault();
        ruler.put(endUnder(view, event.target, at));
      }}
      ghost={() => (placed === null ? null : <Badge view={view} id={placed} />)}
      tools={
        <>
          <ToolButton name={labels.ruler} d="M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2" isOn={ruler.isOn} act={ruler.toggle} />
          <ToolButton
            name={labels.threat}
            d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 1v4M12 19v4M1 12h4M19 12h4"
            isOn={threat.isOn}
            act={threat.toggle}
          />
          <TurnButton turn={turn} />
        </>
      }
    >
      <Ground bounds={bounds} grid={GRID} />
      {table.zones.map((zone, i) => {
        const side = mission.zones[i]!.side;
        return (
          <Zone
            key={zone.id}
            polygon={zone.polygon}
            seat={seatOfSide(view, side)}
            name={labels.zone(WORDS[language].setup.colours[side])}
          />
        );
      })}
      <Terrain box={box} language={language} />
      <Objectives view={view} language={language} />
      {heat && <HeatMap spots={heat.spots} radius={HEAT} />}
      <Overlay shapes={shapes} />
      {ruler.ends.map(({ at: [x, y] }) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r={0.15 * INCH} className="so-ruler-end" />
      ))}
      <Markers view={view} language={language} />
      <DroppedCodes view={view} language={language} />
      {standing(view)
        .toSorted((a, b) => Number(typeOf(view, b).kind === 'vehicle') - Number(typeOf(view, a).kind === 'vehicle'))
        .map(id => (
          <UnitShape
            key={id}
            view={view}
            id={id}
            isActing={id === acting}
            isLooked={id === looked}
            look={look}
            pin={pin}
            language={language}
          />
        ))}
    </PlaceBoard>
  );
};
