import type { Seat } from '@cadre/core';
import type { OrderLimit } from '../content/types.js';
import type { BattleView, UnitId } from '../state.js';
import { typeOf, unitOf } from '../table/queries.js';

/** SO-G13, SO-G35, SO-V4: on the table or in the network; covert and reserve units cannot be ordered. */
export const canBeOrdered = (k: BattleView, id: UnitId): boolean => {
  const { at, order, activated } = unitOf(k, id);
  return (typeof at === 'object' || at === 'network') && order === 'none' && !activated && typeOf(k, id).kind !== 'vehicle';
};
export const fits = (k: BattleView, id: UnitId, { ranks, kinds }: OrderLimit): boolean => {
  const { rank, kind } = typeOf(k, id);
  return (!ranks || ranks.includes(rank)) && (!kinds || kinds.includes(kind));
};
export const orderable = (k: BattleView, seat: Seat, limit: OrderLimit = {}): UnitId[] =>
  k.public.units.flatMap((u, i) => (u.seat === seat && canBeOrdered(k, i as UnitId) && fits(k, i as UnitId, limit) ? [i as UnitId] : []));
