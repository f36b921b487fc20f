import type { None, Seat } from '@cadre/core';
import { missionOf } from '../missions/mission.js';
import type { BattleView } from '../state.js';

/** SO-X-1: units in any form. */
const hasUnits = (k: BattleView, seat: Seat): boolean =>
  k.public.units.some(u => u.seat === seat && u.at !== 'defeated' && u.card !== 'vehicle');
/** A winner before the last round is over, or null. */
export const decided = (k: BattleView): Seat | None<'draw'> | null => {
  if (k.public.winner !== 'open') return k.public.winner;
  const byMission = missionOf(k).decided?.(k) ?? null;
  if (byMission !== null) return byMission;
  const [a, b] = [hasUnits(k, 0), hasUnits(k, 1)];
  return a === b ? null : a ? 0 : 1;
};
