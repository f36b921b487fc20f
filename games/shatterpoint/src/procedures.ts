import { machine } from '@cadre/core';
import { UseActive } from './attack/active.js';
import { Attack } from './attack/attack.js';
import { Icons } from './attack/icons.js';
import { Reroll } from './attack/reroll.js';
import { LostAttack } from './attack/resolved.js';
import { Exert, PayWithTokens } from './effects/active.js';
import { RollFor } from './effects/dice-ops.js';
import { scripts } from './effects/effects.js';
import { Cleanse, DamageEach, GainEach, HealEach, HunkerEach } from './effects/harm-procedures.js';
import { Later } from './effects/later.js';
import { MoveEach, MoveOne, PushEach, SetUpCharacter } from './effects/move-procedures.js';
import { OneByOne } from './effects/one-by-one.js';
import { ChooseAttack, ChooseTags, SwapReserve } from './effects/table-procedures.js';
import { words } from './keywords/keywords.js';
import { Assault } from './missions/assault.js';
import { AssaultAtTurnEnd, MissionSteps } from './missions/mission.js';
import { Cure, Redeployment } from './missions/redeployment.js';
import { ReturnUnit } from './missions/return-unit.js';
import { Wrench, WrenchRoll } from './missions/wrench.js';
import { Action, AdvanceOrClimb } from './round/action.js';
import { Activation } from './round/activation.js';
import { CadreTurn, Reveal } from './round/cadre-turn.js';
import { SettleControl } from './round/control.js';
import { LegendTurn, RevealOrders } from './round/legend-turn.js';
import { Cycle, Match } from './round/match.js';
import { Deployment, DeploySquad } from './setup/deployment.js';
import type { EncounterState } from './state.js';
import { GainCondition } from './suffer/conditions.js';
import { Defeat } from './suffer/defeat.js';
import { Heal } from './suffer/heal.js';
import { HunkerGained } from './suffer/hunker.js';
import { AfterWound } from './suffer/wound.js';
import { ground } from './table/ground.js';
import { Move } from './table/move.js';
import { Push, Shove } from './table/push.js';

const ROUND = [Match, Deployment, DeploySquad, Cycle, CadreTurn, Reveal, LegendTurn, RevealOrders, SettleControl];
const ACTIVATION = [Activation, Action, AdvanceOrClimb, Move, Push, Shove, Heal];
const ATTACK = [Attack, LostAttack, Icons, Reroll, UseActive];
const HARM = [GainCondition, HunkerGained, AfterWound, Defeat];
const MISSIONS = [Assault, AssaultAtTurnEnd, MissionSteps, Wrench, WrenchRoll, Redeployment, Cure, ReturnUnit];
const EFFECTS = [
  Exert,
  PayWithTokens,
  RollFor,
  Cleanse,
  DamageEach,
  GainEach,
  HunkerEach,
  HealEach,
  Later,
  MoveEach,
  MoveOne,
  OneByOne,
  PushEach,
  SetUpCharacter,
  ChooseAttack,
  ChooseTags,
  SwapReserve,
];
/** Every procedure of the game. */
export const rules = machine<EncounterState>(
  [...ROUND, ...ACTIVATION, ...ATTACK, ...HARM, ...MISSIONS, ...EFFECTS, ...scripts.procedures(), words.Window],
  ground,
);
