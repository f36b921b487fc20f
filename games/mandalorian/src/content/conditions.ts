import type { Logic } from '@cadre/kit';
import type { Amount } from './ops.js';
import type { Difficulty, EventBack } from './words.js';

/** A set of spaces. `steps` are counted on the MOVE graph. */
export type Zone =
  | { readonly spaces: readonly string[] }
  | { readonly numbers: readonly number[] }
  | { readonly steps: number; readonly of: 'start' };

/** Who or what a character or an enemy carries: The Child, or the id of a feature that can be carried. */
export type Burden = 'child' | { readonly feature: string };

export type OwnCondition =
  // The action under way
  | { readonly is: 'targetHere' }
  | { readonly is: 'targetUndamaged' }
  | { readonly is: 'allyNearTarget'; readonly range: number }
  | { readonly is: 'defeatedByThis' }
  | { readonly is: 'movedByThis' }
  | { readonly is: 'notMovedThisTurn' }
  // You
  | { readonly is: 'damaged' }
  | { readonly is: 'enemyWithin'; readonly range: number }
  | { readonly is: 'youIn'; readonly zone: Zone }
  | { readonly is: 'markedHere'; readonly marker: string }
  // The table
  | { readonly is: 'onMap'; readonly map: string }
  | { readonly is: 'difficulty'; readonly difficulty: Difficulty }
  /** Several players lead the two characters together (MA-213). */
  | { readonly is: 'shared' }
  /** So many cards of the guide deck are in the game. */
  | { readonly is: 'unlocked'; readonly atLeast: number }
  | { readonly is: 'characters'; readonly atLeast: number }
  | { readonly is: 'eventBack'; readonly back: EventBack }
  | { readonly is: 'reshuffles'; readonly atLeast: Amount }
  | { readonly is: 'track'; readonly track: string; readonly atLeast: Amount }
  | { readonly is: 'markers'; readonly marker: string; readonly atLeast: number }
  | { readonly is: 'specialInPlay'; readonly special: string }
  | { readonly is: 'specialsDefeated'; readonly special: string }
  /** A character is in the space of this faceup feature and no enemy is. */
  | { readonly is: 'featureSecured'; readonly feature: string }
  | { readonly is: 'carriedByCharacter'; readonly burden: Burden }
  /** The character that carries it is in the zone, with at least `others` further characters. */
  | { readonly is: 'carrierIn'; readonly burden: Burden; readonly zone: Zone; readonly others: number }
  | { readonly is: 'enemyWithChildIn'; readonly zone: Zone }
  /** An enemy that carried The Child has been defeated in this game. */
  | { readonly is: 'childCarrierDefeated' };
export type Condition = Logic<OwnCondition>;

export type ConditionName = Condition['is'];
