import { type Answer, type AnyProcedure, enclosing, enumerate, type Known, type Space } from '@cadre/core';
import { bestForecast, type Forecast, forecast } from '@cadre/kit';
import { attackProfile } from './attack/attack-profile.js';
import { cloneFor, countingMachine, involvedIn, startCounted, Tally } from './attack/counted.js';
import { foldFor } from './attack/folded-faces.js';
import { facesIn } from './attack/pool.js';
import { keyFor } from './attack/situation-key.js';
import { isMeleeUse, weaponsOf } from './attack/targets.js';
import { canSaveAim, missesIn, useTokens } from './attack/token-policy.js';
import { ATTACKING } from './frames.js';
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
  /** False: sampled, because the pool was too large. */
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
/** How tokens are used: as people do, or as is best for each side when only this attack counts. */
export type TokenUse = 'usual' | 'best';

const MOST_ANSWERS = 300;
const MOST_PROFILES = 50_000;
/** Tokens of which more is never worse, when only this attack counts. */
const ALL_AT_ONCE: readonly string[] = ['dodge', 'shield', 'attack-surge', 'defence-surge'];
const REROLLS: readonly string[] = ['aim', 'observation', 'attack-reroll'];
/** Answers worth comparing: of equal dice it makes no difference which are rolled again, and misses are rolled again unless the aim token can do more. */
const worthwhile = (s: BattleState, space: Space): readonly Answer[] => {
  if (space.kind === 'amount' && ALL_AT_ONCE.includes(space.of)) return [[space.max]];
  if (space.kind !== 'pick' || !REROLLS.includes(space.of)) return enumerate(space, MOST_ANSWERS) ?? [];
  const f = enclosing(s, ATTACKING);
  const misses = missesIn(s, f);
  const places = [...misses, ...facesIn(f).flatMap((face, i) => (face === 'crit' || misses.includes(i) ? [] : [i]))];
  const most = Math.min(space.max, places.length);
  const least = Math.max(1, Math.min(most, misses.length));
  const rerolls = Array.from({ length: Math.max(0, most - least + 1) }, (_, n) => places.slice(0, least + n));
  return misses.length > 0 && !(space.of === 'aim' && canSaveAim(s, f)) ? rerolls : [[], ...rerolls];
};

/** Forecasts on the game's own steps. */
const forecastsWith = (procedures: readonly AnyProcedure<BattleState>[]) => {
  const counting = countingMachine(procedures);
  const attackForecast = (k: BattleView, { attacker, target, weapon }: PlannedAttack, use: TokenUse = 'usual'): AttackForecast => {
    const from: Known<BattleState> = { public: k.public, stack: [...k.stack, Tally.frame({})] };
    const depth = from.stack.length;
    const melee = isMeleeUse(k, attacker, target, weaponsOf(k, attacker)[weapon]!);
    const terrain = melee ? 0 : coverFrom(k, attacker, target).cover;
    const call = startCounted({ attacker, target, weapon, melee, seat: unitOf(k, attacker).seat, terrain });
    const involved = involvedIn(k, attacker, target);
    const engine = { machine: counting, clone: cloneFor(involved) };
    const key = keyFor(depth, involved);
    const fold = foldFor();
    const measure = (s: BattleState): number => {
      const { wounds, suppression } = enclosing(s, Tally);
      return wounds * MOST + suppression;
    };
    const plan = { policy: useTokens, measure, key, fold };
    const found =
      use === 'usual'
        ? forecast<BattleState, number>(engine, from, call, plan)
        : bestForecast<BattleState, number>(engine, from, call, {
            ...plan,
            me: unitOf(k, attacker).seat,
            worth: result => Math.floor(result / MOST),
            answers: worthwhile,
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
