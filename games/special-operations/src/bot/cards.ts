import { boxOf } from '../box.js';
import { OPTION } from '../options.js';
import type { UnitId } from '../state.js';
import { typeOf } from '../table/queries.js';
import { doneBy, worthOfEffect } from './effects.js';
import { coveredSlots, neededSlots, type SeatView } from './goals.js';
import { type Reply, say } from './reasons.js';

const LAST_ROUND = 4;
/** How much acting first is worth this round. */
const hurry = (k: SeatView): number => {
  if (k.public.mission === 'shields') return coveredSlots(k) >= neededSlots(k) ? 0.8 : 0.3;
  if (k.public.mission === 'vehicle') return k.public.round >= 1 ? 0.5 : 0.2;
  return k.public.round >= LAST_ROUND ? 0.1 : 0.4;
};
export const chooseCard = (k: SeatView, codes: readonly number[]): Reply => {
  const { cards, cardNumbers } = boxOf(k);
  const byNumber = new Map([...cardNumbers].map(([id, number]) => [number, id]));
  const worthOf = (code: number): number => {
    const option = OPTION.decode(code);
    const card = option.kind === 'card' ? cards.get(byNumber.get(option.card) ?? '') : undefined;
    if (!card) return 0;
    const { ranks, kinds } = card.limit;
    const able = k.public.units.filter((u, i) => {
      const type = typeOf(k, i as UnitId);
      return (
        u.seat === k.seat &&
        (typeof u.at === 'object' || u.at === 'network') &&
        type.kind !== 'vehicle' &&
        (!ranks || ranks.includes(type.rank)) &&
        (!kinds || kinds.includes(type.kind))
      );
    }).length;
    const early = k.public.round <= 1 ? 0.5 : 1; // effects of cards do most when the sides have met
    const does = card.effects.reduce((sum, effect) => sum + doneBy(effect), 0);
    return Math.min(card.orders, able) + early * does - hurry(k) * card.pips;
  };
  const found = codes.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
  return say([found], 'L-CMD-1', hurry(k) > 0.6 ? 'priority' : 'most-orders');
};

export const chooseLoadouts = (k: SeatView, codes: readonly number[]): Reply => {
  const { squads, loadouts } = boxOf(k);
  const mine = squads.get(k.public.squads[k.seat === 1 ? 1 : 0])!.loadouts;
  const side = (i: number, chosen: 'a' | 'b'): number =>
    loadouts.get(mine[i]!)![chosen].effects.reduce((sum, effect) => Math.max(sum, worthOfEffect(effect)), 0);
  const worth = (code: number): number => {
    const option = OPTION.decode(code);
    return option.kind === 'loadouts' ? side(0, option.first) + side(1, option.second) + side(2, option.third) : 0;
  };
  return say([codes.reduce((a, b) => (worth(b) > worth(a) ? b : a))], 'SO-G15', 'loadout');
};
