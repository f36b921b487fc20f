import type { Frame, Seat } from '@cadre/core';
import type { BattleState, UnitId } from '../src/state.js';

type Locals = Readonly<Record<string, unknown>>;
type Who = (s: BattleState, f: Locals) => Seat;
export interface Decision {
  /** The seat that decides, worked out from the table and not from the step that asks. */
  readonly who: Who;
  /** Why that player. */
  readonly source: string;
}
const blue: Who = s => s.public.blue as Seat;
const red: Who = s => 1 - (s.public.blue as Seat);
const owner =
  (local: string): Who =>
  (s, f) =>
    s.public.units[f[local] as UnitId]!.seat;
const seat: Who = (_, f) => f['seat'] as Seat;
/** The attack in progress, below whatever it has led to. */
const attackIn = (s: BattleState): Locals => s.stack.findLast((f: Frame) => f.proc === 'attack')!.locals as Locals;
const attacker: Who = s => {
  const { attacker: id, seat: whose } = attackIn(s);
  return id === 'nobody' ? (whose as Seat) : s.public.units[id as UnitId]!.seat;
};
const defender: Who = s => s.public.units[attackIn(s)['target'] as UnitId]!.seat;
const other =
  (who: Who): Who =>
  (s, f) =>
    1 - who(s, f);

const [ATTACKER, DEFENDER] = ['core rules, Attack: the attacker spends and rerolls', 'core rules, Attack: the defender spends and rolls'];
const CONTROLS = 'core rules, Activation: whoever controls a unit decides for it';
const CARD = 'SO-H16: whose card it is chooses, also among units of the other side';
const of = (who: Who, source: string): Decision => ({ who, source });
/** Every step that asks one player, by procedure and step. */
export const DECISIONS: Readonly<Record<string, Decision>> = {
  // attacks
  'attack.hinderByChoice': of(defender, 'playtest, Suppression: the player controlling the target may remove a die'),
  'attack.surge': of(attacker, ATTACKER),
  'attack.dodge': of(defender, DEFENDER),
  'attack.lethal': of(attacker, ATTACKER),
  'attack.shields': of(defender, DEFENDER),
  'attack.blockWithTokens': of(defender, DEFENDER),
  'attack-reroll.choose': of(attacker, ATTACKER),
  'defence-reroll.choose': of(defender, DEFENDER),
  'improve-results.choose': of(attacker, ATTACKER),
  'spend-tokens.whose': of(owner('unit'), 'core rules, Clone troopers: whoever controls the unit that spends'),
  'guard.take': of(owner('guardian'), 'core rules, Guardian: the unit takes hits, so its player decides'),
  'free-attack.choose': of(owner('unit'), CONTROLS),
  'lastAttack.weapon': of(owner('unit'), 'Last Stand: the defeated unit attacks'),
  // activations
  'activation.keep': of(owner('unit'), CONTROLS),
  'activation.act': of(owner('unit'), CONTROLS),
  'recover.keep': of(owner('unit'), CONTROLS),
  'move.to': of(owner('unit'), CONTROLS),
  'move.carry': of(owner('unit'), '1.1, Einsatzzielmarker: the controlling player lays down the tokens of the unit'),
  'standbyReaction.who': of(other(owner('trigger')), 'core rules, Standby: the enemy of whoever acted'),
  'react.how': of(owner('unit'), CONTROLS),
  'choose-units.choose': of(owner('by'), 'core rules, keywords: the unit with the keyword chooses, also an enemy to observe'),
  'gain-token.choose': of(owner('unit'), CONTROLS),
  // cards
  'effect.choose': of(seat, CARD),
  'effect.order': of(seat, 'SO-H14: the owner of the card says in which order'),
  'effect.token': of(seat, CARD),
  'discardCard.which': of(seat, 'SO-H11: whose hand it is'),
  'placeToken.put': of(seat, CARD),
  'returnUnit.put': of(owner('unit'), CONTROLS),
  // the round
  'comms.give': of(seat, '1.1, Zustandstabelle: each player assigns the order drawn from the own pool'),
  'orders.issue': of(seat, 'core rules, Command phase: whose card it is'),
  'orders.more': of(seat, 'core rules, Command phase: whose card it is'),
  'activationPhase.turn': of((_, f) => f['turn'] as Seat, 'core rules, Activation phase: players take turns'),
  'draw.keep': of(seat, 'core rules, Activation phase: whose pool it is'),
  'draw.activate': of(seat, 'core rules, Activation phase: whose pool it is'),
  // set-up
  'deployOne.covertly': of(seat, '1.1, Verdeckte Aufstellung: the controlling player'),
  'deployOne.which': of(seat, '1.1, Einheiten aufstellen'),
  'putMarker.where': of(seat, '1.1, Verdeckte Aufstellung: the controlling player'),
  'putMarker.who': of(seat, '1.1, Verdeckte Aufstellung: the controlling player'),
  'deployUnit.way': of(owner('unit'), '1.1, Einheiten aufstellen'),
  'deployUnit.zone': of(owner('unit'), '1.1, Einheiten aufstellen'),
  'deployUnit.infiltrate': of(owner('unit'), '1.1, Einheiten aufstellen'),
  'revealCovert.which': of(
    (s, f) => (f['turn'] === 0 ? blue(s, f) : red(s, f)),
    '1.1, Verdeckte Aufstellung: the player who controls the unit; blue first',
  ),
  'placeCovert.who': of(seat, '1.1, Verdeckte Aufstellung: the player who controls the unit'),
  'placeCovert.where': of(seat, '1.1, Verdeckte Aufstellung: the player who controls the unit'),
  'startingTokens.whose': of(red, '1.1, Einsatzzielmarker: the controlling player; the mission of this test gives it to red'),
  'startingTokens.lay': of(owner('unit'), '1.1, Einsatzzielmarker: the controlling player'),
  // missions
  'useConsole.again': of(owner('unit'), '1.1, Deaktiviert die Schilde: whoever takes the action'),
  'useConsole.coverOne': of(owner('unit'), '1.1, Deaktiviert die Schilde: whoever takes the action'),
  'encrypt.uncoverOne': of(owner('unit'), '1.1, Deaktiviert die Schilde: whoever takes the action'),
  'webs.whom': of(owner('unit'), '1.1, Deaktiviert die Schilde: the defender chooses the enemy'),
  'reinforce.first': of(blue, '1.1, Deaktiviert die Schilde: the defender'),
  'reinforce.more': of(blue, '1.1, Deaktiviert die Schilde: the defender'),
  'fromReserve.put': of(owner('unit'), '1.1, Deaktiviert die Schilde: the defender'),
  'handOutCodes.whom': of(red, '1.1, Übermittelt die Codes!: the special unit assigns the tokens'),
  'handOutCodes.code': of(red, '1.1, Übermittelt die Codes!: the special unit assigns the tokens'),
  'passOn.to': of(owner('unit'), '1.1, Übermittelt die Codes!: another own unit may claim it'),
  'passOn.lay': of(owner('unit'), 'SO-D-22'),
  'swap.how': of(owner('unit'), '1.1, Übermittelt die Codes!: the unit that takes the action'),
  'halt.whom': of(owner('unit'), '1.1, Übermittelt die Codes!: the defender chooses the enemy and looks'),
  'revealCode.reveal': of(red, '1.1, Übermittelt die Codes!: the special unit may reveal'),
  'arrive.at': of(owner('unit'), CONTROLS),
};
