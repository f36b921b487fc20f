import type { BattleDeck, Faction, Rank } from '../data/index.js';
import type { Mode } from '../roster/index.js';

/** A card as somebody wrote it. */
export interface RawCard {
  readonly name: string;
  readonly place: string;
  readonly cost?: number;
}
export interface RawUnit extends RawCard {
  readonly count: number;
  readonly rank?: Rank;
  /** What one unit and its upgrades cost together. */
  readonly total?: number;
  /** A number beside the name: what the unit costs alone, with its upgrades, or the whole line. */
  readonly price?: number;
  readonly upgrades: readonly RawCard[];
  readonly counterpart?: RawPartner;
}
export interface RawPartner extends RawCard {
  readonly upgrades: readonly RawCard[];
}
/** A counterpart that stands apart from its unit. */
export interface RawCounterpart extends RawPartner {
  /** The unit above it. */
  readonly after: number;
}
export interface RawBattleCard extends RawCard {
  /** Where it lies, as far as the text tells. */
  readonly deck: BattleDeck;
}
/** A list of names: what every format in words is read into, before the names become cards. */
export interface RawList {
  readonly name: string;
  readonly faction?: Faction;
  readonly mode?: Mode;
  readonly battleForce?: string;
  readonly choices?: readonly string[];
  readonly points?: number;
  readonly units: readonly RawUnit[];
  readonly counterparts: readonly RawCounterpart[];
  readonly commands: readonly RawCard[];
  /** So many command cards that are not shown. */
  readonly secretHand?: number;
  readonly battle: readonly RawBattleCard[];
  /** The numbers beside units are known to include their upgrades. */
  readonly isTotalled?: boolean;
}
