import { boxOf } from '../box.js';
import { type AttackFrame, attackLocals } from '../frames.js';
import { seatHolder, xOf } from '../keywords/holders.js';
import { profileOf } from '../profile.js';
import type { BattleView, UnitId } from '../state.js';
import { typeOf, unitOf } from '../table/queries.js';
import { coverIn, formPool, isHindered, pierceIn, shieldsOf } from './numbers.js';
import { isMeleeUse, weaponsOf } from './targets.js';
import { available, GREEN_TOKENS, sourcesOf } from './tokens.js';
import { attackTotal } from './weapons.js';

/** More than any pool: asks for shields as if everything hit. */
const MANY = 99;
const cardsOf = (k: BattleView): string => {
  let text = '';
  for (const holder of k.public.roster) if (holder.id >= seatHolder(0)) for (const card in holder.keywords) text += `${card},`;
  return text;
};
/** Whose tokens a side could spend: one loan or shared token more or less is another attack, although the sums are equal. */
const tokensOf = (k: BattleView, f: AttackFrame, id: UnitId): string =>
  GREEN_TOKENS.map(token => {
    const all = sourcesOf(k, f, id, token).map(({ unit, n, how }) => `${how === 'own' ? '' : unit}${how}${n}`);
    return `${available(k, f, id, token)}:${all}`;
  }).join(' ');
/** Everything that the result of an attack depends on, as text: few profiles stand for all positions. Card effects count by name. */
export const attackProfile = (k: BattleView, attacker: UnitId, target: UnitId, weapon: number): string => {
  const melee = isMeleeUse(k, attacker, target, weaponsOf(k, attacker)[weapon]!);
  const f = attackLocals({ attacker, target, weapon, melee, seat: unitOf(k, attacker).seat });
  formPool(k, f);
  f.cover = coverIn(k, f).cover;
  f.crits = MANY;
  const { defence, defenceSurge } = typeOf(k, target);
  const numbers = [
    [f.red, f.black, f.white, f.pierce, f.impact, f.critical, f.lethal, melee, f.cover],
    [isHindered(k, f), boxOf(k).edition.suppressionPenalty],
    [profileOf(k, attacker).attackSurge, attackTotal(k, 'extraRerolls', f)],
    [unitOf(k, target).observation, xOf(k, attacker, 'marksman'), attackTotal(k, 'primitive', f)],
    [defence, defenceSurge, shieldsOf(k, f), pierceIn(k, f) === f.pierce],
    [attackTotal(k, 'noDodge', f) > 0, attackTotal(k, 'dodgeHelps', f), attackTotal(k, 'surgeBlocks', f)],
    [attackTotal(k, 'armour', f), attackTotal(k, 'guards', f), attackTotal(k, 'defenceDice', f)],
    [attackTotal(k, 'defenceDice', { ...f, pierce: f.pierce + 1 })],
  ];
  return `${numbers} ${tokensOf(k, f, attacker)} ${tokensOf(k, f, target)} ${cardsOf(k)} ${unitOf(k, attacker).byCard}`;
};
