import { boxOf } from '@cadre/shatterpoint/box';
import { RULER_ENDS } from '@cadre/shatterpoint/explain/ruler-ends';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import { CADRES, type CharacterId, LEGEND, type UnitId } from '@cadre/shatterpoint/state';
import { charactersOn, isOnTable, lengthOfRange, radiusOf, spotOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import {
  BattleBoard,
  type BattlefieldProps,
  fromOppositeEdge,
  indexOfId,
  type RulerThing,
  roomAround,
  useTargets,
  Y_UP,
  Zone,
} from '@cadre/table-client';
import type { ReactNode } from 'react';
import { CharacterBadge, CharacterNumber } from '../art/unit-badge.js';
import { LABELS } from '../labels/labels.js';
import { characterThing, unitThing } from '../offers.js';
import { characterFor, type EncounterTableView } from '../view.js';
import { CharacterShape, noteOf } from './character-shape.js';
import { Objectives, objectiveNames } from './objectives.js';
import { Terrain } from './terrain.js';

type Props = BattlefieldProps<EncounterTableView, CharacterId, UnitId>;
/** The Legend sits at the far edge. */
const AS_LEGEND = fromOppositeEdge(Y_UP);
/** So many squares of the grid lie side by side. */
const SQUARES = 6;

/** What the ruler can be put to. */
const measurableOn = ({ view, language }: Pick<Props, 'view' | 'language'>): readonly RulerThing[] => {
  const { mission, table } = boxOf(view);
  const thing = (kind: (typeof RULER_ENDS)[number], attribute: string, find: RulerThing['find']): RulerThing => ({
    kind: RULER_ENDS.indexOf(kind),
    attribute,
    find,
  });
  const names = namesIn(language);
  return [
    thing('character', 'figure', name => charactersOn(view).find(id => names.characterIn(view, id) === name)),
    thing('objective', 'objective', indexOfId(mission.objectives)),
    thing('piece', 'piece', indexOfId(table.pieces)),
  ];
};
/** LE-M3: where the sides come from, at their edges. */
const Edges = ({ view, language }: Pick<Props, 'view' | 'language'>): ReactNode => {
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
  place,
  shapes,
  battle,
  canMeasure,
  heat,
  lookAtTarget,
  language,
}: Props & {
  /** An armored target under the pointer, by its place in the mission's data. */
  readonly lookAtTarget: (target: number | null) => void;
}): ReactNode => {
  const box = boxOf(view);
  const { offers } = useTargets();
  const { table, layout } = box;
  const placed = place.draft ? characterFor(place.draft.place) : null;
  const characters = charactersOn(view);
  const rooms = roomAround(characters.map(id => spotOf(view, id)));
  /** Whoever matters now lies on top of a crowd. */
  const weight = (id: CharacterId): number => {
    const unit = unitOfCharacter(view, id);
    const isOffered = [characterThing(id), unitThing(unit)].some(thing => offers.on(thing).length > 0);
    return id === placed ? 3 : isOffered ? 2 : unit === acting ? 1 : 0;
  };
  return (
    <BattleBoard
      battle={battle}
      canMeasure={canMeasure}
      table={table}
      grid={table.width / SQUARES}
      sits={view.seat === LEGEND ? AS_LEGEND : Y_UP}
      label={LABELS[language].table(layout.name[language])}
      place={place}
      base={placed === null ? 0 : radiusOf(view, placed)}
      start={placed !== null && isOnTable(view, placed) ? spotOf(view, placed) : null}
      ghost={() =>
        placed !== null && (
          <>
            <CharacterBadge view={view} id={placed} />
            <CharacterNumber view={view} id={placed} />
          </>
        )
      }
      measurable={measurableOn({ view, language })}
      shapes={shapes}
      heat={heat}
      ground={
        <>
          <Edges view={view} language={language} />
          <Terrain box={box} language={language} />
          <Objectives view={view} look={lookAtTarget} isPlacing={place.draft !== null} language={language} />
        </>
      }
      names={objectiveNames(view, language)}
      notes={characters.map((id, i) => noteOf(view, id, rooms[i]!, language))}
    >
      {characters
        .toSorted((a, b) => weight(a) - weight(b))
        .map(id => (
          <CharacterShape
            key={id}
            view={view}
            id={id}
            room={rooms[characters.indexOf(id)]!}
            isActing={placed === null ? unitOfCharacter(view, id) === acting : id === placed}
            isLooked={id === battle.looked}
            look={battle.look}
            pin={battle.pin}
            language={language}
          />
        ))}
    </BattleBoard>
  );
};
