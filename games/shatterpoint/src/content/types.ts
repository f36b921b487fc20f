import type { Ability, Script } from './effect.js';
import type { Tag } from './tags.js';

/** Where a piece of content is from; what is ours says `house`. */
export const PROVENANCES = ['seed', 'published', 'house'] as const;
export interface Provenance {
  readonly from: (typeof PROVENANCES)[number];
  /** How sure it is, where a source had to be interpreted, and what was decided. */
  readonly certainty?: 'high' | 'medium';
  readonly note?: string;
}
export interface Named {
  readonly en: string;
  readonly de: string;
}
export const CONDITIONS = ['strained', 'disarmed', 'exposed', 'pinned'] as const;
export type ConditionName = (typeof CONDITIONS)[number];
/** S-TREE-5: directed icons act on the target, personal ones on the attacker. */
export const DIRECTED = ['damage', 'shove', ...CONDITIONS] as const;
export const PERSONAL = ['heal', 'reposition', 'advance', 'dash', 'climb', 'jump', 'hunker', 'active'] as const;
export const ICONS = [...DIRECTED, ...PERSONAL] as const;
export type Icon = (typeof ICONS)[number];
export const MOVES = ['advance', 'dash', 'climb', 'jump', 'reposition'] as const;
export type MoveName = (typeof MOVES)[number];
export const ACTIONS = ['move', 'focus', 'combat', 'take-cover', 'recover', 'ability'] as const;
export type ActionName = (typeof ACTIONS)[number];
export const ERAS = ['fall-of-the-jedi', 'reign-of-the-empire', 'age-of-rebellion', 'the-new-republic'] as const;
export type Era = (typeof ERAS)[number];
/** Range tools by number: 1, 3, 6, 8 and 10 inches (S-TOOL-1). */
export type Range = 1 | 2 | 3 | 4 | 5;

/** S-EXP-2: what one row of an expertise chart does, in its order. */
export type ChartResult =
  | { readonly add: 'strike' | 'critical' | 'block' }
  | { readonly change: 'strike' | 'critical' | 'block'; readonly into: 'strike' | 'critical' | 'failure' }
  | { readonly effect: Icon };
export interface Chart {
  readonly name: Named;
  /** S-EXP-1: from this many expertise results on, up to the next row. */
  readonly rows: readonly { readonly from: number; readonly results: readonly ChartResult[] }[];
}
/** S-TREE-1: options by their place on the card (row T, M, B and column). */
export interface CombatTree {
  readonly start: readonly string[];
  readonly options: Readonly<Record<string, readonly Icon[]>>;
  readonly links: readonly (readonly [string, string])[];
}
/** S-STN-1. */
export interface Stance {
  readonly name: Named;
  readonly ranged?: { readonly range: Range; readonly dice: number; readonly chart: Chart };
  readonly melee?: { readonly dice: number; readonly chart: Chart };
  readonly defence: { readonly ranged: number; readonly melee: number; readonly chart?: Chart };
  readonly tree: CombatTree;
}
/** The last two are of this mode only. */
export const UNIT_TYPES = ['primary', 'secondary', 'supporting', 'legend', 'minion'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];
/** A unit card. */
export interface UnitCard {
  readonly id: string;
  /** Its number in `spt[...]` codes: pack, 01 and place, eight digits. None for house content, and for the few published units whose number is unknown. */
  readonly spt?: string;
  readonly name: Named;
  /** Persons who are in an encounter once. */
  readonly uniqueNames: readonly string[];
  readonly type: UnitType;
  /** As printed. */
  readonly cost: number;
  readonly force: number;
  readonly stamina: number;
  /** A number; `-` is defeated at its first wound; `U` is a unique minion. */
  readonly durability: number | '-' | 'U';
  readonly characters: number;
  readonly baseMm: 40 | 50;
  readonly eras: readonly Era[];
  readonly tags: readonly Tag[];
  readonly stances: readonly Stance[];
  readonly abilities: readonly Ability[];
  readonly provenance: Provenance;
}
export interface LegendOrder {
  readonly id: string;
  readonly name: Named;
  readonly refresh: number;
  readonly effect: Script;
  readonly legendAbility: Script;
}
export interface LegendCard extends UnitCard {
  readonly type: 'legend';
  readonly orders: readonly LegendOrder[];
  /** Sets of minions, by their unit cards. */
  readonly minionSets: readonly { readonly id: string; readonly name: Named; readonly minions: readonly string[] }[];
}
/** T rulings: a part of the terrain. */
export interface TerrainPart {
  readonly id: string;
  readonly name: Named;
  readonly elevation: number;
  /** LE-T2, LE-T3, LE-T4. */
  readonly blocked: boolean;
  readonly impassable: boolean;
  readonly climbable: boolean;
  /** Inches. */
  readonly polygon: readonly (readonly [number, number])[];
}
export interface Layout {
  readonly id: string;
  readonly name: Named;
  readonly missions: readonly string[];
  readonly parts: readonly TerrainPart[];
  readonly provenance: Provenance;
}
