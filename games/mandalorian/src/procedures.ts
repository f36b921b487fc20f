import { type Machine, machine } from '@cadre/core';
import { attackProcedure } from './actions/attack.js';
import { intelProcedure } from './actions/intel.js';
import { movementProcedure, strideProcedure } from './actions/move.js';
import { performProcedure, playProcedure } from './actions/perform.js';
import { planDrawProcedure, planProcedure } from './actions/plan.js';
import { fleeProcedure } from './child/flee.js';
import {
  chooseOneProcedure,
  clearDisruptProcedure,
  lockProcedure,
  recoverProcedure,
  takePlanProcedure,
  topPlanProcedure,
  unlockProcedure,
} from './effects/choices.js';
import { effectsProcedure } from './effects/effects.js';
import { freeActionProcedure } from './effects/free-action.js';
import { lookMoreProcedure, peekOneProcedure, peekProcedure, revealNearestProcedure } from './effects/knowledge.js';
import { specialAttackProcedure, specialHarmProcedure, specialMoveProcedure } from './effects/special.js';
import { targetsProcedure } from './effects/targets.js';
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
  effectsProcedure,
  targetsProcedure,
  freeActionProcedure,
  recoverProcedure,
  takePlanProcedure,
  topPlanProcedure,
  clearDisruptProcedure,
  unlockProcedure,
  lockProcedure,
  chooseOneProcedure,
  lookMoreProcedure,
  revealNearestProcedure,
  peekProcedure,
  peekOneProcedure,
  specialMoveProcedure,
  specialAttackProcedure,
  specialHarmProcedure,
  ballotProcedure,
  accusationProcedure,
]);
