import type { Answer, Place, Random } from '@cadre/core';
import { bodyOf as bodyOfFigure, contactSpots, INCH, netOfSpots, type Placing } from '@cadre/geometry';
import { attackProblem, targetsOf, weaponsOf } from '../attack/targets.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { hasMeleeWeapon, type MoveAs, movementsOf, moveProblem } from '../table/moves.js';
import { answerAt, questionIn, spotIn } from '../table/place-args.js';
import { bodyOf, enemiesOf, isOnTable, tokenAt, typeOf, unitOf, vehicleOf, withUnitAt } from '../table/queries.js';
import { type ExpectedWounds, roughWounds } from './estimate.js';
import { bestGoal, fairThrow, type Goal, goalsOf, importance, type SeatView, seesVehicle, throwDice } from './goals.js';

/** How far apart the compared spots are, and how many are looked at closely. */
const NET = 280;
const CLOSELY = 24;
const OTHERS = 10;
const SAMPLES = 15;

export interface Shot {
  readonly target: UnitId | null;
  readonly weapon: number;
  /** Wounds to expect, and what they are worth. */
  readonly wounds: number;
  readonly worth: number;
  readonly defeats: boolean;
}
export const NO_SHOT: Shot = { target: null, weapon: 0, wounds: 0, worth: 0, defeats: false };
/** So many of the roughly best attacks are weighed exactly. */
const EXACTLY = 2;
/** The best attack of a unit from where it is. */
export const bestShot = (k: SeatView, id: UnitId, expected: ExpectedWounds): Shot => {
  const shots = targetsOf(k, id).map(({ target, weapon }) => shotAt(k, id, target, weapon, roughWounds));
  shots.sort((a, b) => b.worth - a.worth);
  if (expected === roughWounds) return shots[0] ?? NO_SHOT;
  const exact = shots.slice(0, EXACTLY).map(({ target, weapon }) => shotAt(k, id, target!, weapon, expected));
  return exact.reduce((a, b) => (b.worth > a.worth ? b : a), NO_SHOT);
};
export const shotAt = (k: SeatView, id: UnitId, target: UnitId, weapon: number, expected: ExpectedWounds): Shot => {
  const wounds = expected(k, id, target, weapon);
  const type = typeOf(k, target);
  if (type.kind === 'vehicle') return { target, weapon, wounds, worth: 0.7 * wounds, defeats: false };
  const left = type.wounds - unitOf(k, target).wounds;
  const defeats = Math.min(1, wounds / left);
  const unit = unitOf(k, target);
  // a wound, the chance of a defeat, a defeat before it acts, and a suppression token
  const worth = Math.min(left, wounds) * 0.6 + defeats * (1 + importance(k, target) + (unit.activated ? 0 : 0.3)) + 0.15;
  return { target, weapon, wounds, worth, defeats: defeats > 0.6 };
};
const MOST_ATTACKERS = 2;
/** What enemies could do to a unit where it is: the wounds of the two worst. */
const dangerTo = (k: BattleView, id: UnitId): { readonly wounds: number; readonly by: number } => {
  const each: number[] = [];
  for (const enemy of enemiesOf(k, id)) {
    let most = 0;
    weaponsOf(k, enemy).forEach((_, weapon) => {
      if (attackProblem(k, enemy, id, weapon) === null) most = Math.max(most, roughWounds(k, enemy, id, weapon));
    });
    if (most > 0) each.push(most);
  }
  each.sort((a, b) => b - a);
  return { wounds: each.slice(0, MOST_ATTACKERS).reduce((sum, n) => sum + n, 0), by: each.length };
};
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
  return {
    spot,
    goal,
    reached: throws && !seesVehicle(there, id) ? worth - UNSEEN_VEHICLE : worth,
    shot: thrown > shot.worth ? { ...NO_SHOT, worth: thrown } : shot,
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
  const here = unitOf(k, id).at as Spot;
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
/** Every candidate for a move, the best for the mission first. */
const candidates = (k: SeatView, id: UnitId, placings: readonly Placing[], goals: readonly Goal[]): Spot[] => {
  const all = placings.flatMap(placing => [...touchingSpots(k, id, placing, goals), ...netOfSpots(placing, NET).map(asSpot)]);
  const ranked = all.map(spot => ({ spot, worth: bestGoal(k, goals, spot).worth })).sort((a, b) => b.worth - a.worth);
  const rest = ranked.slice(CLOSELY);
  const every = Math.max(1, Math.floor(rest.length / OTHERS));
  return [...ranked.slice(0, CLOSELY), ...rest.filter((_, i) => i % every === 0)].map(({ spot }) => spot);
};
/** The values of the spots that a unit could move to so. */
export const movesOf = (k: SeatView, id: UnitId, move: MoveAs, after: After): SpotValue[] => {
  if (moveProblem(k, id, move) !== null) return [];
  const goals = goalsOf(k, id);
  return candidates(k, id, movementsOf(k, id, move), goals).map(spot => valueAt(k, id, spot, goals, after));
};
export const bestOf = (values: readonly SpotValue[]): SpotValue | null =>
  values.reduce<SpotValue | null>((best, v) => (best && worthOf(best) >= worthOf(v) ? best : v), null);

/** A few spots of any other question: deployment, arrivals, tokens. */
export const sampled = (
  k: SeatView,
  space: Place,
  random: Random,
  samples = SAMPLES,
): { readonly answer: Answer; readonly value: SpotValue | null } => {
  const under = ground(k);
  const q = questionIn(space);
  const answers = Array.from({ length: samples }, () => under.sample(space, random));
  if (!('unit' in q)) return { answer: answers[0]!, value: null };
  const goals = goalsOf(k, q.unit);
  const after = { attacks: isOnTable(unitOf(k, q.unit)) };
  const values = answers.map(answer => ({ answer, value: valueAt(k, q.unit, spotIn(answer), goals, after) }));
  return values.reduce((best, v) => (worthOf(v.value) > worthOf(best.value) ? v : best));
};
export const answerFor = ({ spot }: SpotValue): Answer => answerAt(spot);
