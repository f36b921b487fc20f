import type { Seat } from '@cadre/core';
import { boxOf } from '../box.js';
import { countsAs } from '../missions/contact.js';
import { redSeat } from '../round/priority.js';
import type { BattleState, BattleView, ObjectiveId, Spot, UnitId } from '../state.js';
import { isOnTable, isWithinObjective, onTable, typeOf, unitOf, vehicleOf } from '../table/queries.js';
import { coveredSlots, neededSlots, objectivesOf, type SeatView } from './goals.js';
import { wayInches } from './paths.js';

/** Health of all units that are not defeated, in shares of a unit. */
const strength = (k: BattleView, seat: Seat): number =>
  k.public.units.reduce((sum, u, i) => {
    if (u.seat !== seat || u.at === 'defeated') return sum;
    const type = typeOf(k, i as UnitId);
    return type.kind === 'vehicle' ? sum : sum + 0.5 + (0.5 * (type.wounds - u.wounds)) / type.wounds;
  }, 0);
const roundsLeft = (k: BattleView): number => Math.max(0, 5 - k.public.round);
/** How near the carrier of the code is to an active transmitter, 0 to 1. */
const carried = (k: SeatView & Pick<BattleState, 'secret'>): number => {
  const { code } = boxOf(k).edition.codes;
  const holder = k.public.tally.codes[k.secret[redSeat(k)]!.codes.indexOf(code)];
  const at = typeof holder === 'number' ? unitOf(k, holder).at : holder;
  if (typeof at !== 'object') return 0;
  const ways = objectivesOf(k, 'transmitter')
    .filter(o => k.public.objectives[o]!.claimed)
    .map(o => wayInches(k, at as Spot, k.public.objectives[o]!.at));
  return Math.max(0, 1 - Math.min(30, ...ways) / 30) * (typeof holder === 'number' ? 1 : 0.5);
};
const control = (k: BattleView, seat: Seat, o: ObjectiveId, within: number): number =>
  onTable(k, seat).reduce((n, id) => n + (isWithinObjective(k, id, o, within) ? (countsAs(k, id, 'support') ? 2 : 1) : 0), 0);
/** How far red is ahead in what the mission counts. */
const missionLead = (s: BattleState): number => {
  const { mission } = boxOf(s);
  const red = redSeat(s);
  switch (mission.id) {
    case 'shields': {
      const done = s.public.points[red]! + Math.min(1, coveredSlots(s) / neededSlots(s)) * 0.7;
      return 2.2 * (done - mission.numbers.pointsToWin * (1 - roundsLeft(s) / 5));
    }
    case 'codes':
      return 5 * (carried(s) - 0.5) - 0.4 * (4 - roundsLeft(s));
    case 'vehicle': {
      const id = vehicleOf(s);
      if (id === undefined) return 6;
      const share = unitOf(s, id).wounds / typeOf(s, id).wounds;
      const armed = s.public.units.filter(u => u.seat === red && isOnTable(u) && u.detonator > 0).length;
      return 5 * share + 0.3 * armed - 0.9 * (4 - roundsLeft(s));
    }
    case 'priorities': {
      const { controlWithin } = mission.numbers;
      const held = objectivesOf(s, 'objective').reduce(
        (n, o) => n + Math.sign(control(s, red, o, controlWithin) - control(s, 1 - red, o, controlWithin)),
        0,
      );
      return 1.2 * (s.public.points[red]! - s.public.points[1 - red]!) + 0.8 * held;
    }
  }
};
/** 0 to 1 for each seat: the mission and who is left. */
export const outlook = (s: BattleState): readonly number[] => {
  if (s.public.blue === 'open') return [0.5, 0.5];
  const red = redSeat(s);
  const x = missionLead(s) + 0.5 * (strength(s, red) - strength(s, 1 - red));
  const ahead = 0.5 + x / (2 * (2 + Math.abs(x)));
  return red === 0 ? [ahead, 1 - ahead] : [1 - ahead, ahead];
};
