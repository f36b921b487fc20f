import { INCH } from '@cadre/geometry';
import { boxOf } from '@cadre/special-operations/box';
import { RULER_ENDS } from '@cadre/special-operations/explain/ruler-ends';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { Spot, UnitId } from '@cadre/special-operations/state';
import { standing, TOKEN_RADIUS } from '@cadre/special-operations/table/bodies';
import {
  BattleBoard,
  type BattlefieldProps,
  fromOppositeEdge,
  indexOfId,
  type RulerThing,
  roomAround,
  Y_UP,
  Zone,
} from '@cadre/table-client';
import type { ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { shortOf, typeOf } from '../names.js';
import { type OperationsView, seatOfSide, sideOfSeat, unitFor } from '../view.js';
import { DroppedCodes, Markers } from './markers.js';
import { Objectives, objectiveNames } from './objectives.js';
import { Terrain } from './terrain.js';
import { Badge, noteOf, UnitNumber, UnitShape } from './unit-shape.js';

/** Red sits at the far edge. */
const AS_RED = fromOppositeEdge(Y_UP);
const GRID = 6 * INCH;

/** What the ruler can be put to. */
const measurableOn = (view: OperationsView): readonly RulerThing[] => {
  const { mission, table } = boxOf(view);
  const thing = (kind: (typeof RULER_ENDS)[number], attribute: string, find: RulerThing['find']): RulerThing => ({
    kind: RULER_ENDS.indexOf(kind),
    attribute,
    find,
  });
  return [
    thing('unit', 'figure', name => standing(view).find(id => shortOf(view, id) === name)),
    thing('objective', 'objective', indexOfId(mission.objectives)),
    thing('marker', 'marker-id', Number),
    thing('piece', 'piece', indexOfId(table.pieces)),
  ];
};

/** The table to scale, as the reader's side sees it. */
export const Battlefield = ({
  view,
  acting,
  place,
  shapes,
  battle,
  canMeasure,
  heat,
  beginMove,
  language,
}: BattlefieldProps<OperationsView, UnitId> & {
  /** Chooses the move of the unit that acts; null while it is not on offer. */
  readonly beginMove: (() => void) | null;
}): ReactNode => {
  const box = boxOf(view);
  const labels = LABELS[language];
  const { table, mission, layout } = box;
  const placed = place.draft ? unitFor(place.draft.place) : null;
  const at = placed === null ? null : view.public.units[placed]!.at;
  const units = standing(view);
  const rooms = roomAround(units.map(id => view.public.units[id]!.at as Spot));
  return (
    <BattleBoard
      battle={battle}
      canMeasure={canMeasure}
      table={table}
      grid={GRID}
      sits={sideOfSeat(view, view.seat) === 'red' ? AS_RED : Y_UP}
      label={labels.table(layout.name[language])}
      place={place}
      earlyMove={beginMove && acting !== null ? { figure: shortOf(view, acting), begin: beginMove } : null}
      base={placed === null ? TOKEN_RADIUS : typeOf(view, placed).base / 2}
      start={typeof at === 'object' ? at : null}
      ghost={() =>
        placed !== null && (
          <>
            <Badge view={view} id={placed} />
            <UnitNumber view={view} id={placed} />
          </>
        )
      }
      measurable={measurableOn(view)}
      shapes={shapes}
      heat={heat}
      ground={
        <>
          {table.zones.map((zone, i) => {
            const side = mission.zones[i]!.side;
            return (
              <Zone
                key={zone.id}
                polygon={zone.polygon}
                seat={seatOfSide(view, side)}
                name={labels.zone(TABLE_WORDS[language].setup.colours[side])}
              />
            );
          })}
          <Terrain box={box} language={language} />
          <Objectives view={view} language={language} />
        </>
      }
      names={objectiveNames(view, language)}
      notes={units.map((id, i) => noteOf(view, id, rooms[i]!))}
    >
      <Markers view={view} language={language} />
      <DroppedCodes view={view} language={language} />
      {units
        .toSorted((a, b) => Number(typeOf(view, b).kind === 'vehicle') - Number(typeOf(view, a).kind === 'vehicle'))
        .map(id => (
          <UnitShape
            key={id}
            view={view}
            id={id}
            room={rooms[units.indexOf(id)]!}
            isActing={id === acting}
            isDraggable={id === acting && beginMove !== null}
            isLooked={id === battle.looked}
            look={battle.look}
            pin={battle.pin}
            language={language}
          />
        ))}
    </BattleBoard>
  );
};
