import { emit } from '@cadre/core';
import { boxOf } from '../box.js';
import type { EncounterState } from '../state.js';

/** LE-M1, LE-A16: never below 0 nor beyond the last space. LE-73: there is no other tracker and no Momentum (S-STR-1, LE-P12). */
export const moveTracker = (s: EncounterState, by: number, rule: string, why: string): void => {
  const { dashboard } = s.public;
  const from = dashboard.tracker;
  const to = Math.max(0, Math.min(boxOf(s).mission.tracker.last, from + by));
  if (to === from) return;
  dashboard.tracker = to;
  emit(s, { type: 'tracker', rule, from, to, why });
};
