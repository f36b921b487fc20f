import { nearest, type Reason } from '@cadre/core';
import { boxOf } from '../box.js';
import { conditionNow } from '../chart.js';
import type { Weapon } from '../content/types.js';
import { ACTIVATING, attackLocals } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { BattleView, UnitId } from '../state.js';
import {
  enemiesOf,
  engagedWith,
  gapInches,
  isEngaged,
  isOnTable,
  isWithin,
  kindsOf,
  seesUnit,
  sightOf,
  touchesUnit,
  typeOf,
  unitOf,
  vehicleOf,
} from '../table/queries.js';
import { isHindered } from './numbers.js';
import { countDice } from './pool.js';
import { attackTotal, weaponsOf, weaponTotal } from './weapons.js';

export { weaponsOf };

const isVehicle = (k: BattleView, id: UnitId): boolean => typeOf(k, id).kind === 'vehicle';
/** SO-H17, SO-X-3: in base contact a weapon that can is a melee weapon; nobody is in melee with the vehicle. */
export const isMeleeUse = (k: BattleView, id: UnitId, target: UnitId, { kind }: Weapon): boolean =>
  kind !== 'ranged' && !isVehicle(k, target) && touchesUnit(k, id, target);

const DARKNESS_INCHES = 4;
const LEAST_IN_DARKNESS = 6;
/** SO-G38: in darkness weapons reach less far. */
export const rangeOf = (k: BattleView, id: UnitId, { range }: Weapon): number =>
  conditionNow(k) === 'darkness' && total(k, 'ignoreChart', { unit: id }) === 0
    ? Math.min(range, Math.max(LEAST_IN_DARKNESS, range - DARKNESS_INCHES))
    : range;

const piecesBetween = (k: BattleView, id: UnitId, target: UnitId): string => {
  const sight = sightOf(k, id, target);
  return sight.sees ? '' : kindsOf(k, sight.blockers);
};
const hasMoved = (k: BattleView, id: UnitId): boolean => {
  const activation = nearest(k, ACTIVATING);
  return activation?.unit === id && activation.moved;
};
/** SO-D-3: a pool that comes to nothing may not be declared. */
const hasDice = (k: BattleView, id: UnitId, target: UnitId, weapon: number, melee: boolean): boolean => {
  const f = attackLocals({ attacker: id, target, weapon, melee, seat: unitOf(k, id).seat });
  const more = attackTotal(k, 'redDice', f) + attackTotal(k, 'blackDice', f) + attackTotal(k, 'whiteDice', f);
  const lost = boxOf(k).edition.suppressionPenalty === 'worst-die' && isHindered(k, f) ? 1 : 0;
  return countDice(weaponsOf(k, id)[weapon]!.dice) + more - lost > 0;
};
const NOT = {
  noSuchWeapon: { rule: 'L-ATK-2', why: 'no-such-weapon' },
  attackerGone: { rule: 'L-ATK-1', why: 'not-on-table' },
  targetGone: { rule: 'L-ATK-1', why: 'not-on-table' },
  friend: { rule: 'L-ATK-1', why: 'friend' },
  movedBefore: { rule: 'SO-K45', why: 'moved-before' },
  meleeWithVehicle: { rule: 'SO-X-3', why: 'no-melee-with-vehicle' },
  notInContact: { rule: 'L-MSR-4', why: 'not-in-contact' },
  engaged: { rule: 'L-MEL-3', why: 'engaged' },
  targetEngaged: { rule: 'L-MEL-3', why: 'target-engaged' },
  outOfRange: { rule: 'L-ATK-1', why: 'out-of-range' },
  untargetable: { rule: 'L-ATK-1', why: 'untargetable' },
  hidden: { rule: 'L-ATK-1', why: 'hidden' },
  outOfArc: { rule: 'SO-G31', why: 'out-of-arc' },
  noDice: { rule: 'SO-D-3', why: 'no-dice' },
} as const satisfies Readonly<Record<string, Reason>>;

/** L-MSR-4: melee range is base contact. */
const meleeProblem = (k: BattleView, id: UnitId, target: UnitId): Reason | null => {
  if (isVehicle(k, target)) return NOT.meleeWithVehicle;
  return touchesUnit(k, id, target) ? null : NOT.notInContact;
};
/** SO-G33: a Versatile weapon knows no engagement. L-MSR-3: as far as the card says. */
const rangedProblem = (k: BattleView, id: UnitId, target: UnitId, weapon: Weapon): Reason | null => {
  const isVersatile = boxOf(k).edition.versatile && weaponTotal(k, 'versatile', { unit: id, weapon }, weapon) > 0;
  if (!isVersatile && isEngaged(k, id)) return NOT.engaged;
  if (!(isVersatile && engagedWith(k, id).includes(target)) && isEngaged(k, target)) return NOT.targetEngaged;
  if (!isWithin(k, id, target, rangeOf(k, id, weapon))) return NOT.outOfRange;
  const { untargetableBeyond } = unitOf(k, target);
  if (untargetableBeyond > 0 && !isWithin(k, id, target, untargetableBeyond)) return NOT.untargetable;
  return seesUnit(k, id, target) ? null : NOT.hidden;
};
/** One of `NOT`, without the facts of the case. */
const problemOf = (k: BattleView, id: UnitId, target: UnitId, weapon: number): Reason | null => {
  const used = weaponsOf(k, id)[weapon];
  if (!used) return NOT.noSuchWeapon;
  const enemy = k.public.units[target];
  if (!enemy || !isOnTable(enemy)) return NOT.targetGone;
  if (!isOnTable(unitOf(k, id))) return NOT.attackerGone;
  if (enemy.seat === unitOf(k, id).seat) return NOT.friend;
  if (weaponTotal(k, 'cumbersome', { unit: id, weapon: used }, used) > 0 && hasMoved(k, id)) return NOT.movedBefore;
  const melee = isMeleeUse(k, id, target, used);
  const problem = melee || used.kind === 'melee' ? meleeProblem(k, id, target) : rangedProblem(k, id, target, used);
  if (problem) return problem;
  if (weaponTotal(k, 'outOfArc', { unit: id, target, weapon: used }, used) > 0) return NOT.outOfArc;
  return hasDice(k, id, target, weapon, melee) ? null : NOT.noDice;
};
const factsOf = (k: BattleView, id: UnitId, target: UnitId, weapon: number, problem: Reason): NonNullable<Reason['about']> => {
  const named = { unit: target, kind: k.public.units[target]?.type ?? '' };
  switch (problem) {
    case NOT.noSuchWeapon:
      return { unit: id, weapon };
    case NOT.attackerGone:
      return { unit: id, kind: unitOf(k, id).type };
    case NOT.outOfRange:
      return { ...named, inches: gapInches(k, id, target), range: rangeOf(k, id, weaponsOf(k, id)[weapon]!) };
    case NOT.untargetable:
      return { ...named, inches: unitOf(k, target).untargetableBeyond };
    case NOT.hidden:
      return { ...named, piece: piecesBetween(k, id, target) };
    default:
      return named;
  }
};

/** Why a unit cannot attack that one with the weapon at this place; null when it can. */
export const attackProblem = (k: BattleView, id: UnitId, target: UnitId, weapon: number): Reason | null => {
  const problem = problemOf(k, id, target, weapon);
  return problem && { ...problem, about: factsOf(k, id, target, weapon, problem) };
};
/** Bases in contact are nearer than this, in inches. */
const CLOSE = 1;
/** Whether it can. Reasons take time, and bots ask thousands of times: most of all about units that are too far away. */
export const canAttack = (k: BattleView, id: UnitId, target: UnitId, weapon: number): boolean =>
  isWithin(k, id, target, Math.max(CLOSE, weaponsOf(k, id)[weapon]?.range ?? 0)) && problemOf(k, id, target, weapon) === null;

export interface Shot {
  readonly target: UnitId;
  readonly weapon: number;
}
/** Everything that a unit can attack now, and with what. */
export const targetsOf = (k: BattleView, id: UnitId): Shot[] => {
  if (!isOnTable(unitOf(k, id))) return [];
  const vehicle = vehicleOf(k);
  const targets = enemiesOf(k, id);
  if (vehicle !== undefined && unitOf(k, vehicle).seat !== unitOf(k, id).seat) targets.push(vehicle);
  const weapons = weaponsOf(k, id);
  return targets.flatMap(target => weapons.flatMap((_, weapon) => (canAttack(k, id, target, weapon) ? [{ target, weapon }] : [])));
};
