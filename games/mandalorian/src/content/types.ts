import type { Condition } from './conditions.js';
import type { DifficultyDef, Envelope, GuideCard, Loyalty } from './guide-types.js';
import type { MissionDef } from './mission-types.js';
import type { Modifier, Op } from './ops.js';
import {
  type Ability,
  type BorderKind,
  type EnemyClass,
  type EventBack,
  type MapRule,
  type Shape,
  type Slot,
  type Source,
  STRENGTHS,
  type Stack,
  type Star,
  type Timing,
  type Trigger,
} from './words.js';

export type * from './conditions.js';
export type * from './guide-types.js';
export type * from './mission-types.js';
export * from './ops.js';
export * from './words.js';

// ---- Maps

export interface Space {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly start?: true;
  readonly star?: Star;
  readonly number?: number;
  readonly icon?: { readonly shape: Shape; readonly faceup: boolean };
}

export interface Border {
  readonly a: string;
  readonly b: string;
  readonly kind: BorderKind;
  /** The id of the door, exactly for doors; all doors begin locked. */
  readonly door?: string;
}

export interface MapDef {
  readonly id: string;
  readonly name: string;
  readonly tokenSet: string;
  readonly spaces: readonly Space[];
  readonly borders: readonly Border[];
  /** Forbidden areas: drawn, never spaces. */
  readonly forbidden: readonly { readonly x: number; readonly y: number }[];
  readonly rules: readonly MapRule[];
  readonly source: Source;
}

// ---- Tokens

export interface EnemyToken {
  readonly kind: 'enemy';
  readonly class: EnemyClass;
  readonly health: number;
  readonly abilities: readonly Ability[];
}

export interface FeatureToken {
  readonly kind: 'feature';
  readonly feature: string;
  /** A feature can carry the mission effect icon and no other (MA-199). */
  readonly abilities: readonly Ability[];
}

/** Placed by name by its mission, never drawn. */
export interface SpecialToken {
  readonly kind: 'special';
  readonly special: string;
}

export type Token = EnemyToken | FeatureToken | SpecialToken;

export interface TokenSet {
  readonly id: string;
  /** What the enemies of this set are called. */
  readonly names: Readonly<Record<EnemyClass, string>>;
  readonly stacks: Readonly<Record<Stack, readonly Token[]>>;
  readonly source: Source;
}

export interface FeatureDef {
  readonly id: string;
  readonly name: string;
  /** `discard`: from your space, in your Action Step, for its ops. `carry`: picked up by any action in its space, never dropped or handed over. */
  readonly use: 'none' | 'discard' | 'carry';
  readonly if?: Condition;
  readonly ops: readonly Op[];
  readonly source: Source;
}

// ---- Cards

export interface SkillAbility {
  readonly slot: Slot;
  readonly modify?: readonly Modifier[];
  readonly timing?: Timing;
  readonly ops?: readonly Op[];
  /** The action's own ability is not performed. Always so with tactical cards. */
  readonly instead?: true;
}

/** `tactical`: no strength, its slot counts as exactly 5. `wild`: its player names a strength when playing it. */
export const CARD_STRENGTHS = [...STRENGTHS, 'tactical', 'wild'] as const;
export type CardStrength = (typeof CARD_STRENGTHS)[number];

export interface SkillCard {
  readonly id: string;
  readonly name: string;
  readonly copies: 1 | 2;
  readonly strength: CardStrength;
  readonly bonus?: Slot;
  readonly ability?: SkillAbility;
  readonly source: Source;
}

/** A planning card is kept and used at its trigger; a gear card lies faceup from setup and is used once in a game. */
export interface TriggerCard {
  readonly id: string;
  readonly name: string;
  readonly trigger: Trigger;
  /** With the trigger `performAction`: only these actions; without it every action. */
  readonly slots?: readonly Slot[];
  readonly if?: Condition;
  readonly modify?: readonly Modifier[];
  readonly ops?: readonly Op[];
  readonly source: Source;
}

export interface PlanningCard extends TriggerCard {
  readonly copies: number;
  /** Bad Luck (MA-85). */
  readonly cannotKeep?: true;
}

export interface CharacterDef {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly health: { readonly novice: number; readonly standard: number };
  readonly deck: readonly SkillCard[];
  readonly unlocks: {
    readonly tactical: SkillCard;
    readonly wild: SkillCard;
    readonly signature1: SkillCard;
    readonly signature2: SkillCard;
    readonly gear: TriggerCard;
  };
  readonly source: Source;
}

export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly back: EventBack;
  readonly ops: readonly Op[];
  /** Only if the slot that caused the event has a total of 6 or more (MA-130). */
  readonly six?: readonly Op[];
  readonly source: Source;
}

export interface DisruptTokens {
  readonly white: readonly number[];
  readonly yellow: readonly number[];
  /** The strength of a substitute when every token is in use (MA-160). */
  readonly substitute: number;
  readonly source: Source;
}

export interface Content {
  readonly difficulties: readonly DifficultyDef[];
  readonly characters: readonly CharacterDef[];
  readonly planning: readonly PlanningCard[];
  readonly unlockPlanning: readonly PlanningCard[];
  readonly events: readonly EventCard[];
  readonly unlockEvents: readonly EventCard[];
  readonly disrupt: DisruptTokens;
  readonly features: readonly FeatureDef[];
  readonly tokenSets: readonly TokenSet[];
  readonly maps: readonly MapDef[];
  readonly missions: readonly MissionDef[];
  readonly guide: readonly GuideCard[];
  readonly envelopes: readonly Envelope[];
  readonly loyalty: Loyalty;
}
