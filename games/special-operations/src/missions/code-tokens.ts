import type { ViewOf } from '@cadre/core';
import { boxOf } from '../box.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { isWithin, unitOf } from '../table/queries.js';
import { ordersOf, UNKNOWN } from './notes.js';
import { numbersOf } from './numbers.js';

export type Slot = 0 | 1 | 2;
export const SLOTS: readonly Slot[] = [0, 1, 2];
/** The slot of the token that a unit holds. */
export const slotHeldBy = (k: BattleView, unit: UnitId): Slot | undefined => SLOTS.find(slot => k.public.tally.codes[slot] === unit);
/** What the reader knows of a token: red all of them, blue those it has looked at, nobody else any. */
export type KnownToken = 'hidden' | 'codes' | 'decoy';
export const knownToken = (view: ViewOf<BattleState>, slot: number): KnownToken => {
  const noted = view.mine?.codes[slot] ?? UNKNOWN;
  if (noted === UNKNOWN) return 'hidden';
  return noted === boxOf(view).edition.codes.code ? 'codes' : 'decoy';
};
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
export const orders = (slots: readonly Slot[]): Slot[][] => ordersOf(slots);
