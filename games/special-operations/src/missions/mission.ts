import type { Call, None, Reason, Seat } from '@cadre/core';
import type { Named } from '@cadre/legion';
import type { MissionId } from '../content/types.js';
import type { ActivationFrame } from '../frames.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { claim } from './claiming.js';
import { codes } from './codes.js';
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
/** What a mission does beside its data: hooks of the round. All are optional but the end. */
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
  /** Who wins after this round, or null to play another. */
  atEnd(k: BattleView): Seat | None<'draw'> | null;
}
const MISSION_RULES: Readonly<Record<MissionId, MissionRules>> = { shields, codes, vehicle, priorities };
export const missionOf = (k: BattleView): MissionRules => MISSION_RULES[k.public.mission];
export const MISSION_ACTIONS: readonly MissionAction[] = [claim, ...[shields, codes, vehicle, priorities].flatMap(m => m.actions ?? [])];
export const missionActionsOf = (k: BattleView): readonly MissionAction[] => [claim, ...(missionOf(k).actions ?? [])];
