import type { None, Seat } from '@cadre/core';
import type { HolderId, UnitId } from '../state.js';

type Somebody = UnitId | None<'nobody'>;
/** What an effect can refer to: whose card it is, and who is acting, attacking and defending just now. */
export interface EffectContext {
  readonly seat: Seat;
  /** The unit that activates, acts, moves, is ordered or is defeated. */
  readonly active: Somebody;
  readonly attacker: Somebody;
  readonly defender: Somebody;
  readonly melee: boolean;
  readonly aimSpent: number;
  readonly defeatedTarget: boolean;
  readonly action: string;
  /** Who issued an order. */
  readonly by: string;
  /** The unit was defeated by an attack of an enemy. */
  readonly byAttack: boolean;
  readonly moved: boolean;
}
const FIRST_SEAT = 250;
export const seatOfHolder = (holder: HolderId): Seat => holder - FIRST_SEAT;

type Partly = Readonly<{
  unit?: UnitId;
  attacker?: Somebody;
  target?: Somebody;
  melee?: boolean;
  aimSpent?: number;
  defeatedTarget?: boolean;
  action?: string;
  how?: string;
  by?: Somebody | string;
  attack?: boolean;
  moved?: boolean;
}>;
/** The context of a window's frame: what it does not have, nobody can refer to. */
export const contextOf = (seat: Seat, frame: object): EffectContext => {
  const f = frame as Partly;
  const isAttack = f.attacker !== undefined && f.unit === undefined;
  return {
    seat,
    active: f.unit ?? f.attacker ?? 'nobody',
    attacker: isAttack ? f.attacker! : f.attack ? ((f.by as Somebody | undefined) ?? 'nobody') : 'nobody',
    defender: isAttack ? (f.target ?? 'nobody') : 'nobody',
    melee: f.melee ?? false,
    aimSpent: f.aimSpent ?? 0,
    defeatedTarget: f.defeatedTarget ?? false,
    action: f.action ?? f.how ?? '',
    by: typeof f.by === 'string' ? f.by : '',
    byAttack: f.attack === true && typeof f.by === 'number',
    moved: f.moved ?? false,
  };
};
