import type { ActionFrame, ActivationFrame, AttackFrame, DefeatFrame, MoveFrame, TurnFrame, WoundFrame } from '../frames.js';
import type { CharacterId, HolderId, ObjectiveId, UnitId } from '../state.js';

export interface OfUnit {
  readonly unit: UnitId;
}
export interface OfCharacter {
  readonly character: CharacterId;
}
/** What abilities add to, and the windows in which they speak. Shared code asks for these and never for an ability by name. */
export interface Words {
  readonly holder: HolderId;
  readonly quantities: {
    attackDice: AttackFrame;
    defenceDice: AttackFrame;
    /** S-COV-1: Cover beside hunker tokens and terrain. */
    cover: AttackFrame;
    /** More than 0: no cover against this attack. */
    noCover: AttackFrame;
    /** Damage that leaves the pool before it is applied (S-KW-3), once. */
    protection: AttackFrame;
    steadfast: AttackFrame;
    attackRerolls: AttackFrame;
    defenceRerolls: AttackFrame;
    /** More than 0: this character cannot be the target. */
    untargetable: { readonly attacker: CharacterId; readonly defender: CharacterId; readonly kind: 'melee' | 'ranged' };
    impact: OfCharacter;
    sharpshooter: OfCharacter;
    /** More than 0: it has the keyword. */
    scale: OfCharacter;
    repositions: OfCharacter;
    immunity: { readonly unit: UnitId; readonly condition: string };
    contestWeight: { readonly character: CharacterId; readonly objective: ObjectiveId };
    actions: OfUnit;
    /** Uses of an active ability beyond the first; more Force for it. */
    uses: { readonly unit: UnitId; readonly ability: string };
    forceCost: { readonly unit: UnitId; readonly ability: string };
    /** More than 0: the card cannot be put in reserve. */
    cannotReserve: OfUnit;
    redeployRange: OfUnit;
  };
  readonly windows: {
    setupEnd: TurnFrame;
    reveal: TurnFrame;
    reserving: TurnFrame;
    activationStart: ActivationFrame;
    stanceChanged: ActivationFrame;
    focused: ActionFrame;
    moveActionOver: ActionFrame;
    moved: MoveFrame;
    combatActionOver: ActionFrame;
    beforeDice: AttackFrame;
    modifyAttack: AttackFrame;
    modifyDefence: AttackFrame;
    poolApply: AttackFrame;
    attackResolved: AttackFrame;
    unitWounded: WoundFrame;
    unitDefeated: DefeatFrame;
    recovered: ActivationFrame;
    control: TurnFrame;
    activationEnd: ActivationFrame;
    redeployment: TurnFrame;
  };
  /** What offers cost: Force of the seat that holds them. */
  readonly token: 'force';
  readonly duration: 'attack' | 'activation' | 'turn' | 'game';
}
