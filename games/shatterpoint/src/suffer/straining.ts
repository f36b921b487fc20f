import type { Call } from '@cadre/core';
import type { EncounterState, UnitId } from '../state.js';
import { loseCondition } from './conditions.js';
import { dealDamage } from './damage.js';
import { isStrained } from './has-condition.js';

/** S-COND-1 */
const STRAIN = 3;
/**
 * S-COND-1, LE-P20: a move, an attack, an ability or a whole action of the unit is over. `before`: whether it was Strained when that began;
 * who was healed in between is spared, and who became Strained in it has yet to exert itself.
 */
export const straining = (s: EncounterState, unit: UnitId, before = true): Call | void => {
  if (!before || !isStrained(s, unit)) return undefined;
  loseCondition(s, unit, 'strained', 'S-COND-1', 'strained');
  return dealDamage(s, unit, STRAIN, 'nobody', 'strained'); // LE-H6
};
