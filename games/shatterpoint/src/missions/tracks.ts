import { emit } from '@cadre/core';
import { titleOfObjective } from '../box.js';
import type { EncounterState } from '../state.js';
import { nextSpace, targetDef, trackOf } from './targets.js';

/** LE-83: a damage token on the next space of the row in force. */
export const coverSpace = (s: EncounterState, target: number, icon: string, rule: string): void => {
  const state = s.public.dashboard.targets[target]!;
  state.covered++;
  const name = targetDef(s, target).objective;
  emit(s, { type: 'covered', rule, name, target, space: state.covered, icon, ...titleOfObjective(s, name) });
};
const isFull = (s: EncounterState, target: number): boolean =>
  !s.public.dashboard.targets[target]!.destroyed && nextSpace(s, target) === undefined;
/** LE-88, SB-4, LE-A9: after the attack a full row is destroyed; the next row, or the next target, takes its place. */
export const settleTrack = (s: EncounterState, target: number): void => {
  const { dashboard } = s.public;
  const state = dashboard.targets[target]!;
  if (!isFull(s, target)) return;
  const name = targetDef(s, target).objective;
  emit(s, { type: 'targetDestroyed', rule: 'LE-88', name, target, track: state.track, ...titleOfObjective(s, name) });
  if (state.track + 1 < targetDef(s, target).tracks.length) {
    state.track++;
    state.covered = 0;
    return;
  }
  state.destroyed = true;
  if (dashboard.exposed === target) expose(s);
};
/** LE-M8, LE-P25: the next target, with the tokens that wait on it; they ignore icons. */
const expose = (s: EncounterState): void => {
  const { dashboard } = s.public;
  const next = dashboard.targets.findIndex(({ destroyed }) => !destroyed);
  if (next < 0) return;
  dashboard.exposed = next;
  const state = dashboard.targets[next]!;
  const { spaces } = trackOf(s, next);
  const fed = Math.min(state.stored, spaces.length - state.covered);
  state.stored -= fed;
  for (let i = 0; i < fed; i++) coverSpace(s, next, 'stored', 'LE-M8');
  settleTrack(s, next);
};
