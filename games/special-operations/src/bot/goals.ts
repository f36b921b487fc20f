import type { Seat } from '@cadre/core';
import { INCH, type Point } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { ObjectiveKind } from '../content/types.js';
import { countsAs } from '../missions/contact.js';
import { profileOf } from '../profile.js';
import { blueSeat, sideOfSeat } from '../round/priority.js';
import type { BattleView, ObjectiveId, Secret, Spot, UnitId } from '../state.js';
import {
  enemiesOf,
  friendsOf,
  fullInches,
  isWithinObjective,
  onTable,
  seesUnit,
  touchesSpot,
  typeOf,
  unitOf,
  vehicleOf,
} from '../table/queries.js';
import { wayInches } from './paths.js';

export const GOALS = [
  'console',
  'transmitter',
  'throw',
  'rearm',
  'vehicle',
  'control',
  'block',
  'escort',
  'guard',
  'hunt',
  'close-in',
  'pick-up',
] as const;
export type GoalName = (typeof GOALS)[number];
/** A spot that the mission wants a unit at: within so many inches of its centre, from the unit's centre. */
export interface Goal {
  readonly name: GoalName;
  readonly at: Spot;
  readonly within: number;
  readonly worth: number;
  /** What an action there is worth, if the unit still has one when it arrives. */
  readonly action?: number;
}
/** A view of a seat: what it alone knows counts too. An expert plans for the mission as well. */
export type SeatView = BattleView & { readonly seat?: Seat; readonly mine?: Secret | null; readonly isExpert?: boolean };

const TOUCH = 0.5;
/** A goal so many inches away is worth next to nothing now. */
const FAR = 24;
const ALMOST_FAR = 22;
/** A goal that is reached is worth clearly more than one that is nearly reached. */
const NEARLY = 0.75;
const inches = (base: number): number => base / INCH;
const straightInches = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)) / INCH;
export const objectivesOf = (k: BattleView, kind: ObjectiveKind): ObjectiveId[] =>
  boxOf(k).mission.objectives.flatMap((o, i) => (o.kind === kind ? [i as ObjectiveId] : []));
const spotOfObjective = (k: BattleView, id: ObjectiveId): Spot => k.public.objectives[id]!.at;
const contactOf = (k: BattleView, id: UnitId): number => inches(typeOf(k, id).base / 2) + TOUCH;
/** Friends that are already there or nearly. */
const friendsAt = (k: BattleView, id: UnitId, at: Spot, within: number): number =>
  friendsOf(k, id).filter(other => other !== id && wayInches(k, unitOf(k, other).at as Spot, at) <= within).length;

export const coveredSlots = (k: BattleView): number => {
  const { crit, surge, hit } = k.public.tally.covered;
  return crit + surge + hit;
};
export const neededSlots = (k: BattleView): number => {
  const { mission } = boxOf(k);
  return mission.id === 'shields' ? mission.numbers.coveredToTransmit : 0;
};
/** So many attackers can spare a second one at the transmitter. */
const MANY = 5;
const TRANSMISSION = 6;
const shields = (k: BattleView, id: UnitId, isBlue: boolean): Goal[] => {
  const within = contactOf(k, id);
  const [transmitter] = objectivesOf(k, 'transmitter').map(o => spotOfObjective(k, o));
  const isReady = coveredSlots(k) >= neededSlots(k);
  const consoles = objectivesOf(k, 'console').map((o): Goal => {
    const at = spotOfObjective(k, o);
    const crowd = friendsAt(k, id, at, 4);
    return { name: 'console', at, within, worth: (isBlue ? 2 : isReady ? 2 : 5) * (crowd > 2 ? 0.7 : 1) };
  });
  if (!transmitter) return consoles;
  if (isBlue) return [...consoles, { name: 'guard', at: transmitter, within: 4, worth: friendsAt(k, id, transmitter, 5) < 2 ? 1.2 : 0.6 }];
  const senders = friendsAt(k, id, transmitter, 2.5);
  const wanted = onTable(k, unitOf(k, id).seat).length >= MANY ? 2 : 1;
  const worth = isReady ? (senders < 2 ? 8 : 5) : senders < wanted ? 4.5 : 1;
  return [...consoles, { name: 'transmitter', at: transmitter, within, worth, ...(isReady && { action: TRANSMISSION }) }];
};

/** The slot of the token that a unit holds, or -1. */
export const heldSlot = (k: BattleView, id: UnitId): number => k.public.tally.codes.indexOf(id);
/** Whether it may hold the code, as far as this seat knows: 1 for sure, 0 for never. */
export const codeChance = (k: SeatView, id: UnitId): number => {
  const slot = heldSlot(k, id);
  if (slot < 0) return 0;
  const { code } = boxOf(k).edition.codes;
  const known = k.mine?.codes ?? [0, 0, 0];
  if (known[slot] === code) return 1;
  if (known[slot] !== 0 || known.includes(code)) return 0;
  return 1 / known.filter(n => n === 0).length;
};
const isActive = (k: BattleView, o: ObjectiveId): boolean => k.public.objectives[o]!.claimed;
const codesRed = (k: SeatView, id: UnitId): Goal[] => {
  const chance = codeChance(k, id);
  const holds = heldSlot(k, id) >= 0;
  const { code } = boxOf(k).edition.codes;
  const dropped = k.public.tally.codes.flatMap((at, slot): Goal[] => {
    const worth = k.isExpert ? (k.mine?.codes[slot] === code ? 8 : 1) : 4;
    return typeof at === 'object' && !holds ? [{ name: 'pick-up', at, within: contactOf(k, id), worth }] : [];
  });
  return [
    ...dropped,
    ...objectivesOf(k, 'transmitter').map((o): Goal => {
      const at = spotOfObjective(k, o);
      const support = enemiesOf(k, id).some(e => countsAs(k, e, 'support') && wayInches(k, unitOf(k, e).at as Spot, at) < 4);
      if (holds)
        return {
          name: 'transmitter',
          at,
          within: contactOf(k, id),
          worth: (chance > 0 ? 12 : 4) * (isActive(k, o) ? 1 : 0.4) * (support ? 0.8 : 1),
        };
      return { name: 'escort', at, within: 5, worth: 1 };
    }),
  ];
};
const codesBlue = (k: SeatView, id: UnitId): Goal[] => {
  const holders = enemiesOf(k, id).filter(e => codeChance(k, e) > 0);
  return [
    ...objectivesOf(k, 'transmitter').map((o): Goal => {
      const at = spotOfObjective(k, o);
      const near = holders.reduce((n, e) => Math.min(n, wayInches(k, unitOf(k, e).at as Spot, at)), FAR);
      const urgent = 1 + Math.max(0, 20 - near) / 10;
      if (countsAs(k, id, 'support')) return { name: 'block', at, within: contactOf(k, id), worth: 2 * urgent };
      return { name: 'guard', at, within: 4, worth: (friendsAt(k, id, at, 5) < 2 ? 1 : 0.5) * urgent };
    }),
    ...holders.map((e): Goal => ({ name: 'hunt', at: unitOf(k, e).at as Spot, within: 4, worth: 1.2 * codeChance(k, e) + 0.4 })),
  ];
};

export const detonatorInches = (k: BattleView): number => {
  const { mission } = boxOf(k);
  return mission.id === 'vehicle' ? mission.numbers.detonatorDice : 0;
};
/** SO-V8: nobody has hurt the vehicle yet, and there is no better cover than beside it. */
const SHELTER = 4;
const vehicle = (k: SeatView, id: UnitId, isBlue: boolean): Goal[] => {
  const it = vehicleOf(k);
  if (it === undefined) return [];
  const at = unitOf(k, it).at as Spot;
  const contact = inches((typeOf(k, id).base + typeOf(k, it).base) / 2);
  if (isBlue) {
    const repairs = countsAs(k, id, 'support') && unitOf(k, it).wounds > 0;
    return [{ name: 'vehicle', at, within: contact + 0.05, worth: repairs ? 3 : k.public.round <= 1 ? SHELTER : 1 }];
  }
  const near = (dice: number, worth: number): Goal => ({ name: 'throw', at, within: contact + detonatorInches(k) - dice, worth });
  const { detonator, at: from } = unitOf(k, id);
  // SO-V4: it arrives with one; within an inch of the vehicle it throws all ten dice
  if (detonator > 0 || from === 'network') return [near(6, 6), near(8, 6.5), ...(k.isExpert ? [near(9, 6.7)] : [])];
  if (countsAs(k, id, 'support')) return [near(6, 2)];
  const suppliers = friendsOf(k, id).filter(other => other !== id && countsAs(k, other, 'support'));
  return [
    ...suppliers.map((s): Goal => ({ name: 'rearm', at: unitOf(k, s).at as Spot, within: 3, worth: 3 })),
    ...objectivesOf(k, 'ambush-point').map(
      (o): Goal => ({ name: 'rearm', at: spotOfObjective(k, o), within: contactOf(k, id), worth: 1.5 }),
    ),
    near(6, 1),
  ];
};

/** How many count for a seat at an objective, without this unit. */
const controlWithout = (k: BattleView, seat: Seat, objective: ObjectiveId, within: number, id: UnitId): number =>
  onTable(k, seat).reduce(
    (n, other) => n + (other !== id && isWithinObjective(k, other, objective, within) ? (countsAs(k, other, 'support') ? 2 : 1) : 0),
    0,
  );
const priorities = (k: BattleView, id: UnitId): Goal[] => {
  const { mission } = boxOf(k);
  if (mission.id !== 'priorities') return [];
  const { controlWithin, priorityPoints } = mission.numbers;
  const { seat } = unitOf(k, id);
  const mine = countsAs(k, id, 'support') ? 2 : 1;
  return objectivesOf(k, 'objective').map((o): Goal => {
    const lead = controlWithout(k, seat, o, controlWithin, id) - controlWithout(k, 1 - seat, o, controlWithin, id);
    // it decides when the unit turns a tie or a small lead of the enemy around
    const share = lead > 1 ? 0.35 : lead === 1 ? 0.8 : lead + mine > 0 ? 1.25 : lead + mine === 0 ? 1 : 0.6;
    const points = 1 + (k.public.tally.priority === o ? priorityPoints : 0);
    const within = controlWithin + TOUCH + inches(typeOf(k, id).base / 2) - 0.1;
    return { name: 'control', at: spotOfObjective(k, o), within, worth: 3 * share * (points > 1 ? 1.6 : 1) };
  });
};
/** Who has no weapon beyond this many inches goes to meet the enemy: to wait is to be shot at. */
const SHORT = 12;
const CLOSE_IN = 2.2;
/** Enemies in contact are found as such; a goal this wide is no token to touch. */
const BESIDE = 2;
const NEAREST = 3;
const closeIn = (k: BattleView, id: UnitId): Goal[] => {
  const { at: here } = unitOf(k, id);
  const reach = profileOf(k, id).weapons.reduce((most, { range }) => Math.max(most, range), 0);
  if (reach > SHORT || typeof here !== 'object') return [];
  return enemiesOf(k, id)
    .map(enemy => unitOf(k, enemy).at as Spot)
    .sort((a, b) => straightInches(a, here) - straightInches(b, here))
    .slice(0, NEAREST)
    .map((at): Goal => ({ name: 'close-in', at, within: Math.max(BESIDE, reach), worth: CLOSE_IN }));
};
/** What the mission wants of this unit now, and its weapons. */
export const goalsOf = (k: SeatView, id: UnitId): Goal[] => [...missionGoals(k, id), ...closeIn(k, id)];
const missionGoals = (k: SeatView, id: UnitId): Goal[] => {
  const isBlue = unitOf(k, id).seat === blueSeat(k);
  switch (k.public.mission) {
    case 'shields':
      return shields(k, id, isBlue);
    case 'codes':
      return isBlue ? codesBlue(k, id) : codesRed(k, id);
    case 'vehicle':
      return vehicle(k, id, isBlue);
    case 'priorities':
      return priorities(k, id);
  }
};
/** How well a spot serves a goal, from 0 to its worth. */
export const served = (k: BattleView, goal: Goal, spot: Point): number => {
  const straight = straightInches(spot, goal.at);
  if (straight <= goal.within + 1e-9) return goal.worth;
  const over = Math.max(straight, wayInches(k, spot, goal.at)) - goal.within;
  const share = over <= ALMOST_FAR ? 1 - over / FAR : ((1 - ALMOST_FAR / FAR) * ALMOST_FAR) / over;
  return goal.worth * NEARLY * share;
};
export const bestGoal = (k: BattleView, goals: readonly Goal[], spot: Point): { readonly goal: Goal | null; readonly worth: number } => {
  let found = { goal: null as Goal | null, worth: 0 };
  for (const goal of goals) {
    const worth = served(k, goal, spot);
    if (worth > found.worth) found = { goal, worth };
  }
  return found;
};
/** An enemy who may have the code wins when it gets to a transmitter: from this far it can, in inches. */
const ONE_ACTIVATION = 9;
const atTheDoor = (k: BattleView, enemy: UnitId): boolean =>
  objectivesOf(k, 'transmitter').some(o => wayInches(k, unitOf(k, enemy).at as Spot, spotOfObjective(k, o)) < ONE_ACTIVATION);
/** How much it is worth to defeat this enemy, beside its wounds. */
export const importance = (k: SeatView, enemy: UnitId): number => {
  const unit = unitOf(k, enemy);
  const isRed = sideOfSeat(k, unit.seat) === 'red';
  const touches = (kind: ObjectiveKind): boolean => objectivesOf(k, kind).some(o => touchesSpot(k, enemy, spotOfObjective(k, o)));
  switch (k.public.mission) {
    case 'shields':
      return isRed && (touches('console') || touches('transmitter')) ? 0.5 : touches('console') ? 0.3 : 0;
    case 'codes':
      return isRed ? (atTheDoor(k, enemy) ? 4 : 1.5) * codeChance(k, enemy) : countsAs(k, enemy, 'support') ? 0.8 : 0;
    case 'vehicle':
      return isRed ? (unit.detonator > 0 ? 0.6 : 0) + (countsAs(k, enemy, 'support') ? 0.3 : 0) : 0;
    case 'priorities':
      return objectivesOf(k, 'objective').some(o => isWithinObjective(k, enemy, o, 3)) ? 0.4 : 0;
  }
};
/** A throw with fewer dice is only worth it when there is no better one to come: early on, there is. */
export const fairThrow = (k: BattleView): number => [6, 6, 6, 4][k.public.round] ?? 1;
/** SO-V6: the dice of a detonator from where the unit is. */
export const throwDice = (k: BattleView, id: UnitId): number => {
  const it = vehicleOf(k);
  return it === undefined ? 0 : Math.max(0, detonatorInches(k) - fullInches(k, id, it));
};
/** Whether a unit can see the vehicle: a detonator needs it. */
export const seesVehicle = (k: BattleView, id: UnitId): boolean => {
  const it = vehicleOf(k);
  return it !== undefined && seesUnit(k, id, it);
};
/** The goal, and the objective that lies there: there may be several of a kind. */
export const goalFacts = (k: SeatView, goal: Goal | null): Readonly<Record<string, string>> => {
  if (!goal) return { goal: '' };
  const there = k.public.objectives.findIndex(({ at }) => at.x === goal.at.x && at.y === goal.at.y);
  return { goal: goal.name, ...(there >= 0 && { objective: boxOf(k).mission.objectives[there]!.id }) };
};
