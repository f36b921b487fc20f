import { OFFER, type Space } from '@cadre/core';
import { unitOfHolder } from '@cadre/special-operations/keywords/holders';
import { type BattleOption, OPTION } from '@cadre/special-operations/options';
import { type Offers, offersOf, type TablePlay, type TableQuestion } from '@cadre/table-client';
import { actingUnit, isWindow, type OperationsView } from './view.js';

export const unitThing = (id: number): string => `unit:${id}`;
export const markerThing = (id: number): string => `marker:${id}`;
export const cardThing = (number: number): string => `card:${number}`;
export const dieThing = (place: number): string => `die:${place}`;
export const objectiveThing = (id: number): string => `objective:${id}`;
export const actionThing = (kind: string): string => `action:${kind}`;

/** Questions whose values are numbers of something else: tokens, dice, units, places in a pool. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...['keep', 'improve', 'die-lost', 'swap', 'mission', 'layout', 'draw', 'covert', 'whose', 'code'],
  ...['reroll', 'attack-reroll', 'aim', 'observation', 'defence-reroll'],
]);
/** The option that a value of a question stands for; null where its values are no options. */
export const optionAt = (view: OperationsView, space: Space, value: number | undefined): BattleOption | null => {
  const isCode = space.kind === 'pick' && !NUMBERS.has(space.of) && !isWindow(view);
  return isCode && value !== undefined && OPTION.has(value) ? OPTION.decode(value) : null;
};
const optionThing = (view: OperationsView, option: BattleOption, value: number): string => {
  switch (option.kind) {
    case 'activate':
    case 'unit':
      return unitThing(option.unit);
    case 'attack':
      return unitThing(option.target);
    case 'move': {
      const unit = actingUnit(view);
      return unit === null ? actionThing('move') : unitThing(unit);
    }
    case 'card':
      return cardThing(option.card);
    case 'objective':
      return objectiveThing(option.objective);
    default:
      return actionThing(`${option.kind}:${value}`);
  }
};
/** What an option stands for: a unit, a token, a card, a die, or nothing that is drawn. */
const thingOf = (view: OperationsView, space: Space, value: number): string => {
  if (isWindow(view)) {
    const unit = unitOfHolder(OFFER.decode(value).holder as never);
    return unit === undefined ? actionThing(`window:${value}`) : unitThing(unit);
  }
  switch (space.of) {
    case 'covert':
      return markerThing(value);
    case 'whose':
      return unitThing(value);
    case 'reroll':
    case 'attack-reroll':
    case 'aim':
    case 'observation':
    case 'defence-reroll':
      return dieThing(value);
    case 'code': {
      const at = view.public.tally.codes[value];
      return typeof at === 'number' ? unitThing(at) : actionThing(`code:${value}`);
    }
    default: {
      const option = optionAt(view, space, value);
      return option ? optionThing(view, option, value) : `${space.of}:${value}`;
    }
  }
};
export const operationsOffers = (view: OperationsView, props: Pick<TablePlay, 'question' | 'draft' | 'hint'>): Offers =>
  offersOf(props, (space, value) => ({ thing: thingOf(view, space, value) }));

/** The first answer of this kind. */
export const answerOf = (view: OperationsView, question: TableQuestion | null, kind: BattleOption['kind']): number | undefined =>
  question?.space.kind === 'pick' ? question.space.options.find(value => optionAt(view, question.space, value)?.kind === kind) : undefined;
