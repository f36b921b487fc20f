import { machine } from '@cadre/core';
import { Attack } from './attack/attack.js';
import { FreeAttack } from './attack/free-attack.js';
import { Guard } from './attack/guard.js';
import { ImproveResults } from './attack/improve-results.js';
import { AttackReroll, DefenceReroll } from './attack/reroll.js';
import { SpendTokens } from './attack/spend-tokens.js';
import { AreaAttack, DiscardCard, LastAttack, PlaceToken, ReturnUnit, RollFor } from './effects/op-procedures.js';
import { Ops, RunEffect } from './effects/run.js';
import { ChooseUnits } from './keywords/choose-units.js';
import { GainToken } from './keywords/gain-token.js';
import { words } from './keywords/keywords.js';
import { Halt, HandOutCodes, Look, PassOn, RevealCode, SeeOwn, Swap } from './missions/codes.js';
import { RollPriority } from './missions/priorities.js';
import { Encrypt, FromReserve, Reinforce, UseConsole, Webs } from './missions/shields.js';
import { StartingTokens } from './missions/starting-tokens.js';
import { Arrive, Detonate } from './missions/vehicle.js';
import { Action } from './round/action.js';
import { Activation } from './round/activation.js';
import { RollChart } from './round/chart.js';
import { CommandPhase, Comms } from './round/command.js';
import { EndPhase } from './round/end-phase.js';
import { Match, Round } from './round/match.js';
import { Move } from './round/move.js';
import { IssueOrder, Orders } from './round/orders.js';
import { Recover } from './round/recover.js';
import { React, Standby } from './round/standby.js';
import { ActivationPhase, Draw } from './round/turns.js';
import { ChooseMission, Colours } from './setup/colours.js';
import { PlaceCovert, RevealCovert } from './setup/covert.js';
import { Deployment, DeployOne, DeployUnit, PutMarker } from './setup/deployment.js';
import { ChooseLoadouts } from './setup/loadouts.js';
import type { BattleState } from './state.js';
import { Defeat, Suffer, Suppress } from './suffer.js';
import { ground } from './table/ground.js';

const SETUP = [
  Match,
  Colours,
  ChooseMission,
  ChooseLoadouts,
  RollChart,
  Deployment,
  DeployOne,
  DeployUnit,
  PutMarker,
  RevealCovert,
  PlaceCovert,
];
const ROUND = [Round, CommandPhase, Comms, Orders, IssueOrder, ActivationPhase, Draw, EndPhase];
const ACTIVATION = [Activation, Action, Move, Recover, Standby, React, ChooseUnits, GainToken];
const ATTACK = [Attack, AttackReroll, DefenceReroll, SpendTokens, ImproveResults, Guard, FreeAttack];
const HARM = [Suffer, Suppress, Defeat];
const MISSIONS = [
  UseConsole,
  Encrypt,
  Webs,
  Reinforce,
  FromReserve,
  HandOutCodes,
  PassOn,
  Swap,
  Halt,
  Look,
  SeeOwn,
  StartingTokens,
  RevealCode,
  Arrive,
  Detonate,
  RollPriority,
];
const CARDS = [RunEffect, Ops, RollFor, LastAttack, DiscardCard, AreaAttack, PlaceToken, ReturnUnit];
/** Every procedure of the game. */
export const rules = machine<BattleState>(
  [...SETUP, ...ROUND, ...ACTIVATION, ...ATTACK, ...HARM, ...MISSIONS, ...CARDS, words.Window],
  ground,
);
