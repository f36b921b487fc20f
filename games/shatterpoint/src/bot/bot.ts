import { type Answer, type Language, type Random, type Reason, type Space, sample, type ViewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { EncounterState } from '../state.js';
import { reply, type SeatView } from './choose.js';
import type { Forecast } from './odds.js';
import { reasonText } from './reasons.js';
import { BEGINNER, THOROUGH } from './spots.js';
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
/** Plays with weights of its own and looks closely: at the exact odds of attacks, at what each stance promises, and where a push leads. Imagined activations made it weaker. */
export const searchWith = (forecast: Forecast) => ({
  name: 'search',
  choose: (view: EncounterSeatView, question: Space, random: Random): Answer =>
    reply({ ...(view as SeatView), weights: FOUND, forecast }, question, THOROUGH, random).answer,
});
