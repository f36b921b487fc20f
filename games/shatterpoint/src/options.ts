import { codec, type Decoded, index, oneOf, rulesOf } from '@cadre/core';
import { CONDITIONS, MOVES } from './content/types.js';
import type { CharacterId, EncounterState, ObjectiveId, OrderCard, UnitId } from './state.js';

export const MOST_UNITS = 24;
export const MOST_CHARACTERS = 48;
const unit = index<UnitId>(MOST_UNITS);
const character = index<CharacterId>(MOST_CHARACTERS);
const card = index<OrderCard>(16);
/** Every option of the game. New kinds go to the end: old records stay readable. */
export const OPTION = codec({
  end: {},
  yes: {},
  no: {},
  /** Order cards: reveal, activate from reserve, put in reserve, shuffle back. */
  reveal: {},
  fromReserve: {},
  reserve: {},
  shuffleBack: {},
  card: { card },
  unit: { unit },
  character: { character },
  seat: { seat: index<number>(3) },
  objective: { objective: index<ObjectiveId>(16) },
  stance: { stance: index<number>(4) },
  /** The actions of an activation. */
  move: {},
  focus: {},
  combat: {},
  takeCover: {},
  recover: {},
  /** An active ability by its place on the card of the unit. */
  ability: { ability: index<number>(16) },
  /** An attack of one character. */
  attack: { attacker: character, target: character, how: oneOf('melee', 'ranged') },
  /** An attack on an armored target, by its place in the mission's data. */
  assault: { attacker: character, target: index<number>(8), how: oneOf('melee', 'ranged') },
  /** An option of the combat tree by its row and column. */
  branch: { row: oneOf('T', 'M', 'B'), column: index<number>(8) },
  /** Which icon of an option comes next, by its place. */
  icon: { icon: index<number>(8) },
  moveAs: { move: oneOf(...MOVES) },
  condition: { condition: oneOf(...CONDITIONS) },
  /** Heal: damage of a unit. */
  damage: { unit },
  /** Heal: a condition of a unit. */
  cure: { unit, condition: oneOf(...CONDITIONS) },
  /** Dice to reroll, by face. */
  reroll: { face: oneOf('critical', 'strike', 'expertise', 'failure', 'block') },
  tag: { tag: index<number>(128) },
});
export type EncounterOption = Decoded<typeof OPTION>;
export const { procedure, implement } = rulesOf<EncounterState, EncounterOption>(OPTION);
