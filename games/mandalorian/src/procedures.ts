import { type Machine, machine } from '@cadre/core';
import { attackProcedure } from './actions/attack.js';
import { intelProcedure } from './actions/intel.js';
import { movementProcedure, strideProcedure } from './actions/move.js';
import { performProcedure, playProcedure } from './actions/perform.js';
import { planDrawProcedure, planProcedure } from './actions/plan.js';
import { fleeProcedure } from './child/flee.js';
import { ChooseOne, ClearDisrupt, Lock, Recover, TakePlan, TopPlan, Unlock } from './effects/choices.js';
import { Script } from './effects/effects.js';
import { FreeAction } from './effects/free-action.js';
import { LookMore, Peek, PeekOne, RevealNearest } from './effects/knowledge.js';
import { SpecialAttack, SpecialHarm, SpecialMove } from './effects/special.js';
import { Targets } from './effects/targets.js';
import { disruptProcedure } from './events/disrupt.js';
import { enemyAttackProcedure, strikeProcedure } from './events/enemy-attack.js';
import { advanceProcedure, enemyMoveProcedure } from './events/enemy-move.js';
import { eventProcedure, uncoverProcedure } from './events/event.js';
import { eventStepProcedure, slotEventProcedure } from './events/event-step.js';
import { spawnProcedure } from './events/spawn.js';
import { accusationProcedure, ballotProcedure, exposedTurnProcedure, loyaltyProcedure } from './modes/traitor.js';
import { matchProcedure } from './setup/match.js';
import type { MandoState } from './state.js';
import { awayProcedure, shiftProcedure } from './threats/enemy-steps.js';
import { hurtProcedure } from './threats/hurt.js';
import { lookProcedure, revealProcedure } from './threats/reveal.js';
import { drawSkillProcedure } from './turn/draw-step.js';
import { turnProcedure } from './turn/turn.js';

/** Every chapter of the rulebook that can be in progress. */
export const mandoMachine: Machine<MandoState> = machine<MandoState>([
  matchProcedure,
  loyaltyProcedure,
  turnProcedure,
  exposedTurnProcedure,
  drawSkillProcedure,
  playProcedure,
  performProcedure,
  movementProcedure,
  strideProcedure,
  attackProcedure,
  intelProcedure,
  planProcedure,
  planDrawProcedure,
  revealProcedure,
  lookProcedure,
  hurtProcedure,
  fleeProcedure,
  shiftProcedure,
  awayProcedure,
  eventStepProcedure,
  slotEventProcedure,
  eventProcedure,
  uncoverProcedure,
  enemyMoveProcedure,
  advanceProcedure,
  enemyAttackProcedure,
  strikeProcedure,
  spawnProcedure,
  disruptProcedure,
  Script,
  Targets,
  FreeAction,
  Recover,
  TakePlan,
  TopPlan,
  ClearDisrupt,
  Unlock,
  Lock,
  ChooseOne,
  LookMore,
  RevealNearest,
  Peek,
  PeekOne,
  SpecialMove,
  SpecialAttack,
  SpecialHarm,
  ballotProcedure,
  accusationProcedure,
]);
