import { boxOf } from '../box.js';
import type { TargetDef, TrackDef } from '../content/mission-types.js';
import type { Chart, Icon } from '../content/types.js';
import type { EncounterView, ObjectiveId, Spot } from '../state.js';

/** LE-78, LE-A3: the armored targets of the mission, by their place in its data. */
export const armoredTargets = (k: EncounterView): readonly TargetDef[] => boxOf(k).mission.targets;
export const targetDef = (k: EncounterView, target: number): TargetDef => {
  const def = armoredTargets(k)[target];
  if (!def) throw new Error(`the mission "${k.public.mission}" has no armored target ${target}`);
  return def;
};
/** LE-M8: the one that can be attacked now; none when all are destroyed. */
export const exposedTarget = (k: EncounterView): number | undefined => {
  const { exposed, targets } = k.public.dashboard;
  return targets[exposed]?.destroyed === false ? exposed : undefined;
};
export const objectiveNamed = (k: EncounterView, id: string): ObjectiveId =>
  boxOf(k).mission.objectives.findIndex(each => each.id === id) as ObjectiveId;
export const targetSpot = (k: EncounterView, target: number): { readonly objective: ObjectiveId; readonly at: Spot } => {
  const objective = objectiveNamed(k, targetDef(k, target).objective);
  return { objective, at: k.public.objectives[objective]!.at };
};
/** SB-4: the row of spaces in force. */
export const trackOf = (k: EncounterView, target: number): TrackDef =>
  targetDef(k, target).tracks[k.public.dashboard.targets[target]!.track]!;
/** LE-81: the icons of the next space; none when the row is full. */
export const nextSpace = (k: EncounterView, target: number): readonly Icon[] | undefined =>
  trackOf(k, target).spaces[k.public.dashboard.targets[target]!.covered];
/** The objectives of a role that carry the control token of the cadre, or do not. */
export const objectivesOfRole = (k: EncounterView, role: string, isCadres: boolean): ObjectiveId[] =>
  boxOf(k).mission.objectives.flatMap((def, i) => {
    const token = k.public.objectives[i]!;
    return def.role === role && !token.gone && (token.control === 'cadre') === isCadres ? [i as ObjectiveId] : [];
  });
/** LE-M7, SB-3: without cover, whatever the terrain. */
export const targetDefence = (k: EncounterView, target: number, kind: 'melee' | 'ranged'): number => {
  const { defence, diePerUncontrolled } = targetDef(k, target);
  return defence[kind] + (diePerUncontrolled === undefined ? 0 : objectivesOfRole(k, diePerUncontrolled, false).length);
};
export const targetChart = (k: EncounterView, target: number): Chart | undefined => trackOf(k, target).chart;
