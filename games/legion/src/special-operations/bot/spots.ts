import type { Answer } from '@cadre/core';
import { bodyOf as bodyOfFigure, contactSpots, INCH, netOfSpots, type Placing, spotsAt } from '@cadre/geometry';
import type { BattleView, Spot, UnitId } from '../state.js';
import { hasMeleeWeapon } from '../table/moves.js';
import { answerAt, type PlaceQuestion } from '../table/place-args.js';
import { placingsOf, touchedBy } from '../table/placements.js';
import { bodyOf, enemiesOf, isOnTable, tokenAt, typeOf, unitOf, vehicleOf, withUnitAt } from '../table/queries.js';
import { type Effort, roughWounds } from './estimate.js';
import { bestGoal, fairThrow, type Goal, goalsOf, type SeatView, seesVehicle, served, throwDice } from './goals.js';
import { bestShot, dangerTo, NO_SHOT, type Shot } from './shots.js';

/** How far apart the compared spots are. */
const NET = 280;
/** A net has at most about so many spots: in a large zone it is wider. */
const SPOTS = 300;

export interface SpotValue {
  readonly spot: Spot;
  readonly goal: Goal | null;
  readonly reached: number;
  readonly shot: Shot;
  readonly danger: number;
  readonly seenBy: number;
}
/** What is left to do after being there. */
export interface After {
  readonly attacks: boolean;
  /** Whether there is an action left at all. */
  readonly acts: boolean;
}
const DANGER = 0.3;
export const worthOf = ({ reached, shot, danger }: SpotValue): number => reached + 0.9 * shot.worth - DANGER * danger;
const UNSEEN_VEHICLE = 1.2;
/** SO-V6: what a throw at the vehicle is worth from where the unit is: each die hits three times in eight. */
const throwFrom = (k: BattleView, id: UnitId): number => {
  const dice = unitOf(k, id).detonator > 0 ? throwDice(k, id) : 0;
  return dice >= fairThrow(k) && seesVehicle(k, id) ? WORTH_OF_DIE * dice : 0;
};
const WORTH_OF_DIE = 0.55;
const valueAt = (k: SeatView, id: UnitId, spot: Spot, goals: readonly Goal[], after: After): SpotValue => {
  const there: SeatView = { ...withUnitAt(k, id, spot), ...(k.seat !== undefined && { seat: k.seat, mine: k.mine ?? null }) };
  const { goal, worth } = bestGoal(k, goals, spot);
  const throws = goal?.name === 'throw' && unitOf(k, id).detonator > 0;
  const { wounds, by } = dangerTo(there, id);
  const shot = after.attacks ? bestShot(there, id, roughWounds) : NO_SHOT;
  const thrown = after.attacks ? throwFrom(there, id) : 0;
  const done = after.acts && goal?.action !== undefined && worth === goal.worth ? goal.action : 0;
  const best = Math.max(thrown, done);
  return {
    spot,
    goal,
    reached: throws && !seesVehicle(there, id) ? worth - UNSEEN_VEHICLE : worth,
    shot: best > shot.worth ? { ...NO_SHOT, worth: best } : shot,
    danger: wounds,
    seenBy: by,
  };
};
export const valueHere = (k: SeatView, id: UnitId, after: After): SpotValue =>
  valueAt(k, id, unitOf(k, id).at as Spot, goalsOf(k, id), after);

const asSpot = ({ at, level }: { readonly at: { readonly x: number; readonly y: number }; readonly level: number }): Spot => ({
  ...at,
  level,
});
const REACH = 9 * INCH;
const isNearby = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) <= REACH && Math.abs(a.y - b.y) <= REACH;
/** Spots that touch what can be touched: tokens of goals, the vehicle, enemies. */
const touchingSpots = (k: BattleView, id: UnitId, placing: Placing, goals: readonly Goal[]): Spot[] => {
  const { at: here } = unitOf(k, id);
  if (typeof here !== 'object') return [];
  const vehicle = vehicleOf(k);
  const bodies = [
    ...goals.filter(g => g.within < 2 && isNearby(g.at, here)).map((g, i) => bodyOfFigure(tokenAt(`goal-${i}`, g.at))),
    ...(vehicle !== undefined && isNearby(unitOf(k, vehicle).at as Spot, here) ? [bodyOfFigure(bodyOf(k, vehicle))] : []),
    ...(hasMeleeWeapon(k, id) ? enemiesOf(k, id).filter(e => isNearby(unitOf(k, e).at as Spot, here)) : []).map(e =>
      bodyOfFigure(bodyOf(k, e)),
    ),
  ];
  return bodies.flatMap(body => contactSpots(placing, body).slice(0, 3).map(asSpot));
};
/** How much shorter than the longest a move straight to a goal may have to be, in 0.1 mm. */
const SHORTER = [2, 30, 80, 160] as const;
/** So far apart, and so many to each side, units line up at the edge of their zone. */
const ABREAST = 275;
const LINE = [0, 1, -1, 2, -2, 3, -3, 4, -4, 5, -5] as const;
/** Straight towards the goals as far as a move goes; for a unit that is put down, the edge of its zone that is nearest to them. A net would miss both by up to its step. */
const straightSpots = (k: BattleView, id: UnitId, placing: Placing, goals: readonly Goal[]): Spot[] => {
  const { at: here } = unitOf(k, id);
  const { minX, minY, maxX, maxY } = placing.box;
  const points = goals.flatMap(({ at: to }) => {
    if (typeof here === 'object') {
      const away = Math.hypot(to.x - here.x, to.y - here.y);
      const most = Math.max(maxX - here.x, here.x - minX, maxY - here.y, here.y - minY);
      return SHORTER.filter(less => most - less < away).map(less => ({
        x: Math.round(here.x + ((to.x - here.x) * (most - less)) / away),
        y: Math.round(here.y + ((to.y - here.y) * (most - less)) / away),
      }));
    }
    const half = typeOf(k, id).base / 2 + 1;
    const into = (n: number, least: number, most: number): number => Math.max(least + half, Math.min(most - half, n));
    return LINE.map(n => ({ x: into(to.x + n * ABREAST, minX, maxX), y: into(to.y, minY, maxY) }));
  });
  return points.flatMap(point => spotsAt(placing, point).map(asSpot));
};
/** All spots of a net; where a unit must touch something, those around it. */
const spotsIn = (placing: Placing): Spot[] => {
  const touched = touchedBy(placing.region);
  if (touched) return contactSpots(placing, touched).map(asSpot);
  const { minX, minY, maxX, maxY } = placing.box;
  return netOfSpots(placing, Math.max(NET, Math.ceil(Math.sqrt(((maxX - minX) * (maxY - minY)) / SPOTS)))).map(asSpot);
};
/** The best by rank, and some of all others. */
const shortList = <T>(all: readonly T[], { closely, others }: Effort, worth: (each: T) => number): T[] => {
  const ranked = all.map(each => ({ each, worth: worth(each) })).sort((a, b) => b.worth - a.worth);
  const rest = ranked.slice(closely);
  const every = Math.max(1, Math.floor(rest.length / others));
  return [...ranked.slice(0, closely), ...rest.filter((_, i) => i % every === 0)].map(({ each }) => each);
};
/** A question for the spot of a unit. */
export type UnitQuestion = Extract<PlaceQuestion, { readonly unit: UnitId }>;
const spotsFor = (k: SeatView, q: UnitQuestion, goals: readonly Goal[]): Spot[] =>
  placingsOf(k, q).flatMap(placing => [
    ...touchingSpots(k, q.unit, placing, goals),
    ...straightSpots(k, q.unit, placing, goals),
    ...spotsIn(placing),
  ]);
/** The values of the spots that answer a question for a place. */
export const valuesOf = (k: SeatView, q: UnitQuestion, after: After, effort: Effort): SpotValue[] => {
  const goals = goalsOf(k, q.unit);
  return shortList(spotsFor(k, q, goals), effort, spot => bestGoal(k, goals, spot).worth).map(spot =>
    valueAt(k, q.unit, spot, goals, after),
  );
};
/** For each goal the spot that serves it best. */
export const goalSpots = (k: SeatView, q: UnitQuestion): { readonly spot: Spot; readonly goal: Goal }[] => {
  const goals = goalsOf(k, q.unit);
  const spots = spotsFor(k, q, goals);
  if (spots.length === 0) return [];
  return goals.map(goal => ({ goal, spot: spots.reduce((a, b) => (served(k, goal, b) > served(k, goal, a) ? b : a)) }));
};
/** What a token that hurts whoever is near it does to enemies rather than friends. */
const BLAST = 5 * INCH;
export const tokenSpots = (
  k: SeatView,
  q: Extract<PlaceQuestion, { readonly kind: 'charge' | 'trap' }>,
): { spot: Spot; worth: number }[] => {
  const seat = unitOf(k, q.units[0]!).seat;
  const worth = (spot: Spot): number =>
    k.public.units.reduce((sum, u) => {
      if (!isOnTable(u)) return sum;
      const share = Math.max(0, 1 - Math.hypot(u.at.x - spot.x, u.at.y - spot.y) / BLAST);
      return sum + (u.seat === seat ? -share : share);
    }, 0);
  return placingsOf(k, q)
    .flatMap(spotsIn)
    .map(spot => ({ spot, worth: worth(spot) }))
    .sort((a, b) => b.worth - a.worth);
};
export const bestOf = (values: readonly SpotValue[]): SpotValue | null =>
  values.reduce<SpotValue | null>((best, v) => (best && worthOf(best) >= worthOf(v) ? best : v), null);
export const answerFor = ({ spot }: { readonly spot: Spot }): Answer => answerAt(spot);
