import type { About } from '../facts.js';
import type { EncounterView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';

/** What facts say about a unit. */
export const about = (k: EncounterView, unit: UnitId, rule: string): About => {
  const { card, seat } = unitOf(k, unit);
  return { rule, unit, card, seat };
};
