import { type Call, emit } from '@cadre/core';
import { whose } from '../round/priority.js';
import type { BattleState, ObjectiveId, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { missionOf } from './mission.js';

/** SO-G12: claimed tokens that a unit carries flip back and stay where they lie; a mission may say otherwise. */
export const dropWhatItHolds = (s: BattleState, unit: UnitId, why: 'defeated' | 'panicked'): Call | void => {
  for (const [i, objective] of s.public.objectives.entries()) {
    if (objective.holder !== unit) continue;
    objective.holder = 'nobody';
    objective.claimed = false;
    emit(s, { type: 'objective', rule: 'SO-G12', objective: i as ObjectiveId, what: 'dropped', ...whose(s, unitOf(s, unit).seat) });
  }
  return missionOf(s).drop?.(s, unit, why);
};
