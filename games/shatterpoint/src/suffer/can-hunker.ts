import { total } from '../keywords/quantities.js';
import type { EncounterView, UnitId } from '../state.js';
import { isUnitEngaged } from '../table/queries.js';

/** S-ENG-4, and abilities that know better. LE-P23: a Wounded enemy engages, too. */
export const canHunker = (k: EncounterView, unit: UnitId): boolean => !isUnitEngaged(k, unit) || total(k, 'hunkerEngaged', { unit }) > 0;
