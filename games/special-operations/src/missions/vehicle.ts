import { type Call, CHANCE, emit, enclosing, type Reason, roll } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { boxOf } from '../box.js';
import { ATTACK } from '../dice.js';
import { ACTIVATING } from '../frames.js';
import { about, gain, lose, suffer } from '../harm.js';
import { procedure } from '../options.js';
import { blueSeat, redSeat } from '../round/priority.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { facedBy, placeArrival, spotIn } from '../table/place-args.js';
import { friendsOf, fullInches, isWithin, seesUnit, touchesUnit, unitOf, vehicleOf } from '../table/queries.js';
import { enter, leave } from '../whereabouts.js';
import { countsAs, touchedObjective } from './contact.js';
import type { MissionAction, MissionRules } from './mission.js';
import { numbersOf } from './numbers.js';

const theVehicle = (k: BattleView): UnitId => {
  const id = vehicleOf(k);
  if (id === undefined) throw new Error('this mission has a vehicle, but none is on the table');
  return id;
};
/** SO-D-19: ten dice, one less for each full inch. */
export const detonatorDice = (k: BattleView, unit: UnitId): number =>
  Math.max(0, numbersOf(k, 'vehicle').detonatorDice - fullInches(k, unit, theVehicle(k)));

/** SO-V4, SO-D-18: out of the network, in contact with an ambush point, with a detonator. */
export const Arrive = procedure('arrive', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    at: {
      rule: 'SO-V4',
      seat: (s, f) => unitOf(s, f.unit).seat,
      space: (s, f) => facedBy(s, f.unit, placeArrival(f.unit)),
      take: (s, f, answer) => {
        const to = spotIn(answer);
        enter(s, f.unit, to);
        emit(s, { type: 'placed', from: 'network', to, how: 'network', ...about(s, f.unit, 'SO-V4') });
        gain(s, f.unit, 'detonator', 1, 'SO-V4');
        enclosing(s, ACTIVATING).arrived = true;
      },
    },
  },
});
/** SO-V6 */
export const Detonate = procedure('detonate', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    throw: {
      rule: 'SO-V6',
      seat: CHANCE,
      space: (s, f) => roll('detonator', ATTACK.white, detonatorDice(s, f.unit)),
      take: (s, f, answer): Call | void => {
        const faces = facesOf(ATTACK.white, answer);
        lose(s, f.unit, 'detonator', 1, 'SO-V6');
        emit(s, { type: 'dice', rule: 'SO-V6', why: 'detonator', faces });
        return suffer(theVehicle(s), faces.filter(face => face !== 'blank').length, f.unit);
      },
    },
  },
});
const forSide = (k: BattleView, unit: UnitId, side: 'blue' | 'red', rule: string): Reason | null =>
  unitOf(k, unit).seat === (side === 'blue' ? blueSeat(k) : redSeat(k)) ? null : { rule, why: 'other-side' };
const when = (rule: string, why: string, holds: boolean): Reason | null => (holds ? null : { rule, why });
const action = (id: string, rule: string, en: string, de: string, rest: Pick<MissionAction, 'refuse' | 'do'>): MissionAction => ({
  id,
  counts: id,
  rule,
  name: { en, de },
  free: () => false,
  ...rest,
});
const actions: readonly MissionAction[] = [
  /** SO-D-17 */
  action('enter-network', 'SO-V5', 'Enter the ambush network', 'Ins Hinterhaltsnetzwerk gehen', {
    refuse: (k, unit, f) =>
      forSide(k, unit, 'red', 'SO-V5') ??
      when('SO-V5', 'just-arrived', !f.arrived) ??
      when('SO-V5', 'not-at-ambush-point', touchedObjective(k, unit, 'ambush-point') !== undefined),
    do: (s, unit) => {
      const from = unitOf(s, unit).at;
      leave(s, unit, 'network');
      emit(s, { type: 'placed', from, to: 'network', how: 'network', ...about(s, unit, 'SO-V5') });
    },
  }),
  action('detonator', 'SO-V6', 'Throw the detonator', 'Detonator werfen', {
    refuse: (k, unit, f) =>
      forSide(k, unit, 'red', 'SO-V6') ??
      when('SO-V6', 'no-detonator', unitOf(k, unit).detonator > 0) ??
      when('SO-V6', 'has-attacked', !f.attacked) ??
      when('SO-V6', 'too-far', detonatorDice(k, unit) > 0) ??
      when('SO-V6', 'no-sight', seesUnit(k, unit, theVehicle(k))),
    do: (_, unit) => Detonate.call({ unit }),
  }),
  action('rearm', 'SO-V7', 'Rearm', 'Aufrüsten', {
    refuse: (k, unit) =>
      forSide(k, unit, 'red', 'SO-V7') ??
      when('SO-V7', 'has-detonator', unitOf(k, unit).detonator === 0) ??
      when(
        'SO-V7',
        'no-support-near',
        friendsOf(k, unit).some(
          other => other !== unit && countsAs(k, other, 'support') && isWithin(k, unit, other, numbersOf(k, 'vehicle').rearmWithin),
        ),
      ),
    do: (s, unit) => gain(s, unit, 'detonator', 1, 'SO-V7'),
  }),
  action('repair-vehicle', 'SO-V8', 'Repair the vehicle', 'Fahrzeug reparieren', {
    refuse: (k, unit) =>
      forSide(k, unit, 'blue', 'SO-V8') ??
      when('SO-V8', 'no-support', countsAs(k, unit, 'support')) ??
      when('SO-V8', 'not-at-vehicle', touchesUnit(k, unit, theVehicle(k))) ??
      when('SO-V8', 'not-damaged', unitOf(k, theVehicle(k)).wounds > 0),
    do: (s, unit) => {
      const vehicle = theVehicle(s);
      const n = Math.min(numbersOf(s, 'vehicle').repairedWounds, unitOf(s, vehicle).wounds);
      s.public.units[vehicle]!.wounds -= n;
      emit(s, {
        type: 'healed',
        n,
        by: unit,
        byCard: unitOf(s, unit).card,
        byKind: unitOf(s, unit).type,
        ...about(s, vehicle, 'SO-V8'),
      });
    },
  }),
];
/** Whether anywhere at the ambush points is free. */
const canArrive = (s: BattleState, unit: UnitId): boolean => !ground(s).isEmpty(placeArrival(unit));
/** Disabled Vehicle. */
export const vehicle: MissionRules = {
  actions,
  /** SO-D-16 */
  networkAtDeployment: (k, unit) =>
    unitOf(k, unit).seat !== redSeat(k) ? 'no' : boxOf(k).edition.vehicle.redDeploys === 'network' ? 'must' : 'may',
  activation: (s, unit) => (unitOf(s, unit).at === 'network' && canArrive(s, unit) ? Arrive.call({ unit }) : undefined),
  /** SO-V9 */
  decided: k => (k.public.units.some(u => u.card === 'vehicle' && u.at === 'defeated') ? redSeat(k) : null),
};
