import { codec, type Decoded, index, oneOf, rulesOf } from '@cadre/core';
import { RANKS } from './content/types.js';
import type { BattleState, UnitId } from './state.js';

/** At most ten units a side and the vehicle. */
export const MOST_UNITS = 24;
const unit = index<UnitId>(MOST_UNITS);
/** Every option of the game. New kinds go to the end: old records stay readable. */
export const OPTION = codec({
  end: {},
  pass: {},
  draw: {},
  activate: { unit },
  move: {},
  climb: {},
  jump: {},
  dash: {},
  aim: {},
  dodge: {},
  standby: {},
  recover: {},
  /** The weapon by its place on the card, added ones after it. */
  attack: { target: unit, weapon: index<number>(12) },
  /** A card action or free action by its number in `actions/`. */
  special: { action: index<number>(64) },
  unit: { unit },
  card: { card: index<number>(64) },
  loadouts: { first: oneOf('a', 'b'), second: oneOf('a', 'b'), third: oneOf('a', 'b') },
  rank: { rank: oneOf(...RANKS) },
  colour: { colour: oneOf('red', 'black', 'white') },
  yes: {},
  no: {},
  network: {},
  zone: {},
  infiltrate: {},
  covert: {},
  slot: { slot: oneOf('crit', 'surge', 'hit') },
  token: { token: oneOf('aim', 'dodge', 'surge') },
  objective: { objective: index<number>(16) },
});
export type BattleOption = Decoded<typeof OPTION>;
export const { procedure, implement } = rulesOf<BattleState, BattleOption>(OPTION);
/** Special actions are numbered by group, because numbers stand in records: those of keywords from 0, of loadouts and missions from here. */
export const SPECIALS_FROM = { loadouts: 16, missions: 32 } as const;
