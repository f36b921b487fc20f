import type { DefenceColour, DicePool } from '../dice.js';
import type { Effect } from './effect.js';

/** Where a piece of content comes from: a source document, a public fact, or ours. */
export const PROVENANCES = ['seed', 'published', 'house'] as const;
export type Provenance = (typeof PROVENANCES)[number];
export interface Named {
  readonly en: string;
  readonly de: string;
}
export const FACTIONS = ['rebel', 'republic', 'separatist', 'empire', 'mercenary'] as const;
export type Faction = (typeof FACTIONS)[number];
/** L-UNT-6 */
export const RANKS = ['commander', 'operative', 'corps', 'special-forces', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];
export const UNIT_KINDS = ['trooper', 'clone-trooper', 'droid-trooper', 'wookiee-trooper', 'vehicle'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A keyword on a card: its id in the glossary, its number (1 where none is printed), and what stands after the colon. */
export interface KeywordOn {
  readonly keyword: string;
  readonly x: number;
  /** "corps" in Direct: corps, "dodge move" in AI: dodge, move. */
  readonly of?: readonly string[];
  /** How often in a game: Capacity. */
  readonly capacity?: number;
}
/** C17: `both` is a melee weapon in base contact and a ranged one otherwise. */
export const WEAPON_KINDS = ['melee', 'ranged', 'both'] as const;
export interface Weapon {
  readonly id: string;
  readonly name: Named;
  readonly kind: (typeof WEAPON_KINDS)[number];
  /** The longest range in inches; 0 for melee. */
  readonly range: number;
  readonly dice: DicePool;
  readonly keywords: readonly KeywordOn[];
}
export const SURGES = ['none', 'hit', 'crit'] as const;
export type Surge = (typeof SURGES)[number];
export interface UnitType {
  readonly id: string;
  readonly name: Named;
  readonly kind: UnitKind;
  readonly rank: Rank;
  readonly faction: Faction;
  readonly speed: number;
  /** Null: never suppressed, never panics (vehicles). */
  readonly courage: number | null;
  readonly wounds: number;
  readonly defence: DefenceColour;
  /** L-DIE-2 */
  readonly attackSurge: Surge;
  readonly defenceSurge: boolean;
  readonly keywords: readonly KeywordOn[];
  readonly weapons: readonly Weapon[];
  /** The base and the silhouette, in 0.1 mm. */
  readonly base: number;
  readonly height: number;
  readonly from: Provenance;
}
export interface Squad {
  readonly id: string;
  readonly name: Named;
  readonly faction: Faction;
  /** Card ids ("RT-1") with their unit types, one each. */
  readonly units: readonly { readonly card: string; readonly type: string }[];
  /** Five cards and Standing Orders. */
  readonly hand: readonly string[];
  readonly loadouts: readonly [string, string, string];
  readonly from: Provenance;
}
/** Who may be ordered by a command card; empty: anybody. */
export interface OrderLimit {
  readonly ranks?: readonly Rank[];
  readonly kinds?: readonly UnitKind[];
}
export interface CommandCard {
  readonly id: string;
  readonly name: Named;
  /** One or two sentences in our words. */
  readonly text: Named;
  readonly pips: number;
  readonly orders: number;
  readonly limit: OrderLimit;
  readonly effects: readonly Effect[];
  readonly from: Provenance;
}
export const LOADOUT_SIDES = ['a', 'b'] as const;
export type LoadoutSide = (typeof LOADOUT_SIDES)[number];
export interface LoadoutFace {
  readonly name: Named;
  readonly text: Named;
  readonly effects: readonly Effect[];
}
export interface Loadout {
  readonly id: string;
  readonly a: LoadoutFace;
  readonly b: LoadoutFace;
  readonly from: Provenance;
}

export const TERRAIN_KINDS = ['building', 'rock', 'container', 'wall', 'barricade', 'crates', 'woods', 'ruins'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];
/** Inches, the origin at the lower left as blue sees it. */
export type Polygon = readonly (readonly [number, number])[];
export interface Layout {
  readonly id: string;
  readonly name: Named;
  readonly missions: readonly MissionId[];
  readonly pieces: readonly { readonly id: string; readonly kind: TerrainKind; readonly polygon: Polygon }[];
  readonly from: Provenance;
}
export const MISSIONS = ['shields', 'codes', 'vehicle', 'priorities'] as const;
export type MissionId = (typeof MISSIONS)[number];
export const OBJECTIVES = ['console', 'transmitter', 'ambush-point', 'objective', 'vehicle'] as const;
export type ObjectiveKind = (typeof OBJECTIVES)[number];
export type Side = 'blue' | 'red';
export interface ZoneDef {
  readonly id: string;
  readonly side: Side;
  readonly polygon: Polygon;
}
export interface ObjectiveDef {
  readonly id: string;
  readonly name: Named;
  readonly kind: ObjectiveKind;
  readonly x: number;
  readonly y: number;
  readonly claimed: boolean;
}
/** The parts of a mission that are data. What it does beside them is its procedure's (`missions/`). */
export interface Mission {
  readonly id: MissionId;
  readonly name: Named;
  readonly objectives: readonly ObjectiveDef[];
  readonly zones: readonly ZoneDef[];
  readonly layouts: readonly string[];
  readonly from: Provenance;
}
/** Everything in which the two editions differ, as values that the rules read: rules never ask which edition it is. */
export const EDITIONS = ['v1.1', 'playtest'] as const;
export type EditionId = (typeof EDITIONS)[number];
export interface Edition {
  readonly id: EditionId;
  readonly name: Named;
  readonly squads: readonly string[];
  /** G17 */
  readonly dashClimbs: boolean;
  /** G23: taken automatically, or one die of the target's choice. */
  readonly suppressionPenalty: 'worst-die' | 'targets-choice';
  /** G33 */
  readonly versatile: boolean;
  /** G10, G12 */
  readonly deploymentContactBan: boolean;
  readonly objectiveTokensCarried: boolean;
  /** G34 to G36 */
  readonly covert: { readonly marker: 'order-token' | 'condition-token'; readonly reveal: 'any-end-phase' | 'first-end-phase' };
  /** C4, C6, C10 */
  readonly codes: {
    readonly tokens: readonly [number, number, number];
    readonly code: number;
    readonly claimants: readonly Side[];
    readonly halt: 'free' | 'action';
  };
  /** V2, V3 */
  readonly vehicle: { readonly pointsClaimed: boolean; readonly redDeploys: 'zone-or-network' | 'network' };
}
