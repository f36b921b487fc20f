import type { ActionName, ConditionName, MoveName } from '../content/types.js';
import type {
  ActionFrame,
  ActivationFrame,
  AttackFrame,
  ControlFrame,
  DefeatFrame,
  MoveFrame,
  RevealFrame,
  TurnFrame,
  WoundFrame,
} from '../frames.js';
import type { CharacterId, HolderId, ObjectiveId, UnitId } from '../state.js';

export interface OfUnit {
  readonly unit: UnitId;
}
export interface OfCharacter {
  readonly character: CharacterId;
}
/** An attack that somebody might declare. */
export interface Targeting {
  readonly attacker: CharacterId;
  readonly defender: CharacterId;
  readonly kind: 'melee' | 'ranged';
}
/** What abilities add to, and the windows in which they speak. Shared code asks for these and never for an ability by name. */
export interface Words {
  readonly holder: HolderId;
  readonly quantities: {
    attackDice: AttackFrame;
    defenceDice: AttackFrame;
    /** S-COV-1: Cover beside hunker tokens and terrain; below 0 where the attacker takes some away. Never less than none in all. */
    cover: AttackFrame;
    /** More than 0: no cover against this attack. */
    noCover: AttackFrame;
    /** Damage that leaves the pool before it is applied (S-KW-3), once. */
    protection: AttackFrame;
    steadfast: AttackFrame;
    /** More than 0: enemy effects do not change the attacker's criticals. */
    criticalsStay: AttackFrame;
    /** More than 0: the attacker may use the defender's melee chart. */
    defendersChart: AttackFrame;
    /** How far heal icons of the attacker's options reach, where it is farther than range 2. */
    healRange: AttackFrame;
    healCleanses: AttackFrame;
    /** More than 0: this character cannot be the target. */
    untargetable: Targeting;
    impact: OfCharacter;
    sharpshooter: OfCharacter;
    /** More than 0: it has the keyword, or may do so. */
    scale: OfCharacter;
    climbEngaged: OfCharacter;
    immovable: OfCharacter;
    /** More than 0: it may make the one move instead of the other. */
    moveAs: { readonly character: CharacterId; readonly move: MoveName; readonly as: MoveName };
    immunity: { readonly unit: UnitId; readonly condition: ConditionName };
    hunkerEngaged: OfUnit;
    hunkerPays: OfUnit;
    contestWeight: { readonly character: CharacterId; readonly objective: ObjectiveId };
    /** More than 0: this character wins a tied count, or keeps the control token of its side, where it contests. */
    winsTies: OfCharacter;
    locksControl: OfCharacter;
    /** How often more than once an action can be taken in an activation. */
    repeats: { readonly unit: UnitId; readonly action: ActionName };
    /** More than 0: the card cannot be put in reserve. */
    cannotReserve: OfUnit;
    /** More Force, or less, to put the card in reserve. */
    reserveCost: OfUnit;
    /** A range that replaces a shorter one. */
    deployRange: OfUnit;
    redeployRange: OfUnit;
  };
  readonly windows: {
    setupEnd: TurnFrame;
    reveal: RevealFrame;
    reserving: RevealFrame;
    activationStart: ActivationFrame;
    stanceChanged: ActivationFrame;
    focused: ActionFrame;
    moveActionOver: ActionFrame;
    moved: MoveFrame;
    recoverActionOver: ActionFrame;
    hunkerGained: OfUnit;
    conditionGained: { readonly unit: UnitId; readonly condition: ConditionName };
    combatActionStart: ActionFrame;
    combatActionOver: ActionFrame;
    beforeDice: AttackFrame;
    modifyAttack: AttackFrame;
    modifyDefence: AttackFrame;
    poolApply: AttackFrame;
    attackResolved: AttackFrame;
    unitWounded: WoundFrame;
    unitDefeated: DefeatFrame;
    control: ControlFrame;
    activationEnd: ActivationFrame;
    redeployed: OfUnit;
  };
  /** What offers cost: Force of the seat that holds them. */
  readonly token: 'force';
  readonly duration: 'attack' | 'activation' | 'turn' | 'game';
}
