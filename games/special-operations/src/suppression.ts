import type { BattleView, UnitId } from './state.js';
import { typeOf, unitOf } from './table/queries.js';

/** SO-G22, SO-G25, L-SUP-2, L-UNT-2: as many tokens as courage; droids and vehicles never. */
export const isSuppressed = (k: BattleView, id: UnitId): boolean => {
  const { courage, kind } = typeOf(k, id);
  return courage !== null && kind !== 'droid-trooper' && unitOf(k, id).suppression >= courage;
};
