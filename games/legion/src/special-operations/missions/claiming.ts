import { emit } from '@cadre/core';
import { boxOf } from '../box.js';
import type { BattleState, BattleView, ObjectiveId, Spot, UnitId } from '../state.js';
import { TOKEN_RADIUS, touchesSpot, typeOf, unitOf } from '../table/queries.js';
import type { MissionAction } from './mission.js';

/** SO-G12: where a carried token lies: touching the base, on the side of the middle of the table. */
export const besideBase = (k: BattleView, unit: UnitId, at: Spot): Spot => {
  const { width, depth } = boxOf(k).table;
  const away = typeOf(k, unit).base / 2 + TOKEN_RADIUS;
  const [dx, dy] = [width / 2 - at.x, depth / 2 - at.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  return length === 0
    ? { x: at.x + away, y: at.y, level: at.level }
    : { x: Math.round(at.x + (dx / length) * away), y: Math.round(at.y + (dy / length) * away), level: at.level };
};
/** SO-G12: a claimed token travels with its unit. */
export const carryAlong = (s: BattleState, unit: UnitId): void => {
  const { at } = unitOf(s, unit);
  if (typeof at !== 'object') return;
  for (const objective of s.public.objectives) if (objective.holder === unit) objective.at = besideBase(s, unit, at);
};
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
    carryAlong(s, unit);
    emit(s, { type: 'objective', rule: 'SO-G12', objective: id, what: 'claimed', seat: unitOf(s, unit).seat });
  },
};
