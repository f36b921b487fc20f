import { emit, type Seat } from '@cadre/core';
import { boxOf } from '../box.js';
import type { EncounterState, EncounterView } from '../state.js';

/** S-FRC-1: never above the pool. */
export const refreshForce = (s: EncounterState, seat: Seat, n: number, rule: string, why: string): void => {
  const pool = s.public.force[seat]!;
  const by = Math.min(n, pool.size - pool.ready);
  if (by <= 0) return;
  pool.ready += by;
  emit(s, { type: 'force', rule, seat, by, ready: pool.ready, why });
};
export const spendForce = (s: EncounterState, seat: Seat, n: number, rule: string, why: string): void => {
  const pool = s.public.force[seat]!;
  const by = Math.min(n, pool.ready);
  if (by <= 0) return;
  pool.ready -= by;
  emit(s, { type: 'force', rule, seat, by: -by, ready: pool.ready, why });
};
/** LE-74, LE-A29: the level that holds the Struggle token now. */
export const alertLevel = (k: EncounterView) => {
  const { alerts } = boxOf(k).mission.tracker;
  return alerts.findLast(({ from }) => from <= k.public.dashboard.tracker) ?? alerts[0];
};
