import { declare, type Frame, type Id, type None, type Seat } from '@cadre/core';
import type { AttackFace, DefenceFace } from './dice.js';
import type { UnitId } from './state.js';
import type { CoverFrom } from './table/queries.js';

/** The locals of the procedures that keywords and cards speak about: named before the procedures, because their steps ask keywords. */
export const attackLocals = (x: {
  /** Area attacks have no attacking unit; then the weapon is the card's. */
  attacker: UnitId | None<'nobody'>;
  target: UnitId;
  /** The weapon by its place among the attacker's weapons. */
  weapon: number;
  melee: boolean;
  /** Whose attack it is. */
  seat: Seat;
  /** Last Stand: no aim tokens, no penalty for being suppressed. */
  unhindered?: boolean;
  /** The card of an area attack. */
  card?: string;
  /** The cover of terrain where it is known already: measuring takes longer than all other steps together. */
  terrain?: CoverFrom['cover'] | None<'unmeasured'>;
}) => ({
  card: '',
  terrain: 'unmeasured' as CoverFrom['cover'] | None<'unmeasured'>,
  red: 0,
  black: 0,
  white: 0,
  /** The results by colour, in the order of the dice's faces: equal rolls are equal data. */
  reds: [] as AttackFace[],
  blacks: [] as AttackFace[],
  whites: [] as AttackFace[],
  /** The pool once nothing can be rerolled. */
  crits: 0,
  hits: 0,
  surges: 0,
  blanks: 0,
  cover: 0,
  /** Numbers of the pool's keywords. */
  pierce: 0,
  impact: 0,
  critical: 0,
  suppressive: 0,
  lethal: 0,
  aimSpent: 0,
  /** The attacker has done with aim tokens, or with observation tokens. */
  aimed: false,
  observed: false,
  dodgeSpent: 0,
  /** Tokens that clone troopers lent the attacker and the defender, and who else has lent one. */
  sharedByAttacker: 0,
  sharedByDefender: 0,
  lent: [] as UnitId[],
  hadHit: false,
  defence: [] as DefenceFace[],
  blocks: 0,
  /** A defence surge was rolled. */
  defenceSurged: false,
  wounds: 0,
  suppression: 0,
  defeatedTarget: false,
  unhindered: false,
  ...x,
});
export type AttackFrame = ReturnType<typeof attackLocals>;
/** The attack in progress, for those that its procedure calls and who therefore cannot import it. */
export const ATTACKING = { id: 'attack', is: (f: Readonly<Frame>): f is Frame<AttackFrame> => f.proc === 'attack' };
export const activationLocals = (x: { unit: UnitId }) => ({
  /** Names of the actions done, free ones included (O-5), and how many actions they cost. */
  done: [] as string[],
  taken: 0,
  moved: false,
  attacked: false,
  withdrew: false,
  arrived: false,
  /** How many suppression tokens the rally takes away. */
  rallied: 0,
  ...x,
});
export type ActivationFrame = ReturnType<typeof activationLocals>;
/** The activation in progress, for queries: they reach no procedure. */
export const ACTIVATING = { id: 'activation', is: (f: Readonly<Frame>): f is Frame<ActivationFrame> => f.proc === 'activation' };
/** One action of a unit's activation, free or not: `acted` is opened above it when the action is done. */
export const actionLocals = (x: { unit: UnitId; action: string; free?: boolean; target?: UnitId | None<'nobody'>; number?: number }) => ({
  free: false,
  target: 'nobody' as UnitId | None<'nobody'>,
  /** The weapon of an attack, the number of a special action. */
  number: 0,
  ...x,
});
export type ActionFrame = ReturnType<typeof actionLocals>;
export const ACTION = declare('action', { first: 'do', locals: actionLocals });
/** The speed of the tool of a move, after everything that changes it: only `speedOf` in `table/moves.ts` makes one. */
export type Speed = Id<'speed'>;
/** After any move of a unit, and what it was. */
export const moveLocals = (x: {
  unit: UnitId;
  speed: Speed;
  how: 'move' | 'climb' | 'jump' | 'dash' | 'granted' | 'scout' | 'withdraw';
  may?: boolean;
  intoMelee?: UnitId | None<'nobody'>;
}) => ({
  may: false,
  intoMelee: 'nobody' as UnitId | None<'nobody'>,
  /** How many of its claimed tokens the owner has laid down again. */
  laid: 0,
  ...x,
});
export type MoveFrame = ReturnType<typeof moveLocals>;
export const MOVE = declare('move', { first: 'to', locals: moveLocals });
/** A unit is moving. */
export const MOVING = { id: 'move', is: (f: Readonly<Frame>): f is Frame<MoveFrame> => f.proc === 'move' };
export const orderedLocals = (x: { unit: UnitId; by: string }) => x;
export type OrderedFrame = ReturnType<typeof orderedLocals>;
export const ISSUE_ORDER = declare('issueOrder', { first: 'issue', locals: orderedLocals });
export const phaseLocals = (x: object) => ({
  turn: 0 as Seat,
  lastPassed: -1 as Seat,
  /** Who claims priority by a card. */ claims: [] as Seat[],
  ...x,
});
export type PhaseFrame = ReturnType<typeof phaseLocals>;
/** The Command phase in progress. */
export const COMMANDING = { id: 'commandPhase', is: (f: Readonly<Frame>): f is Frame<PhaseFrame> => f.proc === 'commandPhase' };
export const drawLocals = (x: { seat: Seat }) => ({ drawn: [] as number[], ...x });
export type DrawFrame = ReturnType<typeof drawLocals>;
export const DRAWING = { id: 'draw', is: (f: Readonly<Frame>): f is Frame<DrawFrame> => f.proc === 'draw' };
export const defeatLocals = (x: { unit: UnitId; by: UnitId | None<'nobody'>; attack: boolean }) => x;
export type DefeatFrame = ReturnType<typeof defeatLocals>;
