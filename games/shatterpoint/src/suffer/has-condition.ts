import type { ConditionName } from '../content/types.js';
import { total } from '../keywords/quantities.js';
import type { EncounterView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';

export const hasCondition = (k: EncounterView, unit: UnitId, condition: ConditionName): boolean =>
  unitOf(k, unit).conditions.includes(condition);
export const isStrained = (k: EncounterView, unit: UnitId): boolean => hasCondition(k, unit, 'strained');
/** S-COND-5, S-KW-1 */
export const isImmune = (k: EncounterView, unit: UnitId, condition: ConditionName): boolean =>
  total(k, 'immunity', { unit, condition }) > 0;
