import type { Call, None, Reason, Seat } from '@cadre/core';
import type { Named } from '@cadre/legion';
import { boxOf } from '../box.js';
import type { MissionId } from '../content/types.js';
import type { ActivationFrame } from '../frames.js';
import { blueSeat } from '../round/priority.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { claim } from './claiming.js';
import { codes } from './codes.js';
import { ROUNDS } from './numbers.js';
import { priorities } from './priorities.js';
import { shields } from './shields.js';
import { vehicle } from './vehicle.js';

/** An action that a mission offers. Its number is its place in `MISSION_ACTIONS`: new ones go to the end. */
export interface MissionAction {
  readonly id: string;
  /** The name under which it counts as done: actions that share one exclude each other in an activation. */
  readonly counts: string;
  readonly rule: string;
  readonly name: Named;
  free(k: BattleView): boolean;
  /** Null when the unit may do it now. */
  refuse(k: BattleView, unit: UnitId, f: Readonly<ActivationFrame>): Reason | null;
  do(s: BattleState, unit: UnitId): Call | void;
}
/** What a mission does beside its data: hooks of the round. All are optional. */
export interface MissionRules {
  readonly actions?: readonly MissionAction[];
  /** Units that wait off the table when deployment begins. */
  startsInReserve?(k: BattleView, unit: UnitId): boolean;
  /** Whether this unit may be set into the ambush network when it would be deployed. */
  networkAtDeployment?(k: BattleView, unit: UnitId): 'may' | 'must' | 'no';
  deployed?(s: BattleState): Call | void;
  commandPhase?(s: BattleState): Call | void;
  /** Before a unit rallies: arrivals from the network. */
  activation?(s: BattleState, unit: UnitId): Call | void;
  endPhase?(s: BattleState): Call | void;
  score?(s: BattleState): Call | void;
  /** The holder of mission tokens is about to be defeated, or panics. */
  drop?(s: BattleState, unit: UnitId, why: 'defeated' | 'panicked'): Call | void;
  /** A winner before the last round is over. */
  decided?(k: BattleView): Seat | None<'draw'> | null;
  /** Who wins after this round, or null to play another; without it the side that the mission names, after the last round. */
  atEnd?(k: BattleView): Seat | None<'draw'> | null;
}
const MISSION_RULES: Readonly<Record<MissionId, MissionRules>> = { shields, codes, vehicle, priorities };
export const missionOf = (k: BattleView): MissionRules => MISSION_RULES[k.public.mission];
/** SO-S1, SO-S9, SO-C11, SO-V9: who wins after this round, or null to play another. */
export const winnerAtEnd = (k: BattleView): Seat | None<'draw'> | null => {
  const rules = missionOf(k);
  if (rules.atEnd) return rules.atEnd(k);
  const { atTheEnd, id } = boxOf(k).mission;
  if (atTheEnd === 'points') throw new Error(`the mission "${id}" is decided by points, and nothing counts them`);
  if (k.public.round < ROUNDS) return null;
  return atTheEnd === 'blue' ? blueSeat(k) : 1 - blueSeat(k);
};
export const MISSION_ACTIONS: readonly MissionAction[] = [claim, ...[shields, codes, vehicle, priorities].flatMap(m => m.actions ?? [])];
export const missionActionsOf = (k: BattleView): readonly MissionAction[] => [claim, ...(missionOf(k).actions ?? [])];
