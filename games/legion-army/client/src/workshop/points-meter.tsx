import { type ArmyList, copies, isLegal, MODE_RULES } from '@cadre/legion-army/roster';
import { memo, type ReactNode } from 'react';
import { Icon } from '../art/icons.js';
import { useLabels } from '../context.js';
import type { Worked } from './workshop.js';

const FULL = 100;
/** Points against the limit, as a number and as a bar. */
export const PointsMeter = memo(({ list, worked }: { readonly list: ArmyList; readonly worked: Worked }): ReactNode => {
  const l = useLabels();
  const max = MODE_RULES[list.mode].points;
  const { points } = worked;
  const left = max - points;
  const state = left < 0 ? 'over' : isLegal(worked.problems) ? 'legal' : 'open';
  const activations = list.units.reduce((n, unit) => n + copies(unit), 0);
  return (
    <div className="army-points" data-state={state}>
      <p className="army-points-words">
        <span className="army-points-sum">
          <b className="army-number">{points}</b>
          <span className="quiet">/{max}</span>
        </span>
        <span className="quiet">{left < 0 ? l.over(-left) : l.left(left)}</span>
        <span className="quiet">{l.activations(activations)}</span>
        <span className="army-verdict" role="status">
          <Icon name={state === 'legal' ? 'check' : 'warning'} />
          {state === 'legal' ? l.legal : l.unfinished}
        </span>
      </p>
      <svg className="army-points-bar" viewBox={`0 0 ${FULL} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={FULL} height={1} />
        <rect className="army-points-fill" width={Math.min(FULL, (points / max) * FULL)} height={1} />
      </svg>
    </div>
  );
});
