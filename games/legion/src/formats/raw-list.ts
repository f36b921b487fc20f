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
  /** What unit and upgrades cost together, where the unit's own cost is not written. */
  readonly total?: number;
  readonly upgrades: readonly RawCard[];
  readonly counterpart?: RawCard & { readonly upgrades: readonly RawCard[] };
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
  /** Counterparts that stand apart from their unit. */
  readonly counterparts: readonly (RawCard & { readonly upgrades: readonly RawCard[] })[];
  readonly commands: readonly RawCard[];
  readonly battle: readonly RawBattleCard[];
}
