import type { EncounterState } from '../state.js';
import { shedConditions } from './conditions.js';
import { dropHunker } from './hunker.js';

/** Somebody stands elsewhere than before: others are engaged now (S-COV-4), or within the range of an ability that makes immune (S-COND-5). */
export const standElsewhere = (s: EncounterState): void => {
  dropHunker(s);
  shedConditions(s);
};
