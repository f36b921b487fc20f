import type { Seat } from '@cadre/core';
import { boxOf } from '../box.js';
import { countsAs } from '../missions/contact.js';
import { profileOf } from '../profile.js';
import { blueSeat, redSeat } from '../round/priority.js';
import type { BattleState, ObjectiveId, Spot, UnitId } from '../state.js';
import { isOnTable, isWithinObjective, onTable, touchesSpot, typeOf, unitOf, vehicleOf } from '../table/queries.js';
import { bestGoal, coveredSlots, goalsOf, neededSlots, objectivesOf, type SeatView, throwDice } from './goals.js';
import { wayInches } from './paths.js';

const viewFor = (s: BattleState, seat: Seat): SeatView => ({ ...s, seat, mine: s.secret[seat]! });
const firepower = (s: BattleState, id: UnitId): number =>
  profileOf(s, id).weapons.reduce((most, { dice }) => Math.max(most, 0.75 * dice.red + 0.5 * dice.black + 0.25 * dice.white), 0);
/** What each side has, in the order of `SIDE_SIGNS`. */
const sideSigns = (s: BattleState, seat: Seat): number[] => {
  const k = viewFor(s, seat);
  let [units, health, power, fresh, freshPower, suppression, tokens, goals, best] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  s.public.units.forEach((u, i) => {
    const id = i as UnitId;
    if (u.seat !== seat || u.at === 'defeated') return;
    const type = typeOf(s, id);
    if (type.kind === 'vehicle') return;
    const share = (type.wounds - u.wounds) / type.wounds;
    units++;
    health += share;
    const fire = firepower(s, id);
    power += fire;
    if (!u.activated) {
      fresh++;
      freshPower += fire;
    }
    suppression += u.suppression;
    tokens += u.dodge + u.standby + 0.5 * u.aim;
    if (!isOnTable(u)) return;
    const { worth } = bestGoal(k, goalsOf(k, id), u.at);
    goals += worth;
    best = Math.max(best, worth);
  });
  return [units, health, power / 3, fresh, freshPower / 3, suppression / 2, tokens / 2, goals / 6, best / 4];
};
const touching = (s: BattleState, seat: Seat, kind: 'console' | 'transmitter'): number =>
  onTable(s, seat).filter(id => objectivesOf(s, kind).some(o => touchesSpot(s, id, s.public.objectives[o]!.at))).length;
const nearestWay = (s: BattleState, seat: Seat, at: Spot): number =>
  onTable(s, seat).reduce((least, id) => Math.min(least, wayInches(s, unitOf(s, id).at as Spot, at)), 24);
const shields = (s: BattleState): number[] => {
  const red = redSeat(s);
  const [transmitter] = objectivesOf(s, 'transmitter').map(o => s.public.objectives[o]!.at);
  return [
    s.public.points[red]!,
    coveredSlots(s) / neededSlots(s),
    coveredSlots(s) >= neededSlots(s) ? 1 : 0,
    s.public.tally.backup,
    touching(s, red, 'console'),
    touching(s, 1 - red, 'console'),
    touching(s, red, 'transmitter'),
    transmitter ? Math.max(0, 1 - nearestWay(s, red, transmitter) / 12) : 0,
  ];
};
const codes = (s: BattleState): number[] => {
  const red = redSeat(s);
  const { code } = boxOf(s).edition.codes;
  const slot = s.secret[red]!.codes.indexOf(code);
  const holder = s.public.tally.codes[slot];
  const carried = typeof holder === 'number';
  const at = carried ? unitOf(s, holder as UnitId).at : holder;
  if (typeof at !== 'object') return [0, 0, 0, 0, 0];
  const way = Math.min(
    30,
    ...objectivesOf(s, 'transmitter')
      .filter(o => s.public.objectives[o]!.claimed)
      .map(o => wayInches(s, at as Spot, s.public.objectives[o]!.at)),
  );
  const hurt = carried ? unitOf(s, holder as UnitId).wounds / typeOf(s, holder as UnitId).wounds : 0;
  const seen = s.secret[1 - red]!.codes[slot] === code ? 1 : 0;
  return [1 - way / 30, way < 9 ? 1 : 0, carried ? 1 : 0, hurt, seen];
};
const vehicle = (s: BattleState): number[] => {
  const id = vehicleOf(s);
  if (id === undefined) return [1.2, 0, 0, 0];
  const red = redSeat(s);
  const armed = onTable(s, red).filter(u => unitOf(s, u).detonator > 0);
  const ready = armed.filter(u => !unitOf(s, u).activated);
  return [
    unitOf(s, id).wounds / typeOf(s, id).wounds,
    armed.length,
    armed.reduce((sum, u) => sum + throwDice(s, u), 0) / 6,
    ready.reduce((sum, u) => sum + throwDice(s, u), 0) / 6,
  ];
};
const control = (s: BattleState, seat: Seat, o: ObjectiveId, within: number): number =>
  onTable(s, seat).reduce((n, id) => n + (isWithinObjective(s, id, o, within) ? (countsAs(s, id, 'support') ? 2 : 1) : 0), 0);
const priorities = (s: BattleState): number[] => {
  const { mission } = boxOf(s);
  if (mission.id !== 'priorities') return [];
  const red = redSeat(s);
  let [held, lead, prior] = [0, 0, 0];
  for (const o of objectivesOf(s, 'objective')) {
    const by = control(s, red, o, mission.numbers.controlWithin) - control(s, 1 - red, o, mission.numbers.controlWithin);
    held += Math.sign(by);
    lead += Math.max(-2, Math.min(2, by));
    if (s.public.tally.priority === o) prior = Math.sign(by);
  }
  return [s.public.points[red]! - s.public.points[1 - red]!, held, lead, prior];
};
const missionSigns = (s: BattleState): number[] => {
  switch (s.public.mission) {
    case 'shields':
      return shields(s);
    case 'codes':
      return codes(s);
    case 'vehicle':
      return vehicle(s);
    case 'priorities':
      return priorities(s);
  }
};
/** What a position shows of who will win, as red sees it: what counts in every mission, and what counts in this one. */
export interface Signs {
  readonly common: readonly number[];
  readonly own: readonly number[];
}
/** Whose turn it is next, as far as it is known. */
const nextSeat = (s: BattleState): Seat | null => {
  const phase = s.stack.find(f => f.proc === 'activationPhase')?.locals as { readonly turn?: Seat } | undefined;
  return phase?.turn ?? null;
};
export const signsOf = (s: BattleState): Signs => {
  const red = redSeat(s);
  const [mine, theirs] = [sideSigns(s, red), sideSigns(s, blueSeat(s))];
  const late = (Math.max(1, Math.min(5, s.public.round)) - 1) / 3;
  const next = nextSeat(s);
  const turn = next === null ? 0 : next === red ? 1 : -1;
  const lead = (i: number): number => mine[i]! - theirs[i]!;
  const mission = missionSigns(s);
  return {
    common: [turn, ...[0, 1, 2, 3, 4, 5, 6].map(lead), late * lead(0), late * lead(1), late * turn],
    own: [1, mine[7]!, mine[8]!, theirs[7]!, theirs[8]!, late, ...mission, ...mission.map(x => late * x)],
  };
};
