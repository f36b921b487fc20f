import { boxOf, cardOf } from '../box.js';
import type { EncounterView, Side, UnitId } from '../state.js';
import { sideOf, unitOf } from '../table/queries.js';

/** How much of a side's health is left, 0 to 1: damage counts less than what lasts. */
const health = (k: EncounterView, side: Side): number => {
  let left = 0,
    whole = 0;
  k.public.units.forEach((_, i) => {
    const unit = i as UnitId;
    if (sideOf(k, unit) !== side) return;
    const { durability, stamina } = cardOf(k, unit);
    const lives = typeof durability === 'number' ? durability : 1;
    const { damage, wounded, injured, defeated } = unitOf(k, unit);
    whole += lives;
    if (!defeated) left += Math.max(0.1, lives - injured - Math.min(1, wounded) - (wounded > 0 ? 0 : damage / stamina));
  });
  return whole === 0 ? 0 : left / whole;
};
/** How much of the cadre's goal is done, 0 to 1. */
const goalDone = (k: EncounterView): number => {
  const { mission } = boxOf(k),
    { pools, targets } = k.public.dashboard;
  const tokens = mission.pools.reduce((sum, pool) => sum + pool.tokens, 0);
  if (tokens > 0) return 1 - pools.reduce((sum, n) => sum + n, 0) / tokens;
  let done = 0,
    all = 0;
  mission.targets.forEach(({ tracks }, i) => {
    const spaces = tracks.map(track => track.spaces.length);
    const whole = spaces.reduce((sum, n) => sum + n, 0);
    const { destroyed, track, covered } = targets[i]!;
    all += whole;
    done += destroyed ? whole : spaces.slice(0, track).reduce((sum, n) => sum + n, 0) + covered;
  });
  return all === 0 ? 0 : done / all;
};
const CERTAIN = 0.95;
/** How likely each seat is to win, roughly: for searches that stop before the end. */
export const outlook = (k: EncounterView): readonly number[] => {
  const { tracker, winner } = { tracker: k.public.dashboard.tracker, winner: k.public.winner };
  if (winner === 'legend') return [1, 0, 0];
  if (winner === 'cadre') return [0, 1, 1];
  const plot = tracker / boxOf(k).mission.tracker.last;
  const lead = 0.6 * (plot - goalDone(k)) + 0.5 * (health(k, 'legend') - health(k, 'cadre'));
  const legend = Math.max(1 - CERTAIN, Math.min(CERTAIN, 0.5 + lead));
  return [legend, 1 - legend, 1 - legend];
};
