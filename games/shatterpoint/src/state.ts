import type { Holder, Id, Known, None, Seat, State } from '@cadre/core';
import type { Duration } from './content/effect.js';
import type { ConditionName } from './content/types.js';
import type { EncounterFact } from './facts.js';

/** Seat 0 is the Galactic Legend; the seats 1 and 2 are the cadres, whoever sits there. */
export const LEGEND = 0 as Seat;
export const CADRES = [1, 2] as const satisfies readonly Seat[];
export type CadreSeat = (typeof CADRES)[number];
/** LE-P1: control, engagement and allies go by side. */
export const SIDES = ['legend', 'cadre'] as const;
export type Side = (typeof SIDES)[number];

export type CharacterId = Id<'character'>;
export type UnitId = Id<'unit'>;
export type ObjectiveId = Id<'objective'>;
/** Who holds keywords: a unit, or a seat with the order cards that last. */
export type HolderId = Id<'holder'>;
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** S-BF-3: the Elevation of the floor, an integer. */
  readonly elevation: number;
}
/** Positions belong to characters. `waiting`: not deployed. `removed`: its unit is defeated; where it last stood is in the fact. */
export interface Character {
  readonly unit: UnitId;
  /** Written by `whereabouts.ts` alone. */
  readonly at: Spot | None<'waiting'> | None<'removed'>;
  /** S-ACTN-2, LE-P19: the dice that a focus action added to its next attack, by kind; they wait until the end of the turn. */
  focusMelee: number;
  focusRanged: number;
}
/** Damage, conditions and tokens belong to units. */
export interface Unit {
  /** The card: a unit, a Legend or a minion of the content. */
  readonly card: string;
  readonly seat: Seat;
  readonly characters: readonly CharacterId[];
  damage: number;
  /** S-COND: one of each kind at most, in the order of `CONDITIONS`. */
  conditions: readonly ConditionName[];
  hunker: number;
  wounded: number;
  injured: number;
  /** The active stance by its place on the card. */
  stance: number;
  defeated: boolean;
  /** Tags: those of the card, and those that a rule gave or chose. */
  tags: readonly string[];
}
/** S-FRC-1: how many tokens there are, and how many of them are ready. */
export interface ForcePool {
  readonly size: number;
  ready: number;
}
/** An order card by its number in `Encounter.cards` of that seat: units first, in the order of the cadre, then the Shatterpoint card, then others. */
export type OrderCard = Id<'order card'>;
/** LE-P9: what is known of a deck. Cards in `unknown` lie in an order that nobody has decided: drawing one is a matter of chance. */
export interface OrderDeck {
  top: readonly OrderCard[];
  /** In ascending order: equal decks are equal data. */
  unknown: readonly OrderCard[];
  bottom: readonly OrderCard[];
  discard: readonly OrderCard[];
  /** LE-P8, LE-P10: cards of defeated units, and tactics cards until the next refresh. */
  aside: readonly OrderCard[];
}
/** What an order card is. */
export type OrderCardIs =
  | { readonly is: 'unit'; readonly unit: UnitId }
  | { readonly is: 'shatterpoint' }
  | { readonly is: 'legend'; readonly card: string }
  | { readonly is: 'tactics'; readonly card: string };
export interface Objective {
  readonly at: Spot;
  /** The objective of the mission's data. */
  readonly name: string;
  control: Side | None<'nobody'>;
  /** Left the table: LE-P3. */
  gone: boolean;
}
/** LE-80: how far the damage tracker of an armored target is covered, and which of its tracks is in force. */
export interface TargetState {
  track: number;
  covered: number;
  destroyed: boolean;
  /** LE-M8: damage tokens that wait on it. */
  stored: number;
}
/** What the mission's dashboard shows (LE-70 to LE-74). Everything else about it is data. */
export interface Dashboard {
  /** LE-73: where the Struggle token stands. */
  tracker: number;
  /** LE-M5: tokens left in each pool of the mission, by its place in the data (Security Tiers). */
  pools: readonly number[];
  /** Markers that count (Charge), by their place in the data. */
  counters: readonly number[];
  /** Armored targets, by their place in the data; `exposed` is the one that can be attacked. */
  targets: TargetState[];
  exposed: number;
}
/** Something that lasts on a unit or on one character, given by an ability, an order card or the mission. What it adds is in the content: `mods`. */
export interface Lasting {
  /** Who has it: all characters of a unit, or one. */
  readonly unit: UnitId;
  readonly character: CharacterId | None<'all'>;
  /** The script in the book that gave it, and the op in it. */
  readonly script: number;
  readonly at: number;
  /** The seat that gave it. */
  readonly seat: Seat;
  readonly until: Duration;
  /** What was chosen with it: tags, an objective. */
  readonly chosen: readonly number[];
}
export interface Encounter {
  readonly mission: string;
  layout: string;
  /** The text of a file with an own mission or layout; empty for none. */
  readonly own: string;
  readonly legend: string;
  readonly minions: string;
  characters: Character[];
  units: Unit[];
  /** Replaced, never changed in place: keywords are indexed by it. */
  roster: readonly Holder<HolderId>[];
  lasting: readonly Lasting[];
  /** Abilities and effects with a limit: how often used, by key and by what ends the count. */
  used: { activation: Record<string, number>; turn: Record<string, number>; game: Record<string, number> };
  force: [ForcePool, ForcePool, ForcePool];
  /** By seat: what each order card is, and where the cards are. */
  cards: readonly [readonly OrderCardIs[], readonly OrderCardIs[], readonly OrderCardIs[]];
  decks: [OrderDeck, OrderDeck, OrderDeck];
  /** LE-44: one slot for both cadres. */
  reserve: { readonly seat: CadreSeat; readonly card: OrderCard } | None<'empty'>;
  objectives: Objective[];
  dashboard: Dashboard;
  /** LE-60: turns of the Legend that have begun, and who of the cadres went first in this cycle. */
  legendTurns: number;
  firstCadre: CadreSeat | None<'open'>;
  /** Whose turn it is. */
  turn: Seat;
  /** Marks that house abilities put on units: the quarry. */
  marks: readonly { readonly mark: string; readonly unit: UnitId }[];
  winner: Side | None<'open'> | None<'unfinished'>;
  /** Why it ended: the mission's goal, the tracker, a defeated Legend (LE-M2). */
  reason: string;
}
/** LE-P36: nobody has secrets; what nobody knows is not decided yet. */
export type EncounterState = State<Encounter, null, EncounterFact>;
export type EncounterView = Known<EncounterState>;
