import type { Speed } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { missionDashSpeed } from '../missions/dash-speed.js';
import type { BattleView, UnitId } from '../state.js';
import { atMost, speedOf } from '../table/moves.js';
import { isEngaged, typeOf } from '../table/queries.js';

export const MOVES = ['move', 'climb', 'jump', 'dash'] as const;
export type MoveKind = (typeof MOVES)[number];
const moveSpeed = (k: BattleView, id: UnitId): Speed => speedOf(k, id, typeOf(k, id).speed + total(k, 'moveSpeed', { unit: id }));
const dashSpeed = (k: BattleView, id: UnitId): Speed => speedOf(k, id, missionDashSpeed(k, id) + total(k, 'dashSpeed', { unit: id }));
/** SO-G17, L-ACN-10: Dash is an action of its own. How a move action of this unit goes: an engaged unit withdraws at speed 1 (L-MOV-10) unless it may disengage. */
export const moveOf = (k: BattleView, id: UnitId, how: MoveKind): { readonly how: MoveKind | 'withdraw'; readonly speed: Speed } => {
  if (how === 'dash') return { how, speed: dashSpeed(k, id) };
  const withdraws = isEngaged(k, id) && total(k, 'disengage', { unit: id }) === 0;
  const speed = moveSpeed(k, id);
  if (withdraws) return { how: 'withdraw', speed: atMost(speed, 1) };
  return { how, speed: how === 'climb' ? atMost(speed, 1) : speed };
};
