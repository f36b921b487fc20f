import type { Choose, Each, If, Logic, May, Select, Selector } from '@cadre/kit';
import type { Condition, Filter, Kind, Ref, ScriptFilter } from './filter.js';
import type { Tag } from './tags.js';
import type { ActionName, ConditionName, MoveName, Named, Provenance, Range } from './types.js';

/** The moments at which abilities speak. Each is a window of the rules (`keywords/vocabulary.ts`); `subject` is the unit that the moment is about. */
export const TRIGGERS = [
  'setupEnd', // S-DEP-2
  'reveal', // an order card of the own deck was revealed; subject: its unit, if it has one
  'reserving', // the own order card would be put in reserve; subject: its unit
  'activationStart', // after recovery, the loss of hunker tokens and the choice of the stance
  'stanceChanged',
  'focused', // after a focus action, free ones included
  'moveActionOver', // after all moves of a move action
  'moved', // one character (`mover`) has ended an advance, dash, climb, jump or reposition; subject: its unit
  'recoverActionOver',
  'hunkerGained',
  'conditionGained', // it would gain a condition, and has not yet; also where an Immunity will stop it
  'combatActionStart',
  'combatActionOver', // after all attacks of a combat action
  'beforeDice', // an attack was declared, no die has been rolled
  'modifyAttack', // S-ATK-5, the attacker's half
  'modifyDefence', // S-ATK-5, the defender's half
  'poolApply', // the damage pool is about to be applied, after Protection
  'attackResolved', // S-ATK-11
  'unitWounded', // LE-P14; `wounder` is the character that did it, if one did
  'unitDefeated',
  'control', // control of `objective` is being settled, and the count is tied
  'activationEnd',
  'redeployed', // a minion unit was set up again in Strategic Redeployment
] as const;
export type Trigger = (typeof TRIGGERS)[number];

/** How many. */
export type Count =
  | number
  /** Results in a roll that the script made. */
  | { readonly faces: readonly string[]; readonly of: string }
  /** Things that match. */
  | { readonly each: Selector<Kind, Filter>; readonly times?: number }
  /** Tokens on a unit: `times` for each, and `plus`. */
  | { readonly tokens: 'injured'; readonly of: Ref; readonly times?: number; readonly plus?: number }
  /** Tags that the two units share. */
  | { readonly sharedTags: readonly [Ref, Ref] };

export const KEYWORDS = ['impact', 'sharpshooter', 'protection', 'scale', 'steadfast', 'cover'] as const;
export type KeywordName = (typeof KEYWORDS)[number];
/** What is true as long as it lasts, of the characters (or units) that the modifier is on. */
export type Mod =
  /** For the attacker, for the defender. */
  | { readonly mod: 'attackDice' | 'defenceDice'; readonly add: Count }
  | { readonly mod: 'keyword'; readonly keyword: KeywordName; readonly x: number }
  | { readonly mod: 'immunity'; readonly condition: ConditionName }
  /** For the attacker: no Cover, or so much less. */
  | { readonly mod: 'ignoreCover' }
  | { readonly mod: 'reduceCover'; readonly x: number }
  /** For whoever rolls: dice that may be rolled again, all faces unless it names some (LE-H11). */
  | { readonly mod: 'reroll'; readonly roll: 'attack' | 'defence'; readonly faces?: readonly string[]; readonly most: Count }
  /** For whoever rolls: results that are added to the roll. */
  | { readonly mod: 'addResult'; readonly roll: 'attack' | 'defence'; readonly face: string }
  /** It may make the one move instead of any of the others. */
  | { readonly mod: 'moveAs'; readonly instead: readonly MoveName[]; readonly as: MoveName }
  | { readonly mod: 'climbEngaged' }
  /** It keeps hunker tokens, and can gain them, while engaged (S-ENG-4). */
  | { readonly mod: 'hunkerEngaged' }
  /** No push or pull by an ability. */
  | { readonly mod: 'immovable' }
  | { readonly mod: 'contestWeight'; readonly x: number }
  /** S-OBJ-2: a tied count at an objective that it contests is won. */
  | { readonly mod: 'winsTies' }
  /** The own side's control token stays on an objective that it contests. */
  | { readonly mod: 'locksControl' }
  /** For the defender: the attacker cannot choose it. */
  | { readonly mod: 'cannotBeTargeted' }
  /** How often the action can be taken in an activation. */
  | { readonly mod: 'actionUses'; readonly action: ActionName; readonly x: number }
  /** S-ORD-2: the Force that it costs to put its order card in reserve, instead of 1. */
  | { readonly mod: 'reserveCost'; readonly x: number }
  | { readonly mod: 'cannotReserve' }
  /** LE-M3: its characters are set up within this range of the first one. */
  | { readonly mod: 'deployRange'; readonly x: Range }
  /** LE-M4: minions that return near the Legend do so within this range. */
  | { readonly mod: 'redeployRange'; readonly x: Range }
  /** For the attacker: enemy effects do not change its critical results. */
  | { readonly mod: 'criticalsStay' }
  /** For the attacker: it may use the defender's melee chart. */
  | { readonly mod: 'defendersChart' }
  /** For the attacker: heal icons of options reach this far. */
  | { readonly mod: 'healRange'; readonly x: Range }
  /** For the attacker: a heal icon may take a condition from a friend that is engaged with the defender instead. */
  | { readonly mod: 'healCleanses' }
  /** Hunker tokens pay for Force. */
  | { readonly mod: 'hunkerPays' };
/** A mod, whose it is, and when. `on`: of which characters; of the unit's own unless it says otherwise. */
export interface Modifier {
  readonly is: Mod;
  readonly on?: Logic<Filter>;
  readonly when?: Logic<Condition>;
}
export const DURATIONS = ['attack', 'action', 'activation', 'turn', 'nextLegendTurn', 'game'] as const;
export type Duration = (typeof DURATIONS)[number];
/** Each op acts on all of those that it names; `mark` and `reducePool` on one, because there is one mark and one pool. */
export type OwnOp =
  /** At once, outside any damage pool (LE-H5). */
  | { readonly op: 'damage'; readonly to: Ref; readonly n: Count }
  | { readonly op: 'gain'; readonly to: Ref; readonly condition: ConditionName }
  /** The condition that is being gained is not. */
  | { readonly op: 'prevent' }
  /** Remove conditions, up to `n` of choice. */
  /** `must`: as many as it says, not up to. */
  | { readonly op: 'cleanse'; readonly of: Ref; readonly n: number | 'all'; readonly must?: true }
  /** Remove up to so much damage; nothing from a wounded unit. */
  | { readonly op: 'mend'; readonly of: Ref; readonly n: number | 'all' }
  /** S-EFF-4, optional: each character of it, or one of them. */
  | { readonly op: 'heal'; readonly by: Ref; readonly one?: true; readonly times?: number }
  /**
   * Each character of it may move, or one of them. Which did is called `moved` from then on. `by`: the player who moves, the owner of the ability unless
   * it says otherwise; `must`: it is no choice.
   */
  | {
      readonly op: 'move';
      readonly who: Ref;
      readonly as: MoveName;
      readonly one?: true;
      readonly toward?: Ref | 'enemy';
      readonly away?: Ref;
      readonly by?: 'owner';
      readonly must?: true;
    }
  | { readonly op: 'push'; readonly who: Ref; readonly range: Range; readonly of: Ref }
  | { readonly op: 'pull'; readonly who: Ref; readonly range: Range; readonly of: Ref }
  | { readonly op: 'pushAny'; readonly who: Ref; readonly range: Range }
  | { readonly op: 'shove'; readonly who: Ref; readonly by: Ref }
  /** One of its characters may attack one that passes `on`, or anybody (LE-H2). */
  | {
      readonly op: 'attack';
      readonly by: Ref;
      readonly kind: 'melee' | 'ranged' | 'either';
      readonly on?: Logic<Filter>;
      /** S-DICE-4: the base pool; the printed one unless it says otherwise. */
      readonly dice?: number;
    }
  /** A free action. */
  | { readonly op: 'act'; readonly who: Ref; readonly action: ActionName }
  | { readonly op: 'hunker'; readonly to: Ref; readonly n: number }
  | { readonly op: 'loseHunker'; readonly of: Ref; readonly n: number | 'all' }
  /** Dice for the attack in progress. */
  | { readonly op: 'dice'; readonly roll: 'attack' | 'defence'; readonly add: Count }
  /** S-ATK-5: dice of the attack in progress. */
  | { readonly op: 'reroll'; readonly roll: 'attack' | 'defence'; readonly faces?: readonly string[]; readonly most: Count }
  | { readonly op: 'change'; readonly roll: 'attack' | 'defence'; readonly from: string; readonly into: string; readonly n: Count }
  /** Up to so much damage leaves the pool; the unit of `onto` takes it. */
  | { readonly op: 'reducePool'; readonly n: number; readonly onto?: Ref }
  | { readonly op: 'roll'; readonly die: 'attack' | 'defence'; readonly n: number; readonly as: string }
  | { readonly op: 'refresh'; readonly n: number }
  /** The owner of the ability pays Force, or the script ends. */
  | { readonly op: 'pay'; readonly n: number }
  /** A cadre flips ready Force to spent. */
  | { readonly op: 'drain'; readonly of: Ref; readonly n: number }
  /** `self` in the modifiers is the unit `to`. */
  | { readonly op: 'buff'; readonly to: Ref; readonly mods: readonly Modifier[]; readonly until: Duration }
  /** At the next such moment of this turn that is about the own unit; with `until` at each of them. */
  | { readonly op: 'later'; readonly at: 'activationEnd' | 'attackResolved'; readonly until?: Duration; readonly do: readonly Op[] }
  /** The other side's control token leaves the objective; nobody gains control. */
  | { readonly op: 'uncontrol'; readonly objective: Ref }
  | { readonly op: 'contest'; readonly who: Ref; readonly objective: Ref; readonly until: Duration }
  /** One set of tags of choice; `any`: one tag of choice. */
  | { readonly op: 'gainTags'; readonly to: Ref; readonly sets: readonly (readonly Tag[])[] | 'any'; readonly until: Duration }
  /** It gains injured tokens, and loses all damage, a wounded token and a condition of choice. */
  | { readonly op: 'swapWound'; readonly of: Ref; readonly injured: number }
  /** LE-P6: the own reserved card goes to the top or bottom of the deck, and the revealed one takes its place. */
  | { readonly op: 'swapReserve' }
  /** The own order card goes from where it is: to the bottom of the deck, or shuffled into it if it is in reserve. */
  | { readonly op: 'cardTo'; readonly where: 'bottom' | 'deck' }
  /** LE-M4: set up again, not engaged (LE-H9). */
  | { readonly op: 'return'; readonly unit: Ref; readonly within: Range; readonly of: Ref }
  | { readonly op: 'retire'; readonly unit: Ref }
  | { readonly op: 'place'; readonly who: Ref; readonly within: Range; readonly of: Ref }
  | { readonly op: 'mark'; readonly mark: string; readonly on: Ref }
  /** A rule with code of its own. */
  | { readonly op: 'special'; readonly id: (typeof SPECIALS)[number] };
/** `cloakAndDagger`: 3 more dice for the first attack of the combat action, damage for its criticals against a Primary, and the action ends with it. */
export const SPECIALS = ['cloakAndDagger'] as const;
export type Op =
  | OwnOp
  | If<Op, Logic<Condition>>
  | Choose<Op>
  | May<Op>
  | Each<Op, Selector<Kind, ScriptFilter>>
  | Select<Selector<Kind, ScriptFilter>>;
export type Script = readonly Op[];

/** S-ABIL: what an ability does. Equal wordings on several cards are one text; each card gives it a name. */
export interface AbilityText {
  readonly id: string;
  readonly kind: 'active' | 'reactive' | 'innate' | 'tactic';
  /** Force (S-ABIL-1, S-ABIL-2). */
  readonly cost?: number;
  /** S-ACTN-6. */
  readonly action?: true;
  /** When it speaks; an active ability at any time of the own activation, a tactic at its start. */
  readonly trigger?: Trigger;
  readonly when?: Logic<Condition>;
  /** Another moment at which it does the same. */
  readonly also?: { readonly trigger: Trigger; readonly when: Logic<Condition> };
  readonly limit?: { readonly per: 'activation' | 'turn' | 'game'; readonly count: number };
  readonly script?: Script;
  readonly mods?: readonly Modifier[];
  /** LE-P39: the player of the unit that the moment is about chooses, not the owner of the ability. */
  readonly decides?: 'subject';
  /** LE-41, LE-P10: a card that may be added to the order deck. */
  readonly tactics?: string;
  /** It does nothing in this mode, and why. */
  readonly inactive?: Named;
  readonly provenance: Provenance;
}
/** An ability of a unit card. */
export interface Ability extends AbilityText {
  readonly name: Named;
}
/** LE-P10: resolved when drawn. */
export interface TacticsCard {
  readonly id: string;
  readonly name: Named;
  readonly script: Script;
  readonly provenance: Provenance;
}
