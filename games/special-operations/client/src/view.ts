import { type Place, type Seat, type ViewOf, WINDOW } from '@cadre/core';
import { ACTIVATING, ATTACKING, type AttackFrame } from '@cadre/special-operations/frames';
import type { BattleState, UnitId } from '@cadre/special-operations/state';
import { questionIn } from '@cadre/special-operations/table/place-args';

export type OperationsView = ViewOf<BattleState>;
/** The unit whose activation it is. */
export const actingUnit = ({ stack }: OperationsView): UnitId | null => stack.findLast(ACTIVATING.is)?.locals.unit ?? null;
/** The attack that is being made. */
export const attackOf = ({ stack }: OperationsView): AttackFrame | null => stack.findLast(ATTACKING.is)?.locals ?? null;
/** The step of that attack; empty when there is none. */
export const attackStep = ({ stack }: OperationsView): string => stack.findLast(ATTACKING.is)?.step ?? '';
/** The unit that a place is asked for; null for tokens. */
export const unitFor = (place: Place): UnitId | null => {
  const question = questionIn(place);
  return 'unit' in question ? question.unit : null;
};
/** Keywords or abilities are on offer. */
export const isWindow = ({ stack }: OperationsView): boolean => stack.slice(-1).some(WINDOW.is);
export const topProcedure = ({ stack }: OperationsView): string => stack.at(-1)?.proc ?? '';
/** The seat of a side; null before the colours are rolled. */
export const seatOfSide = ({ public: { blue } }: OperationsView, side: 'blue' | 'red'): Seat | null =>
  blue === 'open' ? null : side === 'blue' ? blue : 1 - blue;
/** Colours are by side, not by seat: whoever drew red is red. */
export const areSeatsSwapped = (view: OperationsView): boolean => seatOfSide(view, 'blue') === 1;
/** Null for who only watches, and before the colours are rolled. */
export const sideOfSeat = ({ public: { blue } }: OperationsView, seat: Seat): 'blue' | 'red' | null =>
  blue === 'open' || seat < 0 ? null : blue === seat ? 'blue' : 'red';
