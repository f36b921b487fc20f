import { boxOf } from '@cadre/shatterpoint/box';
import { CADRES, type CharacterId, LEGEND, type UnitId } from '@cadre/shatterpoint/state';
import { charactersOn, isOnTable, lengthOfRange, radiusOf, spotOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import {
  type BattlefieldProps,
  fromOppositeEdge,
  Ground,
  Overlay,
  PlaceBoard,
  type Point,
  TurnButton,
  useAxes,
  Y_UP,
  Zone,
} from '@cadre/table-client';
import { type ReactNode, useMemo } from 'react';
import { CharacterBadge } from '../art/unit-badge.js';
import { LABELS } from '../labels/labels.js';
import { characterFor, type EncounterTableView } from '../view.js';
import { CharacterShape } from './character-shape.js';
import { Objectives } from './objectives.js';
import { Terrain } from './terrain.js';

/** The Legend sits at the far edge. */
const AS_LEGEND = fromOppositeEdge(Y_UP);
/** So many squares of the grid lie side by side. */
const SQUARES = 6;
/** An arrow key goes two millimetres. */
const STEP = 20;

/** LE-M3: where the sides come from, at their edges. */
const Edges = ({ view, language }: Pick<BattlefieldProps<EncounterTableView, CharacterId>, 'view' | 'language'>): ReactNode => {
  const { table, mission } = boxOf(view);
  const { anchor, legend } = mission.deployment;
  const labels = LABELS[language].zones;
  const band = (from: number, to: number) => [
    { x: 0, y: from },
    { x: table.width, y: from },
    { x: table.width, y: to },
    { x: 0, y: to },
  ];
  return (
    <>
      <Zone polygon={band(0, lengthOfRange(anchor))} seat={CADRES[0]} name={labels.cadre} />
      <Zone polygon={band(table.depth - lengthOfRange(legend), table.depth)} seat={LEGEND} name={labels.legend} />
    </>
  );
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
  language,
}: Omit<BattlefieldProps<EncounterTableView, CharacterId>, 'acting'> & {
  readonly acting: UnitId | null;
  readonly pin: (id: CharacterId) => void;
}): ReactNode => {
  const box = boxOf(view);
  const { table, layout } = box;
  const { axes, turn } = useAxes(view.seat === LEGEND ? AS_LEGEND : Y_UP);
  const bounds = useMemo(() => ({ x: 0, y: 0, width: table.width, height: table.depth }), [table]);
  const placed = place ? characterFor(place.place) : null;
  const at = placed !== null && isOnTable(view, placed) ? spotOf(view, placed) : null;
  const start: Point | undefined = at ? [at.x, at.y] : undefined;
  return (
    <PlaceBoard
      draft={place}
      bounds={bounds}
      axes={axes}
      label={LABELS[language].table(layout.name[language])}
      radius={placed === null ? 0 : radiusOf(view, placed)}
      step={STEP}
      start={start}
      ghost={() => (placed === null ? null : <CharacterBadge view={view} id={placed} language={language} />)}
      tools={<TurnButton turn={turn} />}
    >
      <Ground bounds={bounds} grid={table.width / SQUARES} />
      <Edges view={view} language={language} />
      <Terrain box={box} language={language} />
      <Objectives view={view} language={language} />
      <Overlay shapes={shapes} />
      {charactersOn(view).map(id => (
        <CharacterShape
          key={id}
          view={view}
          id={id}
          isActing={unitOfCharacter(view, id) === acting}
          isLooked={id === looked}
          look={look}
          pin={pin}
          language={language}
        />
      ))}
    </PlaceBoard>
  );
};
