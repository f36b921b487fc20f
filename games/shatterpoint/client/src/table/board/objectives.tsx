import type { SceneObjective } from '@cadre/battle';
import { type BoardName, BoardTarget, looking, seatClass, useViewport } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { objectiveThing } from '../offers.js';

/** Pixels of the screen: a token is never smaller, or nobody could tell whose it is. */
const SMALLEST = 9;
const HALVES = ['M0-1A1 1 0 0 0 0 1Z', 'M0-1A1 1 0 0 1 0 1Z'];

/** S-OBJ-2: the control token: the Legend's colour, or the colours of both cadres side by side. */
const ControlToken = ({ held }: { readonly held: readonly number[] }): ReactNode => {
  const [holder, partner] = held;
  if (holder === undefined) return <circle r={1} className="le-control-none" />;
  if (partner === undefined) return <circle r={1} className={`le-control ${seatClass(holder)}`} />;
  return held.map((seat, i) => <path key={seat} d={HALVES[i]!} className={`le-control ${seatClass(seat)}`} />);
};
const isTarget = ({ kind }: SceneObjective): boolean => kind !== 'objective';
/** What is written at the objectives: their names, or how far armored targets are covered, and who contests them. */
export const objectiveNames = (objectives: readonly SceneObjective[]): readonly BoardName[] =>
  objectives.map(objective => ({
    id: objective.id,
    at: objective.at,
    radius: 1.35 * objective.radius,
    text: objective.text,
    score: objective.score,
    isVital: isTarget(objective),
  }));
const CONTROL = ['nobody', 'legend', 'cadre'] as const;
/** The objective tokens on the table: who controls them, who contests them, and how armored targets stand. */
export const Objectives = memo(
  ({
    objectives,
    look,
    isPlacing,
  }: {
    readonly objectives: readonly SceneObjective[];
    /** An armored target is pointed at, or no longer. */
    readonly look: (objective: string | null) => void;
    /** Somebody is put down: the rings show from where an objective is contested. */
    readonly isPlacing: boolean;
  }): ReactNode => {
    const { scale, upright = '' } = useViewport();
    return objectives.map(objective => {
      const { id, index, kind, says, at, radius, held, reach, isVital } = objective;
      const size = Math.max(radius, SMALLEST / scale);
      return (
        <g
          key={id}
          {...(kind === 'target' && looking(on => look(on ? id : null)))}
          transform={`translate(${at.x} ${at.y}) ${upright}`}
          data-objective={id}
          data-control={CONTROL[held?.length ?? 0]}
        >
          {isPlacing && reach !== null && <circle r={reach} className="le-contest-range" />}
          <BoardTarget thing={objectiveThing(index)} className="le-objective">
            <title>{says.join(', ')}</title>
            <g transform={`scale(${size})`}>
              {isTarget(objective) && (
                <rect
                  x={-1.5}
                  y={-1.5}
                  width={3}
                  height={3}
                  rx={0.3}
                  className="le-target"
                  data-exposed={isVital}
                  data-destroyed={kind === 'target-destroyed'}
                />
              )}
              <ControlToken held={held ?? []} />
            </g>
            <circle r={1.7 * size} className="tc-glow" />
          </BoardTarget>
        </g>
      );
    });
  },
);
