import { boxOf, cardOf } from '../box.js';
import type { Mission } from '../content/mission-types.js';
import type { EncounterView, ObjectiveId, UnitId } from '../state.js';
import { isControllable, otherSide, sideOf, unitOf } from '../table/queries.js';
import { type Weighed, weightsOf } from './weights.js';

/** Everything that the bot weighs is in percent of a match: this much wins it. */
export const MATCH = 100;
/** An early step counts a little less than the last one. */
const rising = (done: number): number => 0.75 + 0.5 * Math.min(1, done);
/** What a wound takes from a unit besides the tracker: the turn it needs to recover, and a life. */
const LIFE = 3;
const MINION = { '-': 3, U: 5 } as const;
/** Not every life of the Legend is as good as a quarter of the match: the mission decides as often. */
const LEGEND_LIFE = 0.7;

/** What it is worth to the other side that this unit is Wounded (LE-M1, LE-M2). */
export const woundWorth = (k: EncounterView, unit: UnitId): number => {
  const { type, durability } = cardOf(k, unit);
  const { tracker } = boxOf(k).mission;
  const { injured } = unitOf(k, unit);
  if (type === 'legend' && typeof durability === 'number')
    return MATCH * ((LEGEND_LIFE * rising(injured / durability)) / durability - tracker.legendWounded / tracker.last);
  if (type === 'minion') return MINION[durability === 'U' ? 'U' : '-'];
  return ((MATCH * tracker.cadreWounded) / tracker.last) * rising(k.public.dashboard.tracker / tracker.last) + LIFE * (1 + injured);
};
/** How keen the other side is on damage to this unit. */
const huntOf = (k: Weighed, unit: UnitId): number => {
  const { hunt, legend } = weightsOf(k, otherSide(sideOf(k, unit)));
  return cardOf(k, unit).type === 'legend' ? hunt * legend : hunt;
};
/** What a point of damage is worth on its way to a wound. */
export const damageWorth = (k: Weighed, unit: UnitId): number =>
  unitOf(k, unit).wounded > 0 ? 0 : (huntOf(k, unit) * woundWorth(k, unit)) / cardOf(k, unit).stamina;

const spacesOf = ({ targets }: Mission): number =>
  targets.reduce((sum, { tracks }) => sum + tracks.reduce((n, track) => n + track.spaces.length, 0), 0);
/** What a covered space of an armored target is worth. */
export const spaceWorth = (k: EncounterView): number => MATCH / Math.max(1, spacesOf(boxOf(k).mission));

/** LE-M9: two cadre players, and one face in four. */
const WRENCH = 2 / 4;
/** SB-3: a die less for the target, in two assaults a turn. */
const LESS_DEFENCE = 2 * 0.35;
/** What control of an objective is worth to the cadre in each Legend turn, by what the mission does with it. */
const worthEachTurn = (k: EncounterView, objective: ObjectiveId): number => {
  const { mission } = boxOf(k);
  const { name } = k.public.objectives[objective]!;
  const { role } = mission.objectives[objective]!;
  const tokens = mission.pools.reduce((sum, pool) => sum + pool.tokens, 0);
  const isOpen = k.public.dashboard.targets.some(({ destroyed }) => !destroyed);
  let worth = mission.targets.some(target => target.diePerUncontrolled === role) && isOpen ? LESS_DEFENCE * spaceWorth(k) : 0;
  for (const step of mission.endOfLegendTurn)
    switch (step.do) {
      case 'drain pools':
        if (mission.pools.some((pool, i) => pool.objectives.includes(name) && k.public.dashboard.pools[i]! > 0)) worth += MATCH / tokens;
        break;
      case 'roll for damage':
        if (step.role === role) worth += WRENCH * spaceWorth(k);
        break;
      case 'count':
        if (step.role === role)
          worth += (MATCH * step.tracker) / mission.tracker.last / (mission.counters[step.counter]!.last + 1) / step.fewerThan;
        break;
      case 'repair':
        break;
    }
  return worth;
};
/** How many Legend turns control lasts, on average. */
const TURNS_HELD = 2.5;
/** LE-M5: a pool that is nearly empty is drained sooner. */
const turnsLeft = (k: EncounterView, objective: ObjectiveId): number => {
  const { pools } = boxOf(k).mission;
  const { name } = k.public.objectives[objective]!;
  const at = pools.findIndex(pool => pool.objectives.includes(name));
  return at < 0 ? TURNS_HELD : Math.min(TURNS_HELD, k.public.dashboard.pools[at]!);
};
/** What control of an objective is worth to the cadre, and to the Legend that it has none. */
export const objectiveWorth = (k: EncounterView, objective: ObjectiveId): number =>
  isControllable(k, objective) ? worthEachTurn(k, objective) * turnsLeft(k, objective) : 0;
