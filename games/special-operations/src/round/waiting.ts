import type { Seat } from '@cadre/core';
import { RANKS, type Rank } from '../content/types.js';
import type { BattleView, UnitId } from '../state.js';
import { typeOf, unitOf } from '../table/queries.js';

export const unitsWhere = (k: BattleView, seat: Seat, holds: (id: UnitId) => boolean): UnitId[] =>
  k.public.units.flatMap((u, i) => (u.seat === seat && holds(i as UnitId) ? [i as UnitId] : []));
export const canActivate = (k: BattleView, id: UnitId): boolean => {
  const { at, activated } = unitOf(k, id);
  return !activated && (typeof at === 'object' || at === 'network') && typeOf(k, id).kind !== 'vehicle';
};
/** L-ACT-2, L-UNT-6: of the drawn rank, without an order token. */
export const unitsOfRank = (k: BattleView, seat: Seat, rank: Rank): UnitId[] =>
  unitsWhere(k, seat, id => unitOf(k, id).order === 'none' && canActivate(k, id) && typeOf(k, id).rank === rank);

/** L-CMD-6: how many tokens of a rank are in a pool. L-ACT-3: `idle` of them have no unit, as it was defeated. All of it is known to everybody. */
export interface PoolRank {
  readonly rank: Rank;
  readonly tokens: number;
  readonly idle: number;
}
export const poolRanks = (k: BattleView, seat: Seat): readonly PoolRank[] =>
  RANKS.flatMap(rank => {
    const tokens = k.public.pools[seat]!.filter(each => each === rank).length;
    return tokens === 0 ? [] : [{ rank, tokens, idle: Math.max(0, tokens - unitsOfRank(k, seat, rank).length) }];
  });
