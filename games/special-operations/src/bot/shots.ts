import { canAttack, isMeleeUse, targetsOf, weaponsOf } from '../attack/targets.js';
import type { BattleView, UnitId } from '../state.js';
import { enemiesOf, typeOf, unitOf } from '../table/queries.js';
import { type ExpectedWounds, roughWounds } from './estimate.js';
import { importance, type SeatView } from './goals.js';

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
/** The best attack of a unit from where it is, or the best in melee. */
export const bestShot = (k: SeatView, id: UnitId, expected: ExpectedWounds, which: 'any' | 'melee' = 'any'): Shot => {
  const shots = targetsOf(k, id)
    .filter(({ target, weapon }) => which === 'any' || isMeleeUse(k, id, target, weaponsOf(k, id)[weapon]!))
    .map(({ target, weapon }) => shotAt(k, id, target, weapon, roughWounds));
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
export interface Danger {
  readonly wounds: number;
  /** How many enemies can attack. */
  readonly by: number;
}
/** What enemies could do to a unit where it is: the wounds of the two worst. */
export const dangerTo = (k: BattleView, id: UnitId): Danger => {
  const each: number[] = [];
  for (const enemy of enemiesOf(k, id)) {
    let most = 0;
    weaponsOf(k, enemy).forEach((_, weapon) => {
      if (canAttack(k, enemy, id, weapon)) most = Math.max(most, roughWounds(k, enemy, id, weapon));
    });
    if (most > 0) each.push(most);
  }
  each.sort((a, b) => b - a);
  return { wounds: each.slice(0, MOST_ATTACKERS).reduce((sum, n) => sum + n, 0), by: each.length };
};
