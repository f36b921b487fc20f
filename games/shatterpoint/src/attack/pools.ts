import { stanceOf } from '../box.js';
import { total } from '../keywords/quantities.js';
import { targetDefence, targetSpot } from '../missions/targets.js';
import type { EncounterView } from '../state.js';
import { characterOf, isOnTable, isSpot, terrainCover, unitOf } from '../table/queries.js';
import { type AttackKnown, attackStance, defenderUnit } from './sides.js';

/** S-DICE-4: the printed dice, or those that an ability names instead. */
const baseDice = (k: EncounterView, f: AttackKnown): number => {
  if (f.dice !== 'printed') return f.dice;
  const printed = attackStance(k, f)[f.kind];
  if (!printed) throw new Error(`character ${f.attacker} has no ${f.kind} attack in its active stance`);
  return printed.dice;
};
/** LE-P19: they wait for the next attack of that character, whatever its kind. */
const focusDice = (k: EncounterView, { attacker, kind }: AttackKnown): number => {
  if (attacker === 'target') return 0;
  const { focusMelee, focusRanged } = characterOf(k, attacker);
  return kind === 'melee' ? focusMelee : focusRanged;
};
/** S-ATK-3 */
export const attackPool = (k: EncounterView, f: AttackKnown): number =>
  Math.max(0, baseDice(k, f) + focusDice(k, f) + f.moreAttackDice + total(k, 'attackDice', f));

/** S-COV-1 to S-COV-3, S-KW-6: against ranged attacks only, and several sources add up; SB-3: never for an armored target. */
export const coverIn = (k: EncounterView, f: AttackKnown): number => {
  const unit = defenderUnit(k, f);
  if (f.kind === 'melee' || unit === 'target' || f.defender === 'target' || total(k, 'noCover', f) > 0) return 0;
  const { defender } = f;
  const attacker = f.attacker === 'target' ? targetSpot(k, f.target).at : f.attacker;
  const areThere = (isSpot(attacker) || isOnTable(k, attacker)) && isOnTable(k, defender);
  const terrain = areThere ? terrainCover(k, attacker, defender) : 0;
  return Math.max(0, unitOf(k, unit).hunker + terrain + total(k, 'cover', f)); // S-COV-2: one for each token
};
/** S-ATK-3, LE-79 */
export const defencePool = (k: EncounterView, f: AttackKnown): number => {
  const unit = defenderUnit(k, f);
  const printed = unit === 'target' ? targetDefence(k, f.target, f.kind) : stanceOf(k, unit).defence[f.kind];
  return Math.max(0, printed + coverIn(k, f) + f.moreDefenceDice + total(k, 'defenceDice', f));
};
