import { type KeywordId, type Named, SURGES, type Surge } from '@cadre/legion';
import type { DefenceColour, DicePool } from '../dice.js';
import type { Effect } from './effect.js';

/** Where a piece of content comes from: a source document, a public fact, us, or the players' own file. */
export const PROVENANCES = ['seed', 'published', 'house', 'own'] as const;
export type Provenance = (typeof PROVENANCES)[number];
export const FACTIONS = ['rebel', 'republic', 'separatist', 'empire', 'mercenary'] as const;
export type Faction = (typeof FACTIONS)[number];
export const RANKS = ['commander', 'operative', 'corps', 'special-forces', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];
/** Cards name units by kind. */
export const UNIT_KINDS = ['trooper', 'clone-trooper', 'droid-trooper', 'wookiee-trooper', 'vehicle'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** A keyword on a card: its id in the glossary, its number (1 where none is printed), and what stands after the colon. */
export interface KeywordOn {
  readonly keyword: KeywordId;
  readonly x: number;
  /** "corps" in Direct: corps, "dodge move" in AI: dodge, move. */
  readonly of?: readonly string[];
  /** How often in a game: Capacity. */
  readonly capacity?: number;
}
/** SO-H17: `both` is a melee weapon in base contact and a ranged one otherwise. */
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
export { SURGES, type Surge };
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
  /** SO-D-25: its base has a front, so that its owner also chooses a facing wherever it is put. */
  readonly arcs?: true;
  readonly from: Provenance;
}
export interface Squad {
  readonly id: string;
  readonly name: Named;
  readonly faction: Faction;
  /** Card numbers ("RT-1") with their unit types, one each. */
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
  /** Where the name comes from; the effect is always ours. */
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
  /** Where the names come from; the effects are always ours. */
  readonly from: Provenance;
}

export const TERRAIN_KINDS = ['building', 'rock', 'container', 'wall', 'barricade', 'crates', 'woods', 'ruins'] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];
/** Inches, the origin at the lower left as blue sees it. */
export type Polygon = readonly (readonly [number, number])[];
export const SYMMETRIES = ['rotation', 'mirror', 'none'] as const;
export interface Layout {
  readonly id: string;
  readonly name: Named;
  readonly missions: readonly MissionId[];
  /** Turned by half, mirrored left to right, or neither: then the sides differ on purpose. */
  readonly symmetry: (typeof SYMMETRIES)[number];
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
  /** SO-G12: troopers claim it and carry it along. */
  readonly carried?: true;
  /** SO-G12: at set-up it is put in contact with a unit of this side and of one of these ranks, which claims it. */
  readonly startsWith?: { readonly side: Side; readonly ranks: readonly Rank[] };
}
/** Where a side puts its units. */
export interface Deployment {
  /** The ids of its zones, or touching the vehicle (SO-V8). */
  readonly where: readonly string[] | 'vehicle';
  /** SO-S3: these start on the table, the others wait in reserve. */
  readonly ranks: readonly Rank[];
  /** SO-C1: after the first unit from zone to zone in turn. */
  readonly alternates: boolean;
}
interface MissionData {
  readonly name: Named;
  /** What the mission is about, in a sentence or two. */
  readonly story: Named;
  readonly objectives: readonly ObjectiveDef[];
  readonly zones: readonly ZoneDef[];
  readonly deployment: Readonly<Record<Side, Deployment>>;
  readonly layouts: readonly string[];
  /** Who wins when nobody has won after the last round; `points`: whoever has more. */
  readonly atTheEnd: Side | 'points';
  readonly from: Provenance;
}
/** The numbers of each mission. What a mission does with them is its procedure's (`missions/`). */
export interface MissionNumbers {
  readonly shields: {
    /** Slots of the transmitter card by result, and how many must be covered to transmit. */
    readonly slots: { readonly crit: number; readonly surge: number; readonly hit: number };
    readonly coveredToTransmit: number;
    readonly pointsToWin: number;
    /** SO-S5, SO-S7: black dice. */
    readonly consoleDice: number;
    readonly supportRerolls: number;
    readonly websDice: number;
    readonly encryptDice: number;
    readonly supportEncryptDice: number;
    /** SO-S8 */
    readonly freeReinforcements: number;
    readonly allReservesInRound: number;
  };
  readonly codes: {
    /** SO-C5 */
    readonly supportDash: number;
    /** SO-C7, SO-C8, SO-C10, in inches. */
    readonly passWithin: number;
    readonly swapWithin: number;
    readonly haltWithin: number;
  };
  readonly vehicle: {
    /** SO-V6: white dice, one less for each full inch. */
    readonly detonatorDice: number;
    /** SO-V7, in inches. */
    readonly rearmWithin: number;
    /** SO-V8 */
    readonly repairedWounds: number;
  };
  readonly priorities: {
    /** SO-P2: from this round on; the objective by the face of the die. */
    readonly priorityFromRound: number;
    readonly priorityBy: { readonly crit: string; readonly surge: string; readonly hit: string };
    /** SO-P3 */
    readonly controlWithin: number;
    readonly supportCounts: number;
    readonly pointsEach: number;
    readonly priorityPoints: number;
    /** SO-P4, SO-P5 */
    readonly pointsToWin: number;
    readonly extraRounds: number;
  };
}
export type MissionOf<M extends MissionId> = MissionData & { readonly id: M; readonly numbers: MissionNumbers[M] };
export type Mission = { readonly [M in MissionId]: MissionOf<M> }[MissionId];
/** Everything in which the two editions differ, as values that the rules read: rules never ask which edition it is. */
export const EDITIONS = ['v1.1', 'playtest'] as const;
export type EditionId = (typeof EDITIONS)[number];
export interface Edition {
  readonly id: EditionId;
  readonly name: Named;
  readonly squads: readonly string[];
  /** Cards of squads that this edition replaces: the card that goes, and what comes for it. */
  readonly swaps: readonly { readonly out: string; readonly card: string; readonly type: string }[];
  /** SO-G17 */
  readonly dashClimbs: boolean;
  /** SO-G23: taken automatically, or one die of the target's choice. */
  readonly suppressionPenalty: 'worst-die' | 'targets-choice';
  readonly versatile: boolean;
  /** SO-G10, SO-G12 */
  readonly deploymentContactBan: boolean;
  readonly objectiveTokensCarried: boolean;
  /** SO-G34 to SO-G36 */
  readonly covert: { readonly marker: 'order-token' | 'condition-token'; readonly reveal: 'any-end-phase' | 'first-end-phase' };
  /** SO-C4, SO-C6, SO-C10 */
  readonly codes: {
    readonly tokens: readonly [number, number, number];
    readonly code: number;
    readonly claimants: readonly Side[];
    readonly halt: 'free' | 'action';
  };
  /** SO-V2, SO-V3 */
  readonly vehicle: { readonly pointsClaimed: boolean; readonly redDeploys: 'zone-or-network' | 'network' };
}
