import { type AnyProcedure, enclosing, type Known } from '@cadre/core';
import { bestForecast, type Forecast } from '@cadre/kit';
import { attackProfile } from './attack/attack-profile.js';
import { cloneFor, countingMachine, involvedIn, startCounted, Tally } from './attack/counted.js';
import { afterReroll, distinctRerolls } from './attack/distinct-rerolls.js';
import { foldFor } from './attack/folded-faces.js';
import { keyFor, restFor } from './attack/situation-key.js';
import { isMeleeUse, weaponsOf } from './attack/targets.js';
import { useTokens } from './attack/token-policy.js';
import { rules } from './procedures.js';
import type { BattleState, BattleView, UnitId } from './state.js';
import { coverFrom, typeOf, unitOf } from './table/queries.js';

/** One attack as it would be now. */
export interface PlannedAttack {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly weapon: number;
}
export interface AttackForecast {
  /** The chances of 0, 1, 2 … wounds, and of so many suppression tokens. */
  readonly wounds: readonly number[];
  readonly suppression: readonly number[];
  readonly meanWounds: number;
  /** The chance that the target is defeated by the wounds of the attack itself. */
  readonly defeat: number;
  /** The chance that it panics, if it survives the wounds. */
  readonly panic: number;
  /** False: the pool was too large to try every answer, so that tokens are used as people do, or results are sampled. */
  readonly exact: boolean;
  /** How many answers the rules took to find out. */
  readonly steps: number;
}
/** Two small numbers as one, so that results can be keys of a map. */
const MOST = 64;
const listOf = (chances: ReadonlyMap<number, number>, of: (result: number) => number): number[] => {
  const list: number[] = [];
  for (const [result, chance] of chances) {
    const n = of(result);
    while (list.length <= n) list.push(0);
    list[n]! += chance;
  }
  return list;
};
/** SO-G26: more tokens than courage. */
const panicChance = (k: BattleView, target: UnitId, suppression: readonly number[]): number => {
  const { courage } = typeOf(k, target);
  const { suppression: now } = unitOf(k, target);
  return courage === null ? 0 : suppression.reduce((sum, chance, n) => sum + (n > 0 && now + n > courage ? chance : 0), 0);
};
const summary = (k: BattleView, target: UnitId, { chances, exact, steps }: Forecast<number>): AttackForecast => {
  const wounds = listOf(chances, r => Math.floor(r / MOST));
  const suppression = listOf(chances, r => r % MOST);
  const left = typeOf(k, target).wounds - unitOf(k, target).wounds;
  return {
    wounds,
    suppression,
    panic: panicChance(k, target, suppression),
    meanWounds: wounds.reduce((sum, chance, n) => sum + chance * n, 0),
    defeat: wounds.reduce((sum, chance, n) => sum + (n >= left ? chance : 0), 0),
    exact,
    steps,
  };
};
const MOST_PROFILES = 50_000;
/** More answers than this take too long to wait for. */
const BUDGET = 10_000;

/** Forecasts on the game's own steps: both sides decide as is best for them when only the wounds of this attack count, then its suppression. */
const forecastsWith = (procedures: readonly AnyProcedure<BattleState>[]) => {
  const counting = countingMachine(procedures);
  const attackForecast = (k: BattleView, { attacker, target, weapon }: PlannedAttack): AttackForecast => {
    const from: Known<BattleState> = { public: k.public, stack: [...k.stack, Tally.frame({})] };
    const depth = from.stack.length;
    const melee = isMeleeUse(k, attacker, target, weaponsOf(k, attacker)[weapon]!);
    const terrain = melee ? 0 : coverFrom(k, attacker, target).cover;
    const call = startCounted({ attacker, target, weapon, melee, seat: unitOf(k, attacker).seat, terrain });
    const involved = involvedIn(k, attacker, target);
    const engine = { machine: counting, clone: cloneFor(involved) };
    const key = keyFor(k, depth, involved);
    const rest = restFor(key);
    const fold = foldFor();
    const measure = (s: BattleState): number => {
      const { wounds, suppression } = enclosing(s, Tally);
      return wounds * MOST + suppression;
    };
    const found = bestForecast<BattleState, number>(engine, from, call, {
      policy: useTokens,
      measure,
      key,
      fold,
      me: unitOf(k, attacker).seat,
      worth: result => Math.floor(result / MOST),
      tie: result => result % MOST,
      choices: (s, space) => distinctRerolls(s, space, rest),
      leadsTo: s => afterReroll(s, rest),
      budget: BUDGET,
    });
    return summary(k, target, found);
  };
  const known = new Map<string, number>();
  /** Wounds to expect, remembered by what an attack depends on: for bots, which ask for many attacks that are alike. */
  const expectedWounds = (k: BattleView, attacker: UnitId, target: UnitId, weapon: number): number => {
    const profile = attackProfile(k, attacker, target, weapon);
    let wounds = known.get(profile);
    if (wounds === undefined) {
      wounds = attackForecast(k, { attacker, target, weapon }).meanWounds;
      if (known.size >= MOST_PROFILES) known.clear();
      known.set(profile, wounds);
    }
    return wounds;
  };
  return { attackForecast, expectedWounds };
};
export const { attackForecast, expectedWounds } = forecastsWith(rules.procedures);
/** What if the unit aimed first? For "what if it moved there first" see `withUnitAt`. */
export const withAim = (k: BattleView, id: UnitId): BattleView => ({
  public: { ...k.public, units: k.public.units.map((unit, i) => (i === id ? { ...unit, aim: unit.aim + 1 } : unit)) },
  stack: k.stack,
});
