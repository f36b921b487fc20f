import { typesOf } from '../effects/filters.js';
import type { EncounterView } from '../state.js';
import { type AttackKnown, defenderUnit } from './sides.js';

/** Cloak and Dagger (LE-P11): criticals are damage against a Primary. */
export const hitsFromCloak = (k: EncounterView, f: AttackKnown): boolean => {
  const unit = defenderUnit(k, f);
  return f.cloaked && unit !== 'target' && typesOf(k, unit).includes('primary');
};
