import type { KeywordName } from '../glossary/keywords.js';

/** The factions a card can have. The last two field armies only as battle forces. */
export const FACTIONS = ['empire', 'rebels', 'republic', 'separatists', 'mercenary', 'mandalorians'] as const;
export type Faction = (typeof FACTIONS)[number];
export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];
export const RANKS = ['commander', 'operative', 'corps', 'special', 'support', 'heavy'] as const;
export type Rank = (typeof RANKS)[number];

/** The seed's sixteen upgrade types, then the two that came later. */
export const SLOTS = [
  'heavy weapon',
  'personnel',
  'force',
  'command',
  'hardpoint',
  'gear',
  'grenades',
  'programming',
  'comms',
  'pilot',
  'training',
  'generator',
  'armament',
  'crew',
  'ordnance',
  'squad leader',
  'doctrine',
  'clan',
] as const;
export type Slot = (typeof SLOTS)[number];

export const UNIT_TYPES = [
  'trooper',
  'clone trooper',
  'creature trooper',
  'droid trooper',
  'emplacement trooper',
  'heavy droid trooper',
  'mandalorian trooper',
  'wookiee trooper',
  'ground vehicle',
  'repulsor vehicle',
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const AFFILIATIONS = [
  'black sun',
  'pyke',
  'raider',
  'rogue',
  'maul loyalist',
  'ewok',
  'mandalorians',
  'clan kryze',
  'clan saxon',
  'clan wren',
  'children of the watch',
] as const;
export type Affiliation = (typeof AFFILIATIONS)[number];

/** Every keyword with its number or word; `true` where the card names it without one. */
export type Keywords = Readonly<Partial<Record<KeywordName, number | string | true>>>;

export type Dice = Readonly<Partial<Record<'red' | 'black' | 'white', number>>>;
export interface Weapon {
  readonly name: string;
  /** Nearest and farthest range: 0 is melee, null as farthest is unlimited. Null where the weapon has no range of its own. */
  readonly range: readonly [number, number | null] | null;
  readonly dice: Dice;
  readonly keywords?: Keywords;
}

type OneOf<T> = T | readonly T[];
/** What a unit must be: every entry must hold, and a list holds when one of its members does. */
export interface Trait {
  readonly name?: OneOf<string>;
  readonly title?: OneOf<string>;
  readonly rank?: OneOf<Rank>;
  readonly faction?: OneOf<Faction>;
  readonly type?: OneOf<UnitType>;
  readonly affiliation?: OneOf<Affiliation>;
  readonly keyword?: OneOf<KeywordName>;
  readonly slot?: OneOf<Slot>;
  readonly defence?: OneOf<'red' | 'white'>;
  readonly side?: OneOf<Side>;
}
export type Restriction =
  | Trait
  | { readonly any: readonly Restriction[] }
  | { readonly all: readonly Restriction[] }
  | { readonly not: Restriction };

export interface Card {
  /** Our id: the English name and title in lower case. */
  readonly id: string;
  /** The two letters (case matters) under which share links know the card. */
  readonly code: string;
  readonly name: string;
  readonly title?: string;
  /** What lists print where space is short. */
  readonly shortName?: string;
  /** What the tabletop simulator calls it, where that is not name and title. */
  readonly ttsName?: string;
  /** When it is announced for: not in play before. */
  readonly unreleased?: string;
  /** Where this entry differs from the catalogue's main source, and why. */
  readonly note?: string;
}
export interface Fighting extends Card {
  readonly faction: Faction;
  readonly type: UnitType;
  readonly affiliation?: Affiliation;
  /** The factions that may hire this mercenary. */
  readonly hire?: readonly Faction[];
  /** Null while it is not published. */
  readonly cost: number | null;
  /** The bullets before the name: how many cards of this name an army may hold. */
  readonly limit?: number;
  readonly slots: readonly Slot[];
  readonly keywords: Keywords;
  readonly wounds: number;
  readonly weapons: readonly Weapon[];
}
export interface UnitCard extends Fighting {
  readonly rank: Rank;
  /** The bullets stand before the title, and count cards of that title. */
  readonly limitBy?: 'title';
  readonly miniatures: number;
  readonly defence: 'red' | 'white';
  /** Courage, or the resilience of a vehicle; null where the card shows a dash. */
  readonly courage: number | null;
  readonly speed: number;
  readonly surge?: { readonly attack?: 'hit' | 'crit'; readonly defence?: 'block' };
  /** What the keyword Equip names: upgrades by id, or slots that must be filled. */
  readonly equips?: readonly string[];
  readonly counterpart?: string;
  /** The upgrade without which the counterpart may not join. */
  readonly counterpartNeeds?: string;
}
export type CounterpartCard = Fighting;

export interface UpgradeCard extends Card {
  readonly slot: Slot;
  readonly cost: number;
  readonly limit?: number;
  /** The armies that may use it. */
  readonly factions?: readonly Faction[];
  readonly restriction?: Restriction;
  readonly keywords?: Keywords;
  readonly addsSlots?: readonly Slot[];
  /** The units to which it adds them, where that is not everybody who may equip it. */
  readonly addsSlotsTo?: Restriction;
  /** A slot that the unit must fill because of this upgrade. */
  readonly mustFill?: Slot;
  /** It takes up no slot: on any unit that may equip it, or only on those that meet this. */
  readonly slotless?: true | Restriction;
  /** Keywords that count for other upgrades' restrictions. */
  readonly grants?: readonly KeywordName[];
  readonly changes?: { readonly affiliation?: Affiliation; readonly rank?: Rank };
  readonly doubleSided?: true;
  readonly weapons?: readonly Weapon[];
  /** How many miniatures it adds, where that is not one. */
  readonly miniatures?: number;
  /** The exhaust or expend icon; `by` says whether an action or a free action uses it. */
  readonly use?: { readonly flips: 'exhaust' | 'expend'; readonly by?: 'action' | 'free action' };
  /** So much cheaper while a unit of that name is in the army. */
  readonly discount?: { readonly points: number; readonly with: string };
  /** A further copy that a battle force hands out: outside the count of its name. */
  readonly extraCopy?: true;
  /** No unit of today may equip it. */
  readonly retired?: true;
}
export const PIPS = [1, 2, 3, 4] as const;
export interface CommandCard extends Card {
  readonly pips: (typeof PIPS)[number];
  readonly faction?: Faction;
  readonly battleForce?: string;
  /** Each must be met by a unit or counterpart of the army. */
  readonly requires?: readonly Restriction[];
}
export const BATTLE_DECKS = ['primary', 'secondary', 'advantage'] as const;
export type BattleDeck = (typeof BATTLE_DECKS)[number];
export interface BattleCard extends Card {
  readonly deck: BattleDeck;
  readonly faction?: Faction;
  readonly recon?: true;
}

export type RankTable = Readonly<Record<Rank, readonly [min: number, max: number]>> & {
  /** The most commanders and operatives together. */
  readonly leaders?: number;
};
export interface Discount {
  readonly unit: string;
  readonly upgrade?: string;
  readonly slot?: Slot;
  readonly unique?: true;
  readonly points: number;
}
export interface ForceChoice {
  readonly id: string;
  readonly discounts?: readonly Discount[];
  readonly upgrades?: readonly string[];
  readonly units?: readonly string[];
  /** How many of those units together. */
  readonly max?: number;
}
export interface BattleForce {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly faction: Faction;
  /** Stated where the faction leaves it open. */
  readonly side?: Side;
  readonly units: Readonly<Record<Rank, readonly string[]>>;
  /** The unique upgrades and counterparts that it may use. */
  readonly uniqueUpgrades: readonly string[];
  readonly forbiddenUpgrades?: readonly string[];
  readonly ranks: { readonly standard: RankTable; readonly recon: RankTable };
  readonly mercenariesCount?: true;
  readonly noFieldCommander?: true;
  readonly countsAsCorps?: readonly string[];
  readonly limits?: readonly { readonly units: readonly string[]; readonly min: number; readonly max: number }[];
  readonly atLeast?: readonly { readonly count: number; readonly of: Restriction }[];
  /** Nothing twice in corps before each kind of corps is there once. */
  readonly oneOfEachCorps?: true;
  /** Units that need no partner here, whatever their Detachment says. */
  readonly withoutDetachment?: readonly string[];
  /** Each such unit needs a unit of that name of its own. */
  readonly partners?: readonly { readonly unit: string; readonly name: string }[];
  /** Upgrades that these units may equip against their restriction. */
  readonly sharedUpgrades?: { readonly to: Restriction; readonly upgrades: readonly string[] };
  readonly addsSlots?: readonly { readonly unit: string; readonly slots: readonly Slot[] }[];
  /** A unit with a clan slot must fill it with one of these; commanders and operatives also with one of `leaders`. */
  readonly clan?: { readonly upgrades: readonly string[]; readonly leaders?: readonly string[] };
  /** Every unit shares its affiliation with a commander or operative. */
  readonly sharedAffiliation?: true;
  readonly discounts?: readonly Discount[];
  readonly choices?: { readonly count: number; readonly of: readonly ForceChoice[] };
}
