import { type Answer, type Language, nearest, type Random, type Reason, type Seat, type Space, sample, type ViewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { ACTIVATING } from '../frames.js';
import type { EncounterState, EncounterView } from '../state.js';
import { alternatives } from './alternatives.js';
import { reply, type SeatView } from './choose.js';
import { reasonText } from './reasons.js';
import { BEGINNER, QUICK, THOROUGH } from './spots.js';
import { FOUND } from './weights.js';

export { suggest } from './suggestions.js';

export type EncounterSeatView = ViewOf<EncounterState>;
/** Plays any seat: nobody has secrets here, so it looks at the table alone. */
export const heuristic = {
  name: 'heuristic',
  choose: (view: EncounterSeatView, question: Space, random: Random): Answer => reply(view as SeatView, question, THOROUGH, random).answer,
};
/** One choice in so many is not thought through. */
const CARELESS = 4;
/** Plays like somebody who has just learned the rules: looks at few spots, and now and then does the first thing that comes to mind. */
export const novice = {
  name: 'novice',
  choose: (view: EncounterSeatView, question: Space, random: Random): Answer =>
    question.kind === 'pick' && random(CARELESS) === 0
      ? sample(question, random)
      : reply(view as SeatView, question, BEGINNER, random).answer,
};
/** What it would answer, and why. */
export const advise = (
  view: EncounterSeatView,
  question: Space,
  language: Language = 'en',
): { readonly answer: Answer; readonly why: string; readonly reason: Reason } => {
  const { answer, reason } = reply(view as SeatView, question, THOROUGH, seeded(1));
  return { answer, why: reasonText(reason, language), reason };
};
/** The activation in progress, if there is one. */
const activating = ({ stack }: Pick<EncounterView, 'stack'>): unknown => nearest({ stack } as never, ACTIVATING)?.unit;
/** A search sees the table with weights of its own. */
const weighed = (view: EncounterSeatView): SeatView => ({ ...(view as SeatView), weights: FOUND });
/** What a search would do without thinking, how it plays on, and when it has looked far enough: when the activation in progress is over. */
export const rollout = {
  favourite: {
    name: 'favourite',
    choose: (view: EncounterSeatView, question: Space, random: Random): Answer => reply(weighed(view), question, THOROUGH, random).answer,
  },
  policy: (s: EncounterState, _seat: Seat, space: Space, random: Random): Answer =>
    reply({ ...s, weights: FOUND }, space, QUICK, random).answer,
  isFar: (s: EncounterState, from: EncounterSeatView): boolean =>
    s.public.legendTurns !== from.public.legendTurns || s.public.turn !== from.public.turn || activating(from) !== activating(s),
  alternatives: (view: EncounterSeatView, question: Space): readonly Answer[] => alternatives(weighed(view), question),
  ahead: 2,
};
