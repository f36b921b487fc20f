import { ATTACK, DEFENCE } from '../dice.js';
import { addedResults, rerollsOf } from '../effects/dice-mods.js';
import type { AttackFrame } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { EncounterView } from '../state.js';
import { unitOf } from '../table/queries.js';
import { type Best, bestRolls } from './best-rolls.js';
import { hitsFromCloak } from './cloaked.js';
import type { Rolling } from './dice-pools.js';
import { classesOf, type DiceClass } from './roll-classes.js';
import { attackChart, attackerUnit, defenceChart, defenderUnit } from './sides.js';
import { worthIn } from './walks.js';

const rollings = (k: EncounterView, f: AttackFrame): readonly [Rolling, Rolling] => {
  const [attacker, defender] = [attackerUnit(k, f), defenderUnit(k, f)];
  return [
    {
      die: ATTACK,
      dice: f.attackDice,
      chart: attackChart(k, f),
      ...(f.mayBorrow && { borrowed: attackChart(k, { ...f, borrowsChart: true }) }),
      discards: attacker !== 'target' && unitOf(k, attacker).conditions.includes('disarmed'),
      added: addedResults(k, f, 'attack'),
      rerolls: rerollsOf(k, f, 'attack'),
    },
    {
      die: DEFENCE,
      dice: f.defenceDice,
      chart: defenceChart(k, f),
      discards: defender !== 'target' && unitOf(k, defender).conditions.includes('exposed'),
      added: addedResults(k, f, 'defence'),
      rerolls: rerollsOf(k, f, 'defence'),
    },
  ];
};
export interface Dice {
  readonly best: Best;
  /** Damage that rolls have put into the pool since. */
  damageIn(f: AttackFrame): number;
  /** Every class of results, when both sides reroll and choose charts for the best. */
  classes(): DiceClass[];
  /** What a class is worth to the attacker, in points of damage. */
  worth(each: DiceClass): number;
}
/** The dice of an attack whose pools are known, by what the steps themselves make of dice. */
export const diceOf = (k: EncounterView, f: AttackFrame): Dice => {
  const [attacking, defending] = rollings(k, f);
  const worth = worthIn(k, f);
  const best = bestRolls(attacking, defending, total(k, 'criticalsStay', f) > 0, worth);
  const { pool } = f;
  return {
    best,
    damageIn: now => now.pool - pool,
    classes: () => classesOf(attacking, defending, best, hitsFromCloak(k, f)),
    worth: ({ final, damage }) => worth(final, damage),
  };
};
