import type { Language } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { boxOf } from '@cadre/special-operations/box';
import type { ObjectiveKind } from '@cadre/special-operations/content/types';
import { controlOf } from '@cadre/special-operations/missions/control';
import { seatIn } from '@cadre/special-operations/speech/seats';
import { TABLE_WORDS } from '@cadre/special-operations/speech/table-words';
import type { ObjectiveId } from '@cadre/special-operations/state';
import { TOKEN_RADIUS } from '@cadre/special-operations/table/bodies';
import { type BoardName, BoardTarget, seatClass, useViewport } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { LABELS } from '../labels/labels.js';
import { objectiveThing } from '../offers.js';
import type { OperationsView } from '../view.js';

/** On a grid of 24. */
const ART: Readonly<Record<ObjectiveKind, string>> = {
  console: 'M5 6h14v8H5zM9 18h6M12 14v4M8 9h5M8 11h3',
  transmitter: 'M12 10v10M8 20h8M12 8a2 2 0 1 1 0-.100M7 12a7 7 0 0 1 0-9M17 12a7 7 0 0 0 0-9',
  'ambush-point': 'M4 12c4-6 12-6 16 0-4 6-12 6-16 0M12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
  objective: 'M12 4l2.500 5.500L20 10l-4 4 1 6-5-3-5 3 1-6-4-4 5.500-.500z',
  vehicle: 'M4 16l1-5h4l2-3h5l3 4v4z',
};

/** SO-P3: how an objective stands where control is counted, and from where a base counts. */
const controlNow = (view: OperationsView, objective: ObjectiveId, language: Language) => {
  const { mission } = boxOf(view);
  if (mission.id !== 'priorities') return null;
  const [first, second] = controlOf(view, objective);
  const seat = first === second ? null : first > second ? 0 : 1;
  const counts = [Math.max(first, second), Math.min(first, second)] as const;
  return {
    seat,
    radius: TOKEN_RADIUS + mission.numbers.controlWithin * INCH,
    words: LABELS[language].objective.control(seat === null ? null : seatIn(TABLE_WORDS[language], view, seat), ...counts),
  };
};
export const objectiveNames = (view: OperationsView, language: Language): readonly BoardName[] => {
  const { mission } = boxOf(view);
  return view.public.objectives.flatMap(({ at }, i) => {
    const def = mission.objectives[i];
    return def && def.kind !== 'vehicle' ? [{ id: def.id, at, radius: 1.3 * TOKEN_RADIUS, text: def.name[language] }] : [];
  });
};
/** The objective tokens that lie on the table; those that a unit carries go with it. */
export const Objectives = memo(({ view, language }: { readonly view: OperationsView; readonly language: Language }): ReactNode => {
  const { upright = '' } = useViewport();
  const { mission } = boxOf(view);
  const labels = LABELS[language].objective;
  const r = TOKEN_RADIUS;
  return view.public.objectives.map((objective, i) => {
    const def = mission.objectives[i];
    if (!def || def.kind === 'vehicle') return null;
    const isPriority = view.public.tally.priority === i;
    const name = def.name[language];
    // As the log calls it, where there is no room for its name.
    const letter = def.kind === 'objective' ? /\p{Lu}$/u.exec(name)?.[0] : undefined;
    const control = controlNow(view, i as ObjectiveId, language);
    const state = control?.words ?? (objective.claimed ? labels.claimed : labels.unclaimed);
    return (
      <g key={def.id} transform={`translate(${objective.at.x} ${objective.at.y}) ${upright}`} data-objective={def.id}>
        {control && (
          <circle
            r={control.radius}
            className={`so-control-range ${control.seat === null ? '' : seatClass(control.seat)}`}
            data-control={control.seat ?? 'nobody'}
          />
        )}
        <BoardTarget thing={objectiveThing(i)} className="so-objective">
          <title>{[name, state, ...(isPriority ? [labels.priority] : [])].join(', ')}</title>
          {isPriority && <circle r={1.7 * r} className="so-objective-priority" />}
          <path
            d={`M0 ${-1.25 * r}L${1.1 * r} ${-0.62 * r}V${0.62 * r}L0 ${1.25 * r}L${-1.1 * r} ${0.62 * r}V${-0.62 * r}Z`}
            className="so-objective-body"
            data-claimed={objective.claimed}
          />
          {letter ? (
            <text y={0.45 * r} fontSize={1.3 * r} className="so-objective-letter">
              {letter}
            </text>
          ) : (
            <g transform={`scale(${(1.5 * r) / 24}) translate(-12 -12)`}>
              <path d={ART[def.kind]} className="so-objective-art" />
            </g>
          )}
          <circle r={1.5 * r} className="tc-glow" />
        </BoardTarget>
      </g>
    );
  });
});
