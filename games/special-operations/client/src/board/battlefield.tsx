import { boxOf } from '@cadre/special-operations/box';
import { RULER_ENDS } from '@cadre/special-operations/explain/ruler-ends';
import type { UnitId } from '@cadre/special-operations/state';
import { standing, TOKEN_RADIUS } from '@cadre/special-operations/table/bodies';
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
  Y_UP,
} from '@cadre/table-client';
import { type ReactNode, useMemo } from 'react';
import { LABELS } from '../labels/labels.js';
import { shortOf } from '../names.js';
import { describeScene, sceneFigure } from '../scene/describe-scene.js';
import { fetchRecipes } from '../scene/fetch-recipes.js';
import { type OperationsView, sideOfSeat, unitFor } from '../view.js';
import { FIGURE_ART } from './figure-art.js';
import { Markers } from './markers.js';
import { Objectives, objectiveNames } from './objectives.js';

/** Red sits at the far edge. */
const AS_RED = fromOppositeEdge(Y_UP);

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
  const scene = useMemo(() => describeScene(view, language), [view, language]);
  const placed = place.draft ? unitFor(place.draft.place) : null;
  const inHand = placed === null ? null : sceneFigure(view, placed, language);
  const at = placed === null ? null : view.public.units[placed]!.at;
  return (
    <BattleBoard
      battle={battle}
      canMeasure={canMeasure}
      scene={scene}
      recipes={fetchRecipes}
      inHand={inHand}
      sits={sideOfSeat(view, view.seat) === 'red' ? AS_RED : Y_UP}
      label={LABELS[language].table(scene.ground.name)}
      place={place}
      earlyMove={beginMove && acting !== null ? { figure: shortOf(view, acting), begin: beginMove } : null}
      base={inHand?.radius ?? TOKEN_RADIUS}
      start={typeof at === 'object' ? at : null}
      ghost={() => inHand && <SceneGhost figure={inHand} art={FIGURE_ART} />}
      measurable={measurableOn(view)}
      shapes={shapes}
      heat={heat}
      ground={
        <>
          <SceneZones zones={scene.zones} />
          <SceneTerrain pieces={scene.pieces} />
          <Objectives objectives={scene.objectives} />
        </>
      }
      names={objectiveNames(scene.objectives)}
      notes={sceneNotes(scene.figures, FIGURE_ART)}
    >
      <Markers markers={scene.markers} />
      <SceneFigures
        figures={scene.figures}
        art={FIGURE_ART}
        acting={({ id }) => id === acting}
        draggable={beginMove ? acting : null}
        battle={battle}
      />
    </BattleBoard>
  );
};
