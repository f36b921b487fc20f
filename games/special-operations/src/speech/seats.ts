import type { Seat } from '@cadre/core';
import type { BattleView } from '../state.js';
import { letterOf } from './short-name.js';
import type { TableWords } from './table-words.js';

/** A player: Blue or Red once the colours are known, until then by the seat. */
export const seatIn = ({ setup }: TableWords, k: BattleView | undefined, seat: Seat): string => {
  const blue = k?.public.blue ?? 'open';
  return blue === 'open' ? setup.seat(letterOf(seat)) : setup.sides[blue === seat ? 'blue' : 'red'];
};
