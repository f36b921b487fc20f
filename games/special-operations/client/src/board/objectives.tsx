import type { SceneObjective } from '@cadre/battle';
import type { ObjectiveKind } from '@cadre/special-operations/content/types';
import { type BoardName, BoardTarget, seatClass, useViewport } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { objectiveThing } from '../offers.js';

/** On a grid of 24. */
const ART: Readonly<Record<ObjectiveKind, string>> = {
  console: 'M5 6h14v8H5zM9 18h6M12 14v4M8 9h5M8 11h3',
  transmitter: 'M12 10v10M8 20h8M12 8a2 2 0 1 1 0-.100M7 12a7 7 0 0 1 0-9M17 12a7 7 0 0 0 0-9',
  'ambush-point': 'M4 12c4-6 12-6 16 0-4 6-12 6-16 0M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  objective: 'M12 4l2.500 5.500L20 10l-4 4 1 6-5-3-5 3 1-6-4-4 5.500-.500z',
  vehicle: 'M4 16l1-5h4l2-3h5l3 4v4z',
};

export const objectiveNames = (objectives: readonly SceneObjective[]): readonly BoardName[] =>
  objectives.map(({ id, at, radius, text }) => ({ id, at, radius: 1.3 * radius, text }));
/** The objective tokens that lie on the table; those that a unit carries go with it. */
export const Objectives = memo(({ objectives }: { readonly objectives: readonly SceneObjective[] }): ReactNode => {
  const { upright = '' } = useViewport();
  return objectives.map(({ id, index, kind, name, says, at, radius: r, held, reach, isClaimed, isVital }) => {
    // As the log calls it, where there is no room for its name.
    const letter = kind === 'objective' ? /\p{Lu}$/u.exec(name)?.[0] : undefined;
    const holder = held?.[0];
    return (
      <g key={id} transform={`translate(${at.x} ${at.y}) ${upright}`} data-objective={id}>
        {reach !== null && (
          <circle
            r={reach}
            className={`so-control-range ${holder === undefined ? '' : seatClass(holder)}`}
            data-control={holder ?? 'nobody'}
          />
        )}
        <BoardTarget thing={objectiveThing(index)} className="so-objective">
          <title>{says.join(', ')}</title>
          {isVital && <circle r={1.7 * r} className="so-objective-priority" />}
          <path
            d={`M0 ${-1.25 * r}L${1.1 * r} ${-0.62 * r}V${0.62 * r}L0 ${1.25 * r}L${-1.1 * r} ${0.62 * r}V${-0.62 * r}Z`}
            className="so-objective-body"
            data-claimed={isClaimed}
          />
          {letter ? (
            <text y={0.45 * r} fontSize={1.3 * r} className="so-objective-letter">
              {letter}
            </text>
          ) : (
            <g transform={`scale(${(1.5 * r) / 24}) translate(-12 -12)`}>
              <path d={ART[kind as ObjectiveKind]} className="so-objective-art" />
            </g>
          )}
          <circle r={1.5 * r} className="tc-glow" />
        </BoardTarget>
      </g>
    );
  });
});
