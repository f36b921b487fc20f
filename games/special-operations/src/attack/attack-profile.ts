import { attackLocals } from '../frames.js';
import { seatHolder, xOf } from '../keywords/holders.js';
import { profileOf } from '../profile.js';
import type { BattleView, UnitId } from '../state.js';
import { typeOf, unitOf } from '../table/queries.js';
import { aimsOf, coverIn, formPool, isHindered, pierceIn, shieldsOf } from './numbers.js';
import { countDice, worstLoss } from './pool.js';
import { isMeleeUse, weaponsOf } from './targets.js';
import { available } from './tokens.js';
import { attackTotal } from './weapons.js';

/** More than any pool: asks for shields as if everything hit. */
const MANY = 99;
const cardsOf = (k: BattleView): string => {
  let text = '';
  for (const holder of k.public.roster) if (holder.id >= seatHolder(0)) for (const card in holder.keywords) text += `${card},`;
  return text;
};
/** Everything that the result of an attack depends on, as text: few profiles stand for all positions. Card effects count by name. */
export const attackProfile = (k: BattleView, attacker: UnitId, target: UnitId, weapon: number): string => {
  const melee = isMeleeUse(k, attacker, target, weaponsOf(k, attacker)[weapon]!);
  const f = attackLocals({ attacker, target, weapon, melee, seat: unitOf(k, attacker).seat });
  formPool(k, f);
  const lost = isHindered(k, f) && countDice(f) > 1 ? worstLoss(f) : undefined;
  if (lost) f[lost]--;
  f.cover = coverIn(k, f).cover;
  f.crits = MANY;
  const { defence, defenceSurge } = typeOf(k, target);
  const numbers = [
    [f.red, f.black, f.white, f.pierce, f.impact, f.critical, f.lethal, melee, f.cover],
    [profileOf(k, attacker).attackSurge, attackTotal(k, 'extraRerolls', f), aimsOf(k, f), available(k, f, attacker, 'surge')],
    [unitOf(k, target).observation, xOf(k, attacker, 'marksman'), attackTotal(k, 'primitive', f)],
    [defence, defenceSurge, available(k, f, target, 'surge'), shieldsOf(k, f), pierceIn(k, f) === f.pierce],
    [
      attackTotal(k, 'noDodge', f) > 0 ? 0 : available(k, f, target, 'dodge'),
      attackTotal(k, 'dodgeHelps', f),
      attackTotal(k, 'surgeBlocks', f),
    ],
    [attackTotal(k, 'armour', f), attackTotal(k, 'guards', f), attackTotal(k, 'defenceDice', f)],
    [attackTotal(k, 'defenceDice', { ...f, pierce: f.pierce + 1 })],
  ];
  return `${numbers} ${cardsOf(k)} ${unitOf(k, attacker).byCard}`;
};
