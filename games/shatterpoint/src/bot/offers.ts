import { nearest, OFFER, type Space } from '@cadre/core';
import type { InScript } from '@cadre/kit';
import { cardOf } from '../box.js';
import type { AbilityText, Op, Script } from '../content/effect.js';
import { costOf } from '../effects/abilities.js';
import { aboutOf } from '../effects/about.js';
import { ABILITIES, BOOK } from '../effects/book.js';
import { type Context, charactersCalled, objectivesCalled, unitsCalled } from '../effects/refs.js';
import { selectable } from '../effects/script-selection.js';
import { GAINING } from '../frames.js';
import type { Spot, UnitId } from '../state.js';
import { hasCondition, isImmune } from '../suffer/has-condition.js';
import { isOnTable, sideOf, sideOfSeat, spotOf, unitOf } from '../table/queries.js';
import { distance } from './goals.js';
import { CONDITION, forceWorth, scriptWorth } from './scripts.js';
import { damageWorth, objectiveWorth, woundWorth } from './stakes.js';
import { type Weighed, weightsOf } from './weights.js';

type Pick = Extract<Space, { readonly kind: 'pick' }>;

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
      return onEach(op.to, unit => (hasCondition(k, unit, op.condition) || isImmune(k, unit, op.condition) ? 0 : CONDITION[op.condition]));
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
    case 'gainTags':
      return 0;
    case 'roll':
    case 'swapWound':
    case 'swapReserve':
    case 'cardTo':
    case 'retire':
      return UNTOLD;
    default:
      return scriptWorth(k, about.unit, [op]);
  }
};
/** What the bot cannot tell beforehand is offered because it helps: worth about a Force. */
const UNTOLD = 1;
/** From farther away, in inches between centres, a move towards somebody does not end beside them. */
const BESIDE = 7.75;
const FAR_MOVE = 0.4;
const isTooFar = (k: Weighed, op: Op, about: Context): boolean => {
  if (op.op !== 'move' || op.toward === undefined || op.toward === 'enemy') return false;
  const spotsOf = (ref: string): Spot[] => charactersCalled(k, about, ref).flatMap(id => (isOnTable(k, id) ? [spotOf(k, id)] : []));
  const to = spotsOf(op.toward);
  return to.length > 0 && spotsOf(op.who).every(from => to.every(at => distance(from, at) > BESIDE));
};
/** What a script does for the seat that decides, in the moment in which it is asked; of what it must choose, the best. */
const worthOf = (k: Weighed, script: Script, about: Context): number => {
  const [op, ...rest] = script;
  if (!op) return 0;
  // what depends on being there does not happen
  if (isTooFar(k, op, about))
    return (
      FAR_MOVE +
      worthOf(
        k,
        rest.filter(({ op: name }) => name !== 'if'),
        about,
      )
    );
  if (op.op !== 'select' || op.of.pick !== 'one') return opWorth(k, op, about) + worthOf(k, rest, about);
  const worths = selectable(k, op.of, about).map(thing => worthOf(k, rest, { ...about, bound: { ...about.bound, [op.as]: [thing] } }));
  return Math.max(...worths, op.of.may || worths.length === 0 ? 0 : Number.NEGATIVE_INFINITY);
};
/** S-COND-1: damage for a Strained unit that exerts itself, and what it is worth to be rid of the condition. */
const STRAIN = 3;
const RID = 0.5 * CONDITION.strained;
const strainOf = (k: Weighed, unit: UnitId, { kind }: AbilityText): number =>
  (kind === 'active' || kind === 'reactive') && hasCondition(k, unit, 'strained') ? Math.max(0, damageOf(k, unit, STRAIN) - RID) : 0;
/** Force comes back every round: a point of it is spent for half of what it is worth elsewhere. */
const THRIFT = 0.5;
/** What an ability of a window does, less what it costs: nothing that is paid for is worth less than nothing at all. */
const offerWorth = (k: Weighed, unit: UnitId, ability: AbilityText, about: Context): number => {
  const worth = worthOf(k, ability.script!, about);
  const cost = costOf(k, unit, ability);
  if (cost > 0 && worth <= 0) return -cost;
  return worth - THRIFT * weightsOf(k, sideOf(k, unit)).force * cost * forceWorth(k, unit) - strainOf(k, unit, ability);
};
/** The answer that does most for the seat that is asked, among those that do not hurt it: whether to use what a script offers, one of several scripts, or an ability of a window. */
export const bestOffer = (k: Weighed, { options, min }: Pick): number | undefined => {
  const worth = worthOfAnswer(k);
  const found = options.map(code => ({ code, worth: worth(code) })).sort((a, b) => b.worth - a.worth)[0];
  return found && (min > 0 || found.worth >= 0) ? found.code : undefined;
};
const worthOfAnswer = (k: Weighed): ((code: number) => number) => {
  const { proc, locals } = k.stack.at(-1)!;
  if (proc === 'window') {
    const moment = k.stack.at(-2)?.locals ?? {};
    return code => {
      const { keyword, holder } = OFFER.decode(code);
      const ability = ALL[keyword - 1];
      if (!ability?.script) return 0;
      const unit = holder as UnitId;
      return offerWorth(k, unit, ability, aboutOf(k, unit, ability.id, moment));
    };
  }
  const f = locals as unknown as Context & InScript;
  const op = BOOK.at(f.script)[f.at];
  return code => (op?.op === 'may' ? worthOf(k, op.do, f) : op?.op === 'choose' ? worthOf(k, op.between[code] ?? [], f) : 0);
};
