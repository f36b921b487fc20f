import type { Call } from '@cadre/core';
import type { BattleState, UnitId } from '../state.js';
import { dropTokens } from './held-tokens.js';
import { missionOf } from './mission.js';

/** SO-G12: before a unit is removed, and when it panics, it drops its tokens; a mission may say otherwise. */
export const dropWhatItHolds = (s: BattleState, unit: UnitId, why: 'defeated' | 'panicked'): Call | void => {
  dropTokens(s, unit);
  return missionOf(s).drop?.(s, unit, why);
};
