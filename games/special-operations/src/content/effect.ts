import type { KeywordId, Named } from '@cadre/legion';
import type { DicePool } from '../dice.js';
import type { WeaponId } from './data/weapon-names.js';
import type { KeywordOn, Rank, Surge, UnitKind, Weapon } from './types.js';

/** The moments at which card effects and keywords speak. Each is a window of the rules. */
export const TIMINGS = [
  'loadouts', // after both loadouts are revealed, before deployment
  'deployed', // after the last unit was deployed
  'reveal', // after both command cards are revealed, before priority
  'ordered', // a unit has been issued an order
  'ordersIssued', // the owner has issued all orders of the card
  'commandEnd',
  'activationPhase', // start of the Activation phase
  'draw', // an order token was drawn from the own pool
  'activationStart', // before the unit rallies
  'rallied', // after it rallied
  'activationEnd',
  'acted', // after an action
  'pool', // an attack pool was formed, before a suppressed attacker loses a die
  'reroll', // after the aim rerolls, before surges are converted
  'converted', // after attack surges were converted
  'modifyAttack', // step 6: attacker first, then defender
  'defenceReroll',
  'attacked', // after step 10
  'moved', // a unit has ended any move
  'defeated', // before a defeated unit is removed
  'endPhaseEnd',
] as const;
export type Timing = (typeof TIMINGS)[number];
export const TOKENS = ['aim', 'dodge', 'surge', 'standby', 'suppression', 'observation', 'shield', 'immobilize', 'detonator'] as const;
export type Token = (typeof TOKENS)[number];

/** Whom an effect is about. */
export interface Target {
  readonly pick: 'none' | 'ordered' | 'friendly' | 'enemy' | 'any' | 'attacker' | 'defender' | 'self' | 'defeated-friendly';
  /**
   * A number: so many by choice, fewer only if fewer fit or the effect may be declined. `active`: the unit that acts, has just moved or is
   * just activating. `coordinated`: ordered by Coordinate. `covert-placed`: put on the table from its covert marker in this End phase.
   */
  readonly count?: number | 'all' | 'active' | 'coordinated' | 'covert-placed';
  /** The choice is made once for each of the ordered units. */
  readonly perOrdered?: true;
  readonly other?: true;
  readonly otherThanDefender?: true;
  /** Inches. */
  readonly within?: number;
  readonly from?: 'ordered' | 'friendly' | 'self' | 'attacker' | 'active' | 'charge' | 'trap' | { readonly ranks: readonly Rank[] };
  readonly inSight?: true;
  readonly ranks?: readonly Rank[];
  readonly types?: readonly string[];
  readonly kinds?: readonly UnitKind[];
  readonly notKinds?: readonly UnitKind[];
  readonly hasKeyword?: KeywordId;
  readonly noOrder?: true;
  readonly without?: Token;
  readonly noFriendWithin?: number;
  /** The ops hold for the target and for every other unit within so many inches. */
  readonly splash?: number;
  readonly attackerRanks?: readonly Rank[];
  readonly friendlyOnly?: true;
  readonly ifMarkGone?: string;
  readonly notEngaged?: true;
  /** The disabled vehicle counts as one of them. */
  readonly andVehicle?: true;
}
/** What must be true. All of a list. */
export type Condition =
  | { readonly is: 'defender-attacked-by-other-friend' }
  | { readonly is: 'attacker-ordered' }
  | { readonly is: 'target-not-activated' }
  | { readonly is: 'target-marked'; readonly mark: string }
  | { readonly is: 'defender-survived' }
  | { readonly is: 'not-attacked-this-game' }
  | { readonly is: 'not-moved-this-round' }
  | { readonly is: 'no-move-this-activation' }
  | { readonly is: 'rounds'; readonly rounds: readonly number[] }
  | { readonly is: 'near-objective'; readonly within: number }
  | { readonly is: 'other-friend-near-defender'; readonly within: number }
  | { readonly is: 'other-friend-near-self'; readonly within: number }
  | { readonly is: 'defender-within'; readonly within: number }
  | { readonly is: 'attacker-beyond'; readonly beyond: number }
  | { readonly is: 'networked-sight'; readonly within: number; readonly kinds: readonly UnitKind[] }
  | { readonly is: 'defeated-an-enemy' }
  | { readonly is: 'defeated-by-attack' }
  | { readonly is: 'spent-aim' }
  | { readonly is: 'melee' }
  | { readonly is: 'ranged' }
  | { readonly is: 'action'; readonly action: 'move' | 'jump' | 'dash'; readonly types?: readonly string[] }
  | { readonly is: 'ends-near-enemy'; readonly within: number; readonly inSight?: true };
export const IGNORED = ['ai', 'suppressed-penalty', 'panic', 'condition-chart'] as const;
/** Something that is true while the effect lasts. */
export type Static =
  | {
      readonly op: 'keyword';
      readonly keyword: KeywordId;
      readonly x: number;
      readonly set?: true;
      readonly max?: number;
      readonly capacity?: number;
    }
  | { readonly op: 'remove-keyword'; readonly keyword: KeywordId }
  | {
      readonly op: 'weapon';
      /** One weapon by its id, or all ranged ones. */
      readonly weapons: 'ranged' | WeaponId;
      readonly dice?: Readonly<Partial<DicePool>>;
      readonly keywords?: readonly KeywordOn[];
    }
  | { readonly op: 'add-weapon'; readonly weapon: Weapon }
  | { readonly op: 'remove-weapon'; readonly weapon: WeaponId }
  | { readonly op: 'attack-surge'; readonly surge: Surge }
  | { readonly op: 'cover'; readonly x: number }
  | { readonly op: 'move-speed'; readonly x: number; readonly max: number }
  | { readonly op: 'dash-speed'; readonly speed: number }
  | { readonly op: 'extra-actions'; readonly x: number }
  /** For the player: orders without the card's limits. */
  | { readonly op: 'extra-orders'; readonly x: number }
  | { readonly op: 'ignore'; readonly what: (typeof IGNORED)[number] }
  | { readonly op: 'share'; readonly within: number; readonly inSight: boolean; readonly most: number }
  | { readonly op: 'coordinate-range'; readonly within: number }
  | { readonly op: 'tie-priority' }
  | { readonly op: 'add-action'; readonly action: CardAction };
/** Something that is done. */
export type Op =
  /** `until`: removed in the End phase although such tokens stay. */
  | { readonly op: 'gain'; readonly token: Token; readonly n: number; readonly until?: 'end-phase' }
  | { readonly op: 'gain-choice'; readonly tokens: readonly Token[]; readonly n: number }
  | { readonly op: 'lose'; readonly token: Token; readonly n: number | 'all' }
  | { readonly op: 'wounds'; readonly n: number }
  /** Wounds first, then all suppression tokens of the unit at once. */
  | { readonly op: 'roll'; readonly dice: Readonly<Partial<DicePool>>; readonly per: readonly RollResult[] }
  | { readonly op: 'move'; readonly speed: number; readonly intoMelee?: 'attacker' }
  /** Not as a suppressed unit, and never with aim tokens. */
  | { readonly op: 'attack'; readonly against: 'attacker' }
  | { readonly op: 'free-attack'; readonly kind: 'ranged' | 'melee' }
  | { readonly op: 'add-dice'; readonly dice: Readonly<Partial<DicePool>> }
  | { readonly op: 'attack-keyword'; readonly keyword: KeywordId; readonly x: number }
  | { readonly op: 'reroll'; readonly n: number }
  | { readonly op: 'draw-choice'; readonly n: number }
  | { readonly op: 'redraw' }
  | { readonly op: 'also-rank'; readonly rank: Rank }
  | { readonly op: 'grant'; readonly keyword: KeywordId; readonly x: number }
  | { readonly op: 'take-away'; readonly keyword: KeywordId }
  /** For this round, until it attacks. */
  | { readonly op: 'untargetable'; readonly beyond: number }
  | { readonly op: 'return-card' }
  | { readonly op: 'take-priority' }
  /** One from the hand, never Standing Orders; without one the rest does not happen. */
  | { readonly op: 'discard-card' }
  | { readonly op: 'return-unit'; readonly enemyBeyond: number }
  /** SO-H14: a ranged attack by nobody, without surge conversion. */
  | { readonly op: 'area-attack'; readonly dice: Readonly<Partial<DicePool>>; readonly keywords: readonly KeywordOn[] }
  | {
      readonly op: 'place-token';
      readonly token: 'charge' | 'trap';
      readonly within: number;
      readonly of: 'ordered' | 'self';
      readonly enemyBeyond: number;
      readonly most?: number;
    }
  | { readonly op: 'remove-token'; readonly token: 'charge' | 'trap' }
  | { readonly op: 'mark'; readonly mark: string };
export interface RollResult {
  readonly results: readonly ('crit' | 'hit' | 'surge')[];
  readonly ops: readonly Op[];
}
export interface CardAction {
  readonly id: string;
  readonly name: Named;
  readonly free: boolean;
  readonly target: Target;
  readonly ops: readonly Op[];
}
export interface Limit {
  readonly per: 'round' | 'activation';
  readonly count: number;
  /** Effects of one group share their limit. */
  readonly group?: string;
}
/** What a card does: while it lasts (`static`), or at a moment. */
export type Effect =
  | { readonly kind: 'static'; readonly when: readonly Condition[]; readonly target: Target; readonly is: readonly Static[] }
  | {
      readonly kind: 'triggered';
      readonly at: Timing;
      readonly may: boolean;
      readonly when: readonly Condition[];
      readonly target: Target;
      readonly ops: readonly Op[];
      readonly limit?: Limit;
    };
