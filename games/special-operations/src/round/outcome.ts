import type { None, Seat } from '@cadre/core';
import type { EndReason } from '../facts.js';
import { missionOf, winnerAtEnd } from '../missions/mission.js';
import type { BattleView } from '../state.js';

/** SO-X-1: units in any form. */
const hasUnits = (k: BattleView, seat: Seat): boolean =>
  k.public.units.some(u => u.seat === seat && u.at !== 'defeated' && u.card !== 'vehicle');
/** SO-X-1: with nobody left the mission is settled as after its last round. */
const afterAllRounds = (k: BattleView): BattleView => ({ ...k, public: { ...k.public, round: Number.MAX_SAFE_INTEGER } });
/** A winner before the last round is over, or null. */
export const decided = (k: BattleView): Seat | None<'draw'> | null => {
  if (k.public.winner !== 'open') return k.public.winner;
  const byMission = missionOf(k).decided?.(k) ?? null;
  if (byMission !== null) return byMission;
  const [a, b] = [hasUnits(k, 0), hasUnits(k, 1)];
  if (!a && !b) return winnerAtEnd(afterAllRounds(k));
  return a === b ? null : a ? 0 : 1;
};
/** How the match came to its end. */
export const endReason = (k: BattleView): EndReason => {
  if (k.public.winner !== 'open' || (missionOf(k).decided?.(k) ?? null) !== null) return 'mission';
  const left = [0, 1].filter(seat => hasUnits(k, seat)).length;
  return left === 0 ? 'nobody' : left === 1 ? 'units' : 'rounds';
};
