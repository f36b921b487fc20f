import type { Choose, If } from '@cadre/kit';
import type { Condition, Zone } from './conditions.js';
import type { EnemyClass, MoveMode, Shape, Slot, Star } from './words.js';

/**
 * The effect language. Who is who: `you` is the character that acts (in an event or crisis: MA-221). `it` is the enemy the
 * text is about: the target of the attack, the enemy moved by intel, the enemy of a planning card's trigger, or the
 * special enemy that the op before has just moved. If there is no such enemy (any more), an op on `it` does nothing; a range
 * counted from `it` is counted from the space where it is or last was.
 */

/** A number, or one that grows with the crew: base + each x (characters - above), never less than base. */
export type Amount = number | { readonly base: number; readonly each: number; readonly above: number };

/** A number of steps on the RANGE graph, or anywhere on the map, locked doors included. */
export type Range = number | 'map';

/** Which faceup enemies. `other` leaves out `it`. `space`: all enemies in one space of your choice within the range. */
export type EnemyPick =
  | { readonly pick: 'it'; readonly range?: number }
  | { readonly pick: 'one' | 'each'; readonly range: number; readonly from: 'you' | 'it'; readonly other?: true }
  | { readonly pick: 'upTo'; readonly count: number; readonly range: number; readonly from: 'you' }
  | { readonly pick: 'space'; readonly range: number };

/** Which characters; without `range` at any distance. `any` is one character, you included (MA-109). `childCarrier`: who carries The Child. */
export const CHARACTER_PICKS = ['you', 'another', 'any', 'each', 'eachOther', 'childCarrier'] as const;
export interface CharacterPick {
  readonly who: (typeof CHARACTER_PICKS)[number];
  readonly range?: number;
}

/** What "nearest" is measured from. A feature or special enemy means the one nearest you; if none is in play, you. `it` without an enemy: you. */
export type Anchor = 'you' | 'it' | 'child' | { readonly feature: string } | { readonly special: string };

/** A space named by an effect. A star of a `colour` is one of that colour where the map has any (MA-59); without it every star counts. */
export type Place =
  | { readonly at: 'you' }
  | { readonly at: 'star'; readonly nearest: Anchor; readonly colour?: Exclude<Star, 'plain'> }
  | { readonly at: 'number'; readonly number: number }
  | { readonly at: 'space'; readonly space: string };

/** Declared with the card or trigger, in force for that whole action (AMB-4). */
export type Modifier =
  | { readonly op: 'strength'; readonly n: number; readonly if?: Condition; readonly per?: StrengthPer; readonly max?: number }
  | { readonly op: 'strengthIs'; readonly n: number }
  | { readonly op: 'attackRange'; readonly range: number; readonly if?: Condition }
  | { readonly op: 'splitDamage'; readonly range: number }
  | { readonly op: 'secondTarget' }
  | { readonly op: 'moveMode'; readonly modes: readonly MoveMode[] }
  | { readonly op: 'trample'; readonly n: number }
  | { readonly op: 'bring' }
  | { readonly op: 'keepPlans'; readonly keep: number };

/** `strength` with `per` adds n for each of these, at most `max` in all. */
export const STRENGTH_PERS = ['otherEnemyWithTarget', 'otherCharacterHere'] as const;
export type StrengthPer = (typeof STRENGTH_PERS)[number];

/** What only this game does; structure is the kit's. */
export type OwnOp =
  // Enemies. `discardEnemy` takes one of at most that health off the map; `shift` goes where you like, exactly `steps` (AMB-38)
  // unless `upTo`; `away` obeys MA-144, away from you.
  | { readonly op: 'damage'; readonly n: number; readonly to: EnemyPick }
  | { readonly op: 'discardEnemy'; readonly maxHealth: number; readonly range: number }
  | { readonly op: 'shift'; readonly enemies: EnemyPick; readonly steps: number; readonly upTo?: true }
  | { readonly op: 'away'; readonly enemies: EnemyPick; readonly steps: number }
  // Characters. `move` is a movement of up to n, 0 included; `free` and `extra` may be declined (AMB-2); `hurt` can be blocked.
  | { readonly op: 'move'; readonly n: number; readonly who: CharacterPick; readonly modes?: readonly MoveMode[] }
  | { readonly op: 'heal'; readonly n: number; readonly who: CharacterPick }
  | { readonly op: 'hurt'; readonly n: number; readonly who: CharacterPick }
  | { readonly op: 'shield'; readonly who: CharacterPick }
  | { readonly op: 'free'; readonly actions: readonly Slot[]; readonly strength: number; readonly who: CharacterPick }
  | { readonly op: 'extra' }
  | { readonly op: 'recover'; readonly count: number }
  | { readonly op: 'drawSkill'; readonly n: number; readonly who: CharacterPick }
  // Knowledge and plans. `takePlan` (to you) and `topPlan` (onto the deck) are from the discard pile and may be declined; MA-85, MA-86 hold.
  | { readonly op: 'look'; readonly count: number | 'all'; readonly range: Range; readonly shape?: Shape }
  | { readonly op: 'reveal'; readonly nearest: 'you' }
  | { readonly op: 'peekEvent'; readonly n: number; readonly may: 'bottom' | 'reorder' }
  | { readonly op: 'drawPlan'; readonly n: number; readonly keep: number }
  | { readonly op: 'takePlan' }
  | { readonly op: 'topPlan' }
  // Slots
  | { readonly op: 'disrupt'; readonly slot: Slot | 'lowest' | 'highest' }
  | { readonly op: 'clearDisrupt'; readonly count: number }
  // Answers to a trigger
  | { readonly op: 'block'; readonly n: number | 'all' }
  | { readonly op: 'cancelAttack' }
  | { readonly op: 'skipCrisis' }
  // Lasting. Until your next turn begins: `overwatch` hits the first enemy that moves in or into the range, `redirect` hands the next
  // damage dealt to you to an enemy of your choice. `stayPut`: each character with such an enemy in range is not moved by other
  // players' effects until its own next turn. In this turn's Event Step: `pin` enemies do not move, `hide` classes do not attack you.
  // `ward`: no damage from this event or crisis.
  | { readonly op: 'overwatch'; readonly n: number; readonly range: number }
  | { readonly op: 'redirect'; readonly range: number }
  | { readonly op: 'stayPut'; readonly classes: readonly EnemyClass[]; readonly range: number }
  | { readonly op: 'pin'; readonly enemies: EnemyPick }
  | { readonly op: 'hide'; readonly from: readonly EnemyClass[] }
  | { readonly op: 'ward' }
  // Events. `within`: only enemies that many steps or less from a character move. `target`: that character, not the nearest, is attacked.
  | { readonly op: 'spawn'; readonly at: Place }
  | {
      readonly op: 'enemyMove';
      readonly classes: readonly EnemyClass[];
      readonly count: number | 'all';
      readonly steps: number;
      readonly within?: number;
    }
  | {
      readonly op: 'enemyAttack';
      readonly classes: readonly EnemyClass[];
      readonly count: number | 'all';
      readonly range: number;
      readonly target?: 'leastDamaged';
    }
  | { readonly op: 'event' }
  // Missions. `specialMove` is toward or away from its nearest character; `nearest` is the one nearest you, which becomes `it`.
  // `deliver`: each such feature carried by a character in the zone leaves the game for 1 on the track.
  // `abduct`: an enemy in The Child's space takes it; one that carries it already moves toward the goal of the mission.
  // `unlock` one door with a side in range, which may be declined; `lock` one unlocked door. `ballot`: see TR-7.
  | {
      readonly op: 'specialMove';
      readonly special: string;
      readonly which: 'each' | 'nearest';
      readonly steps: number;
      readonly way: 'toward' | 'away';
    }
  | { readonly op: 'specialAttack'; readonly special: string; readonly range: number; readonly targets: 'nearest' | 'each' }
  | { readonly op: 'specialHeal'; readonly special: string; readonly n: number }
  | { readonly op: 'childFlee' }
  | { readonly op: 'abduct'; readonly steps: number }
  | { readonly op: 'track'; readonly track: string; readonly add: number }
  | { readonly op: 'mark'; readonly marker: string }
  | { readonly op: 'deliver'; readonly feature: string; readonly zone: Zone; readonly track: string }
  | { readonly op: 'unlock'; readonly doors: 'all' | { readonly range: Range } }
  | { readonly op: 'lock'; readonly noCharacterWithin: number }
  | { readonly op: 'ballot'; readonly none: readonly Op[]; readonly any: readonly Op[]; readonly each: readonly Op[] }
  // Setup. `mix`: the feature's token is one of the random facedown tokens of these numbers. `childWith`: if that character is not
  // played, the first player's.
  | { readonly op: 'place'; readonly token: { readonly special: string } | { readonly feature: string }; readonly at: Place }
  | { readonly op: 'mix'; readonly feature: string; readonly shape: Shape; readonly numbers: readonly number[] }
  | { readonly op: 'startAt'; readonly at: Place }
  | { readonly op: 'childWith'; readonly character: string }
  | { readonly op: 'childOn'; readonly space: string };
export type Op = OwnOp | If<Op, Condition> | Choose<Op>;

export type OpName = Op['op'];
export type ModifierName = Modifier['op'];

/** The instructions of a setup, and nothing else. */
export const SETUP_OPS = ['place', 'mix', 'startAt', 'childWith', 'childOn', 'unlock', 'spawn', 'if'] as const;
export type SetupOp = Extract<Op, { readonly op: (typeof SETUP_OPS)[number] }>;
