import { nearest, OFFER } from '@cadre/core';
import type { InScript } from '@cadre/kit';
import { cardOf } from '../box.js';
import type { Op, Script } from '../content/effect.js';
import { aboutOf } from '../effects/about.js';
import { ABILITIES, BOOK } from '../effects/book.js';
import { type Context, objectivesCalled, unitsCalled } from '../effects/refs.js';
import { selectable } from '../effects/script-selection.js';
import { GAINING } from '../frames.js';
import type { UnitId } from '../state.js';
import { sideOf, sideOfSeat, unitOf } from '../table/queries.js';
import { CONDITION, scriptWorth } from './scripts.js';
import { damageWorth, objectiveWorth, woundWorth } from './stakes.js';
import type { Weighed } from './weights.js';

const ALL = [...ABILITIES.values()];
/** Whom it hits decides whether harm is good or bad. */
const signOf = (k: Weighed, unit: UnitId, { seat }: Context): number => (sideOf(k, unit) === sideOfSeat(seat) ? -1 : 1);
const damageOf = (k: Weighed, unit: UnitId, n: number): number => {
  const { damage, wounded } = unitOf(k, unit);
  if (wounded > 0) return 0;
  return n * damageWorth(k, unit) + (damage + n >= cardOf(k, unit).stamina ? woundWorth(k, unit) : 0);
};
const opWorth = (k: Weighed, op: Op, about: Context): number => {
  const onEach = (ref: string, worth: (unit: UnitId) => number): number =>
    unitsCalled(k, about, ref).reduce((sum, unit) => sum + signOf(k, unit, about) * worth(unit), 0);
  switch (op.op) {
    case 'damage':
      return typeof op.n === 'number' ? onEach(op.to, unit => damageOf(k, unit, op.n as number)) : scriptWorth(k, about.unit, [op]);
    case 'gain':
      return onEach(op.to, () => CONDITION[op.condition]);
    case 'cleanse':
      return Math.max(0, ...unitsCalled(k, about, op.of).flatMap(unit => unitOf(k, unit).conditions.map(each => CONDITION[each])));
    case 'contest':
      return objectivesCalled(about, op.objective).reduce(
        (sum, each) => sum + (k.public.objectives[each]!.control === sideOfSeat(about.seat) ? 0 : objectiveWorth(k, each)),
        0,
      );
    case 'prevent': {
      const gaining = nearest(k as never, GAINING);
      return gaining ? CONDITION[gaining.condition] : 0;
    }
    default:
      return scriptWorth(k, about.unit, [op]);
  }
};
/** What a script does for the seat that decides, in the moment in which it is asked; of what it must choose, the best. */
const worthOf = (k: Weighed, script: Script, about: Context): number => {
  const [op, ...rest] = script;
  if (!op) return 0;
  if (op.op !== 'select' || op.of.pick !== 'one') return opWorth(k, op, about) + worthOf(k, rest, about);
  const worths = selectable(k, op.of, about).map(thing => worthOf(k, rest, { ...about, bound: { ...about.bound, [op.as]: [thing] } }));
  return Math.max(...worths, op.of.may || worths.length === 0 ? 0 : Number.NEGATIVE_INFINITY);
};
/** Whether to use what a script offers (`may`). */
export const isWorthUsing = (k: Weighed): boolean => {
  const f = k.stack.at(-1)!.locals as unknown as Context & InScript;
  const op = BOOK.at(f.script)[f.at];
  return op?.op !== 'may' || worthOf(k, op.do, f) >= 0;
};
/** The offers of a window that do not hurt the side that they are for. */
export const harmless = (k: Weighed, codes: readonly number[]): number[] => {
  const moment = k.stack.at(-2)?.locals ?? {};
  return codes.filter(code => {
    const { keyword, holder } = OFFER.decode(code);
    const ability = ALL[keyword - 1];
    return !ability?.script || worthOf(k, ability.script, aboutOf(k, holder as UnitId, ability.id, moment)) >= 0;
  });
};
