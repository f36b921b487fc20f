import type { Weapon } from '../content/types.js';
import type { ActionFrame, ActivationFrame, AttackFrame, DefeatFrame, DrawFrame, MoveFrame, OrderedFrame, PhaseFrame } from '../frames.js';
import type { HolderId, UnitId } from '../state.js';

/** A question about one unit outside any procedure: its speed, its rank. */
export interface OfUnit {
  readonly unit: UnitId;
}
/** Whether a unit may spend a token of another one as its own. */
export interface Lending {
  readonly unit: UnitId;
  readonly lender: UnitId;
}
/** An action that a unit could take first. */
export interface FirstAction {
  readonly unit: UnitId;
  readonly action: string;
}
/** A weapon in the hands of a unit. */
export interface OfWeapon {
  readonly unit: UnitId;
  readonly weapon: Weapon;
}
/** A weapon in the hands of a unit that looks at an enemy. */
export interface AimedWeapon extends OfWeapon {
  readonly target: UnitId;
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
    /** More dice for each aim token. */
    extraRerolls: AttackFrame;
    defenceDice: AttackFrame;
    surgeBlocks: AttackFrame;
    /** More than 0: a dodge token helps although there is no hit to cancel. */
    dodgeHelps: AttackFrame;
    armour: AttackFrame;
    /** More than 0: against armour critical results are hits. */
    primitive: AttackFrame;
    immobilize: AttackFrame;
    /** More than 0: a friend may take hits for the target. */
    guards: AttackFrame;
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
    /** Inches beyond the first six. */
    climb: OfUnit;
    /** Steps of six inches; 0: it cannot jump. */
    jump: OfUnit;
    /** The speed of a move after deployment; 0 for none. */
    scout: OfUnit;
    /** More than 0: it may be deployed like this. */
    infiltrate: OfUnit;
    covertDeploy: OfUnit;
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
    /** More than 0: a Move action that ends in melee brings a free attack. */
    meleeAfterMove: OfUnit;
    /** More than 0: it moves although it is engaged. */
    disengage: OfUnit;
    /** More than 0: if the unit can do this, nothing else may come first. */
    firstAction: FirstAction;
    /** Active shield tokens at the start of the match. */
    shields: OfUnit;
    /** Inches beyond the printed six. */
    coordinateRange: OfUnit;
    /** L-UNT-1: inches beyond the first twelve, tokens beyond the first; more than 0: without line of sight. */
    shareRange: OfUnit;
    shareMost: OfUnit;
    shareUnseen: OfUnit;
    /** More than 0: the lender lets the unit spend one of its tokens. */
    lends: Lending;
    /** More than 0: the weapon shoots although its unit is engaged; cannot be used after a move. */
    versatile: OfWeapon;
    cumbersome: OfWeapon;
    /** More than 0: the weapon does not point at the target. */
    outOfArc: AimedWeapon;
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
    /** After armour and shields: friends may take hits. */
    guard: AttackFrame;
    defenceReroll: AttackFrame;
    attacked: AttackFrame;
    moved: MoveFrame;
    defeated: DefeatFrame;
    endPhaseEnd: PhaseFrame;
  };
  readonly token: 'aim' | 'dodge' | 'surge' | 'shield' | 'standby';
  readonly duration: 'attack' | 'activation' | 'round' | 'game';
}
