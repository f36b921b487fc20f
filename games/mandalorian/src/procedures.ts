import { type Machine, machine } from '@cadre/core';
import { Attack } from './actions/attack.js';
import { Intel } from './actions/intel.js';
import { Movement, Stride } from './actions/move.js';
import { Perform, Play } from './actions/perform.js';
import { Plan, PlanDraw } from './actions/plan.js';
import { Flee } from './child/flee.js';
import { texts } from './effects/effects.js';
import { FreeAction } from './effects/free-action.js';
import { Peek, PeekOne } from './effects/knowledge.js';
import { SpecialAttack, SpecialHarm, SpecialMove } from './effects/special.js';
import { Disrupt } from './events/disrupt.js';
import { EnemyAttack, Strike } from './events/enemy-attack.js';
import { Advance, EnemyMove } from './events/enemy-move.js';
import { Event, Uncover } from './events/event.js';
import { EventStep, SlotEvent } from './events/event-step.js';
import { Spawn } from './events/spawn.js';
import { Accusation, Ballot, DealLoyalty, ExposedTurn } from './modes/traitor.js';
import { Match } from './setup/match.js';
import type { MandoState } from './state.js';
import { Away, Shift } from './threats/enemy-steps.js';
import { Hurt } from './threats/hurt.js';
import { Look, Reveal } from './threats/reveal.js';
import { DrawSkills } from './turn/draw-step.js';
import { Pause } from './turn/pause.js';
import { Turn } from './turn/turn.js';

/** Every chapter of the rulebook that can be in progress. */
export const mandoMachine: Machine<MandoState> = machine<MandoState>([
  Match,
  DealLoyalty,
  Turn,
  ExposedTurn,
  DrawSkills,
  Play,
  Perform,
  Movement,
  Stride,
  Attack,
  Intel,
  Plan,
  PlanDraw,
  Pause,
  Reveal,
  Look,
  Hurt,
  Flee,
  Shift,
  Away,
  EventStep,
  SlotEvent,
  Event,
  Uncover,
  EnemyMove,
  Advance,
  EnemyAttack,
  Strike,
  Spawn,
  Disrupt,
  ...texts.procedures(),
  FreeAction,
  Peek,
  PeekOne,
  SpecialMove,
  SpecialAttack,
  SpecialHarm,
  Ballot,
  Accusation,
]);
