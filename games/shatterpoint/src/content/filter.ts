import type { Logic, Selector } from '@cadre/kit';
import type { Tag } from './tags.js';
import type { ActionName, ConditionName, MoveName, Range, UnitType } from './types.js';

/** Things that a script can select. */
export const KINDS = ['character', 'unit', 'objective', 'cadre'] as const;
export type Kind = (typeof KINDS)[number];
/**
 * Roles of the moment and what they are; every other name is what a script has selected under it, or `moved`: the characters that its last move has
 * moved. A unit where a character is needed means its characters, a character where a unit is needed means its unit.
 */
export const ROLES = {
  /** Who has the ability; of an order card the Legend. */
  self: 'unit',
  legend: 'unit',
  /** The unit that the moment is about: it activates, acts, gains, is wounded or defeated. */
  subject: 'unit',
  attacker: 'character',
  defender: 'character',
  mover: 'character',
  /** Who has wounded the subject. */
  wounder: 'character',
  /** Whose control is being settled. */
  objective: 'objective',
  moved: 'character',
} as const satisfies Readonly<Record<string, Kind>>;
export type Ref = keyof typeof ROLES | (string & Record<never, never>);

/** Filters of characters, units and objectives. A unit passes what is said of characters when one of its characters does. */
export type Filter =
  | { readonly is: 'side'; readonly side: 'friendly' | 'enemy' }
  /** Of the same player: a partner's unit is friendly, but not own. */
  | { readonly is: 'own' }
  /** It is one of those called so, or their unit. */
  | { readonly is: 'the'; readonly ref: Ref }
  /** Another character than that one, or not of that unit. */
  | { readonly is: 'other'; readonly than: Ref }
  | { readonly is: 'inUnit'; readonly of: Ref }
  /** `another`: of another character than itself. `every`: of each of their characters. */
  | { readonly is: 'within'; readonly range: Range; readonly of: Ref; readonly another?: true; readonly every?: true }
  /** That one sees it. */
  | { readonly is: 'inSight'; readonly of: Ref }
  /** It sees that one. */
  | { readonly is: 'sees'; readonly what: Ref }
  /** It has one of these tags. */
  | { readonly is: 'tag'; readonly tags: readonly Tag[] }
  /** LE-P11: what it counts as; `legend` and `minion` by its card. */
  | { readonly is: 'type'; readonly types: readonly UnitType[] }
  /** LE-23: its durability is "-". */
  | { readonly is: 'ordinary' }
  | { readonly is: 'condition'; readonly condition?: ConditionName }
  | { readonly is: 'hunkered' }
  | { readonly is: 'wounded' }
  | { readonly is: 'injured'; readonly atLeast?: number }
  | { readonly is: 'damaged' }
  | { readonly is: 'defeated' }
  /** With anybody, with that one, or with an enemy that passes the filter. */
  | { readonly is: 'engaged'; readonly with?: Ref; readonly by?: Logic<Filter> }
  /** So many that pass the filter are within range of it. */
  | { readonly is: 'amid'; readonly atLeast: number; readonly range: Range; readonly where: Logic<Filter> }
  /** It contests an active objective, any at all, that one, or one that passes the filter. */
  | { readonly is: 'contesting'; readonly any?: true; readonly objective?: Ref; readonly where?: Logic<Filter> }
  /** Attacked in the combat action that the moment is about, or by the own unit in its activation. */
  | { readonly is: 'targeted'; readonly in: 'action' | 'activation' }
  /** Not yet selected by this ability in this activation. */
  | { readonly is: 'fresh' }
  | { readonly is: 'marked'; readonly mark: string }
  /** Of objectives. */
  | { readonly is: 'active' }
  | { readonly is: 'controlled'; readonly by: 'friendly' | 'enemy' | 'nobody' };
/** Filters of objectives by how many contest them. Only scripts select by them: modifiers change the count, so none may ask for it. */
export type CountFilter =
  | { readonly is: 'contested'; readonly by: 'friendly' | 'enemy'; readonly atMost?: number; readonly atLeast?: number }
  /** At least as many friendly as enemy characters contest it, and at least one. */
  | { readonly is: 'notOutnumbered' };
export type ScriptFilter = Filter | CountFilter;

/** What must hold. */
export type Condition =
  /** There is one called so, and all of them pass the filter. */
  | { readonly is: 'that'; readonly of: Ref; readonly where: Logic<Filter> }
  | { readonly is: 'thereIs'; readonly of: Selector<Kind, Filter> }
  | { readonly is: 'atLeast'; readonly n: number; readonly of: Selector<Kind, Filter> }
  | { readonly is: 'chosen'; readonly name: string }
  /** The op before has changed something: somebody moved, a token or damage was taken or given. */
  | { readonly is: 'did' }
  /** One of those that moved ended higher than it began. */
  | { readonly is: 'higher' }
  | { readonly is: 'inCombatAction' }
  | { readonly is: 'attackKind'; readonly kind: 'melee' | 'ranged' }
  /** Results in the attack's rolls, or in one that the script made. */
  | {
      readonly is: 'shows';
      readonly roll: 'attack' | 'defence' | (string & Record<never, never>);
      readonly face: string;
      readonly atLeast: number;
    }
  /** The attack has put damage on the defender. */
  | { readonly is: 'dealtDamage' }
  | { readonly is: 'tookAction'; readonly action: ActionName }
  | { readonly is: 'activating'; readonly unit: Ref }
  | { readonly is: 'stance'; readonly stance: number }
  | { readonly is: 'inDeckOrReserve' }
  /** An own card that passes the filter is in reserve. */
  | { readonly is: 'ownReserve'; readonly where?: Logic<Filter> }
  | { readonly is: 'gaining'; readonly condition?: ConditionName }
  | { readonly is: 'movedAs'; readonly moves: readonly MoveName[] }
  /** The mover was engaged with it before the move. */
  | { readonly is: 'wasEngaged'; readonly with: Ref }
  | { readonly is: 'woundedBy'; readonly side: 'friendly' | 'enemy'; readonly attack?: 'melee' | 'ranged' | 'either' };
