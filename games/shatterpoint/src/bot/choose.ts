import { nearest, type Random, type Seat, type Space, sample } from '@cadre/core';
import { branchAt } from '../attack/tree.js';
import { bestPath } from '../attack/walks.js';
import { cardOf } from '../box.js';
import { abilityAt, costOf } from '../effects/abilities.js';
import { ABILITIES } from '../effects/book.js';
import { ACTIVATING, ATTACKING, REVEALING } from '../frames.js';
import { type EncounterOption, OPTION } from '../options.js';
import { cardIs, deckOf, reservedBy } from '../round/decks.js';
import { LEGEND_UNIT, legendOrder } from '../round/legend.js';
import { type CharacterId, type EncounterView, LEGEND, type ObjectiveId, type UnitId } from '../state.js';
import { ground } from '../table/ground.js';
import { questionIn } from '../table/place-args.js';
import { charactersOn, otherSide, sideOf, spotOf, unitOf, unitOfCharacter } from '../table/queries.js';
import { powerOf } from './estimate.js';
import { distance, preyWorth, reachOf } from './goals.js';
import { type Forecast, isAttack, oddsWorth } from './odds.js';
import { bestOffer } from './offers.js';
import { activationWorth, planOf } from './plans.js';
import { type Reply, say, type Why } from './reasons.js';
import { forceWorth, scriptWorth } from './scripts.js';
import { answerFor, assaultAt, type Effort, movesOf, QUICK, sampledSpot, stayAt, strikeAt } from './spots.js';
import { damageWorth, MATCH, objectiveWorth } from './stakes.js';
import { type Weighed, weightsOf } from './weights.js';

/** What the bot looks at: what everybody knows, and whose seat it plays; with a forecast, attacks by their exact odds. */
export type SeatView = Weighed & { readonly seat?: Seat; readonly forecast?: Forecast };
type Pick = Extract<Space, { readonly kind: 'pick' }>;
interface Choice {
  readonly code: number;
  readonly option: EncounterOption;
}
/** The end comes first: what is worth no more than that is not done. */
const optionsOf = ({ options }: Pick): Choice[] =>
  options
    .filter(code => OPTION.has(code))
    .map(code => ({ code, option: OPTION.decode(code) }))
    .toSorted((a, b) => Number(b.option.kind === 'end') - Number(a.option.kind === 'end'));
const best = <T>(all: readonly T[], worth: (each: T) => number): T =>
  all.map(each => ({ each, value: worth(each) })).reduce((a, b) => (b.value > a.value ? b : a)).each;

const WHY_ACTION = { combat: 'attack', focus: 'focus', move: 'move', recover: 'recover', takeCover: 'take-cover', end: 'end' } as const;
/** An Active ability that is worth more than its Force, and takes no action, comes first. */
const chooseAction = (k: EncounterView, choices: readonly Choice[], effort: Effort, random: Random): Reply => {
  const f = nearest(k as never, ACTIVATING)!;
  const unit = f.unit as UnitId;
  const plan = planOf(k, f, effort);
  const { force, least } = weightsOf(k, sideOf(k, unit));
  const worth = ({ option }: Choice): number => {
    if (option.kind !== 'ability') return Number.NEGATIVE_INFINITY;
    const ability = abilityAt(k, unit, option.ability);
    const gain = scriptWorth(k, unit, ability.script) + random(100) / 200 - force * forceWorth(k, unit) * costOf(k, unit, ability);
    return ability.action ? gain - plan.worth : gain;
  };
  const ability = best(choices, worth);
  if (worth(ability) > least) return say([ability.code], 'S-ABIL-1', 'ability');
  const first = choices.find(({ option }) => option.kind === plan.first) ?? choices[0]!;
  return say([first.code], 'S-ACT-2', WHY_ACTION[plan.first]);
};
const turnSide = (k: EncounterView): 'legend' | 'cadre' => (k.public.turn === LEGEND ? 'legend' : 'cadre');
const unitWorth = (k: EncounterView, unit: UnitId): number =>
  sideOf(k, unit) === turnSide(k) ? activationWorth(k, unit, QUICK) : preyWorth(k, unit, 3);
const characterWorth = (k: EncounterView, id: CharacterId): number => {
  const unit = unitOfCharacter(k, id);
  if (sideOf(k, unit) !== turnSide(k)) return preyWorth(k, unit, 3);
  const { damage, conditions } = unitOf(k, unit);
  return damage * damageWorth(k, unit) + conditions.length + (stayAt(k, id)?.strike ?? 0) / 4;
};
/** What the other units of the seat would do, on average: those whose order cards are still in the deck. */
const othersWorth = (k: EncounterView, seat: Seat): number => {
  const { top, unknown, bottom } = deckOf(k, seat);
  const worths = [...top, ...unknown, ...bottom].flatMap(card => {
    const is = cardIs(k, seat, card);
    return is.is === 'unit' && !unitOf(k, is.unit).defeated ? [activationWorth(k, is.unit, QUICK)] : [];
  });
  return worths.length === 0 ? 0 : worths.reduce((a, b) => a + b, 0) / worths.length;
};
const RESERVE = 2.5;
/** S-ORD-2: what it is worth to wait for another card. */
const reserveWorth = (k: EncounterView): number => {
  const { seat } = nearest(k as never, REVEALING)!;
  return othersWorth(k, seat) - RESERVE;
};
const fromReserveWorth = (k: EncounterView): number => {
  const { turn } = k.public;
  const card = reservedBy(k, turn);
  const is = card === undefined ? undefined : cardIs(k, turn, card);
  return is?.is === 'unit' ? activationWorth(k, is.unit, QUICK) - othersWorth(k, turn) : 0;
};
const orderWorth = (k: EncounterView, card: Extract<EncounterOption, { kind: 'card' }>['card']): number => {
  const is = cardIs(k, k.public.turn, card);
  if (is.is !== 'legend') return 0;
  const { refresh, effect } = legendOrder(k, is.card);
  const { size, ready } = k.public.force[LEGEND]!;
  return Math.min(refresh, size - ready) + scriptWorth(k, LEGEND_UNIT, effect);
};
const optionWorth = (k: EncounterView, { option }: Choice): number => {
  switch (option.kind) {
    case 'attack':
      return strikeAt(k, option.attacker, option.target, option.how);
    case 'assault':
      return assaultAt(k, option.attacker, option.how, option.target);
    case 'character':
      return characterWorth(k, option.character);
    case 'unit':
      return unitWorth(k, option.unit);
    case 'objective':
      return objectiveWorth(k, option.objective as ObjectiveId);
    case 'damage':
      return damageWorth(k, option.unit) * (1 + unitOf(k, option.unit).damage / cardOf(k, option.unit).stamina);
    case 'cure':
      return 1.2;
    case 'card':
      return orderWorth(k, option.card);
    case 'reserve':
      return reserveWorth(k);
    case 'fromReserve':
      return fromReserveWorth(k);
    case 'shuffleBack':
      return -MATCH; // LE-P5: the same card may come again, and again
    case 'end':
    case 'no':
    case 'reveal':
      return 0;
    default:
      return 0.5;
  }
};
const WHY_OPTION: Readonly<Partial<Record<EncounterOption['kind'], Why>>> = {
  attack: 'attack',
  assault: 'attack',
  card: 'card',
  unit: 'unit',
  fromReserve: 'unit',
  reserve: 'reserve',
};
/** So many attacks get a closer look. */
const CLOSER = 3;
/** Of the attacks that seem to be worth most, the one that is by its exact odds. */
const chooseAttack = (k: EncounterView, forecast: Forecast, choices: readonly Choice[]): Reply => {
  const likely = choices
    .map(choice => ({ choice, value: optionWorth(k, choice) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, CLOSER);
  const { choice } = best(likely, ({ choice: { option }, value }) => (isAttack(option) ? oddsWorth(k, forecast, option) : value));
  return say([choice.code], 'S-ACT-2', WHY_OPTION[choice.option.kind] ?? 'any');
};
const chooseOption = (k: SeatView, choices: readonly Choice[], random: Random): Reply => {
  if (k.forecast && choices.length > 1 && choices.some(({ option }) => isAttack(option))) return chooseAttack(k, k.forecast, choices);
  const { code, option } = choices.length === 1 ? choices[0]! : best(choices, each => optionWorth(k, each) + random(100) / 10_000);
  return say([code], 'S-ACT-2', WHY_OPTION[option.kind] ?? 'any');
};
/** The next option on the best way through the tree. */
const chooseBranch = (k: EncounterView, choices: readonly Choice[]): Reply => {
  const f = nearest(k as never, ATTACKING)!;
  const next = bestPath(k, f)[f.path.length];
  const at = next === undefined ? undefined : branchAt(next);
  const found = choices.find(({ option }) => option.kind === 'branch' && option.row === at?.row && option.column === at.column);
  return say([(found ?? choices[0]!).code], 'S-TREE-2', 'branch');
};
/** Inches that a unit moves before it attacks. */
const STEP = 5.5;
/** What a die of defence is worth, in damage, and in percent of a match. */
const DEFENCE = 0.4;
const DEFENCE_WORTH = 0.8;
/** What the activation promises in this stance, and how hard it is to hit. */
const stanceWorth = (k: Weighed, unit: UnitId, stance: number, effort: Effort): number => {
  const units = k.public.units.map((each, i) => (i === unit ? { ...each, stance } : each));
  const { melee, ranged } = cardOf(k, unit).stances[stance]!.defence;
  return activationWorth({ ...k, public: { ...k.public, units } }, unit, effort) + DEFENCE_WORTH * (melee + ranged);
};
/** A stance that can attack somebody in this activation, and what it is worth to be hard to hit. */
const chooseStance = (k: Weighed, choices: readonly Choice[], effort: Effort): Reply => {
  const unit = nearest(k as never, ACTIVATING)?.unit as UnitId | undefined;
  if (unit === undefined) return say([choices[0]!.code], 'S-STN-2', 'stance');
  if (k.weights?.closely) {
    const { code } = best(choices, ({ option }) => (option.kind === 'stance' ? stanceWorth(k, unit, option.stance, effort) : 0));
    return say([code], 'S-STN-2', 'stance');
  }
  const [self] = unitOf(k, unit).characters.filter(id => typeof k.public.characters[id]!.at === 'object');
  const nearestEnemy =
    self === undefined
      ? 0
      : charactersOn(k, otherSide(sideOf(k, unit))).reduce(
          (least, id) => Math.min(least, distance(spotOf(k, self), spotOf(k, id))),
          Number.POSITIVE_INFINITY,
        );
  const found = best(choices, ({ option }) => {
    if (option.kind !== 'stance') return 0;
    const stance = cardOf(k, unit).stances[option.stance]!;
    return (nearestEnemy <= reachOf(stance) + STEP ? powerOf(stance) : 0) + DEFENCE * (stance.defence.melee + stance.defence.ranged);
  });
  return say([found.code], 'S-STN-2', 'stance');
};
/** Whether the unit of this character can still attack in its activation. */
const attacksLater = (k: EncounterView, id: CharacterId): boolean => {
  const f = nearest(k as never, ACTIVATING);
  return f !== undefined && f.unit === unitOfCharacter(k, id) && f.taken < 2 && !f.done.includes('combat');
};
/** Whether an ability that cost Force grants what is asked: to decline it now would be to pay for nothing. */
const isPaidFor = (k: SeatView): boolean =>
  k.stack.some(({ locals }) => {
    const { script, ability, unit } = locals as { readonly script?: number; readonly ability?: string; readonly unit?: UnitId };
    const text = script === undefined || ability === undefined ? undefined : ABILITIES.get(ability);
    return text !== undefined && unit !== undefined && costOf(k, unit, text) > 0;
  });
const choosePlace = (k: SeatView, space: Extract<Space, { readonly kind: 'place' }>, effort: Effort, random: Random): Reply => {
  const q = questionIn(space);
  if (q.kind !== 'move') return say(sampledSpot(k, space, random), 'S-DEP-1', 'best-spot');
  const strikes = attacksLater(k, q.character);
  const [top] = movesOf(k, space, effort, strikes);
  if (!top) return say(space.may ? [] : ground(k).sample(space, random), 'S-MOVE-1', 'stay');
  const stay = stayAt(k, q.character);
  const gain = stay ? top.stand - stay.stand + (strikes ? top.strike - stay.strike : 0) : 1;
  if (space.may && gain <= 0.1 && !isPaidFor(k)) return say([], 'S-MOVE-1', 'stay');
  return say(answerFor(top), 'S-MOVE-1', top.goal?.name ?? 'best-spot');
};
/** Windows and alternatives of scripts: their options are plain numbers. What helps most is used, nothing that hurts and may be declined. */
const chooseOffer = (k: SeatView, space: Pick): Reply => {
  const found = bestOffer(k, space);
  return found === undefined ? say([], 'S-ABIL-2', 'declined') : say([found], 'S-ABIL-2', 'ability');
};
const OFFERS: readonly string[] = ['window', 'mayUse', 'chooseOne'];
/** An answer to any question, and why. */
export const reply = (k: SeatView, space: Space, effort: Effort, random: Random): Reply => {
  if (space.kind === 'place') return choosePlace(k, space, effort, random);
  if (space.kind !== 'pick') return say(sample(space, random, ground(k)), 'S-ACT-2', 'any');
  const asking = k.stack.at(-1);
  if (OFFERS.includes(asking?.proc ?? '') && space.options.length > 0) return chooseOffer(k, space);
  const choices = optionsOf(space);
  if (choices.length < space.options.length || choices.length === 0 || space.min > 1)
    return say(sample(space, random, ground(k)), 'S-ACT-2', 'any');
  if (asking?.proc === 'activation' && asking.step === 'act') return chooseAction(k, choices, effort, random);
  // S-EFF-4: whoever can heal has something to heal
  if (asking?.proc === 'healEach')
    return chooseOption(
      k,
      choices.filter(({ option }) => option.kind !== 'end'),
      random,
    );
  switch (space.of) {
    case 'branch':
      return chooseBranch(k, choices);
    case 'stance':
      return chooseStance(k, choices, effort);
    case 'moveAs':
      return say([choices[0]!.code], 'S-ACTN-1', 'any');
    default:
      return chooseOption(k, choices, random);
  }
};
