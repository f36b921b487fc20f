import { ATTACK, DEFENCE } from '../dice.js';
import { addedResults, rerollsOf } from '../effects/dice-mods.js';
import type { AttackFrame } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { EncounterView } from '../state.js';
import { unitOf } from '../table/queries.js';
import { classesOf, type DiceClass, type Rolling } from './roll-classes.js';
import { attackChart, attackerUnit, defenceChart, defenderUnit } from './sides.js';

type Rolls = Pick<AttackFrame, 'attackDice' | 'defenceDice'>;
const rollings = (k: EncounterView, f: AttackFrame & Rolls): readonly [Rolling, Rolling] => {
  const [attacker, defender] = [attackerUnit(k, f), defenderUnit(k, f)];
  return [
    {
      die: ATTACK,
      dice: f.attackDice,
      faces: ['critical', 'strike'],
      chart: attackChart(k, f),
      discards: attacker !== 'target' && unitOf(k, attacker).conditions.includes('disarmed'),
      added: addedResults(k, f, 'attack'),
      rerolls: rerollsOf(k, f, 'attack'),
    },
    {
      die: DEFENCE,
      dice: f.defenceDice,
      faces: ['block'],
      chart: defenceChart(k, f),
      discards: defender !== 'target' && unitOf(k, defender).conditions.includes('exposed'),
      added: addedResults(k, f, 'defence'),
      rerolls: rerollsOf(k, f, 'defence'),
    },
  ];
};
/** Every class of results of an attack whose pools are known, by what the steps themselves make of dice. */
export const diceClasses = (k: EncounterView, f: AttackFrame): DiceClass[] =>
  classesOf(...rollings(k, f), total(k, 'criticalsStay', f) > 0);
