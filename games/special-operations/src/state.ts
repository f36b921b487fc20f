import type { Grant, Holder, Id, Known, None, Seat, State } from '@cadre/core';
import type { Direction } from '@cadre/geometry';
import type { Token } from './content/effect.js';
import type { EditionId, MissionId, Rank } from './content/types.js';
import type { BattleFact } from './facts.js';

export type UnitId = Id<'unit'>;
/** Who holds keywords: a unit, or a seat with its cards (`cardsOf`). */
export type HolderId = Id<'holder'>;
export type ObjectiveId = Id<'objective'>;
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The height of the floor, in 0.1 mm. */
  readonly level: number;
  /** Where the front points; only units with arcs have one (SO-D-25). */
  readonly facing?: Direction;
}
/** Where a unit is. `waiting`: not yet deployed. `reserve`: of the defender in Bring Down the Shields. `network`: in the ambush network. */
export type Where = Spot | None<'waiting'> | None<'reserve'> | None<'network'> | None<'covert'> | None<'defeated'>;
export const ORDERS = ['none', 'faceup', 'facedown'] as const;
export interface Unit {
  /** The unit type in the content, and the card of the squad. */
  readonly type: string;
  readonly card: string;
  readonly seat: Seat;
  /** Written by `whereabouts.ts` alone: missions and keywords hang on it. */
  readonly at: Where;
  wounds: number;
  /** Tokens by kind. `shield` counts active ones. */
  aim: number;
  dodge: number;
  surge: number;
  standby: number;
  suppression: number;
  observation: number;
  shield: number;
  spentShield: number;
  immobilize: number;
  detonator: number;
  /** L-CMD-5, L-ACT-5: an order, and that it has activated. */
  order: (typeof ORDERS)[number];
  /** Ordered by the command card itself, for the round. */
  byCard: boolean;
  activated: boolean;
  moved: boolean;
  /** Seats' units that attacked it in this round, and whether it has attacked in this game. */
  attackedBy: readonly UnitId[];
  hasAttacked: boolean;
  /** How often it treated or repaired. */
  treated: number;
  /** Mission rules: also counts as this rank. */
  readonly alsoRank: Rank | None<'none'>;
  /** Cannot be the target of ranged attacks from farther away than this, in inches; 0 for none. */
  untargetableBeyond: number;
}
export const isToken = (token: Token): token is Exclude<Token, 'shield'> => token !== 'shield';
/** A marker on the table that is no unit: covert tokens, charges, traps. Covert markers are facedown: which unit they stand for is secret. */
export interface Marker {
  readonly id: number;
  readonly kind: 'covert' | 'charge' | 'trap';
  readonly seat: Seat;
  readonly at: Spot;
}
/** G12: an objective token on the table. `holder` carries it. */
export interface Objective {
  claimed: boolean;
  at: Spot;
  holder: UnitId | None<'nobody'>;
}
/** What the missions keep. Only the fields of the mission in play are used. */
export interface MissionState {
  /** Shields: covered slots of the transmitter card by result, and the reinforcement pool. */
  covered: { crit: number; surge: number; hit: number };
  backup: number;
  /** Priorities: the objective of this round. */
  priority: ObjectiveId | None<'none'>;
  /** Codes: who holds a condition token, by slot 0 to 2; a dropped one lies on the table. Which number it has is secret. */
  codes: readonly (UnitId | Spot | None<'not-yet'>)[];
  /** Codes: tokens that blue has seen are known to blue alone; how often it looked is public. */
  looks: number;
}
export interface Chart {
  readonly weather: 'weather' | 'darkness' | 'comms' | 'clear';
  readonly rounds: 'early' | 'late';
}
export interface Battle {
  readonly edition: EditionId;
  mission: MissionId;
  layout: string;
  /** SO-G9: what is still left to chance. */
  toRoll: readonly ('mission' | 'layout')[];
  /** The text of a file with an own layout or mission; empty for none. */
  readonly own: string;
  /** Whether the condition chart is used (G37), and the strict reading of console actions. */
  readonly chartInUse: boolean;
  readonly strictConsoles: boolean;
  blue: Seat | None<'open'>;
  readonly units: readonly Unit[];
  /** Replaced, never changed in place: keywords are indexed by it. */
  roster: readonly Holder<HolderId>[];
  spent: { attack: number[]; activation: number[]; round: number[]; game: number[] };
  /** Effects with a limit that counts: how often used this round, by key. */
  used: Record<string, number>;
  markers: Marker[];
  objectives: Objective[];
  squads: readonly [string, string];
  /** By seat: the chosen sides of the three loadout cards, empty before they are revealed. */
  loadouts: [readonly ('a' | 'b')[], readonly ('a' | 'b')[]];
  /** By seat: the cards that are gone, and the one that is played. */
  discards: [readonly string[], readonly string[]];
  played: [string, string];
  /** Marks that cards have put on units: "analyze", "primary". */
  marks: readonly { readonly mark: string; readonly seat: Seat; readonly unit: UnitId }[];
  /** Units that came from their covert marker in this End phase. */
  uncovered: readonly UnitId[];
  round: number;
  priority: Seat;
  pools: [readonly Rank[], readonly Rank[]];
  passes: [number, number];
  chart: Chart | None<'none'>;
  points: [number, number];
  winner: Seat | None<'draw'> | None<'open'>;
  tally: MissionState;
}
/** What one seat alone knows. */
export interface Secret {
  /** The unit behind each of the own covert markers, by marker id. */
  covert: readonly { readonly marker: number; readonly unit: UnitId }[];
  /** The Codes: the numbers of the three tokens by slot, as far as this seat knows them; `notes.ts` says what else can stand there. */
  codes: readonly [number, number, number];
}
export type BattleState = State<Battle, Secret, BattleFact>;
/** What everybody knows: queries take this, so that engine, screen and bots ask the same questions. */
export type BattleView = Known<BattleState>;
export type { Grant };
