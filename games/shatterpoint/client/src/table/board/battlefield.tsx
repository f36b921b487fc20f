import type { SceneFigure } from '@cadre/battle';
import { boxOf } from '@cadre/shatterpoint/box';
import { RULER_ENDS } from '@cadre/shatterpoint/explain/ruler-ends';
import { armoredTargets } from '@cadre/shatterpoint/missions/targets';
import { namesIn } from '@cadre/shatterpoint/speech/names';
import { type CharacterId, LEGEND, type UnitId } from '@cadre/shatterpoint/state';
import { charactersOn, isOnTable, spotOf, unitOfCharacter } from '@cadre/shatterpoint/table/queries';
import {
  BattleBoard,
  type BattlefieldProps,
  fromOppositeEdge,
  indexOfId,
  type RulerThing,
  SceneFigures,
  SceneGhost,
  SceneTerrain,
  SceneZones,
  sceneNotes,
  useTargets,
  Y_UP,
} from '@cadre/table-client';
import { type ReactNode, useCallback, useMemo } from 'react';
import { LABELS } from '../labels/labels.js';
import { describeScene, sceneFigure } from '../scene/describe-scene.js';
import { fetchRecipes } from '../scene/fetch-recipes.js';
import { characterFor, type EncounterTableView } from '../view.js';
import { figureArt } from './figure-art.js';
import { Objectives, objectiveNames } from './objectives.js';

type Props = BattlefieldProps<EncounterTableView, CharacterId, UnitId>;
/** The Legend sits at the far edge. */
const AS_LEGEND = fromOppositeEdge(Y_UP);

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
  const { offers } = useTargets();
  const scene = useMemo(() => describeScene(view, language), [view, language]);
  const art = useMemo(() => figureArt(view), [view]);
  const placed = place.draft ? characterFor(place.draft.place) : null;
  const inHand = placed === null ? null : sceneFigure(view, placed, language);
  const lookAtObjective = useCallback(
    (id: string | null) => lookAtTarget(id === null ? null : armoredTargets(view).findIndex(({ objective }) => objective === id)),
    [view, lookAtTarget],
  );
  /** Whoever matters now lies on top of a crowd. */
  const weight = (figure: SceneFigure<CharacterId>): number => {
    const isOffered = art.thingsOf(figure).some(thing => offers.on(thing).length > 0);
    return figure.id === placed ? 3 : isOffered ? 2 : figure.isActing ? 1 : 0;
  };
  return (
    <BattleBoard
      battle={battle}
      canMeasure={canMeasure}
      scene={scene}
      recipes={fetchRecipes}
      inHand={inHand}
      sits={view.seat === LEGEND ? AS_LEGEND : Y_UP}
      label={LABELS[language].table(scene.ground.name)}
      place={place}
      base={inHand?.radius ?? 0}
      start={placed !== null && isOnTable(view, placed) ? spotOf(view, placed) : null}
      ghost={() => inHand && <SceneGhost figure={inHand} art={art} />}
      measurable={measurableOn({ view, language })}
      shapes={shapes}
      heat={heat}
      ground={
        <>
          <SceneZones zones={scene.zones} />
          <SceneTerrain pieces={scene.pieces} />
          <Objectives objectives={scene.objectives} look={lookAtObjective} isPlacing={place.draft !== null} />
        </>
      }
      names={objectiveNames(scene.objectives)}
      notes={sceneNotes(scene.figures, art)}
    >
      <SceneFigures
        figures={scene.figures.toSorted((a, b) => weight(a) - weight(b))}
        art={art}
        acting={({ id }) => (placed === null ? unitOfCharacter(view, id) === acting : id === placed)}
        pinsOffered={false}
        battle={battle}
      />
    </BattleBoard>
  );
};
