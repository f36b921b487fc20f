import type { Choose, Each, If, Logic, May, Select, Selector } from '@cadre/kit';
import type { ActionName, ConditionName, MoveName, Named, Provenance, Range, UnitType } from './types.js';

/** The moments at which abilities and order cards speak. Each is a window of the rules (`keywords/vocabulary.ts`). */
export const TRIGGERS = [
  'setupEnd', // S-DEP-2
  'reveal', // an order card of the own deck was revealed
  'reserving', // an order card is about to be put in reserve
  'activationStart', // tactic abilities, after recovery and the loss of hunker tokens
  'allyActivationStart',
  'stanceChanged',
  'focused',
  'moveActionOver',
  'moved', // one character has ended a move
  'combatActionOver',
  'beforeDice', // an attack was declared, no die has been rolled
  'modifyAttack',
  'modifyDefence',
  'poolApply', // the damage pool is about to be applied
  'attackResolved',
  'unitWounded',
  'unitDefeated',
  'recovered',
  'control', // control of an objective is being settled
  'activationEnd',
  'redeployment',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** Things that a script can select. */
export const KINDS = ['character', 'unit', 'objective', 'cadre'] as const;
export type Kind = (typeof KINDS)[number];
/** Someone or something that a script speaks of: a role of the moment, or what was selected under a name. */
export type Ref = 'self' | 'legend' | 'attacker' | 'defender' | 'mover' | 'wounded' | 'active' | (string & Record<never, never>);
/** Filters of selectors. Units pass a filter about characters when one of their characters does. */
export type Filter =
  | { readonly is: 'side'; readonly side: 'friendly' | 'enemy' }
  | { readonly is: 'other'; readonly than: Ref }
  | { readonly is: 'inUnit'; readonly of: Ref }
  | { readonly is: 'within'; readonly range: Range; readonly of: Ref }
  | { readonly is: 'inSight'; readonly of: Ref }
  | { readonly is: 'tag'; readonly tags: readonly string[] }
  | { readonly is: 'type'; readonly types: readonly UnitType[] }
  | { readonly is: 'card'; readonly cards: readonly string[] }
  | { readonly is: 'condition'; readonly condition?: ConditionName }
  | { readonly is: 'hunkered' }
  | { readonly is: 'wounded' }
  | { readonly is: 'injured' }
  | { readonly is: 'damaged' }
  | { readonly is: 'engaged'; readonly with?: Ref }
  | { readonly is: 'contesting'; readonly objective?: Ref }
  | { readonly is: 'controlled'; readonly by: 'friendly' | 'enemy' | 'nobody' }
  | { readonly is: 'targeted' }
  | { readonly is: 'defeated' }
  | { readonly is: 'marked'; readonly mark: string };
/** What must hold. A filter on a role of the moment is a condition too: `{ is: 'that', of: 'defender', where: … }`. */
export type Condition =
  | { readonly is: 'that'; readonly of: Ref; readonly where: Logic<Filter> }
  | { readonly is: 'thereIs'; readonly of: Selector<Kind, Filter> }
  | { readonly is: 'chosen'; readonly name: string }
  | { readonly is: 'moved'; readonly who?: Ref }
  | { readonly is: 'inCombatAction' }
  | { readonly is: 'attackKind'; readonly kind: 'melee' | 'ranged' }
  | { readonly is: 'tookAction'; readonly action: ActionName }
  | { readonly is: 'rolled'; readonly face: string; readonly atLeast: number }
  | { readonly is: 'dealtDamage' }
  | { readonly is: 'inDeckOrReserve' };
export type Count =
  | number
  | { readonly count: readonly string[]; readonly of: string }
  | { readonly each: Selector<Kind, Filter>; readonly times?: number };

export const KEYWORDS = ['impact', 'sharpshooter', 'protection', 'scale', 'steadfast', 'cover'] as const;
/** What is true as long as it lasts. */
export type Mod =
  | { readonly mod: 'attackDice' | 'defenceDice'; readonly add: Count; readonly kind?: 'melee' | 'ranged' }
  | { readonly mod: 'keyword'; readonly keyword: (typeof KEYWORDS)[number]; readonly x: Count }
  | { readonly mod: 'immunity'; readonly condition: ConditionName }
  | { readonly mod: 'ignoreCover' }
  | { readonly mod: 'reroll'; readonly roll: 'attack' | 'defence'; readonly faces: readonly string[]; readonly most: Count }
  | { readonly mod: 'moveAs'; readonly move: MoveName; readonly as: MoveName }
  | { readonly mod: 'contestWeight'; readonly x: number }
  | { readonly mod: 'cannotBeTargeted'; readonly kind?: 'melee' | 'ranged' }
  | { readonly mod: 'actions'; readonly x: number }
  | { readonly mod: 'forceCost'; readonly x: number };
export type Duration = 'attack' | 'action' | 'activation' | 'turn' | 'nextLegendTurn' | 'nextActivation' | 'game';
export type OwnOp =
  | { readonly op: 'damage'; readonly to: Ref; readonly n: Count }
  | { readonly op: 'gain'; readonly to: Ref; readonly condition: ConditionName }
  | { readonly op: 'cleanse'; readonly of: Ref; readonly n: number; readonly condition?: ConditionName }
  /** Remove damage; nothing from a wounded unit. */
  | { readonly op: 'mend'; readonly to: Ref; readonly n: Count }
  /** S-EFF-4. */
  | { readonly op: 'heal'; readonly by: Ref }
  | {
      readonly op: 'move';
      readonly who: Ref;
      readonly as: MoveName;
      readonly may?: false;
      readonly toward?: Ref;
      readonly away?: Ref;
      readonly by?: 'acting' | 'owner';
    }
  | { readonly op: 'push' | 'pull'; readonly who: Ref; readonly range: Range; readonly of: Ref }
  | { readonly op: 'pushAny'; readonly who: Ref; readonly range: Range }
  | { readonly op: 'shove'; readonly who: Ref; readonly by: Ref }
  | { readonly op: 'attack'; readonly by: Ref; readonly kind: 'melee' | 'ranged' | 'either'; readonly on?: Ref; readonly dice?: number }
  | { readonly op: 'act'; readonly who: Ref; readonly action: ActionName }
  | { readonly op: 'hunker'; readonly to: Ref; readonly n: number }
  | { readonly op: 'loseHunker'; readonly of: Ref; readonly n: number | 'all' }
  | { readonly op: 'reducePool'; readonly n: number; readonly onto?: Ref }
  | { readonly op: 'roll'; readonly die: 'attack' | 'defence'; readonly n: Count; readonly as: string }
  | { readonly op: 'force'; readonly refresh?: number; readonly drain?: number; readonly of?: Ref }
  | { readonly op: 'buff'; readonly to: Ref; readonly mods: readonly Mod[]; readonly until: Duration }
  | { readonly op: 'later'; readonly at: Trigger; readonly do: readonly Op[] }
  | { readonly op: 'control'; readonly objective: Ref; readonly give: 'nobody' | 'friendly' }
  | { readonly op: 'return'; readonly unit: Ref; readonly within: Range; readonly of: Ref }
  | { readonly op: 'retire'; readonly unit: Ref }
  | { readonly op: 'place'; readonly who: Ref; readonly within: Range; readonly of: Ref }
  | { readonly op: 'mark'; readonly mark: string; readonly on: Ref };
export type Op =
  | OwnOp
  | If<Op, Logic<Condition>>
  | Choose<Op>
  | May<Op>
  | Each<Op, Selector<Kind, Filter>>
  | Select<Selector<Kind, Filter>>;
export type Script = readonly Op[];

/** S-ABIL: what an ability does. Equal wordings on several cards are one text; each card gives it a name. */
export interface AbilityText {
  readonly id: string;
  readonly kind: 'active' | 'reactive' | 'innate' | 'tactic';
  /** Force (S-ABIL-1, S-ABIL-2). */
  readonly cost?: number;
  /** S-ACTN-6. */
  readonly action?: true;
  readonly trigger?: Trigger;
  readonly when?: Logic<Condition>;
  readonly limit?: { readonly per: 'activation' | 'turn' | 'game'; readonly count: number };
  readonly script?: Script;
  /** What is true while `when` holds. `on`: for whom, the unit's own characters unless it says otherwise. */
  readonly mods?: readonly { readonly on?: Selector<Kind, Filter>; readonly when?: Logic<Condition>; readonly is: Mod }[];
  /** It does nothing in this mode, and why. */
  readonly inactive?: string;
  readonly provenance: Provenance;
}
/** An ability of a unit card. */
export interface Ability extends AbilityText {
  readonly name: Named;
}
