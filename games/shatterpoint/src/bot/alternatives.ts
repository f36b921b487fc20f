import { type Answer, nearest, type Space } from '@cadre/core';
import { ACTIVATING } from '../frames.js';
import type { EncounterView } from '../state.js';
import { questionIn } from '../table/place-args.js';
import { attacksLater, type Choice, OFFERS, optionsOf, optionWorth } from './choose.js';
import { type Plan, plansOf } from './plans.js';
import { answerFor, movesOf, THOROUGH } from './spots.js';

/** How far apart spots are that are worth comparing, in 0.1 mm. */
const APART = 500;
type Pick = Extract<Space, { readonly kind: 'pick' }>;
type PlaceSpace = Extract<Space, { readonly kind: 'place' }>;

/** Abilities first: what they do is hard to guess, and easy to try. Then the actions by what they promise. */
const actions = (k: EncounterView, choices: readonly Choice[]): Answer[] => {
  const f = nearest(k as never, ACTIVATING)!;
  const { plans } = plansOf(k, f, THOROUGH);
  const promise = (kind: string): number =>
    plans.reduce((most, { first, worth }: Plan) => (first === kind ? Math.max(most, worth) : most), Number.NEGATIVE_INFINITY);
  const worth = ({ option }: Choice): number => (option.kind === 'ability' ? Number.MAX_VALUE : promise(option.kind));
  return ranked(
    choices.filter(({ option }) => option.kind !== 'end'),
    worth,
  );
};
const ranked = (choices: readonly Choice[], worth: (choice: Choice) => number): Answer[] =>
  choices
    .map(choice => ({ choice, value: worth(choice) }))
    .sort((a, b) => b.value - a.value)
    .map(({ choice }) => [choice.code]);
/** The best spots that are not next to each other, and staying where that is allowed. */
const spots = (k: EncounterView, space: PlaceSpace): Answer[] => {
  const q = questionIn(space);
  if (q.kind !== 'move') return [];
  const found: { readonly x: number; readonly y: number }[] = [];
  const answers: Answer[] = [];
  for (const value of movesOf(k, space, THOROUGH, attacksLater(k, q.character))) {
    if (found.some(({ x, y }) => Math.hypot(x - value.spot.x, y - value.spot.y) < APART)) continue;
    found.push(value.spot);
    answers.push(answerFor(value));
  }
  return space.may ? [...answers.slice(0, 2), [], ...answers.slice(2)] : answers;
};
/** Questions that cannot be weighed at the end of the activation. */
const LATER: readonly string[] = ['legendTurn', 'cycle', 'deployment', 'revealOrders', 'reveal', 'cadreTurn', 'wrenchRoll'];
const SMALL: readonly string[] = ['branch', 'moveAs', 'icon'];
const picks = (k: EncounterView, space: Pick): Answer[] => {
  const asking = k.stack.at(-1);
  if (space.min > 1 || LATER.includes(asking?.proc ?? '') || SMALL.includes(space.of)) return [];
  const declined: Answer[] = space.min === 0 ? [[]] : [];
  if (OFFERS.includes(asking?.proc ?? '')) return [...declined, ...space.options.map(code => [code])];
  const choices = optionsOf(space);
  if (choices.length < space.options.length || choices.length === 0) return [];
  if (asking?.proc === 'activation' && asking.step === 'act') return actions(k, choices);
  return [...ranked(choices, choice => optionWorth(k, choice)), ...declined];
};
/** What else this seat might answer to a question that matters, the best first; nothing where a closer look brings little. */
export const alternatives = (k: EncounterView, space: Space): readonly Answer[] => {
  if (nearest(k as never, ACTIVATING) === undefined) return [];
  return space.kind === 'place' ? spots(k, space) : space.kind === 'pick' ? picks(k, space) : [];
};
