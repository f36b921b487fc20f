import { boxOf, cardOf } from '../box.js';
import type { EncounterView, ObjectiveId, Side } from '../state.js';
import { charactersOn, contesting, isOnTable, spotOf, unitOf, unitsOn } from '../table/queries.js';
import { danger, goalsAt, goalsOf } from './goals.js';
import { objectiveWorth } from './stakes.js';

/** What stands on the dashboard. */
const dashboardSigns = (k: EncounterView): number[] => {
  const { mission } = boxOf(k);
  const { tracker, pools, counters, targets } = k.public.dashboard;
  const tokens = mission.pools.reduce((sum, pool) => sum + pool.tokens, 0);
  let [covered, spaces, stored] = [0, 0, 0];
  mission.targets.forEach(({ tracks }, i) => {
    const target = targets[i]!;
    const sizes = tracks.map(track => track.spaces.length);
    spaces += sizes.reduce((sum, n) => sum + n, 0);
    covered += sizes.slice(0, target.destroyed ? sizes.length : target.track).reduce((sum, n) => sum + n, 0);
    if (!target.destroyed) {
      covered += target.covered;
      stored += target.stored;
    }
  });
  const share = tracker / mission.tracker.last;
  const drained = tokens > 0 ? 1 - pools.reduce((sum, n) => sum + n, 0) / tokens : 0;
  const destroyed = spaces > 0 ? covered / spaces : 0;
  return [share, share * share, drained, drained * drained, destroyed, destroyed * destroyed, stored, ...counters];
};
const legendSigns = (k: EncounterView): number[] => {
  const legend = unitsOn(k, 'legend').find(id => cardOf(k, id).type === 'legend');
  if (legend === undefined) return [0, 0, 0, 0];
  const { injured, wounded, damage, conditions } = unitOf(k, legend);
  return [injured, wounded > 0 ? 1 : 0, damage / cardOf(k, legend).stamina, conditions.length];
};
const sideSigns = (k: EncounterView, side: Side): number[] => {
  let [units, damage, wounded, injured, conditions, hunker, goals, fear] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const id of unitsOn(k, side)) {
    const unit = unitOf(k, id);
    if (unit.defeated || cardOf(k, id).type === 'legend') continue;
    units++;
    damage += unit.damage / cardOf(k, id).stamina;
    wounded += unit.wounded > 0 ? 1 : 0;
    injured += unit.injured;
    conditions += unit.conditions.length;
    hunker += unit.hunker > 0 ? 1 : 0;
  }
  for (const id of charactersOn(k, side)) {
    if (!isOnTable(k, id)) continue;
    const at = spotOf(k, id);
    goals += goalsAt(goalsOf(k, id), at).worth;
    fear += danger(k, id, at);
  }
  return [units, damage, wounded, injured, conditions / 2, hunker, goals / 20, fear / 10];
};
const objectiveSigns = (k: EncounterView): number[] => {
  let [held, lead, dominated, hold] = [0, 0, 0, 0];
  k.public.objectives.forEach(({ control }, i) => {
    const worth = objectiveWorth(k, i as ObjectiveId) / 10;
    if (worth === 0) return;
    const by = contesting(k, i as ObjectiveId, 'cadre').length - contesting(k, i as ObjectiveId, 'legend').length;
    if (control === 'cadre') held += worth;
    if (control === 'legend') hold += worth;
    lead += worth * Math.max(-2, Math.min(2, by));
    dominated += worth * (control === 'cadre' ? (by >= 0 ? 1 : 0) : by > 0 ? 1 : 0);
  });
  return [held, hold, lead, dominated];
};
const turnSigns = (k: EncounterView): number[] => {
  const { force, turn, firstCadre } = k.public;
  const isLast = turn !== 0 && turn !== firstCadre;
  return [force[0].ready, force[1].ready + force[2].ready, turn === 0 ? 1 : 0, isLast ? 1 : 0];
};
/** What a position shows of who will win, as the Legend sees it: what counts in every mission, and what counts in this one. */
export interface Signs {
  readonly common: readonly number[];
  readonly own: readonly number[];
}
export const signsOf = (k: EncounterView): Signs => {
  const [legend, objectives] = [legendSigns(k), objectiveSigns(k)];
  const turns = Math.min(k.public.legendTurns, 14) / 10;
  return {
    common: [...legend, ...sideSigns(k, 'legend'), ...sideSigns(k, 'cadre'), ...objectives, ...turnSigns(k)],
    own: [1, turns, ...dashboardSigns(k), legend[0]!, objectives[0]!, objectives[3]!],
  };
};
