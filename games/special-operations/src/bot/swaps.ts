import { boxOf } from '../box.js';
import { orders, partners, type Slot } from '../missions/code-tokens.js';
import { countsAs } from '../missions/contact.js';
import type { UnitId } from '../state.js';
import { typeOf, unitOf } from '../table/queries.js';
import { objectivesOf, type SeatView } from './goals.js';
import { wayInches } from './paths.js';

/** How soon a unit gets to a transmitter, and how much it can take. */
export const carrying = (k: SeatView, id: UnitId): number => {
  const { at } = unitOf(k, id);
  const ways = typeof at === 'object' ? objectivesOf(k, 'transmitter').map(o => wayInches(k, at, k.public.objectives[o]!.at)) : [30];
  const { speed, wounds } = typeOf(k, id);
  return -Math.min(...ways) / 6 + 1.5 * speed + 0.5 * wounds + (countsAs(k, id, 'support') ? 1 : 0);
};
/** How good it is that the holder of this slot has the code. */
const carriedIn = (k: SeatView, slot: Slot): number => {
  const holder = k.public.tally.codes[slot];
  return typeof holder === 'number' ? carrying(k, holder) : Number.NEGATIVE_INFINITY;
};
const slotOfCode = (k: SeatView): Slot => (k.mine?.codes.indexOf(boxOf(k).edition.codes.code) ?? -1) as Slot;
/** SO-C8: when a nearer friend can have the code, or when an enemy has looked at a token. */
export const wantsSwap = (k: SeatView, id: UnitId): boolean => {
  if (k.public.mission !== 'codes') return false;
  const slots = partners(k, id);
  const now = slots.find(slot => slot === slotOfCode(k));
  if (slots.length < 2 || now === undefined) return false;
  return k.public.tally.looks > 0 || slots.some(slot => carriedIn(k, slot) > carriedIn(k, now) + 0.5);
};
/** The order of tokens that gives the code to the holder who gets to a transmitter soonest. */
export const bestOrder = (k: SeatView, id: UnitId): number => {
  const slots = partners(k, id);
  const code = slotOfCode(k);
  const worth = orders(slots).map(order => {
    const holder = slots[order.indexOf(code)];
    return holder === undefined ? 0 : carriedIn(k, holder);
  });
  return worth.indexOf(Math.max(...worth));
};
