import { emit } from '@cadre/core';
import { boxOf } from '../box.js';
import { whose } from '../round/priority.js';
import type { BattleView, ObjectiveId, UnitId } from '../state.js';
import { TOKEN_RADIUS, touchesSpot, unitOf } from '../table/queries.js';
import type { MissionAction } from './mission.js';

const claimable = (k: BattleView, unit: UnitId): ObjectiveId | undefined => {
  if (!boxOf(k).edition.objectiveTokensCarried) return undefined;
  const found = boxOf(k).mission.objectives.findIndex((o, i) => {
    const objective = k.public.objectives[i]!;
    return o.carried === true && !objective.claimed && touchesSpot(k, unit, objective.at, TOKEN_RADIUS);
  });
  return found < 0 ? undefined : (found as ObjectiveId);
};
/** SO-G12: a trooper claims an unclaimed token in base contact; it flips and travels with the unit. */
export const claim: MissionAction = {
  id: 'claim',
  counts: 'claim',
  rule: 'SO-G12',
  name: { en: 'Claim', de: 'Beanspruchen' },
  free: () => true,
  refuse: (k, unit) => (claimable(k, unit) === undefined ? { rule: 'SO-G12', why: 'nothing-to-claim' } : null),
  do: (s, unit) => {
    const id = claimable(s, unit)!;
    const objective = s.public.objectives[id]!;
    objective.claimed = true;
    objective.holder = unit;
    emit(s, { type: 'objective', rule: 'SO-G12', objective: id, what: 'claimed', ...whose(s, unitOf(s, unit).seat) });
  },
};
