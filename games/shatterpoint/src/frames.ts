import type { Frame, None, Seat } from '@cadre/core';
import type { ActionName, ConditionName, Icon, MoveName } from './content/types.js';
import type { AttackFace, DefenceFace } from './dice.js';
import type { CharacterId, ObjectiveId, OrderCard, Spot, UnitId } from './state.js';

/** The locals of the procedures that abilities speak about: named before the procedures, because their steps ask abilities. */
export const attackLocals = (x: {
  /** `target` for the guns of an armored target (SB-5). */
  attacker: CharacterId | None<'target'>;
  /** The attacked character; `target` for an armored target of the mission. */
  defender: CharacterId | None<'target'>;
  /** The armored target by its place in the mission's data. */
  target?: number;
  kind: 'melee' | 'ranged';
  /** S-DICE-4: the base pool where it is not the printed one. */
  dice?: number | None<'printed'>;
  /** Whether it is part of a combat action: some abilities ask. */
  inCombatAction: boolean;
  seat: Seat;
}) => ({
  target: -1,
  dice: 'printed' as number | None<'printed'>,
  attackDice: 0,
  defenceDice: 0,
  /** Dice that abilities have added to this attack before the roll. */
  moreAttackDice: 0,
  moreDefenceDice: 0,
  /** Cloak and Dagger. */
  cloaked: false,
  /** The results in the order of the dice's faces: equal rolls are equal data. */
  attack: [] as AttackFace[],
  defence: [] as DefenceFace[],
  /** LE-H11: each roll can be rerolled by one ability. */
  rerolled: [] as ('attack' | 'defence')[],
  /** The attacker may use the attack chart of the defender: what it asks is true when the attack is declared, for Exposed is gone after the roll. */
  mayBorrow: false,
  /** It does. */
  borrowsChart: false,
  /** S-COND-1: the attacker was Strained when the attack began. */
  strained: false,
  /** LE-P40: attacker or defender left the table before a die was rolled. */
  lost: false,
  criticals: 0,
  strikes: 0,
  blocks: 0,
  failures: 0,
  successes: 0,
  /** S-TREE-2: options of the combat tree that were chosen, in their order. */
  path: [] as string[],
  /** Damage that waits (S-EFF-1). */
  pool: 0,
  /** S-KW-5. */
  shoveIgnored: false,
  /** S-ATK-10: icons of the defender's chart that wait. */
  owed: [] as Icon[],
  dealt: 0,
  /** LE-P14: where the defender stood, if it has left the table since. */
  fellAt: 'standing' as Spot | None<'standing'>,
  /** Whether the pool Wounded the defender. */
  wounds: false,
  /** LE-P14: units that became Wounded, and by whom: what follows waits until the attack is done. */
  wounded: [] as { readonly unit: UnitId; readonly by: CharacterId | None<'nobody'> }[],
  /** LE-P21, LE-H3: attacks that were granted in this one, as procedures that wait until it is over. */
  queued: [] as Frame[],
  ...x,
});
export type AttackFrame = ReturnType<typeof attackLocals>;
export const ATTACKING = { id: 'attack', is: (f: Readonly<Frame>): f is Frame<AttackFrame> => f.proc === 'attack' };

export const activationLocals = (x: { unit: UnitId; seat: Seat }) => ({
  /** S-ACT-2: kinds of action taken, free ones included, and how many of the two actions are used. */
  done: [] as ActionName[],
  taken: 0,
  /** Characters that enemies of this unit were targeted in its combat actions. */
  targeted: [] as CharacterId[],
  /** LE-P15: the unit became Wounded in it, whatever became of the token. */
  cutShort: false,
  ...x,
});
export type ActivationFrame = ReturnType<typeof activationLocals>;
export const ACTIVATING = { id: 'activation', is: (f: Readonly<Frame>): f is Frame<ActivationFrame> => f.proc === 'activation' };

export const actionLocals = (x: { unit: UnitId; action: ActionName; free: boolean }) => ({
  /** Characters that have moved, attacked or healed in it already. */
  acted: [] as CharacterId[],
  targeted: [] as CharacterId[],
  /** S-COND-1: the unit was Strained when it began. */
  strained: false,
  /** Cloak and Dagger: one attack with more dice, and the action is over. */
  cloaked: false,
  /** LE-P15: its unit became Wounded in it. */
  cutShort: false,
  ...x,
});
export type ActionFrame = ReturnType<typeof actionLocals>;
export const ACTING = { id: 'action', is: (f: Readonly<Frame>): f is Frame<ActionFrame> => f.proc === 'action' };

export const moveLocals = (x: {
  character: CharacterId;
  how: MoveName;
  /** Who moves it: the seat that answers. */
  seat: Seat;
  may: boolean;
  /** S-EFF-8: it must end closer to this, or farther away. */
  toward?: CharacterId | Spot | None<'anywhere'>;
  away?: CharacterId | Spot | None<'anywhere'>;
}) => ({
  toward: 'anywhere' as CharacterId | Spot | None<'anywhere'>,
  away: 'anywhere' as CharacterId | Spot | None<'anywhere'>,
  from: 'nowhere' as Spot | None<'nowhere'>,
  moved: false,
  /** S-COND-1: it was Strained when the move began. */
  strained: false,
  ...x,
});
export type MoveFrame = ReturnType<typeof moveLocals>;
export const MOVING = { id: 'move', is: (f: Readonly<Frame>): f is Frame<MoveFrame> => f.proc === 'move' };

/** S-EFF-3. */
export const pushLocals = (x: {
  character: CharacterId;
  range: 1 | 2 | 3 | 4 | 5;
  seat: Seat;
  from: CharacterId | Spot;
  pull: boolean;
  free?: boolean;
  may?: boolean;
}) => ({
  /** In any direction. */
  free: false,
  may: false,
  ...x,
});
export type PushFrame = ReturnType<typeof pushLocals>;

/** A condition that a unit is about to gain; `prevented` by an ability. */
export const conditionLocals = (x: { unit: UnitId; condition: ConditionName; rule: string; why: string }) => ({ prevented: false, ...x });
export type ConditionFrame = ReturnType<typeof conditionLocals>;
export const GAINING = { id: 'gainCondition', is: (f: Readonly<Frame>): f is Frame<ConditionFrame> => f.proc === 'gainCondition' };
export const woundLocals = (x: { unit: UnitId; by: CharacterId | None<'nobody'>; byUnit: UnitId | None<'nobody'> }) => x;
export type WoundFrame = ReturnType<typeof woundLocals>;
export const defeatLocals = (x: { unit: UnitId }) => ({
  /** Where its characters last stood. */
  spots: [] as readonly Spot[],
  ...x,
});
export type DefeatFrame = ReturnType<typeof defeatLocals>;
export const DEFEATING = { id: 'defeat', is: (f: Readonly<Frame>): f is Frame<DefeatFrame> => f.proc === 'defeat' };
/** A turn: of a cadre, or of the Legend. */
export const turnLocals = (x: { seat: Seat }) => ({
  /** S-ORD-2: a card was put in reserve in this turn, so the next one must be used. */
  reserved: false,
  /** Who activates, and who has (the last of them). */
  next: 'nobody' as UnitId | None<'nobody'>,
  activated: 'nobody' as UnitId | None<'nobody'>,
  /** LE-66: minions that have activated in this Legend turn. */
  done: [] as UnitId[],
  /** SB-2: an armored target was attacked in this turn. */
  assaulted: false,
  ...x,
});
export type TurnFrame = ReturnType<typeof turnLocals>;
/** A procedure as screens know it: its name stands once, and its locals have their types. */
const handle = <Locals extends object>(id: string) => ({ id, is: (f: Readonly<Frame>): f is Frame<Locals> => f.proc === id });
/** LE-60 */
export const LEGEND_TURN = handle<TurnFrame>('legendTurn');
/** LE-M3 */
export const DEPLOYING = handle<object>('deployment');
/** LE-48: the Legend's cards that lie open, and the one that is used. */
export const REVEALING_ORDERS = handle<{ revealed: OrderCard[]; used: OrderCard | None<'none'> }>('revealOrders');
const TURNS = ['cadreTurn', LEGEND_TURN.id];
export const TAKING_TURN = { id: 'turn', is: (f: Readonly<Frame>): f is Frame<TurnFrame> => TURNS.includes(f.proc) };
/** S-ORD-2: an order card of a cadre that was revealed. */
export const revealLocals = (x: { seat: Seat }) => ({ card: 'none' as OrderCard | None<'none'>, ...x });
export type RevealFrame = ReturnType<typeof revealLocals>;
export const REVEALING = { id: 'reveal', is: (f: Readonly<Frame>): f is Frame<RevealFrame> => f.proc === 'reveal' };
/** S-OBJ-2: control of one objective after the other is settled. */
export const controlLocals = (x: { seat: Seat }) => ({ objective: 0 as ObjectiveId, from: 0, ...x });
export type ControlFrame = ReturnType<typeof controlLocals>;
