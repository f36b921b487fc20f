import { type Answer, nearest } from '@cadre/core';
import { bodyOf as bodyOfFigure, contactSpots, INCH, netOfPoints, netOfSpots, type Placing, type Point, spotsAt } from '@cadre/geometry';
import { ACTIVATING } from '../frames.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { hasMeleeWeapon } from '../table/moves.js';
import { answerAt, type PlaceQuestion } from '../table/place-args.js';
import { placingsOf, touchedBy } from '../table/placements.js';
import { bodyOf, enemiesOf, isOnTable, tokenAt, typeOf, unitOf, vehicleOf, withUnitAt } from '../table/queries.js';
import type { After } from './after.js';
import { type Effort, roughWounds } from './estimate.js';
import { facedIn } from './facing.js';
import { bestGoal, fairThrow, type Goal, goalsOf, type SeatView, seesVehicle, served, throwDice } from './goals.js';
import { bestShot, type Danger, dangerTo, NO_SHOT, type Shot } from './shots.js';

/** How far apart the compared spots are. */
const NET = 280;
/** A net has at most about so many spots: in a large zone it is wider. */
const SPOTS = 300;

interface Weighed {
  readonly spot: Spot;
  readonly goal: Goal | null;
  readonly reached: number;
  readonly shot: Shot;
}
export interface SpotValue extends Weighed {
  /** Looked at only for spots that may be the best: it takes longest. */
  danger(): Danger;
}
const DANGER = 0.3;
const SHOT = 0.9;
const worthIf = ({ reached, shot, danger }: SpotValue, share: number): number => reached + share * shot.worth - DANGER * danger().wounds;
export const worthOf = (value: SpotValue): number => worthIf(value, SHOT);
const UNSEEN_VEHICLE = 1.2;
/** SO-V6: what a throw at the vehicle is worth from where the unit is: each die hits three times in eight. */
const throwFrom = (k: SeatView, id: UnitId): number => {
  const dice = unitOf(k, id).detonator > 0 ? throwDice(k, id) : 0;
  return dice >= fairThrow(k) && seesVehicle(k, id) ? worthOfThrow(k, dice) : 0;
};
const WORTH_OF_DIE = 0.55;
const WORTH_TO_EXPERT = 1;
export const worthOfThrow = (k: SeatView, dice: number): number => (k.isExpert ? WORTH_TO_EXPERT : WORTH_OF_DIE) * dice;
const once = <T>(make: () => T): (() => T) => {
  let known: T | undefined;
  return () => {
    known ??= make();
    return known;
  };
};
const thereAt = (k: SeatView, id: UnitId, spot: Spot): SeatView => ({
  ...withUnitAt(k, id, spot),
  ...(k.seat !== undefined && { seat: k.seat, mine: k.mine ?? null }),
  ...(k.isExpert && { isExpert: true }),
});
const weigh = (k: SeatView, id: UnitId, spot: Spot, goals: readonly Goal[], after: After): Weighed => {
  const there = thereAt(k, id, spot);
  const { goal, worth } = bestGoal(k, goals, spot);
  const throws = goal?.name === 'throw' && unitOf(k, id).detonator > 0;
  const shot = after.attacks === 'none' ? NO_SHOT : bestShot(there, id, roughWounds, after.attacks);
  const thrown = after.attacks === 'any' ? throwFrom(there, id) : 0;
  const done = after.acts && goal?.action !== undefined && worth === goal.worth ? goal.action : 0;
  const best = Math.max(thrown, done);
  return {
    spot,
    goal,
    reached: throws && !seesVehicle(there, id) ? worth - UNSEEN_VEHICLE : worth,
    shot: best > shot.worth ? { ...NO_SHOT, worth: best } : shot,
  };
};
const withDanger = (k: SeatView, id: UnitId, weighed: Weighed): SpotValue => ({
  ...weighed,
  danger: once(() => dangerTo(thereAt(k, id, weighed.spot), id)),
});
export const valueHere = (k: SeatView, id: UnitId, after: After): SpotValue =>
  withDanger(k, id, weigh(k, id, unitOf(k, id).at as Spot, goalsOf(k, id), after));

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
const straightPoints = (k: BattleView, id: UnitId, { box }: Placing, goals: readonly Goal[]): Point[] => {
  const { at: here } = unitOf(k, id);
  const { minX, minY, maxX, maxY } = box;
  return goals.flatMap(({ at: to }) => {
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
};
const stepOf = ({ box: { minX, minY, maxX, maxY } }: Placing): number =>
  Math.max(NET, Math.ceil(Math.sqrt(((maxX - minX) * (maxY - minY)) / SPOTS)));
/** Where a unit might be put, and the spots there, lowest first: none when the rules forbid it. Asking takes time. */
interface Candidate {
  readonly at: Point;
  spots(): readonly Spot[];
}
const certain = (spot: Spot): Candidate => ({ at: spot, spots: () => [spot] });
/** A question for the spot of a unit. */
export type UnitQuestion = Extract<PlaceQuestion, { readonly unit: UnitId }>;
const candidatesFor = (k: SeatView, q: UnitQuestion, goals: readonly Goal[]): Candidate[] => {
  const face = facedIn(k, q.unit);
  return unfacedFor(k, q, goals).map(({ at, spots }) => ({ at, spots: () => spots().map(face) }));
};
/** Where a unit must touch something, the spots around it; else those that touch something, those straight ahead and a net. */
const unfacedFor = (k: SeatView, q: UnitQuestion, goals: readonly Goal[]): Candidate[] =>
  placingsOf(k, q).flatMap(placing => {
    const possible = (at: Point): Candidate => ({ at, spots: () => spotsAt(placing, at).map(asSpot) });
    const touched = touchedBy(placing.region);
    return [
      ...touchingSpots(k, q.unit, placing, goals).map(certain),
      ...straightPoints(k, q.unit, placing, goals).map(possible),
      ...(touched ? contactSpots(placing, touched).map(asSpot).map(certain) : netOfPoints(placing, stepOf(placing)).map(possible)),
    ];
  });
const rankedBy = (candidates: readonly Candidate[], worth: (at: Point) => number): Candidate[] =>
  candidates
    .map(candidate => ({ candidate, worth: worth(candidate.at) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ candidate }) => candidate);
/** The best by rank, and some of all others. */
const shortList = (ranked: readonly Candidate[], { closely, others }: Effort): Spot[] => {
  const found: Spot[] = [];
  let next = 0;
  while (next < ranked.length && found.length < closely) found.push(...ranked[next++]!.spots());
  const share = Math.ceil((ranked.length - next) / others);
  for (let from = next; from < ranked.length; from += share)
    for (let i = from; i < Math.min(ranked.length, from + share); i++) {
      const spots = ranked[i]!.spots();
      if (spots.length === 0) continue;
      found.push(...spots);
      break;
    }
  return found;
};
/** SO-K45: whoever thinks about the spots of a move has moved when it is there. */
const asMoved = (k: SeatView, { kind }: UnitQuestion): SeatView =>
  kind === 'move' ? { ...k, stack: k.stack.map(f => (ACTIVATING.is(f) ? { ...f, locals: { ...f.locals, moved: true } } : f)) } : k;
/** What was weighed last: whoever decides to move, or to climb, is asked next where to: the same spots again, on the same table. */
const recent: { readonly key: string; readonly weighed: readonly Weighed[] }[] = [];
const RECENT = 3;
const keyFor = (k: SeatView, q: UnitQuestion, after: After, { closely, others }: Effort): string => {
  const f = nearest(k, ACTIVATING);
  const asked = Object.entries(q).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([asked, after, closely, others, f?.unit, f?.moved, k.seat, k.mine, k.isExpert, k.public]);
};
const weighAll = (k: SeatView, q: UnitQuestion, after: After, effort: Effort): Weighed[] => {
  const goals = goalsOf(k, q.unit);
  const ranked = rankedBy(candidatesFor(k, q, goals), at => bestGoal(k, goals, at).worth);
  return shortList(ranked, effort).map(spot => weigh(k, q.unit, spot, goals, after));
};
/** The values of the spots that answer a question for a place. */
export const valuesOf = (now: SeatView, q: UnitQuestion, after: After, effort: Effort): SpotValue[] => {
  const k = asMoved(now, q);
  const key = keyFor(k, q, after, effort);
  let found = recent.find(each => each.key === key);
  if (!found) {
    found = { key, weighed: weighAll(k, q, after, effort) };
    recent.unshift(found);
    recent.length = Math.min(recent.length, RECENT);
  }
  return found.weighed.map(each => withDanger(k, q.unit, each));
};
/** For each goal the spot that serves it best. */
export const goalSpots = (k: SeatView, q: UnitQuestion): { readonly spot: Spot; readonly goal: Goal }[] => {
  const goals = goalsOf(k, q.unit);
  const candidates = candidatesFor(k, q, goals);
  return goals.flatMap(goal => {
    for (const { spots } of rankedBy(candidates, at => served(k, goal, at))) {
      const [spot] = spots();
      if (spot) return [{ goal, spot }];
    }
    return [];
  });
};
/** What a token that hurts whoever is near it does to enemies rather than friends. */
const BLAST = 5 * INCH;
export type TokenQuestion = Extract<PlaceQuestion, { readonly kind: 'charge' | 'trap' | 'beside' }>;
const spotsFor = (placing: Placing): Spot[] => {
  const target = touchedBy(placing.region);
  return (target ? contactSpots(placing, target) : netOfSpots(placing, stepOf(placing))).map(asSpot);
};
/** The best spot first: charges and traps among enemies, a token that is laid down as far from them as it can be. */
export const tokenSpots = (k: SeatView, q: TokenQuestion): { spot: Spot; worth: number }[] => {
  const { seat } = unitOf(k, q.kind === 'beside' ? q.holder : q.units[0]!);
  const sign = q.kind === 'beside' ? -1 : 1;
  const worth = (spot: Spot): number =>
    k.public.units.reduce((sum, u) => {
      if (!isOnTable(u)) return sum;
      const share = Math.max(0, 1 - Math.hypot(u.at.x - spot.x, u.at.y - spot.y) / BLAST);
      return sum + sign * (u.seat === seat ? -share : share);
    }, 0);
  return placingsOf(k, q)
    .flatMap(spotsFor)
    .map(spot => ({ spot, worth: worth(spot) }))
    .sort((a, b) => b.worth - a.worth);
};
/** The first of the best. A spot that would be no better without any danger is passed over. */
const bestIf = (values: readonly SpotValue[], share: number): SpotValue | null => {
  let best: SpotValue | null = null,
    most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value.reached + share * value.shot.worth <= most) continue;
    const worth = worthIf(value, share);
    if (worth > most) [best, most] = [value, worth];
  }
  return best;
};
export const bestOf = (values: readonly SpotValue[]): SpotValue | null => bestIf(values, SHOT);
/** What the best spot is worth to a unit that does not attack from it. */
export const calmWorth = (values: readonly SpotValue[]): number => {
  const best = bestIf(values, 0);
  return best ? worthIf(best, 0) : Number.NEGATIVE_INFINITY;
};
export const answerFor = ({ spot }: { readonly spot: Spot }): Answer => answerAt(spot);
