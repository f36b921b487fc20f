import type { BattleView, UnitId } from '../state.js';
import { isWithin, unitOf } from '../table/queries.js';
import { numbersOf } from './numbers.js';

export type Slot = 0 | 1 | 2;
export const SLOTS: readonly Slot[] = [0, 1, 2];
/** The slot of the token that a unit holds. */
export const slotHeldBy = (k: BattleView, unit: UnitId): Slot | undefined => SLOTS.find(slot => k.public.tally.codes[slot] === unit);
/** SO-C8: the tokens of this unit and of friends near it. */
export const partners = (k: BattleView, unit: UnitId): Slot[] =>
  SLOTS.filter(slot => {
    const holder = k.public.tally.codes[slot];
    return (
      typeof holder === 'number' &&
      unitOf(k, holder).seat === unitOf(k, unit).seat &&
      isWithin(k, holder, unit, numbersOf(k, 'codes').swapWithin)
    );
  });
/** Every way to hand out these tokens. */
export const orders = (slots: readonly Slot[]): Slot[][] =>
  slots.length <= 1 ? [slots.slice()] : slots.flatMap(first => orders(slots.filter(x => x !== first)).map(rest => [first, ...rest]));
