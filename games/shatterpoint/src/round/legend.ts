import { boxOf } from '../box.js';
import type { LegendOrder } from '../content/types.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';

/** The Legend is the first unit of the match. */
export const LEGEND_UNIT = 0 as UnitId;
export const legendCharacter = (k: EncounterView): CharacterId => k.public.units[LEGEND_UNIT]!.characters[0]!;
/** LE-7, LE-11: a card of this Legend. */
export const legendOrder = (k: EncounterView, id: string): LegendOrder => {
  const order = boxOf(k).orders.get(id);
  if (!order) throw new Error(`${k.public.legend} has no order card "${id}"; expected one of ${[...boxOf(k).orders.keys()].join(', ')}`);
  return order;
};
