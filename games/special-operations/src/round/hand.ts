import type { Seat } from '@cadre/core';
import { boxOf } from '../box.js';
import type { BattleView } from '../state.js';

/** The command hand (SO-G6, SO-G7, L-GEN-7, SO-X-2): what the squad brings and has not discarded. */
export const handOf = (k: BattleView, seat: Seat): readonly string[] =>
  boxOf(k)
    .squads.get(k.public.squads[seat]!)!
    .hand.filter(card => !k.public.discards[seat]!.includes(card));
