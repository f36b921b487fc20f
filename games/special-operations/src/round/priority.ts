import type { Seat } from '@cadre/core';
import type { Side } from '../content/types.js';
import type { Whose } from '../facts.js';
import type { BattleView } from '../state.js';

/** The blue seat. Before colours are rolled nobody is blue, and nothing that asks may run. */
export const blueSeat = (k: BattleView): Seat => {
  const { blue } = k.public;
  if (blue === 'open') throw new Error('colours have not been rolled yet');
  return blue;
};
export const redSeat = (k: BattleView): Seat => 1 - blueSeat(k);
export const sideOfSeat = (k: BattleView, seat: Seat): Side => (blueSeat(k) === seat ? 'blue' : 'red');
export const seatOfSide = (k: BattleView, side: Side): Seat => (side === 'blue' ? blueSeat(k) : redSeat(k));
/** How a fact names a player. */
export const whose = (k: BattleView, seat: Seat): Whose => ({ seat, side: sideOfSeat(k, seat) });
/** L-GEN-2: whoever has priority resolves first; where nobody has, blue. */
export const priorityFirst = (k: BattleView): readonly [Seat, Seat] => [k.public.priority, 1 - k.public.priority];
export const blueFirst = (k: BattleView): readonly [Seat, Seat] => [blueSeat(k), redSeat(k)];
export const otherFirst = (k: BattleView): readonly [Seat, Seat] => (k.public.round > 0 ? priorityFirst(k) : blueFirst(k));
