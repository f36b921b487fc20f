import { boxOf, cardOf } from '../box.js';
import type { EncounterView, ObjectiveId, Side, UnitId } from '../state.js';
import { charactersOn, isOnTable, sideOf, spotOf, unitOf } from '../table/queries.js';
import { danger, goalsAt, goalsOf } from './goals.js';
import { MATCH, objectiveWorth, spaceWorth, woundWorth } from './stakes.js';
import { WEIGHTS } from './weights.js';

/** What a side has lost in wounds and damage, as the other side counts it. */
const losses = (k: EncounterView, unit: UnitId): number => {
  const { damage, wounded, injured, defeated, conditions } = unitOf(k, unit);
  const { stamina, type } = cardOf(k, unit);
  const worth = woundWorth(k, unit);
  if (type === 'minion') return defeated || wounded > 0 ? worth : (worth * damage) / stamina;
  // A wound of the Legend also moves the tracker, and that is counted there.
  const lasting = (wounded + injured) * (type === 'legend' ? MATCH / 4 : 3);
  return lasting + (wounded > 0 || defeated ? 0 : (worth * damage) / stamina) + 1.2 * conditions.length;
};
/** How much of the cadre's goal is done. */
const goalDone = (k: EncounterView): number => {
  const { mission } = boxOf(k),
    { pools, targets } = k.public.dashboard;
  const tokens = mission.pools.reduce((sum, pool) => sum + pool.tokens, 0);
  if (tokens > 0) return MATCH * (1 - pools.reduce((sum, n) => sum + n, 0) / tokens);
  let covered = 0;
  mission.targets.forEach(({ tracks }, i) => {
    const target = targets[i]!;
    const spaces = tracks.map(track => track.spaces.length);
    const before = spaces.slice(0, target.destroyed ? spaces.length : target.track).reduce((sum, n) => sum + n, 0);
    covered += before + (target.destroyed ? 0 : target.covered + target.stored);
  });
  return spaceWorth(k) * covered;
};
const PLACE = 0.5;
/** What a side gains by where its characters stand. */
const places = (k: EncounterView, side: Side): number =>
  charactersOn(k, side).reduce((sum, id) => {
    if (!isOnTable(k, id)) return sum;
    const at = spotOf(k, id);
    return sum + goalsAt(goalsOf(k, id), at, side).worth - WEIGHTS[side].fear * danger(k, id, at);
  }, 0);
const FORCE = 0.8;
/** By how much the Legend is ahead, in percent of a match. */
const lead = (k: EncounterView): number => {
  const { dashboard, objectives, units, force, turn } = k.public;
  const { tracker } = boxOf(k).mission;
  let sum = (MATCH * dashboard.tracker) / tracker.last - goalDone(k);
  units.forEach((_, i) => {
    sum += (sideOf(k, i as UnitId) === 'legend' ? -1 : 1) * losses(k, i as UnitId);
  });
  objectives.forEach(({ control }, i) => {
    if (control === 'cadre') sum -= objectiveWorth(k, i as ObjectiveId);
  });
  force.forEach(({ ready }, seat) => {
    sum += (seat === 0 ? FORCE : -FORCE) * ready;
  });
  const side: Side = turn === 0 ? 'legend' : 'cadre';
  return sum + (side === 'legend' ? PLACE : -PLACE) * places(k, side);
};
const CERTAIN = 0.97;
/** How steeply a lead turns into a win. */
const SPREAD = 45;
/** How likely each seat is to win, roughly: for searches that stop before the end. */
export const outlook = (k: EncounterView): readonly number[] => {
  const { winner } = k.public;
  if (winner === 'legend') return [1, 0, 0];
  if (winner === 'cadre') return [0, 1, 1];
  const legend = Math.max(1 - CERTAIN, Math.min(CERTAIN, 1 / (1 + Math.exp(-lead(k) / SPREAD))));
  return [legend, 1 - legend, 1 - legend];
};
