import { declare, type None, type Seat } from '@cadre/core';
import type { UnitId } from '../state.js';

export type Somebody = UnitId | None<'nobody'>;
const effectLocals = (x: {
  effect: string;
  seat: Seat;
  active: Somebody;
  attacker: Somebody;
  defender: Somebody;
  by?: string;
  reference?: Somebody;
}) => ({
  targets: [] as UnitId[],
  /** Who issued the order that it is about. */
  by: '',
  /** The ordered unit whose turn it is to choose a neighbour, and how many have had theirs. */
  reference: 'nobody' as Somebody,
  turns: 0,
  /** The choice between tokens; empty when there is none. */
  token: '',
  ...x,
});
export type EffectFrame = ReturnType<typeof effectLocals>;
/** What a card does at a moment: its steps are in `run.ts`. */
export const RUN_EFFECT = declare('effect', { first: 'neighbours', locals: effectLocals });
