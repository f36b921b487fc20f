import type { ActionFrame, ActivationFrame, AttackFrame, DefeatFrame, DrawFrame, MoveFrame, OrderedFrame, PhaseFrame } from '../frames.js';
import type { HolderId, UnitId } from '../state.js';

/** A question about one unit outside any procedure: its speed, its rank. */
export interface OfUnit {
  readonly unit: UnitId;
}
/** What keywords and cards add to, and the windows in which they speak. Shared code asks for these and never for a keyword by name. */
export interface Words {
  readonly holder: HolderId;
  readonly quantities: {
    /** Steps of cover of the target: improvements and reductions apart, because improvements come first (L-TER-9). */
    coverGain: AttackFrame;
    coverLoss: AttackFrame;
    /** More than 0: there is no cover, no dodge, no penalty, no pierce. */
    noCover: AttackFrame;
    noDodge: AttackFrame;
    noPierce: AttackFrame;
    extraRerolls: AttackFrame;
    defenceDice: AttackFrame;
    surgeBlocks: AttackFrame;
    armour: AttackFrame;
    redDice: AttackFrame;
    blackDice: AttackFrame;
    whiteDice: AttackFrame;
    pierce: AttackFrame;
    impact: AttackFrame;
    critical: AttackFrame;
    suppressive: AttackFrame;
    lethal: AttackFrame;
    /** Speed of Move actions and of Dash actions, beside the card's. */
    moveSpeed: OfUnit;
    dashSpeed: OfUnit;
    climb: OfUnit;
    actions: OfUnit;
    redRally: OfUnit;
    standbyRange: OfUnit;
    keptSuppression: OfUnit;
    orders: { readonly seat: number };
    /** How many order tokens are drawn to keep one, beyond the first; whether ties of pips are won. */
    draws: { readonly seat: number };
    tiePriority: { readonly seat: number };
    /** More than 0: the rule is ignored. */
    ignoreSuppressed: OfUnit;
    ignorePanic: OfUnit;
    ignoreChart: OfUnit;
    ignoreAi: OfUnit;
    /** AI: more than 0 when the first action is restricted; the list is on the card. */
    disengage: OfUnit;
  };
  readonly windows: {
    loadouts: PhaseFrame;
    deployed: PhaseFrame;
    reveal: PhaseFrame;
    ordered: OrderedFrame;
    ordersIssued: PhaseFrame;
    commandEnd: PhaseFrame;
    activationPhase: PhaseFrame;
    draw: DrawFrame;
    activationStart: ActivationFrame;
    rallied: ActivationFrame;
    activationEnd: ActivationFrame;
    /** After one action, free or not. `enclosing(s, Activation)` has what else was done. */
    acted: ActionFrame;
    pool: AttackFrame;
    reroll: AttackFrame;
    converted: AttackFrame;
    modifyAttack: AttackFrame;
    defenceReroll: AttackFrame;
    attacked: AttackFrame;
    moved: MoveFrame;
    defeated: DefeatFrame;
    endPhaseEnd: PhaseFrame;
  };
  readonly token: 'aim' | 'dodge' | 'surge' | 'shield' | 'standby';
  readonly duration: 'attack' | 'activation' | 'round' | 'game';
}
