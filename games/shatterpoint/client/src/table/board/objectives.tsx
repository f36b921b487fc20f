import type { Language } from '@cadre/core';
import { boxOf } from '@cadre/shatterpoint/box';
import { armoredTargets, trackOf } from '@cadre/shatterpoint/missions/targets';
import { strengthAt } from '@cadre/shatterpoint/round/objectives';
import { CADRES, LEGEND, type ObjectiveId } from '@cadre/shatterpoint/state';
import { isControllable, lengthOfRange, NEAR, TOKEN_RADIUS } from '@cadre/shatterpoint/table/queries';
import { type BoardName, BoardTarget, looking, seatClass, useViewport } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { objectiveThing } from '../offers.js';
import type { EncounterTableView } from '../view.js';

/** Pixels of the screen: a token is never smaller, or nobody could tell whose it is. */
const SMALLEST = 9;
const HALVES = ['M0-1A1 1 0 0 0 0 1Z', 'M0-1A1 1 0 0 1 0 1Z'];

/** S-OBJ-2: the control token: the Legend's colour, or the colours of both cadres side by side. */
const ControlToken = ({ control }: { readonly control: 'legend' | 'cadre' | 'nobody' }): ReactNode => {
  switch (control) {
    case 'legend':
      return <circle r={1} className={`le-control ${seatClass(LEGEND)}`} />;
    case 'cadre':
      return CADRES.map((seat, i) => <path key={seat} d={HALVES[i]!} className={`le-control ${seatClass(seat)}`} />);
    case 'nobody':
      return <circle r={1} className="le-control-none" />;
  }
};
const strengths = (view: EncounterTableView, objective: ObjectiveId): [legend: number, cadre: number] => [
  strengthAt(view, objective, 'legend'),
  strengthAt(view, objective, 'cadre'),
];
const isContested = (view: EncounterTableView, objective: ObjectiveId): boolean => strengths(view, objective).some(n => n > 0);
const sizeAt = (scale: number): number => Math.max(TOKEN_RADIUS, SMALLEST / scale);
/** What is written at the objectives: their names, or how far armored targets are covered, and who contests them. */
export const objectiveNames = (view: EncounterTableView, language: Language): readonly BoardName[] => {
  const { mission } = boxOf(view);
  return view.public.objectives.flatMap(({ gone, at }, i) => {
    if (gone) return [];
    const def = mission.objectives[i]!;
    const target = armoredTargets(view).findIndex(each => each.objective === def.id);
    const state = view.public.dashboard.targets[target];
    return [
      {
        id: def.id,
        at,
        radius: 1.35 * TOKEN_RADIUS,
        text: state && !state.destroyed ? `${state.covered}/${trackOf(view, target).spaces.length}` : def.name[language],
        score: isContested(view, i as ObjectiveId) ? strengths(view, i as ObjectiveId).join(':') : undefined,
        isVital: state !== undefined,
      },
    ];
  });
};
/** The objective tokens on the table: who controls them, who contests them, and how armored targets stand. */
export const Objectives = memo(
  ({
    view,
    look,
    isPlacing,
    language,
  }: {
    readonly view: EncounterTableView;
    /** An armored target is pointed at, or no longer. */
    readonly look: (target: number | null) => void;
    /** Somebody is put down: the rings show from where an objective is contested. */
    readonly isPlacing: boolean;
    readonly language: Language;
  }): ReactNode => {
    const { scale, upright = '' } = useViewport();
    const { mission } = boxOf(view);
    const labels = LABELS[language].objective;
    const { dashboard } = view.public;
    const size = sizeAt(scale);
    return view.public.objectives.map((objective, i) => {
      const def = mission.objectives[i]!;
      if (objective.gone) return null;
      const target = armoredTargets(view).findIndex(each => each.objective === def.id);
      const state = dashboard.targets[target];
      const isExposed = state !== undefined && !state.destroyed && dashboard.exposed === target;
      const progress = state
        ? state.destroyed
          ? labels.destroyed
          : labels.target(state.covered, trackOf(view, target).spaces.length)
        : undefined;
      const name = def.name[language];
      const says = [
        name,
        def.active ? labels.control[objective.control] : labels.inactive,
        ...(isContested(view, i as ObjectiveId) ? [labels.contest(...strengths(view, i as ObjectiveId))] : []),
        ...(progress ? [progress] : []),
        ...(isExposed ? [labels.exposed] : []),
      ];
      return (
        <g
          key={def.id}
          {...(state && !state.destroyed && looking(on => look(on ? target : null)))}
          transform={`translate(${objective.at.x} ${objective.at.y}) ${upright}`}
          data-objective={def.id}
          data-control={objective.control}
        >
          {isPlacing && isControllable(view, i as ObjectiveId) && (
            <circle r={TOKEN_RADIUS + lengthOfRange(NEAR)} className="le-contest-range" />
          )}
          <BoardTarget thing={objectiveThing(i)} className="le-objective">
            <title>{says.join(', ')}</title>
            <g transform={`scale(${size})`}>
              {state && (
                <rect
                  x={-1.5}
                  y={-1.5}
                  width={3}
                  height={3}
                  rx={0.3}
                  className="le-target"
                  data-exposed={isExposed}
                  data-destroyed={state.destroyed}
                />
              )}
              <ControlToken control={objective.control} />
            </g>
            <circle r={1.7 * size} className="tc-glow" />
          </BoardTarget>
        </g>
      );
    });
  },
);
