import { type Call, emit, enclosing, nearest } from '@cadre/core';
import type { ActionName } from '../content/types.js';
import { ACTIVATING, ATTACKING, REVEALING } from '../frames.js';
import { ReturnUnit } from '../missions/return-unit.js';
import { Action } from '../round/action.js';
import { canTakeFree } from '../round/actions.js';
import { orderCardOf, putAway, reservedBy, shuffleIn } from '../round/decks.js';
import { refreshForce, spendForce } from '../round/force.js';
import { isLocked, setControl } from '../round/objectives.js';
import type { EncounterState, Side, UnitId } from '../state.js';
import { lettered } from '../suffer/about.js';
import { Defeat } from '../suffer/defeat.js';
import { letterOf } from '../table/letters.js';
import { sideOfSeat, unitOf } from '../table/queries.js';
import { addUse } from './abilities.js';
import { freshKey } from './filters.js';
import { addLasting } from './lasting.js';
import { noteDone } from './notes.js';
import { oneByOne } from './one-by-one.js';
import { type Context, charactersCalled, objectivesCalled, thingsCalled, unitOfThing, unitsCalled } from './refs.js';
import { opIn } from './scripts.js';
import { SPECIAL } from './special.js';
import { ChooseAttack, ChooseTags, SwapReserve } from './table-procedures.js';
import { cadreIn, characterIn, characterThing, kindOf } from './things.js';
import type { EncounterHandlers, InProgress } from './types.js';

/** A lasting effect is known by the op that gave it: what it does is in the content. */
const lastingOf = (f: InProgress) => ({ script: f.script, at: f.at - 1, seat: f.seat });
const other = (side: Side): Side => (side === 'legend' ? 'cadre' : 'legend');
const canAct = (s: EncounterState, unit: UnitId, action: ActionName): boolean =>
  !unitOf(s, unit).defeated && canTakeFree(s, nearest(s, ACTIVATING), unit, action);
/** A player stands for all units of the cadre. */
const unitsOf = (s: EncounterState, thing: number): UnitId[] => {
  if (kindOf(thing) === 'cadre') return s.public.units.flatMap(({ seat }, i) => (seat === cadreIn(thing) ? [i as UnitId] : []));
  const unit = unitOfThing(s, thing);
  return unit === undefined ? [] : [unit];
};
const ownCard = (s: EncounterState, { unit }: Context) => orderCardOf(s, unit);
/** LE-P21, LE-H3: an attack that an Active icon grants waits until the attack in progress is over. */
const isQueued = (s: EncounterState): boolean => {
  const icon = s.stack.findLastIndex(({ proc }) => proc === 'useActive');
  return icon >= 0 && icon > s.stack.findLastIndex(frame => ATTACKING.is(frame));
};
/** Ops on the table: attacks and actions that are granted, Force, lasting effects, control, cards, units that come and go. */
export const tableHandlers = {
  attack: (s, f, op): Call | void => {
    const by = [...charactersCalled(s, f, op.by)];
    noteDone(s, false);
    if (by.length === 0) return undefined;
    for (const thing of thingsCalled(f, op.by)) addUse(s, 'activation', freshKey(f, thing)); // not to be chosen by this ability again
    const call = ChooseAttack.call({ by, attack: op.kind, dice: op.dice ?? 'printed', ...opIn(f) });
    if (!isQueued(s)) return call;
    enclosing(s, ATTACKING).queued.push(call.call);
    return undefined;
  },
  act: (s, f, op): Call | void => {
    const units = unitsCalled(s, f, op.who).filter(unit => canAct(s, unit, op.action));
    noteDone(s, units.length > 0);
    return oneByOne(units.map(unit => Action.call({ unit, action: op.action, free: true })));
  },
  refresh: (s, f, op) => {
    noteDone(s, s.public.force[f.seat]!.ready < s.public.force[f.seat]!.size);
    refreshForce(s, f.seat, op.n, 'S-FRC-1', f.ability);
  },
  pay: (s, f, op) => {
    const canPay = s.public.force[f.seat]!.ready >= op.n;
    noteDone(s, canPay);
    if (canPay) spendForce(s, f.seat, op.n, 'S-FRC-1', f.ability);
    else f.at = Number.MAX_SAFE_INTEGER; // the script ends
  },
  drain: (s, f, op) => {
    const seats = thingsCalled(f, op.of).flatMap(thing => (kindOf(thing) === 'cadre' ? [cadreIn(thing)] : []));
    noteDone(
      s,
      seats.some(seat => s.public.force[seat]!.ready > 0),
    );
    for (const seat of seats) spendForce(s, seat, op.n, 'LE-A23', f.ability);
  },
  buff: (s, f, op) => {
    for (const thing of thingsCalled(f, op.to)) {
      const character = kindOf(thing) === 'character' ? characterIn(thing) : 'all';
      for (const unit of unitsOf(s, thing)) addLasting(s, { unit, character, until: op.until, chosen: [], ...lastingOf(f) });
    }
    noteDone(s, true);
  },
  later: (s, f, op) => addLasting(s, { unit: f.unit, character: 'all', until: op.until ?? 'turn', chosen: [], ...lastingOf(f) }),
  contest: (s, f, op) => {
    const chosen = [...charactersCalled(s, f, op.who).map(characterThing), ...thingsCalled(f, op.objective)];
    addLasting(s, { unit: f.unit, character: 'all', until: op.until, chosen, ...lastingOf(f) });
  },
  gainTags: (s, f, op): Call | void => oneByOne(unitsCalled(s, f, op.to).map(who => ChooseTags.call({ who, until: op.until, ...opIn(f) }))),
  uncontrol: (s, f, op) => {
    const enemy = other(sideOfSeat(f.seat));
    const taken = objectivesCalled(f, op.objective).filter(each => s.public.objectives[each]!.control === enemy && !isLocked(s, each));
    noteDone(s, taken.length > 0);
    for (const objective of taken) setControl(s, objective, 'nobody', 'S-ABIL-1');
  },
  swapReserve: (s, f): Call | void => (reservedBy(s, f.seat) === undefined ? undefined : SwapReserve.call({ seat: f.seat })),
  cardTo: (s, f, op) => {
    const card = ownCard(s, f);
    const revealing = nearest(s, REVEALING);
    if (card === undefined) return;
    if (op.where === 'bottom') {
      putAway(s.public.decks[f.seat]!, card, 'bottom');
      if (revealing?.card === card) revealing.card = 'none';
    } else {
      if (reservedBy(s, f.seat) !== card) return;
      s.public.reserve = 'empty';
      shuffleIn(s.public.decks[f.seat]!, [card]);
    }
    const type = op.where === 'bottom' ? 'putOnBottom' : 'shuffledBack';
    emit(s, { type, rule: 'LE-P9', seat: f.seat, order: { is: 'unit', unit: f.unit }, card: s.public.units[f.unit]!.card });
  },
  return: (s, f, op): Call | void => {
    const [of] = charactersCalled(s, f, op.of);
    const units = of === undefined ? [] : unitsCalled(s, f, op.unit).filter(unit => unitOf(s, unit).defeated);
    noteDone(s, units.length > 0);
    return oneByOne(units.map(unit => ReturnUnit.call({ unit, places: [{ within: op.within, of: of!, objective: 'none' }], apart: true })));
  },
  retire: (s, f, op): Call | void => {
    const units = unitsCalled(s, f, op.unit).filter(unit => !unitOf(s, unit).defeated);
    noteDone(s, units.length > 0);
    return oneByOne(units.map(unit => Defeat.call({ unit })));
  },
  mark: (s, f, op) => {
    const [unit] = unitsCalled(s, f, op.on);
    if (unit === undefined) return;
    noteDone(s, !s.public.marks.some(each => each.mark === op.mark && each.unit === unit));
    s.public.marks = [...s.public.marks.filter(each => each.mark !== op.mark), { mark: op.mark, unit }];
    emit(s, { type: 'marked', rule: 'LE-H8', mark: op.mark, unit, card: unitOf(s, unit).card, ...lettered(letterOf(s, unit)) });
  },
  special: (s, _, op) => SPECIAL[op.id](s),
} satisfies Partial<EncounterHandlers>;
